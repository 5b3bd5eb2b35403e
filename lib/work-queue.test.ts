import { expect, test } from 'vitest';
import { QueueFullError, WorkQueue } from './work-queue.ts';

test('runs so many at a time, lets so many wait and turns the rest away', async () => {
  const queue = new WorkQueue({ running: 2, waiting: 1 });
  const begun: string[] = [];
  const { promise: end, resolve } = Promise.withResolvers<void>();
  const task = (name: string) =>
    queue.run(() => {
      begun.push(name);
      return end.then(() => name);
    });
  const done = [task('first'), task('second'), task('third')];
  await expect(task('fourth')).rejects.toThrow(QueueFullError);
  expect(begun).toEqual(['first', 'second']);
  resolve();
  expect(await Promise.all(done)).toEqual(['first', 'second', 'third']);
  expect(begun).toEqual(['first', 'second', 'third']);
});

test('a task that fails makes room for the next', async () => {
  const queue = new WorkQueue({ running: 1, waiting: 1 });
  const failing = queue.run(() => Promise.reject(new Error('no')));
  const next = queue.run(async () => 'yes');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('yes');
  expect(await queue.run(async () => 'again')).toBe('again');
});
