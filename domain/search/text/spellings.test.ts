import { expect, test } from 'vitest';
import { nearestSpellings, sortSpellings, spellingsWithPrefix } from './spellings.ts';

const wordsOf = (counts: Record<string, number>) =>
  sortSpellings(
    Object.entries(counts).map(([folded, count]) => ({
      folded,
      shown: folded,
      terms: [folded],
      count,
    })),
  );
const nearest = (args: Omit<Parameters<typeof nearestSpellings>[0], 'mostEdits'>) =>
  nearestSpellings({ ...args, mostEdits: 2 }).map(({ folded }) => folded);

test('of words two edits away and one that is one away, only the near one is meant', () => {
  // Those that are further stand before and after the near one.
  const spellings = wordsOf({ bake: 9, cane: 9, cake: 1, take: 9, rakes: 9 });
  expect(nearest({ spellings, folded: 'cakee' })).toEqual(['cake']);
  expect(nearest({ spellings, folded: 'cake' })).toEqual(['cake']);
});

test('of words that are as near, all are meant, the most written first, then by their letters', () => {
  const spellings = wordsOf({ bake: 3, take: 8, lake: 3, salt: 9 });
  expect(nearest({ spellings, folded: 'cake' })).toEqual(['take', 'bake', 'lake']);
});

test('a word that is further than the edits is not meant', () => {
  const spellings = wordsOf({ salmon: 5 });
  expect(nearest({ spellings, folded: 'beef' })).toEqual([]);
  expect(nearestSpellings({ spellings, folded: 'salmn', mostEdits: 1 })).toHaveLength(1);
  expect(nearestSpellings({ spellings, folded: 'samn', mostEdits: 1 })).toEqual([]);
});

test('of an unfinished word the beginning is compared', () => {
  const spellings = wordsOf({ cauliflower: 5 });
  expect(nearest({ spellings, folded: 'caluif', isUnfinished: true })).toEqual(['cauliflower']);
  expect(nearest({ spellings, folded: 'caluif' })).toEqual([]);
});

test('what begins alike stands together', () => {
  const spellings = wordsOf({ beef: 1, beet: 1, bean: 1, beer: 1, zest: 1, beé: 1 });
  const found = spellingsWithPrefix(spellings, 'bee').map(({ folded }) => folded);
  expect(found).toEqual(['beef', 'beer', 'beet']);
  expect(spellingsWithPrefix(spellings, 'zz')).toEqual([]);
});
