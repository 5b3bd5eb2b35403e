import type { Clock } from '../../../lib/clock.ts';
import type { NotifyingProvider } from '../../../domain/membership/payment-provider.ts';
import { factRanks } from '../facts.ts';
import { reportOfPurchase } from './google-play-facts.ts';
import { readPlayNotification } from './google-play-notification.ts';
import { createPlayApi, type PlayApiOptions } from './play-api.ts';
import { createPushCheck, type PushIdentity } from './push-signature.ts';

export interface GooglePlayOptions extends PlayApiOptions, PushIdentity {
  clock: Clock;
  /** Base plans that are paid for by the year; all others are by the month. */
  yearlyPlans: readonly string[];
}

/** Memberships bought in an Android app: Google says that something changed, and is asked what. */
export function createGooglePlayProvider({
  yearlyPlans,
  ...options
}: GooglePlayOptions): NotifyingProvider {
  const api = createPlayApi(options);
  const isGenuine = createPushCheck(options);
  const { packageName } = options;
  return {
    name: 'GOOGLE_PLAY',
    managementUrl: `https://play.google.com/store/account/subscriptions?package=${packageName}`,
    readNotification: (request) =>
      readPlayNotification({ request, api, isGenuine, packageName, yearlyPlans }),
    async read({ providerReference }) {
      const answer = await api.findPurchase(providerReference);
      if (answer === null) return { providerReference, userId: null, orderId: null, facts: [] };
      const id = `read:${answer.at.getTime()}`;
      const rank = factRanks.changed;
      return reportOfPurchase({ id, rank, providerReference, answer, yearlyPlans });
    },
  };
}
