import { expect, test } from 'vitest';
import { compositionFaults } from './composition-faults.ts';
import { contrastOf } from './contrast.ts';
import { archetypeNames, vesselNames, type DrawableRecipe } from './index.ts';
import { keptWithin, piecesOf } from './rim.ts';
import { Stage } from './stage.ts';

const salmon: DrawableRecipe = {
  slug: 'salmon',
  title: 'Salmon',
  art: { vessel: 'plate', items: ['salmon', 'asparagus', 'lemon', 'dill'], sauces: [] },
};

test('a well laid dish has no faults', () => {
  expect(compositionFaults(salmon)).toEqual([]);
});

test('a cloth in the colour of the ware, and food in the colour of its plate, are found', () => {
  const pan = { ...salmon, art: { ...salmon.art, vessel: 'pan' as const, table: '#2B2C2E' } };
  expect(compositionFaults(pan)).toEqual(['the pan does not stand out from its cloth']);
  const art = { vessel: 'plate' as const, items: ['caulirice'], sauces: [], glaze: 0 };
  expect(compositionFaults({ ...salmon, art })).toEqual([
    '"caulirice" does not stand out from the plate',
  ]);
});

test('no food in any vessel hangs over its rim', () => {
  const rims = vesselNames.flatMap((vessel) =>
    archetypeNames.flatMap((food, index) => {
      const second = archetypeNames[(index * 7) % archetypeNames.length] ?? food;
      const art = { vessel, items: [food, second, 'parsley'], sauces: [] };
      const faults = compositionFaults({ slug: `${vessel} ${food}`, title: 'Dish', art });
      return faults.filter((fault) => fault.includes('hangs over'));
    }),
  );
  expect(rims).toEqual([]);
});

test('what hangs over the rim is moved in, what lies within stays', () => {
  const stage = new Stage({ seed: 1, id: 'r' });
  const rim = { radius: 100 };
  const contents = stage.place('salmon', 90, 0) + stage.place('dill', 10, 10);
  expect(piecesOf({ contents, stage, rim }).map(({ over }) => over > 0)).toEqual([true, false]);
  const kept = keptWithin({ contents, stage, rim });
  expect(piecesOf({ contents: kept, stage, rim }).every(({ over }) => over <= 1)).toBe(true);
  expect(kept).toContain(stage.place('dill', 10, 10));
});

test('the main thing lies on a third of its plate', () => {
  for (const hero of ['salmon', 'steak', 'omelette', 'meatball', 'chicken']) {
    const art = { ...salmon.art, items: [hero, 'asparagus', 'broccoli'] };
    const faults = compositionFaults({ ...salmon, art });
    expect(faults.filter((fault) => fault.includes('third'))).toEqual([]);
  }
});

test('white on black stands out as much as anything can, a colour on itself not at all', () => {
  expect(contrastOf('#ffffff', '#000000')).toBeCloseTo(21);
  expect(contrastOf('#C8452F', '#C8452F')).toBe(1);
});
