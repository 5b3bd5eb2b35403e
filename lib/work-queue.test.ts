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

test('newest first, each new one takes the place of the oldest of who has most waiting', async () => {
  const queue = new WorkQueue({ running: 1, waiting: 4, waitingPerOwner: 3, order: 'newest' });
  const { promise: end, resolve } = Promise.withResolvers<void>();
  const begun: string[] = [];
  const outcomes = new Map<string, Promise<string>>();
  const ask = (owner: string, name: string) => {
    const run = queue.run(async () => (begun.push(name), end), owner);
    outcomes.set(
      name,
      run.then(
        () => 'done',
        (error: Error) => error.name,
      ),
    );
  };
  ask('greedy', 'g0');
  for (const name of ['g1', 'g2', 'g3', 'g4']) ask('greedy', name);
  ask('quiet', 'q1');
  ask('other', 'o1');
  resolve();
  const names = [...outcomes.keys()];
  const ended = await Promise.all(outcomes.values());
  const turnedAway = names.filter((_, index) => ended[index] === 'QueueFullError');
  expect(turnedAway).toEqual(['g1', 'g2']);
  expect(begun).toEqual(['g0', 'o1', 'q1', 'g4', 'g3']);
});
