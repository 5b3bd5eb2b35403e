import type { RecipeQuery } from '../graphql/operations.gen.ts';

/** How membership is offered to who has none. */
export interface MembershipOffer {
  hasTrial: boolean;
  isSignedIn: boolean;
}

export function membershipOffer({
  offers,
  me,
}: Pick<RecipeQuery, 'offers' | 'me'>): MembershipOffer {
  return { hasTrial: offers.trialDays > 0, isSignedIn: me !== null };
}
