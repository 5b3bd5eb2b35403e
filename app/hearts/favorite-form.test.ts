import { expect, test } from 'vitest';
import { favoriteFields, readFavorite, type FavoriteChange } from './favorite-form.ts';

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

test.each<FavoriteChange>([
  { itemType: 'RECIPE', itemId: 'stew', isFavorite: true },
  { itemType: 'MEALPLAN', itemId: 'an-id', isFavorite: false },
])('what a heart sends is what is read: %j', (change) => {
  expect(readFavorite(formOf(favoriteFields(change)))).toEqual(change);
});

test.each<Record<string, string>>([
  {},
  { item_type: 'FOOD', item_id: 'x' },
  { item_type: 'RECIPE' },
])('%j is no heart', (fields) => {
  expect(readFavorite(formOf(fields))).toBeNull();
});
