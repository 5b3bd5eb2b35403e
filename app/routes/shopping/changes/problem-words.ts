import type { Problem } from '../../../../lib/problems.ts';
import * as m from '../../../../i18n/paraglide/messages.js';
import type { ShoppingProblemFragment } from '../operations.gen.ts';

/** What the rules refuse before anything is sent; the server says the same in the same words. */
const words: Record<string, (values: { count: number }) => string> = {
  'shopping.amount-invalid': m.error_shopping_amount_invalid,
  'shopping.amount-too-long': m.error_shopping_amount_too_long,
  'shopping.item-not-found': m.error_shopping_item_not_found,
  'shopping.store-name-required': m.error_shopping_store_name_required,
  'shopping.store-name-too-long': m.error_shopping_store_name_too_long,
  'shopping.text-required': m.error_shopping_text_required,
  'shopping.text-too-long': m.error_shopping_text_too_long,
  'shopping.too-many-stores': m.error_shopping_too_many_stores,
};

export function problemWords({ path, code, values }: Problem): ShoppingProblemFragment {
  const count = Number(values?.count ?? 0);
  return { path, code, message: words[code]?.({ count }) ?? m.shopping_not_saved() };
}
