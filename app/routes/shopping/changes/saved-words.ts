import * as m from '../../../../i18n/paraglide/messages.js';
import type { IntentOf } from '../../../forms/form-set.ts';
import type { shoppingForms } from './shopping-forms.ts';

/** What the server did with the list, where no form of the device tells it. */
export function savedWords(intent: IntentOf<typeof shoppingForms>): string {
  switch (intent) {
    case 'follow-plan':
      return m.meal_plans_list_updated();
    case 'shop-plan':
      return m.meal_plans_shop_added();
    default:
      return m.shopping_did_save();
  }
}
