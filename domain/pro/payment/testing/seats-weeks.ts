import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../../db/database.ts';
import { isPremium } from '../../../membership/entitlement.rules.ts';
import { membershipOf } from '../../../membership/membership-of.ts';
import { listInvoices } from '../invoices.store.ts';
import { findPayment } from '../payment.store.ts';
import { reconcileGroup } from '../reconcile-group.ts';
import type { SeatTools } from '../seat-tools.ts';
import { setMethod } from '../set-method.ts';
import { changeMember, newPayingGroup, seatedMember, seatToolsAt } from './seats-bed.ts';
import { proMembers } from '../../pro.tables.ts';
import { createRandomId } from '../../../../lib/ids.ts';
import { chance } from '../../../../server/payments/testing/chance.ts';
import { deliverShuffled } from '../../../../server/payments/testing/deliver-shuffled.ts';
import type { MovableClock } from '../../../../server/payments/testing/movable-clock.ts';
import { openStripeSeatsBench } from '../../../../server/payments/testing/seats-bench.ts';
import { signStripe, stripeAt } from '../../../../server/payments/testing/stripe-bench.ts';
import type { StripeDouble } from '../../../../server/payments/testing/stripe-double.ts';
import { notify, openWebhooks } from '../../../../server/payments/testing/webhook-bench.ts';

interface PayingGroup {
  tools: SeatTools;
  groupId: string;
  double: StripeDouble;
}

interface Living extends PayingGroup {
  app: FastifyInstance;
  clock: MovableClock;
  random: () => number;
}

/**
 * Months of a group that happen by chance: members come and go, cards are refused, servers work at
 * once, notifications come late, twice or never. The same seed is the same months.
 */
export async function liveMonths({
  db,
  seed,
  days,
}: {
  db: Database;
  seed: number;
  days: number;
}): Promise<SeatsStanding> {
  const bench = await openStripeSeatsBench();
  const { clock, double, gateway: seats } = bench;
  const providers = { stripe: stripeAt(double.url) };
  const app = await openWebhooks({ db, clock, providers, seats });
  const tools = seatToolsAt({ db, clock, seats });
  const groupId = await newPayingGroup({ tools });
  await live({ app, tools, clock, double, groupId, random: chance(seed), seed, days });
  const found = await standingOf({ tools, groupId, double });
  await app.close();
  await bench.close();
  return found;
}

async function live(living: Living & { seed: number; days: number }): Promise<void> {
  const { clock, random, double, days, seed } = living;
  const token = await giveCard(living);
  const end = clock.now().getTime() + days * 86_400_000;
  while (clock.now().getTime() < end) {
    clock.addSeconds(Math.floor(random() * 6 * 86_400));
    await somethingHappens({ ...living, token });
    if (random() < 0.5) await severalAtOnce(living);
    if (random() < 0.4) await deliver({ ...living, seed });
  }
  double.refuseCard(token, false);
  await giveCard(living);
  await workUntilQuiet(living);
}

async function giveCard({ tools, groupId, double }: PayingGroup): Promise<string> {
  const fingerprint = createRandomId();
  const paymentToken = `pm_${fingerprint}`;
  double.addCard(paymentToken, { fingerprint });
  const requestKey = createRandomId();
  const actorId = createRandomId();
  const problems = await setMethod({ tools, groupId, actorId, paymentToken, requestKey });
  if (problems.length > 0) throw new Error(JSON.stringify(problems));
  return paymentToken;
}

async function somethingHappens(happening: Living & { token: string }): Promise<void> {
  const { tools, groupId, random, double, token } = happening;
  const what = random();
  if (what < 0.5) await seatedMember({ tools, groupId });
  else if (what < 0.7) await endSomebody(happening);
  else double.refuseCard(token, what < 0.85);
}

async function endSomebody({ tools, groupId, clock, random }: Living): Promise<void> {
  const members = await tools.db.select().from(proMembers).where(eq(proMembers.groupId, groupId));
  const one = members[Math.floor(random() * members.length)];
  const now = clock.now();
  const change = random() < 0.5 ? { removedAt: now } : { endsAt: now };
  if (one) await changeMember({ tools, groupId, memberId: one.id, change });
}

async function severalAtOnce({ tools, groupId, random }: Living): Promise<void> {
  const servers = 1 + Math.floor(random() * 3);
  await Promise.all(Array.from({ length: servers }, () => reconcileGroup({ tools, groupId })));
}

/** Some of all that was ever told, in any order, several at once. */
async function deliver(delivering: Living & { seed: number }): Promise<void> {
  const { app, clock, double, seed, random } = delivering;
  const events = double.events().filter(() => random() < 0.1);
  await deliverShuffled({
    events,
    seed,
    parallel: 4,
    async deliver(event) {
      const { status } = await notify(app, 'stripe', signStripe({ event, time: clock.now() }));
      if (status !== 200) throw new Error(`A notification was answered with ${status}`);
    },
  });
}

/** What a crash left is taken up after some minutes, and what was not told after an hour. */
export async function workUntilQuiet({
  tools,
  clock,
  groupId,
}: Pick<Living, 'tools' | 'clock' | 'groupId'>): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    clock.addSeconds(61 * 60);
    await reconcileGroup({ tools, groupId });
  }
}

export type SeatsStanding = Awaited<ReturnType<typeof standingOf>>;

/** How a group stands here and at the company, for a comparison of the two. */
export async function standingOf({ tools, groupId, double }: PayingGroup) {
  const { db, clock } = tools;
  const payment = await findPayment({ db, groupId });
  const members = await db.select().from(proMembers).where(eq(proMembers.groupId, groupId));
  const now = clock.now();
  const seated = members.filter(
    ({ removedAt, endsAt }) => removedAt === null && (endsAt === null || endsAt > now),
  );
  const open: string[] = [];
  for (const { userId } of members) {
    const membership = await membershipOf({ db, clock, userId: userId ?? '' });
    if (isPremium({ membership, now })) open.push(userId ?? '');
  }
  const customer = payment?.customerReference ?? '';
  const charges = double.charges().filter((charge) => charge.customer === customer);
  const invoices = await listInvoices({ db, groupId, limit: 1000 });
  return {
    payment,
    seats: seated.length,
    open: open.toSorted(),
    seatedUsers: seated.map(({ userId }) => userId ?? '').toSorted(),
    charged: charges.map(({ amount }) => amount).toSorted((a, b) => a - b),
    paid: invoices
      .filter(({ state, dueMinor }) => state === 'PAID' && dueMinor > 0)
      .map(({ dueMinor }) => dueMinor)
      .toSorted((a, b) => a - b),
    invoices,
  };
}
