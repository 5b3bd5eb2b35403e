import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { atLength, inPart } from './at-length.ts';

/**
 * What takes minutes, or `npm test` does in little: many more shuffled notifications, processes that
 * really die at every step, and the weeks of every kind of member.
 */
const files = [...inPart, ...atLength];

const root = join(import.meta.dirname, '..');
const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
const child = spawn(process.execPath, [vitest, 'run', ...files], {
  cwd: root,
  stdio: 'inherit',
  env: {
    AT_LENGTH: 'true',
    PAYMENT_SHUFFLES: '1000',
    SEAT_SHUFFLES: '200',
    PAYMENT_DEATHS: 'process',
    MONTHS_OF: 'everybody',
    ...process.env,
  },
});
child.once('exit', (code) => process.exit(code ?? 1));
