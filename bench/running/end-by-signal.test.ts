import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { hasPostgres } from '../../scripts/postgres-server.ts';

const root = join(import.meta.dirname, '..', '..');

/** As benchmarks begin: tells the process of its database and the folder it is in. */
const script = `
import { readFileSync } from 'node:fs';
import { startPostgres } from '${join(root, 'scripts', 'postgres-server.ts')}';
const server = await startPostgres({ isDurable: false });
const [, , data] = readFileSync('/proc/' + server.pid() + '/cmdline', 'utf8').split('\\0');
console.log(server.pid() + ' ' + data);
setInterval(() => {}, 1000);
`;

const canTell = existsSync('/proc/self/cmdline') && (await hasPostgres());

test.runIf(canTell)('a benchmark that is told to end leaves no database behind', async () => {
  const loaded = ['--import', join(import.meta.dirname, 'end-by-signal.ts')];
  const child = spawn(process.execPath, [...loaded, '--input-type=module', '--eval', script], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  const [pid, data] = line.split(' ');
  expect(existsSync(`/proc/${pid}`)).toBe(true);
  child.kill('SIGTERM');
  const [code] = (await once(child, 'exit')) as [number | null];
  expect(code).toBe(128 + 15);
  await expect.poll(() => existsSync(`/proc/${pid}`)).toBe(false);
  expect(existsSync(data ?? '')).toBe(false);
});
