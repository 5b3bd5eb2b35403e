import { expect, test } from 'vitest';
import { perLanguage } from '../../../lib/language.ts';
import { parseStepUse } from '../../recipes/files/parse-step-use.ts';
import { buildFood } from '../../foods/testing/build-food.ts';
import { buildStep, compiled } from '../../recipes/testing/build-recipe.ts';
import { amountIn, kitchenLines } from '../kitchen-lines.rules.ts';
import { stepAmounts } from './step-amounts.rules.ts';

const foods = [
  buildFood({ id: 'egg', group: 'eggs', gramsPerMeasure: { piece: 50 } }),
  buildFood({ id: 'oil', group: 'fats', densityGramsPerMl: 0.9 }),
  buildFood({ id: 'chive', group: 'herbs' }),
  buildFood({ id: 'salt', group: 'spices', densityGramsPerMl: 1.2 }),
];
const foodsById = new Map(foods.map((food) => [food.id, food]));

/** What each step takes of a line of a recipe for four. */
function handedOut(args: { line: string; uses: readonly string[]; servings: number }) {
  const steps = args.uses.map((text) => {
    const use = parseStepUse(text);
    if (!use.ok) throw new Error(use.reason);
    return buildStep({ uses: [use.value], texts: perLanguage(() => 'Cook it.') });
  });
  const recipe = compiled({ foods, recipe: { servings: 4, lines: [args.line], steps } });
  const lines = kitchenLines({ recipe, servings: args.servings, foods: foodsById });
  return { amounts: stepAmounts({ steps, lines }).flat(), line: lines[0]! };
}

test.each<[string, string[], number, string[]]>([
  ['5 piece egg', ['egg 1/5', 'egg 4/5'], 4, ['1 piece', '4 piece']],
  ['5 piece egg', ['egg 1/5', 'egg 4/5'], 8, ['2 piece', '8 piece']],
  ['2 tbsp oil', ['oil 1/2', 'oil 1/2'], 4, ['1 tbsp', '1 tbsp']],
  ['2 tbsp oil', ['oil 1/3', 'oil 2/3'], 4, ['2 tsp', '4 tsp']],
  ['15 g chive', ['chive 1/2', 'chive 1/2'], 4, ['10 g', '5 g']],
  ['3 piece egg', ['egg 1/2', 'egg 1/2'], 4, ['2 piece', '1 piece']],
  ['1 pinch salt', ['salt 1/2', 'salt 1/2'], 4, ['1 pinch', '1 pinch']],
  ['3 tbsp oil', ['oil', 'oil'], 4, ['3 tbsp', '3 tbsp']],
  ['3 tbsp oil', ['oil 1/3'], 4, ['1 tbsp']],
])('of %s the uses %j take, for %d, %j', (line, uses, servings, expected) => {
  const { amounts } = handedOut({ line, uses, servings });
  expect(amounts.map(({ measure }) => `${measure?.amount} ${measure?.unit}`)).toEqual(expected);
});

/** A step that names several parts of a line of a recipe for four. */
function named(args: { line: string; text: string; servings: number; share?: number }) {
  const key = args.line.split(' ')[2] ?? '';
  const { share = 1 } = args;
  const uses = [{ ingredientKey: key, share }];
  const steps = [buildStep({ uses, texts: perLanguage(() => args.text) })];
  const recipe = compiled({ foods, recipe: { servings: 4, lines: [args.line], steps } });
  const lines = kitchenLines({ recipe, servings: args.servings, foods: foodsById });
  return stepAmounts({ steps, lines }).flat()[0];
}

test.each([
  ['5 tbsp oil', '{oil 1/3} now, {oil 2/3} later', { amount: 5, unit: 'tbsp' }],
  ['2 tbsp oil', '{oil 1/3} now, {oil 2/3} later', { amount: 2, unit: 'tbsp' }],
  ['1 pinch salt', '{salt 1/2} now, {salt 1/2} later', { amount: 1, unit: 'pinch' }],
])('of %s the parts of "%s" are all of it', (line, text, measure) => {
  const amount = named({ line, text, servings: 4 });
  expect(amount?.measure).toEqual(measure);
  expect(amount?.parts).toHaveLength(2);
});

test('the parts of a step that takes half of a line are half of it', () => {
  const text = '{egg 1/4} now, {egg 1/4} later';
  const amount = named({ line: '8 piece egg', text, servings: 4, share: 1 / 2 });
  expect(amount?.measure).toEqual({ amount: 4, unit: 'piece' });
  expect(amount?.grams).toBe(200);
});

test('a step whose parts cannot be measured has no amount as a whole', () => {
  const text = '{egg 1/2} now, {egg 1/2} later';
  const amount = named({ line: '4 piece egg', text, servings: 1 });
  expect(amount?.measure).toBeNull();
  expect(amount?.parts.map(({ measure }) => measure)).toEqual([null, null]);
});

test('what a step takes weighs what is measured; all of a line weighs as much as the line', () => {
  const parts = handedOut({ line: '5 piece egg', uses: ['egg 1/2', 'egg 1/2'], servings: 4 });
  expect(parts.amounts.map(({ grams }) => grams)).toEqual([150, 100]);
  const whole = handedOut({ line: '5 piece egg', uses: ['egg'], servings: 4 });
  expect(whole.amounts[0]?.grams).toBe(whole.line.grams);
  const uses = ['egg 1/4', 'egg 3/4'];
  const unmeasured = handedOut({ line: '4 piece egg', uses, servings: 1 });
  expect(unmeasured.amounts[0]?.grams).toBe(12.5);
});

test('some of the only egg is no amount', () => {
  const { amounts } = handedOut({ line: '4 piece egg', uses: ['egg 1/4', 'egg 3/4'], servings: 1 });
  expect(amounts.map(({ measure, share }) => [measure, share])).toEqual([
    [null, 0.25],
    [null, 0.75],
  ]);
});

test('nothing of a line is over, whatever is cooked', () => {
  for (const text of ['250 g chive', '36 g chive', '5 tbsp oil', '1.25 tsp oil', '7 piece egg']) {
    for (let servings = 1; servings <= 12; servings += 0.25) {
      const key = text.split(' ')[2] ?? '';
      const uses = [`${key} 1/4`, `${key} 1/4`, `${key} 1/2`];
      const { amounts, line } = handedOut({ line: text, uses, servings });
      const measured = amounts.flatMap(({ measure }) => measure ?? []);
      if (measured.length === 0) continue;
      const sum = measured.reduce((total, measure) => {
        return total + amountIn({ measure, unit: line.unit });
      }, 0);
      expect(sum, `${text} for ${servings}`).toBeCloseTo(line.amount, 4);
    }
  }
});
