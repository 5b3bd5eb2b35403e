import { expect, test } from 'vitest';
import { createAnalysis } from './text-analysis.ts';

const knownWords = new Set<string>();

test('a word comes to the same before and after it stops learning', () => {
  const { analyse, stopLearning } = createAnalysis({ language: 'en', knownWords });
  const before = analyse('Spring onions, zucchini');
  stopLearning();
  expect(analyse('Spring onions, zucchini')).toEqual(before);
  expect(analyse('courgettes').words.map(({ stems }) => stems)).toEqual([['courgett']]);
});

test('a word keeps its place in the text', () => {
  const { analyse } = createAnalysis({ language: 'en', knownWords });
  const places = analyse('egg, egg').words.map(({ start, end }) => [start, end]);
  expect(places).toEqual([
    [0, 3],
    [5, 8],
  ]);
});
