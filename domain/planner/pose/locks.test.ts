import { expect, test } from 'vitest';
import { lockedDinnerBefore } from './locks.ts';

type Asked = Parameters<typeof lockedDinnerBefore>[0];

const salmon = { index: 0, servingFactor: 1, isLeftover: false };

/** Two days of three meals on which salmon, which keeps, is locked for every meal of the first. */
function leftoverAt(slot: number, mayEatLeftovers: readonly number[]): number | null {
  const helpings = [salmon, null, null] as const;
  const main = lockedDinnerBefore({
    catalog: { isLeftoverSafe: Uint8Array.of(1) },
    candidates: { survivors: Uint32Array.of(1) },
    horizon: {
      mealsPerDay: 3,
      slotDay: Uint8Array.of(0, 0, 0, 1, 1, 1),
      slotMeal: Uint8Array.of(0, 1, 2, 0, 1, 2),
      mayEatLeftovers: Uint8Array.from(mayEatLeftovers),
    },
    locks: { slots: [0, 1, 2, 3].map((each) => ({ slot: each, helpings, isMainOnly: false })) },
    slot,
  } as unknown as Asked);
  return main && main.index;
}

test('a locked dinner may be the next lunch, and nothing else is left over from the meal before', () => {
  const mayEat = (may: readonly number[]) => [3, 4, 5].map((slot) => leftoverAt(slot, may));
  expect(mayEat([0, 1])).toEqual([null, salmon.index, null]);
  expect(mayEat([1, 0])).toEqual([null, null, null]);
});
