import { expect, test } from 'vitest';
import { readSent } from '../../../forms/form-set.ts';
import { trackingForms } from './tracking-forms.ts';

function sentBy(fields: Record<string, string | string[] | File>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const each of [value].flat()) form.append(name, each);
  }
  return readSent(trackingForms, form)?.fields ?? null;
}

const place = { id: '1', day: '2026-03-10', slot: 'DINNER' };

test.each([
  [{ intent: 'delete', ids: '1,2' }, { ids: ['1', '2'] }],
  [{ intent: 'restore-food', ids: '' }, { ids: [] }],
  [
    { intent: 'log-food', ...place, food_id: 'egg', amount: '1,5', unit: 'piece' },
    { ...place, food_id: 'egg', amount: 1.5, unit: 'piece' },
  ],
  [
    { intent: 'log-recipe', ...place, recipe_id: 'stew', servings: 'two' },
    { ...place, recipe_id: 'stew', servings: 0 },
  ],
  [
    { intent: 'log-quick', ...place, name: 'Soup', energyKcal: '60,5', fatGrams: 'some' },
    {
      ...place,
      name: 'Soup',
      energyKcal: 60.5,
      proteinGrams: null,
      fatGrams: -1,
      netCarbsGrams: null,
    },
  ],
  [
    { intent: 'choose', measure: ['WAIST', 'KETONES'], weight_unit: 'st' },
    {
      measure: ['WAIST', 'KETONES'],
      weight_unit: 'st',
      waist_unit: null,
      glucose_unit: null,
    },
  ],
])('the form %j says %j', (sent, fields) => {
  expect(sentBy(sent)).toEqual(fields);
});

test('a file is read whole', async () => {
  const file = new File(['date,weight\n'], 'weights.csv', { type: 'text/csv' });
  const fields = sentBy({ intent: 'import', file });
  const read = fields !== null && 'file' in fields ? await fields.file.text() : null;
  expect(read).toBe('date,weight\n');
});

test.each<Record<string, string>>([
  {},
  { intent: 'drop-everything' },
  { intent: 'log-recipe', ...place, slot: 'ELEVENSES', recipe_id: 'stew', servings: '2' },
])('%j is no form of ours', (sent) => {
  expect(sentBy(sent)).toBeNull();
});
