import { expect, test } from 'vitest';
import { readFields, readTrackingChange } from './tracking-changes.ts';

function formOf(fields: Record<string, string | string[] | File>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const each of [value].flat()) form.append(name, each);
  }
  return form;
}

const place = { id: '1', day: '2026-03-10', slot: 'DINNER' };

test.each([
  [
    { intent: 'delete', ids: '1,2' },
    { intent: 'delete', ids: ['1', '2'] },
  ],
  [
    { intent: 'restore-food', ids: '' },
    { intent: 'restore-food', ids: [] },
  ],
  [
    { intent: 'log-food', ...place, food_id: 'egg', amount: '1,5', unit: 'piece' },
    { intent: 'log-food', ...place, foodId: 'egg', amount: 1.5, unit: 'piece' },
  ],
  [
    { intent: 'log-recipe', ...place, slot: 'ELEVENSES', recipe_id: 'stew', servings: 'two' },
    { intent: 'log-recipe', ...place, slot: 'SNACK', recipeId: 'stew', servings: 0 },
  ],
  [
    { intent: 'log-quick', ...place, name: 'Soup', energyKcal: '60,5', fatGrams: 'some' },
    {
      intent: 'log-quick',
      ...place,
      name: 'Soup',
      figures: { energyKcal: 60.5, proteinGrams: null, fatGrams: -1, netCarbsGrams: null },
    },
  ],
  [
    { intent: 'choose', measure: ['WAIST', 'KETONES'], weight_unit: 'st' },
    {
      intent: 'choose',
      choices: {
        measures: ['WAIST', 'KETONES'],
        weightUnit: 'st',
        waistUnit: '',
        glucoseUnit: '',
      },
    },
  ],
])('the form %j asks for %j', (fields, change) => {
  expect(readFields(formOf(fields))).toEqual(change);
});

test('a file is read whole', async () => {
  const file = new File(['date,weight\n'], 'weights.csv', { type: 'text/csv' });
  const change = await readTrackingChange(formOf({ intent: 'import', file }));
  expect(change).toEqual({ intent: 'import', file: 'date,weight\n' });
});

test('a form that is none of ours asks for nothing', () => {
  expect(readFields(formOf({}))).toBeNull();
  expect(readFields(formOf({ intent: 'drop-everything' }))).toBeNull();
});
