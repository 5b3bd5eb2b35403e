import * as m from '../../i18n/paraglide/messages.js';
import type { ShoppingDifferenceKind } from '../graphql/schema-types.gen.ts';

export type DifferenceKinds = readonly ShoppingDifferenceKind[];

/** What a change of a plan makes of what there is to buy: `To buy: 2 more, 1 less.` */
export function toBuyWords(kinds: DifferenceKinds): string {
  const more = kinds.filter((kind) => kind === 'NEW' || kind === 'MORE').length;
  const less = kinds.length - more;
  if (more > 0 && less > 0) return m.meal_plans_to_buy_both({ more, less });
  if (more > 0) return m.meal_plans_to_buy_more({ more });
  return less > 0 ? m.meal_plans_to_buy_less({ less }) : '';
}
