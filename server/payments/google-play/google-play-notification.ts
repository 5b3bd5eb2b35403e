import { z } from 'zod';
import type {
  NotificationOutcome,
  NotificationRequest,
  SubscriptionReport,
} from '../../../domain/membership/payment-provider.ts';
import { isId } from '../../../lib/ids.ts';
import { factRanks } from '../facts.ts';
import { jsonOfBody } from '../json-of-body.ts';
import { ownerOf, reportOfPurchase } from './google-play-facts.ts';
import type { PlayApi, PlayPurchase } from './play-api.ts';
import type { PushCheck } from './push-signature.ts';

const envelope = z.object({
  message: z.object({ messageId: z.string().min(1).max(100), data: z.base64() }),
});

const about = z.object({ purchaseToken: z.string().min(1).max(2000) });

const message = z.object({
  packageName: z.string(),
  subscriptionNotification: about.optional(),
  /** Money was paid back; what follows for the subscription is asked for like everything else. */
  voidedPurchaseNotification: about.extend({ productType: z.int() }).optional(),
});

const subscriptionType = 1;

interface Reading {
  request: NotificationRequest;
  api: PlayApi;
  isGenuine: PushCheck;
  packageName: string;
  yearlyPlans: readonly string[];
}

export async function readPlayNotification(reading: Reading): Promise<NotificationOutcome> {
  const verdict = await reading.isGenuine(reading.request);
  if (verdict !== 'genuine') return { ok: false, reason: verdict };
  const pushed = envelope.safeParse(jsonOfBody(reading.request.body));
  if (!pushed.success) return { ok: false, reason: 'unreadable' };
  const { messageId: id, data } = pushed.data.message;
  const parsed = message.safeParse(jsonOfBody(Buffer.from(data, 'base64')));
  if (!parsed.success) return { ok: false, reason: 'unreadable' };
  const purchaseToken = purchaseTokenOf(parsed.data, reading.packageName);
  const reports = purchaseToken === null ? [] : await askedReports({ reading, id, purchaseToken });
  return { ok: true, notification: { id, reports } };
}

/** Null for what is about no subscription of our app. */
function purchaseTokenOf(
  { packageName, subscriptionNotification, voidedPurchaseNotification }: z.output<typeof message>,
  ours: string,
): string | null {
  if (packageName !== ours) return null;
  if (subscriptionNotification) return subscriptionNotification.purchaseToken;
  if (voidedPurchaseNotification?.productType !== subscriptionType) return null;
  return voidedPurchaseNotification.purchaseToken;
}

interface Asking {
  reading: Reading;
  id: string;
  purchaseToken: string;
}

/** How the subscription stands by now, after the one that it replaced. */
async function askedReports({ reading, id, purchaseToken }: Asking): Promise<SubscriptionReport[]> {
  const { api, yearlyPlans } = reading;
  const answer = await api.findPurchase(purchaseToken);
  if (answer === null) return [];
  const { purchase } = answer;
  const report = reportOfPurchase({
    id,
    rank:
      purchase.subscriptionState === 'SUBSCRIPTION_STATE_EXPIRED'
        ? factRanks.ended
        : factRanks.changed,
    providerReference: purchaseToken,
    answer,
    yearlyPlans,
  });
  if (mustBeAcknowledged(purchase)) await api.acknowledge(purchaseToken, purchase);
  return [...(await replacedReports({ reading, id, purchase })), report];
}

async function replacedReports({
  reading: { api, yearlyPlans },
  id,
  purchase: { linkedPurchaseToken: providerReference },
}: Pick<Asking, 'reading' | 'id'> & { purchase: PlayPurchase }): Promise<SubscriptionReport[]> {
  if (providerReference === undefined) return [];
  const answer = await api.findPurchase(providerReference);
  if (answer === null) return [];
  const asked = { id: `${id}:replaced`, rank: factRanks.ended, providerReference };
  return [reportOfPurchase({ ...asked, answer, yearlyPlans })];
}

/**
 * Google pays back what nobody acknowledges within three days. That is right for a purchase nobody
 * is known to own: they would pay for a membership they do not have.
 */
function mustBeAcknowledged(purchase: PlayPurchase): boolean {
  const { acknowledgementState, subscriptionState } = purchase;
  if (acknowledgementState !== 'ACKNOWLEDGEMENT_STATE_PENDING') return false;
  if (subscriptionState === 'SUBSCRIPTION_STATE_PENDING') return false;
  return isId(ownerOf(purchase) ?? '');
}
