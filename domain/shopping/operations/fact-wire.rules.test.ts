import { expect, test } from 'vitest';
import { aisles } from '../../foods/food.ts';
import { aisleCode, aisleOfCode, bodyOfFields, fieldsOfFact } from './fact-wire.rules.ts';
import type { Fact, FactBody } from './list-operation.ts';

const bodies: readonly FactBody[] = [
  { kind: 'recipe', additionId: 'a', recipeId: 'stew', servings: 2, mealPlanId: 'week' },
  { kind: 'extra', extraId: 'a', text: 'Soap', amount: '2', foodId: null, addedAt: 5 },
  { kind: 'tick', itemKey: 'food:egg', shares: [], isCleared: true },
  { kind: 'amount', foodId: 'egg', shares: [] },
  { kind: 'done', additionIds: ['a'] },
  { kind: 'plan', mealPlanId: 'week', days: [1], dishes: [] },
  { kind: 'news', mealPlanId: 'week', came: [], left: [] },
  { kind: 'home', foodId: 'egg' },
  { kind: 'wanted', foodId: 'egg', additionIds: [] },
  { kind: 'store', storeId: 'a', name: 'Corner', aisles: ['dairy'] },
  { kind: 'chosen-store', storeId: 'a' },
];

test.each(bodies.map((body) => [body.kind, body] as const))('%s goes there and back', (_, body) => {
  const fact: Fact = { ...body, id: 'o:0', operationId: 'o', at: 7, byId: 'me' };
  const fields = fieldsOfFact(fact);
  expect(Object.values(fields)).toHaveLength(1);
  expect(JSON.stringify(fields)).not.toContain('o:0');
  expect(bodyOfFields(fields as Parameters<typeof bodyOfFields>[0])).toEqual(body);
});

test('what may be left out is nothing', () => {
  expect(bodyOfFields({ recipe: { additionId: 'a', recipeId: 'stew', servings: 2 } })).toEqual({
    kind: 'recipe',
    additionId: 'a',
    recipeId: 'stew',
    servings: 2,
    mealPlanId: null,
  });
  expect(bodyOfFields({ extra: { extraId: 'a', text: 'Soap', addedAt: 5 } })).toMatchObject({
    amount: null,
    foodId: null,
  });
  expect(bodyOfFields({ plan: { mealPlanId: 'week', dishes: [] } })).toMatchObject({ days: null });
});

test('nothing and two things are no fact', () => {
  expect(bodyOfFields({})).toBeNull();
  expect(bodyOfFields({ home: null, tick: undefined })).toBeNull();
  expect(bodyOfFields({ home: { foodId: 'a' }, done: { additionIds: [] } })).toBeNull();
});

test('aisles go there and back in capitals; others are none', () => {
  expect(aisleCode('oils-sauces')).toBe('OILS_SAUCES');
  expect(aisles.map((aisle) => aisleOfCode(aisleCode(aisle)))).toEqual([...aisles]);
  expect(aisleOfCode('oils-sauces')).toBeNull();
});
