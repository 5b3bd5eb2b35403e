import type { Food } from '../food.ts';
import { markets, type PackForm } from './pack.ts';

/** Bought as many as are wanted, so that nothing of them is left. */
const formsWithoutRest: readonly PackForm[] = ['piece', 'stalk', 'root', 'ear', 'loose'];

/**
 * Whether a dish that takes some of it leaves an open bag, tub or bunch that soon spoils: what
 * another dish may well use up. What keeps for weeks needs no other dish.
 */
export function leavesRest({ isPerishable, purchase }: Pick<Food, 'isPerishable' | 'purchase'>) {
  if (!isPerishable || purchase === null || purchase.whole !== null) return false;
  return markets.some((market) =>
    purchase.packs[market].some(({ form }) => !formsWithoutRest.includes(form)),
  );
}
