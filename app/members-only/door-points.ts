import * as m from '../../i18n/paraglide/messages.js';
import type { MembershipOffer } from './membership-offer.ts';

/** What is behind the door of one recipe. */
export function recipePoints({
  offer: { recipeCount, openRecipeCount },
  stepCount,
}: {
  offer: MembershipOffer;
  /** Null where they are not known. */
  stepCount: number | null;
}): string[] {
  return [
    stepCount === null ? m.members_point_amounts() : m.members_point_steps({ count: stepCount }),
    m.members_point_cooking(),
    m.members_point_more({
      count: Math.max(0, recipeCount - openRecipeCount - 1),
      open: openRecipeCount,
    }),
  ];
}

/** For members, on a page that is open: put it into a week, buy it, follow it. */
export function memberPoints(): string[] {
  return [m.members_in_week(), m.members_in_list(), m.members_in_tracking()];
}
