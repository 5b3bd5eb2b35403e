import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readSettings } from './settings/config.ts';
import { countWorkers } from './workers.ts';

const countWith = (environment: Record<string, string>) => countWorkers(readSettings(environment));

test('the embedded database has room for one process, and whoever asks for more is told', () => {
  expect(countWith({})).toBe(1);
  expect(countWith({ WORKERS: '1' })).toBe(1);
  expect(() => countWith({ WORKERS: '2' })).toThrow('WORKERS');
});

test('beside PostgreSQL there are as many as were asked for, else one for each core', () => {
  const DATABASE_URL = 'postgres://yolk@127.0.0.1/yolk';
  expect(countWith({ DATABASE_URL, WORKERS: '3' })).toBe(3);
  expect(countWith({ DATABASE_URL })).toBe(availableParallelism());
});

/** A process of its own that supervises two workers. */
function startSupervisor(environment: Record<string, string> = {}) {
  const file = join(import.meta.dirname, 'testing', 'supervised-child.ts');
  const child = spawn(process.execPath, [file], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_OPTIONS: '', ...environment },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  const waiting = new Set<() => void>();
  const tell = () => {
    for (const each of waiting) each();
  };
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += String(chunk);
      tell();
    });
  }
  child.once('exit', tell);
  return {
    kill: (signal: NodeJS.Signals) => void child.kill(signal),
    /** The processes of which it said that they serve, in this order. */
    serving: () => [...output.matchAll(/Worker (\d+) serves/g)].map(([, id]) => Number(id)),
    deaths: () => output.match(/A worker has ended/g) ?? [],
    exitCode: () => child.exitCode,
    async until(isTrue: () => boolean) {
      const { promise, resolve } = Promise.withResolvers<void>();
      const look = () => {
        if (isTrue()) resolve();
      };
      waiting.add(look);
      look();
      await promise;
    },
  };
}

test('where the first worker cannot start, none is started', async () => {
  const supervisor = startSupervisor({ FAILS: 'yes' });
  await supervisor.until(() => supervisor.exitCode() !== null || supervisor.deaths().length > 1);
  expect(supervisor.exitCode()).toBe(1);
  expect(supervisor.serving()).toEqual([]);
});

test('a worker that dies is replaced, SIGHUP replaces all, and SIGTERM ends them', async () => {
  const supervisor = startSupervisor();
  const { serving, until } = supervisor;
  await until(() => serving().length === 2);
  const [first = 0, second = 0] = serving();
  process.kill(first, 'SIGKILL');
  await until(() => serving().length === 3);
  expect(supervisor.deaths()).toHaveLength(1);
  supervisor.kill('SIGHUP');
  await until(() => serving().length === 5);
  expect(new Set(serving()).size).toBe(5);
  // One after the other: the first of them has ended before the last one starts.
  expect(isThere(second)).toBe(false);
  supervisor.kill('SIGTERM');
  await until(() => supervisor.exitCode() !== null);
  expect(supervisor.exitCode()).toBe(0);
  // Whoever is replaced or ended has not died.
  expect(supervisor.deaths()).toHaveLength(1);
  expect(serving().filter(isThere)).toEqual([]);
});

function isThere(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
}
