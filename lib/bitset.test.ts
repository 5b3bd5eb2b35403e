import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addBit,
  countBits,
  createBitset,
  hasBit,
  keepOnly,
  listBits,
  removeAll,
} from './bitset.ts';

const size = 100;
const sets = fc.uniqueArray(fc.nat(size - 1));

function bitsOf(members: readonly number[]) {
  const bits = createBitset(size);
  for (const member of members) addBit(bits, member);
  return bits;
}

test('lists what was added, in order', () => {
  fc.assert(
    fc.property(sets, (members) => {
      const bits = bitsOf(members);
      expect([...listBits(bits)]).toEqual(members.toSorted((left, right) => left - right));
      expect(members.every((member) => hasBit(bits, member))).toBe(true);
    }),
  );
});

test('keeps and removes like sets do', () => {
  fc.assert(
    fc.property(sets, sets, (left, right) => {
      const kept = bitsOf(left);
      keepOnly(kept, bitsOf(right));
      const rest = bitsOf(left);
      removeAll(rest, bitsOf(right));
      const sorted = left.toSorted((a, b) => a - b);
      expect([...listBits(kept)]).toEqual(sorted.filter((member) => right.includes(member)));
      expect([...listBits(rest)]).toEqual(sorted.filter((member) => !right.includes(member)));
    }),
  );
});

test('counts the bits of a word', () => {
  fc.assert(
    fc.property(fc.integer(), (word) => {
      expect(countBits(word)).toBe((word >>> 0).toString(2).replaceAll('0', '').length);
    }),
  );
});
