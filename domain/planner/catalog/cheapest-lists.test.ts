import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createCheapestLists, listItems, offer } from './cheapest-lists.ts';

test('keeps the cheapest of each list, the earlier one of equals', () => {
  const offers = fc.array(fc.tuple(fc.nat(1), fc.nat(20)), { maxLength: 60 });
  fc.assert(
    fc.property(offers, (values) => {
      const limits = [3, 5];
      const lists = createCheapestLists(limits);
      values.forEach(([list, value], item) => {
        if (value < lists.worst[list]!) offer(lists, list, value, item);
      });
      limits.forEach((limit, list) => {
        const expected = values
          .map(([of, value], item) => ({ of, value, item }))
          .filter(({ of }) => of === list)
          .toSorted((left, right) => left.value - right.value)
          .slice(0, limit);
        const kept = [...listItems(lists, list)].map((item) => values[item]![1]);
        expect(kept.toSorted((left, right) => left - right)).toEqual(
          expected.map(({ value }) => value),
        );
      });
    }),
  );
});
