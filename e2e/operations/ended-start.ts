import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** Starts a server that is expected to refuse to run. */
export async function startUntilEnd(
  environment: Record<string, string>,
): Promise<{ exitCode: number | null; output: string }> {
  const child = spawn(process.execPath, ['server/start.ts'], {
    cwd: join(import.meta.dirname, '..', '..'),
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: '', LOG_LEVEL: 'warn', PORT: '0', ...environment },
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const [exitCode] = await once(child, 'close');
  return { exitCode, output };
}
