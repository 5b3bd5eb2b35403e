/** How membership is offered to who has none. */
export interface MembershipOffer {
  hasTrial: boolean;
  isSignedIn: boolean;
}

export function membershipOffer({
  offers,
  me,
}: {
  offers: { trialDays: number };
  me: object | null;
}): MembershipOffer {
  return { hasTrial: offers.trialDays > 0, isSignedIn: me !== null };
}
