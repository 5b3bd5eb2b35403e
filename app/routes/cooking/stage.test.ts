import { expect, test } from 'vitest';
import { hashOf, stageAfter, stageBefore, stageOf, type Stage } from './stage.ts';

const stepCount = 3;

function walk(step: typeof stageAfter, from: Stage): string[] {
  const hashes: string[] = [];
  for (let stage: Stage | null = from; stage; stage = step({ stage, stepCount })) {
    hashes.push(hashOf(stage));
  }
  return hashes;
}

test('the way leads from the ingredients through every step to the end, and back', () => {
  const way = ['#ingredients', '#step-1', '#step-2', '#step-3', '#done'];
  expect(walk(stageAfter, { name: 'ingredients' })).toEqual(way);
  expect(walk(stageBefore, { name: 'done' })).toEqual(way.toReversed());
});

test.each(['#ingredients', '#step-1', '#step-3', '#done'])('%s is kept by the address', (hash) => {
  expect(hashOf(stageOf({ hash, stepCount }))).toBe(hash);
});

test.each(['', '#step-0', '#step-4', '#step-', '#step-1e2', '#faq-1'])(
  '%j is the beginning',
  (hash) => {
    expect(stageOf({ hash, stepCount })).toEqual({ name: 'ingredients' });
  },
);
