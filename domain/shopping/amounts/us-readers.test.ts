import { expect, test } from 'vitest';
import { testContent } from '../../../server/testing/test-server.ts';
import { shownAmount } from '../../recipes/amounts/amounts.rules.ts';
import type { ShownAmount } from '../../recipes/amounts/shown-amount.ts';
import { amountText } from '../testing/amount-text.ts';
import { neededAmount } from './needed-amount.rules.ts';

const { recipes, foodsById } = await testContent();
const style = { system: 'us', language: 'en' } as const;
const metricUnits: readonly ShownAmount['unit'][] = ['g', 'kg', 'ml', 'dl', 'l'];

test('no recipe for one or for all, and no line of a list, shows grams to a reader of US amounts', () => {
  const metric = recipes.flatMap(({ id, ingredients, servings }) =>
    ingredients.flatMap(({ foodId, amount, unit, grams }) => {
      const food = foodsById.get(foodId);
      if (food === undefined || amount === 0) return [];
      const shown = [1, 1 / servings].map((share) =>
        shownAmount({ amount: amount * share, unit, food, style }),
      );
      const needed =
        grams > 0 ? [neededAmount({ food, grams, units: new Set([unit]), style })] : [];
      return [...shown, ...needed].some((each) => metricUnits.includes(each.unit))
        ? [`${id}: ${foodId}`]
        : [];
    }),
  );
  expect(metric).toEqual([]);
});

test('what pours reads on the list as it reads in the dish that takes it', () => {
  const other = recipes.flatMap(({ id, ingredients }) =>
    ingredients.flatMap(({ foodId, amount, unit, grams }) => {
      const food = foodsById.get(foodId);
      if (food === undefined || unit !== 'ml' || grams === 0) return [];
      const onDish = amountText(shownAmount({ amount, unit, food, style }));
      const onList = amountText(neededAmount({ food, grams, units: new Set([unit]), style }));
      return onDish === onList ? [] : [`${id}: ${foodId} ${onDish}, on the list ${onList}`];
    }),
  );
  expect(other).toEqual([]);
});
