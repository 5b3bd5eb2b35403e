import { expect, test } from 'vitest';
import type { FoodGroup } from '../../foods/food.ts';
import { buildFood } from '../../foods/testing/build-food.ts';
import type { Unit } from '../../../lib/units.ts';
import { amountParts, formatAmount } from './amount-text.rules.ts';
import { shownAmount } from './amounts.rules.ts';
import type { AmountStyle } from './shown-amount.ts';
import { toldParts } from './told-parts.rules.ts';

const metric: AmountStyle = { system: 'metric' };
const swedish: AmountStyle = { system: 'metric', usesDeciliters: true };
const us: AmountStyle = { system: 'us' };

interface Case {
  amount: number;
  unit: Unit;
  parts: readonly number[];
  style: AmountStyle;
  group?: FoodGroup;
  density?: number | null;
}

function toldOf({ amount, unit, parts, style, group = 'fats', density = 0.96 }: Case): string {
  const food = buildFood({ id: 'food', group, densityGramsPerMl: density });
  const tell = (value: number) => shownAmount({ amount: value, unit, food, style });
  const grams = unit === 'g' ? amount : amount * (density ?? 1) * (unit === 'ml' ? 1 : 15);
  const shares = parts.map((part) => part / amount);
  const told = toldParts({
    whole: tell(amount),
    grams,
    parts: parts.map(tell),
    shares,
    food,
    style,
  });
  const all = [tell(amount), ...told];
  const [whole, ...rest] = all.map((each) =>
    formatAmount({ amount: amountParts(each), locale: 'en' }).replaceAll('\u00a0', ' '),
  );
  return `${whole}: ${rest.join(', ')}`;
}

test.each<[string, Case]>([
  ['100 g: 45 g, 55 g', { amount: 100, unit: 'g', parts: [45, 55], style: metric }],
  ['2 tbsp: 1 tbsp, 1 tbsp', { amount: 2, unit: 'tbsp', parts: [1, 1], style: metric }],
  ['1½ tbsp: 1½ tsp, 1 tbsp', { amount: 1.5, unit: 'tbsp', parts: [0.5, 1], style: metric }],
  ['2 dl: ¾ dl, 1¼ dl', { amount: 210, unit: 'ml', parts: [80, 130], style: swedish }],
  ['1 cup: 2 tbsp, ¾ cup + 2 tbsp', { amount: 260, unit: 'ml', parts: [35, 225], style: us }],
  ['10 g: 1 tsp, 1 tsp', { amount: 10, unit: 'g', parts: [5, 5], style: metric }],
])('%s', (expected, asked) => {
  expect(toldOf(asked)).toBe(expected);
});
