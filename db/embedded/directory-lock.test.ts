import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DirectoryInUseError, lockDirectory } from './directory-lock.ts';

function temporaryDirectory(): string {
  return mkdtempSync(join(tmpdir(), 'yolk-lock-'));
}

/** Another process that takes the lock, says so, and keeps it until it is killed. */
async function lockElsewhere(directory: string) {
  const module = join(import.meta.dirname, 'directory-lock.ts');
  const program = `
    import { lockDirectory } from ${JSON.stringify(module)};
    try { lockDirectory(${JSON.stringify(directory)}); console.log('locked'); setInterval(() => {}, 1000); }
    catch (error) { console.log(error.name); }`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = await once(child.stdout, 'data');
  return { child, said: String(said).trim() };
}

async function kill({ child }: Awaited<ReturnType<typeof lockElsewhere>>): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

test('a second lock of the same directory is refused and names the process', () => {
  const directory = temporaryDirectory();
  lockDirectory(directory);
  expect(() => lockDirectory(directory)).toThrow(DirectoryInUseError);
  expect(() => lockDirectory(directory)).toThrow(String(process.pid));
});

test('a directory can be locked again after it was let go', () => {
  const directory = temporaryDirectory();
  const unlock = lockDirectory(directory);
  unlock();
  expect(() => lockDirectory(directory)).not.toThrow();
});

test('the lock of another process holds until that process is gone, however it ends', async () => {
  const directory = temporaryDirectory();
  const other = await lockElsewhere(directory);
  const lockBeside = () => lockDirectory(directory);
  const refusal = await Promise.try(lockBeside).catch((error: Error) => error.message);
  await kill(other);
  expect(other.said).toBe('locked');
  expect(refusal).toContain(`process ${other.child.pid}`);
  expect(() => lockDirectory(directory)).not.toThrow();
});

test('of processes that start together one gets the lock', async () => {
  const directory = temporaryDirectory();
  const others = await Promise.all(Array.from({ length: 4 }, () => lockElsewhere(directory)));
  await Promise.all(others.map(kill));
  expect(others.map(({ said }) => said).toSorted()).toEqual([
    'DirectoryInUseError',
    'DirectoryInUseError',
    'DirectoryInUseError',
    'locked',
  ]);
});
