import { availableParallelism } from 'node:os';
import { expect, test } from 'vitest';
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
