import fc from 'fast-check';
import { expect, test } from 'vitest';
import { themes } from '../../../../domain/meal-plans/themed/theme-words.rules.ts';
import { planShelves } from './plan-shelves.ts';

const plans = fc
  .array(fc.subarray(themes, { minLength: 1, maxLength: 3 }), { maxLength: 60 })
  .map((all) => all.map((ofPlan, index) => ({ id: `plan-${index}`, themes: ofPlan })));

test('every plan is on one shelf or behind the theme of one', () => {
  fc.assert(
    fc.property(plans, (all) => {
      const shelves = planShelves(all);
      const shown = shelves.flatMap((shelf) => shelf.plans.map(({ id }) => id));
      expect(new Set(shown).size).toBe(shown.length);
      const isShort = (theme: string) => {
        const shelf = shelves.find((each) => each.theme === theme);
        return shelf !== undefined && shelf.count > shelf.plans.length;
      };
      const lost = all.filter(({ id, themes: own }) => !shown.includes(id) && !own.some(isShort));
      expect(lost).toEqual([]);
    }),
  );
});

test('a shelf has plans of its theme, three of them, and says how many there are', () => {
  const all = Array.from({ length: 5 }, (_, index) => ({
    id: `plan-${index}`,
    themes: index === 4 ? (['VEGAN'] as const) : (['QUICK', 'VEGAN'] as const),
  }));
  expect(planShelves(all)).toEqual([
    { theme: 'QUICK', plans: all.slice(0, 3), count: 4 },
    { theme: 'VEGAN', plans: all.slice(3), count: 5 },
  ]);
});
