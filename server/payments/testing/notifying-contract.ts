import { afterEach, beforeEach, expect, test } from 'vitest';
import { isPremium } from '../../../domain/membership/entitlement.rules.ts';
import { foldFacts } from '../../../domain/membership/facts/fold-facts.rules.ts';
import type { MembershipFact } from '../../../domain/membership/facts/membership-facts.rules.ts';
import type { SubscriptionStatus } from '../../../domain/membership/offers/offers.rules.ts';
import type {
  NotifyingProvider,
  SubscriptionReport,
} from '../../../domain/membership/payment-provider.ts';
import { createRandomId } from '../../../lib/ids.ts';
import type { MovableClock } from './movable-clock.ts';
import type { SignedNotification } from './provider-contract.ts';

const shopMoments = [
  'trial',
  'bought',
  'cancelled',
  'resumed',
  'renewed',
  'grace',
  'held',
  'recovered',
  'expired',
  'revoked',
] as const;

/** What happens to a membership that was bought in a shop. */
export type ShopMoment = (typeof shopMoments)[number];

/** What a shop can tell and has; the contract asks it for nothing else. */
export interface ShopReach {
  moments: ReadonlySet<ShopMoment>;
  /** How it says that one stands whose charge failed for good; its member is premium no more. */
  statusWhenHeld: SubscriptionStatus;
  hasManagementPage: boolean;
}

const wholeReach: ShopReach = {
  moments: new Set(shopMoments),
  statusWhenHeld: 'EXPIRED',
  hasManagementPage: true,
};

/** Delivers one notification: every time the same one, as the shop would send it again. */
export type Delivery = () => Promise<SignedNotification>;

export interface ShopMembership {
  /** It happens now, and the shop has something to tell. */
  happen(moment: ShopMoment): Delivery;
}

/** A provider that only takes notifications, beside a double of its shop. */
export interface ShopBench {
  provider: NotifyingProvider;
  clock: MovableClock;
  /** For how long a notification that was sent now counts as new. */
  freshSeconds: number;
  /** Whether each notification says how it stood then, and not only that something changed. */
  isWhole: boolean;
  /** A yearly membership for 1099 kronor, named after its member. */
  open(userId: string, given?: { currency?: string }): ShopMembership;
  /** Something genuine that is about no membership. */
  unrelated(): Promise<SignedNotification>;
  /** What anybody could send, by what is wrong with it. */
  forgeries(): Promise<Record<string, SignedNotification>>;
  /** Genuine, as far as anybody can tell, and not to be understood. */
  unreadable(): Promise<SignedNotification>;
  close(): Promise<void>;
}

/** What every shop has to do that tells us of memberships and sells them itself. */
export function testNotifyingProvider(
  open: () => Promise<ShopBench>,
  { moments: reach, statusWhenHeld, hasManagementPage }: ShopReach = wholeReach,
): void {
  const tells = (...moments: ShopMoment[]) => moments.every((moment) => reach.has(moment));
  let bench: ShopBench;
  beforeEach(async () => {
    bench = await open();
  });
  afterEach(() => bench.close());

  test('a notification counts when it is genuine, new and readable', async () => {
    const { clock, freshSeconds } = bench;
    const unrelated = await bench.unrelated();
    expect(await read(bench, unrelated)).toMatchObject({ ok: true, notification: { reports: [] } });
    expect(await read(bench, await bench.unreadable())).toEqual({
      ok: false,
      reason: 'unreadable',
    });
    for (const [name, forged] of Object.entries(await bench.forgeries())) {
      expect({ name, ...(await read(bench, forged)) }).toEqual({
        name,
        ok: false,
        reason: 'forged',
      });
    }
    clock.addSeconds(freshSeconds - 1);
    expect(await read(bench, unrelated)).toMatchObject({ ok: true });
    clock.addSeconds(2);
    expect(await read(bench, unrelated)).toEqual({ ok: false, reason: 'stale' });
  });

  const beginnings = (['trial', 'bought'] as const).filter((moment) => tells(moment));

  test.each(beginnings)(
    '%s: it says whose it is, what it costs and when it ends',
    async (moment) => {
      const userId = createRandomId();
      const [report] = await told(bench, bench.open(userId).happen(moment));
      expect(report).toMatchObject({ userId, orderId: null });
      const { standing } = foldFacts(report?.facts ?? []);
      expect(standing).toMatchObject({
        status: 'ACTIVE',
        billingPeriod: 'YEARLY',
        currency: 'SEK',
        priceMinor: 109_900,
        renews: true,
      });
      expect(standing.trialEndsAt).toEqual(moment === 'trial' ? standing.expireTime : null);
      expect(standing.expireTime.getTime()).toBeGreaterThan(bench.clock.now().getTime());
    },
  );

  const lives: [ShopMoment[], boolean, object][] = [
    [['trial'], true, { status: 'ACTIVE', renews: true }],
    [['bought'], true, { status: 'ACTIVE', renews: true, trialEndsAt: null }],
    [['bought', 'cancelled'], true, { status: 'ACTIVE', renews: false }],
    [['bought', 'cancelled', 'resumed'], true, { status: 'ACTIVE', renews: true }],
    [['trial', 'renewed'], true, { status: 'ACTIVE', trialEndsAt: null }],
    [['bought', 'renewed'], true, { status: 'ACTIVE', renews: true }],
    [['bought', 'held'], false, { status: statusWhenHeld, renews: true }],
    [['bought', 'held', 'recovered'], true, { status: 'ACTIVE', renews: true }],
    [['bought', 'grace'], true, { status: 'ACTIVE', renews: true }],
    [['bought', 'grace', 'held'], false, { status: statusWhenHeld }],
    [['bought', 'grace', 'held', 'recovered'], true, { status: 'ACTIVE', renews: true }],
    [['bought', 'grace', 'held', 'expired'], false, { status: 'EXPIRED', renews: false }],
    [['bought', 'cancelled', 'expired'], false, { status: 'CANCELLED', renews: false }],
    [['bought', 'revoked'], false, { status: 'CANCELLED', renews: false }],
  ];
  const toldLives = lives.filter(([moments]) => tells(...moments));

  test.each(toldLives)('%j leaves a premium member: %s', async (moments, isMember, expected) => {
    const { standing } = foldFacts(await factsOf(bench, moments));
    expect(standing).toMatchObject(expected);
    const membership = { ...standing, provider: bench.provider.name };
    expect(isPremium({ membership, now: bench.clock.now() })).toBe(isMember);
  });

  test.runIf(tells('grace'))('grace is time that was not paid for, and reads so', async () => {
    const facts = await factsOf(bench, ['bought', 'grace']);
    const { history, standing } = foldFacts(facts);
    expect(history.map(({ kind }) => kind)).not.toContain('RENEWED');
    expect(standing.expireTime.getTime()).toBeGreaterThan(bench.clock.now().getTime());
  });

  const eventfulLives: [ShopMoment[]][] = [
    [['trial', 'cancelled', 'resumed', 'renewed', 'grace']],
    [['bought', 'renewed', 'held', 'recovered', 'cancelled']],
  ];
  const toldEventfulLives = eventfulLives.filter(([moments]) => tells(...moments));

  test.each(toldEventfulLives)(
    'the order in which %j is told, and how often, changes nothing',
    async (moments) => {
      const facts = await factsOf(bench, moments);
      expect(foldFacts([...facts.toReversed(), ...facts])).toEqual(foldFacts(facts));
    },
  );

  test('a price in a currency that we do not sell in is no price of ours', async () => {
    const membership = bench.open(createRandomId(), { currency: 'NOK' });
    const [report] = await told(bench, membership.happen('bought'));
    const { standing, payments } = foldFacts(report?.facts ?? []);
    expect(standing).toMatchObject({ status: 'ACTIVE', priceMinor: 0 });
    expect(payments).toEqual([]);
  });

  test.runIf(hasManagementPage)('members are sent to the shop’s own pages', () => {
    expect(bench.provider.managementUrl).toMatch(/^https:\/\//);
  });

  test.runIf(!hasManagementPage)('members are sent to no pages where the shop has none', () => {
    expect(bench.provider.managementUrl).toBeNull();
  });
}

/** Everything the shop tells of a membership, moment by moment, a day apart. */
async function factsOf(bench: ShopBench, moments: ShopMoment[]): Promise<MembershipFact[]> {
  const membership = bench.open(createRandomId());
  const facts: MembershipFact[] = [];
  for (const moment of moments) {
    bench.clock.addDays(1);
    for (const report of await told(bench, membership.happen(moment))) facts.push(...report.facts);
  }
  return facts;
}

export function read({ provider, clock }: ShopBench, { headers, body }: SignedNotification) {
  return provider.readNotification({ headers, body, now: clock.now() });
}

export async function told(bench: ShopBench, deliver: Delivery): Promise<SubscriptionReport[]> {
  const outcome = await read(bench, await deliver());
  if (!outcome.ok) throw new Error(outcome.reason);
  return [...outcome.notification.reports];
}
