import type { LeftPlaceFragment } from './operations.gen.ts';

/** Of a page opened by the link of a plan's dish that the plan does not have there. */
export interface LeftPlace {
  /** Null for a plan that who reads it cannot open. */
  readonly place: LeftPlaceFragment | null;
  /** For how many the amounts on the page are. */
  readonly servings: number;
}

/** Null where the dish is as planned, where no plan is linked from, and where no amounts are shown. */
export function leftPlaceOf(args: {
  dish: string | null;
  planned: object | null;
  sheet: { readonly servings: number } | null;
  me: object | null;
  leftPlace: LeftPlaceFragment | null;
}): LeftPlace | null {
  const { dish, planned, sheet, me, leftPlace } = args;
  if (dish === null || planned !== null || sheet === null || me === null) return null;
  return { place: leftPlace, servings: sheet.servings };
}
