import type { Eaters } from '../profile/preferences/eaters.rules.ts';

export type { Eaters } from '../profile/preferences/eaters.rules.ts';

/** What each eater gets of a dish, in servings and quarters of them; the member comes first. */
export type Portions = readonly number[];

export const portionSizes = ['SMALL', 'REGULAR', 'GENEROUS', 'LARGE'] as const;
export type PortionSize = (typeof portionSizes)[number];

const usualPortion = 1;
const childPortion = 0.5;
/** From here on a plate is called so. */
const leastGenerous = 1.25;
const leastLarge = 1.5;

export function eaterCount({ adults, children }: Eaters): number {
  return adults + children;
}

/** The member's own follows their targets; the others eat the usual serving, children half of it. */
export function portionsFor({ eaters, own }: { eaters: Eaters; own: number }): Portions {
  const others = Array.from({ length: Math.max(0, eaters.adults - 1) }, () => usualPortion);
  const children = Array.from({ length: eaters.children }, () => childPortion);
  return [own, ...others, ...children];
}

export function sumOfPortions(portions: Portions): number {
  return portions.reduce((sum, portion) => sum + portion, 0);
}

/** How much of a dish the member eats. */
export function ownPortion(portions: Portions): number {
  return portions[0] ?? usualPortion;
}

/** How a plate is called. */
export function portionSize(portion: number): PortionSize {
  if (portion < usualPortion) return 'SMALL';
  if (portion < leastGenerous) return 'REGULAR';
  return portion < leastLarge ? 'GENEROUS' : 'LARGE';
}
