import { expect, test } from 'vitest';
import { createBatch, perOperation } from './batch.ts';

test('what is asked for together is loaded together, each once', async () => {
  const loads: string[][] = [];
  const ask = createBatch(async (keys: readonly string[]) => {
    loads.push([...keys]);
    return new Map(keys.map((key) => [key, key.length]));
  });
  const found = await Promise.all(['a', 'bb', 'a'].map((key) => ask(key)));
  expect(found).toEqual([1, 2, 1]);
  expect(await ask('bb')).toBe(2);
  expect(await ask('ccc')).toBe(3);
  expect(loads).toEqual([['a', 'bb'], ['ccc']]);
});

test('what is not there is undefined, and a failure reaches everyone who asked', async () => {
  const empty = createBatch(async () => new Map<string, number>());
  expect(await empty('a')).toBeUndefined();
  const failing = createBatch<string, number>(() => Promise.reject(new Error('no database')));
  const answers = await Promise.allSettled([failing('a'), failing('b')]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});

test('each operation has its own', () => {
  const of = perOperation((context: { id: number }) => ({ made: context.id }));
  const first = { id: 1 };
  expect(of(first)).toBe(of(first));
  expect(of({ id: 1 })).not.toBe(of(first));
});
