import type { Transaction } from '../../../db/database.ts';
import { isId } from '../../../lib/ids.ts';
import { isPremium } from '../entitlement.rules.ts';
import { foldFacts } from './fold-facts.rules.ts';
import type { MembershipFact } from './membership-facts.rules.ts';
import type { MembershipTools } from '../membership-tools.ts';
import {
  addFacts,
  findByReference,
  insertSubscription,
  isUser,
  listFacts,
  listRunning,
  lockSubscription,
  updateStanding,
} from '../membership.store.ts';
import type { Membership } from '../membership.ts';
import type { Provider } from '../offers/offers.rules.ts';
import { listUnsettled, markSettled } from '../notifications/payment-notifications.store.ts';
import { findOrder, setOrderState, type StoredOrder } from '../orders/payment-orders.store.ts';
import { findTakenClaims, insertClaims } from '../trials/trial-claims.store.ts';
import type { SubscriptionReport } from '../payment-provider.ts';
import { instrumentClaim } from '../trials/trial-claims.ts';

interface Settling {
  tools: MembershipTools;
  provider: Provider;
  report: SubscriptionReport;
}

export type StopReason = 'trial-used' | 'second-membership';

export interface Settled {
  /** Null while nobody is known whose subscription it is. */
  membership: Membership | null;
  /** Why the company must end what it has begun. */
  stopReason: StopReason | null;
}

/** `<user>:<request key>`: we send it to the company with an order, and the company sends it back. */
export function orderIdOf({ userId, id }: { userId: string; id: string }): string {
  return `${userId}:${id}`;
}

/**
 * Takes in what a company says of a subscription, with every notification that waits for it, and
 * writes down how it stands then. All or nothing, and one at a time for each subscription.
 */
export function settleSubscription({ tools, provider, report }: Settling): Promise<Settled> {
  const { providerReference } = report;
  return tools.db.transaction(async (tx) => {
    await lockSubscription({ tx, provider, providerReference });
    const waiting = await listUnsettled({ tx, provider, providerReference });
    const known = await findByReference({ db: tx, provider, providerReference });
    const hints = [report, ...waiting];
    const facts = hints.flatMap((hint) => hint.facts);
    // Another delivery has taken everything in already.
    if (facts.length === 0) return { membership: known, stopReason: null };
    const wasActive = known?.status === 'ACTIVE';
    const order = wasActive ? null : await findOrderOf({ tx, hints });
    const owned = known ?? (await newMembership({ tx, tools, provider, report, hints, order }));
    if (owned === null) return { membership: null, stopReason: null };
    const membership = await writeStanding({ tx, tools, membership: owned, facts });
    const ids = waiting.map(({ id }) => id);
    await markSettled({ tx, provider, ids, now: tools.clock.now() });
    if (wasActive) return { membership, stopReason: null };
    const isApproval = known?.status === 'NEW';
    const stopReason = await finishOrder({ tx, tools, report, order, membership, isApproval });
    return { membership, stopReason };
  });
}

type Hint = Pick<SubscriptionReport, 'userId' | 'orderId' | 'facts'>;

async function findOrderOf({
  tx,
  hints,
}: {
  tx: Transaction;
  hints: readonly Hint[];
}): Promise<StoredOrder | null> {
  const orderId = hints.find((hint) => hint.orderId !== null)?.orderId ?? '';
  const [userId = '', id = ''] = orderId.split(':');
  return id === '' ? null : findOrder({ db: tx, userId, id });
}

interface Owning extends Settling {
  tx: Transaction;
  hints: readonly Hint[];
  order: StoredOrder | null;
}

async function newMembership(owning: Owning): Promise<Membership | null> {
  const { tx, provider, report, tools, hints } = owning;
  const { providerReference } = report;
  const userId = await findOwner(owning);
  if (userId === null) return null;
  const { standing } = foldFacts(hints.flatMap((hint) => hint.facts));
  const membership = {
    ...standing,
    id: tools.createId(),
    userId,
    provider,
    providerReference,
    createdAt: tools.clock.now(),
  };
  await insertSubscription({ tx, membership });
  return membership;
}

async function findOwner({ tx, hints, order }: Owning): Promise<string | null> {
  if (order) return order.userId;
  const userId = hints.find((hint) => hint.userId !== null)?.userId ?? null;
  if (userId === null || !isId(userId)) return null;
  return (await isUser({ tx, userId })) ? userId : null;
}

interface Writing {
  tx: Transaction;
  tools: MembershipTools;
  membership: Membership;
  facts: readonly MembershipFact[];
}

async function writeStanding({ tx, tools, membership, facts }: Writing): Promise<Membership> {
  const now = tools.clock.now();
  await addFacts({ tx, membership, facts, receivedAt: now });
  const folded = foldFacts(await listFacts({ db: tx, membership }));
  const standing = { ...membership, ...folded.standing };
  await updateStanding({
    tx,
    membership: standing,
    now,
    shouldBeChecked: folded.isAmbiguous,
  });
  return standing;
}

interface Finishing {
  tx: Transaction;
  tools: MembershipTools;
  report: SubscriptionReport;
  order: StoredOrder | null;
  membership: Membership;
  /** It was known before, and nobody had approved it. */
  isApproval: boolean;
}

async function finishOrder(finishing: Finishing): Promise<StopReason | null> {
  const { tx, tools, report, order, membership } = finishing;
  const now = tools.clock.now();
  if (!isPremium({ membership, now })) return null;
  if (order && order.state !== 'DONE') {
    const { providerReference } = report;
    await setOrderState({ db: tx, order, state: 'DONE', providerReference, now });
    if (await isTrialTaken(finishing)) return 'trial-used';
  }
  return (await isSecond(finishing)) ? 'second-membership' : null;
}

/** Takes the trial for the person and the card; true when one of them has had it elsewhere. */
async function isTrialTaken({ tx, tools, report, order }: Finishing): Promise<boolean> {
  if (order === null || order.trialDays === 0) return false;
  const { fingerprint } = report;
  const instrument = fingerprint
    ? [instrumentClaim({ secret: tools.claimSecret, fingerprint })]
    : [];
  const claims = [...order.claims, ...instrument];
  const orderId = orderIdOf(order);
  await insertClaims({ tx, claims, orderId, now: tools.clock.now() });
  return (await findTakenClaims({ db: tx, claims, orderId })).length > 0;
}

/** A second membership, approved in another window while the first one goes on, has to end. */
async function isSecond({ tx, tools, membership, isApproval }: Finishing): Promise<boolean> {
  if (!membership.renews) return false;
  const now = tools.clock.now();
  const running = await listRunning({ db: tx, userId: membership.userId });
  return running.some(
    (other) =>
      other.id !== membership.id &&
      other.renews &&
      // A member with two windows may approve the later order first.
      (isApproval || other.createdAt < membership.createdAt) &&
      isPremium({ membership: other, now }),
  );
}
