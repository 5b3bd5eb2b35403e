import { expect, test } from 'vitest';
import { pieces } from './highlighted.tsx';

function written(text: string, ranges: { start: number; end: number }[]) {
  return pieces({ text, ranges }).map(({ words, isMarked }) => (isMarked ? `[${words}]` : words));
}

test('a text without ranges is one piece', () => {
  expect(written('Soup', [])).toEqual(['Soup']);
});

test('ranges are marked and nothing of the text is lost', () => {
  const ranges = [
    { start: 0, end: 5 },
    { start: 10, end: 14 },
  ];
  expect(written('Green and soup', ranges)).toEqual(['[Green]', ' and ', '[soup]']);
});
