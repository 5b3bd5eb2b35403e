import type { SetFavoriteInput } from '../graphql/schema-types.gen.ts';

/** How a recipe or plan is to be, as its heart sends it. */
export type FavoriteChange = SetFavoriteInput;

/** What the server says to a heart: nothing where it was kept. */
export interface FavoriteAnswer {
  problems: { message: string }[];
}

export const returnField = 'return_to';

/** The fields of a heart's form. */
export function favoriteFields({ itemType, itemId, isFavorite }: FavoriteChange) {
  return { item_type: itemType, item_id: itemId, favorite: String(isFavorite) };
}

/** Null for a form that is none of ours. */
export function readFavorite(form: FormData): FavoriteChange | null {
  const itemType = form.get('item_type');
  const itemId = form.get('item_id');
  if (typeof itemId !== 'string' || (itemType !== 'RECIPE' && itemType !== 'MEALPLAN')) return null;
  return { itemType, itemId, isFavorite: form.get('favorite') === 'true' };
}
