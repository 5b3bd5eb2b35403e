import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addBit, createBitset, listBits } from '../../../lib/bitset.ts';
import { applyFilters, countFacets, indexFacets } from './facets.ts';
import { filterNames, isNarrowing, noFilters, type FilterName } from './search-filters.rules.ts';

type Choices = Record<FilterName, string[]>;

const values = ['one', 'two', 'three'];
const someValues = fc.subarray(values);
const choices: fc.Arbitrary<Choices> = fc.record(
  Object.fromEntries(filterNames.map((name) => [name, someValues])) as Record<
    FilterName,
    typeof someValues
  >,
);
/** A few filters of the ten, as people choose them: all ten at once leave nothing. */
const chosen: fc.Arbitrary<Choices> = fc
  .tuple(choices, fc.subarray([...filterNames], { maxLength: 3 }))
  .map(([all, names]) => {
    const kept = filterNames.map((name) => [name, names.includes(name) ? all[name] : []]);
    return Object.fromEntries(kept) as Choices;
  });
const collections = fc.array(choices, { minLength: 1, maxLength: 70 }).chain((documents) =>
  fc.record({
    documents: fc.constant(documents),
    found: fc.subarray([...documents.keys()]),
    filters: chosen,
  }),
);

function fits(document: Choices, filters: Choices, except?: FilterName): boolean {
  return filterNames.every((name) => {
    const wanted = filters[name];
    if (name === except || wanted.length === 0) return true;
    const has = (value: string) => document[name].includes(value);
    return isNarrowing(name) ? wanted.every(has) : wanted.some(has);
  });
}

function bitsOf(numbers: readonly number[], size: number) {
  const bits = createBitset(size);
  for (const number of numbers) addBit(bits, number);
  return bits;
}

test('filters leave what a look at each document leaves', () => {
  fc.assert(
    fc.property(collections, ({ documents, found, filters }) => {
      const facets = indexFacets(documents);
      const left = applyFilters({ found: bitsOf(found, documents.length), filters, facets });
      const expected = found.filter((number) => fits(documents[number]!, filters));
      expect([...listBits(left)]).toEqual(expected);
    }),
  );
});

test('the count of a choice is what a look at each document counts', () => {
  fc.assert(
    fc.property(collections, ({ documents, found, filters }) => {
      const facets = indexFacets(documents);
      const counts = countFacets({ found: bitsOf(found, documents.length), filters, facets });
      for (const name of filterNames) {
        for (const { value, count, isChosen } of counts[name]) {
          const except = isNarrowing(name) ? undefined : name;
          const expected = found
            .map((number) => documents[number]!)
            .filter(
              (document) => fits(document, filters, except) && document[name].includes(value),
            );
          expect([name, value, count]).toEqual([name, value, expected.length]);
          expect(isChosen).toBe(filters[name].includes(value));
        }
      }
    }),
  );
});

test('a choice nobody has leaves nothing', () => {
  const facets = indexFacets([{ ...noFilters, dish: ['soup'] }]);
  const filters = { ...noFilters, dish: ['salad'] };
  expect([...listBits(applyFilters({ found: bitsOf([0], 1), filters, facets }))]).toEqual([]);
});
