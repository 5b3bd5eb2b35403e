import type { SetFavoriteInput } from '../graphql/schema-types.gen.ts';
import * as m from '../../i18n/paraglide/messages.js';
import { isTrue, oneOf, optionalText, written } from '../forms/fields.ts';
import { formSet, readSent } from '../forms/form-set.ts';

/** How a recipe or plan is to be, as its heart sends it. */
export type FavoriteChange = SetFavoriteInput;

/** Every heart, on whatever page. Without scripts the reader goes back to where they pressed it. */
export const favoriteForms = formSet({
  set: {
    fields: {
      item_type: oneOf(['RECIPE', 'MEALPLAN']),
      item_id: written((id) => id || null),
      favorite: isTrue,
      return_to: optionalText,
    },
    failure: m.favorites_not_saved,
  },
});

/** The fields of a heart's form. */
export function favoriteFields({ itemType, itemId, isFavorite }: FavoriteChange) {
  return { item_type: itemType, item_id: itemId, favorite: String(isFavorite) };
}

/** Null for a form that is none of ours. */
export function readFavorite(form: FormData): FavoriteChange | null {
  const { fields } = readSent(favoriteForms, form) ?? {};
  if (fields === undefined) return null;
  const { item_type: itemType, item_id: itemId, favorite: isFavorite } = fields;
  return { itemType, itemId, isFavorite };
}
