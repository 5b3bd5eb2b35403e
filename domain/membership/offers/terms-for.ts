import type { RequestContext } from '../../../api/context.ts';
import { offerTermsOf, type OfferTerms } from './offers.rules.ts';

export const forGroupField =
  'With the trial of the group that the viewer has joined, where its members pay themselves.';

/**
 * What is sold to the viewer. Their group is only asked for where they come from joining one: nobody
 * else has a trial of their own.
 */
export async function termsFor(args: {
  context: Pick<RequestContext, 'services' | 'viewer'>;
  isForGroup: boolean;
}): Promise<OfferTerms> {
  const { context, isForGroup } = args;
  const { settings, db, findGroupTrialDays } = context.services;
  const terms = offerTermsOf(settings);
  if (!isForGroup || context.viewer === null) return terms;
  const days = await findGroupTrialDays({ db, userId: context.viewer.userId });
  if (days === null) return terms;
  return { ...terms, trialDays: { MONTHLY: days, YEARLY: days } };
}
