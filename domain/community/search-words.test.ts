import { expect, test } from 'vitest';
import { searchWordsOf, wordQuery } from './search-words.ts';

test('a post is found by each of its words once, without accents and capitals', () => {
  expect(searchWordsOf('Blåbär & Crème', 'blåbär, 12 g')).toEqual(['blabar', 'creme', '12', 'g']);
  expect(searchWordsOf('…', '')).toEqual([]);
});

test('of a long post the first four hundred words are kept, of a long word forty letters', () => {
  const words = Array.from({ length: 401 }, (_, at) => `w${at}`);
  expect(searchWordsOf(words.join(' '))).toEqual(words.slice(0, 400));
  expect(searchWordsOf('x'.repeat(41))).toEqual(['x'.repeat(40)]);
});

test('a search asks for each word, the last letters of which may be missing', () => {
  expect(wordQuery('Wet RICE')).toBe("'wet':* & 'rice':*");
  expect(wordQuery("it's")).toBe("'it':* & 's':*");
  expect(wordQuery(' !!! ')).toBeNull();
  expect(wordQuery('')).toBeNull();
  expect(wordQuery('a b c d e f g h i')?.split(' & ')).toHaveLength(8);
});
