import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectDatabase } from '../../db/connect.ts';
import type { DatabaseConnection } from '../../db/database.ts';
import { migrateDatabase } from '../../db/migrate.ts';
import { isPremium } from '../../domain/membership/entitlement.rules.ts';
import { membershipOf } from '../../domain/membership/membership-of.ts';
import { membershipRecords } from '../../domain/membership/membership-records.ts';
import type { MembershipTools } from '../../domain/membership/membership-tools.ts';
import { reconcilePayments } from '../../domain/membership/notifications/reconcile-payments.ts';
import { startTrial } from '../../domain/membership/orders/start-trial.ts';
import {
  newUser,
  toolsAt,
  wantedMembership,
} from '../../domain/membership/testing/membership-bed.ts';
import { systemClock } from '../../lib/clock.ts';
import { createRandomId } from '../../lib/ids.ts';
import { lifeEvents } from './testing/membership-life.ts';
import { signStripe, stripeAt } from './testing/stripe-bench.ts';
import { startStripeDouble, type StripeDouble } from './testing/stripe-double.ts';
import { carryOutPayment, type MortalWork } from './testing/carry-out-payment.ts';
import { mortalPayers, type MortalPayers } from './testing/mortal-payers.ts';

/** Where processes die it takes half a minute a test on a quiet machine. */
const timeoutMs = 600_000;

let directory: string;
let stripe: StripeDouble;
let mortals: MortalPayers;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'yolk-payments-'));
  stripe = await startStripeDouble({ clock: systemClock });
  mortals = mortalPayers();
  await withDatabase(({ db }) => migrateDatabase(db));
});
afterAll(async () => {
  mortals.close();
  await stripe.close();
});

/** Those who pay open the same folder, so it is never open for long. */
async function withDatabase<T>(work: (connection: DatabaseConnection) => Promise<T>): Promise<T> {
  const connection = await connectDatabase({ url: undefined, directory });
  try {
    return await work(connection);
  } finally {
    await connection.close();
  }
}

type Payer = { userId: string; email: string; requestKey: string };

function newPayers(count: number): Promise<Payer[]> {
  return withDatabase(async ({ db }) => {
    const payers: Payer[] = [];
    for (let n = 0; n < count; n += 1) {
      const user = await newUser(db);
      // A card at Stripe is one customer's.
      stripe.addCard(`pm_${user.userId}`, { fingerprint: user.userId });
      payers.push({ ...user, requestKey: createRandomId() });
    }
    return payers;
  });
}

const mostSteps = 60;
/** Every third step in each run; before a change lands, every one. */
const stride = process.env['PAYMENT_DEATHS'] === 'process' ? 1 : 3;

/** Everybody pays, and dies some steps later than the one before; until somebody gets through. */
async function payAndDie(notificationOf: (payer: Payer) => ReturnType<typeof signed> | null) {
  const payers = await newPayers(mostSteps);
  for (const [index, payer] of payers.entries()) {
    const work = workOf({
      payer,
      notification: notificationOf(payer),
      dieAtStep: 1 + index * stride,
    });
    const survived = !(await mortals.dies(work));
    if (survived) return payers.slice(0, index + 1);
  }
  throw new Error(`There are more than ${mostSteps} steps`);
}

function workOf(args: {
  payer: Payer;
  notification: MortalWork['notification'];
  dieAtStep: number;
}): MortalWork {
  const { payer, ...rest } = args;
  const { userId, email, requestKey } = payer;
  return {
    ...rest,
    directory: `${directory}/pgdata`,
    stripeUrl: stripe.url,
    user: { userId, email },
    requestKey,
  };
}

function chargesOf({ userId }: Payer) {
  const own = stripe.subscriptions().filter(({ metadata }) => metadata.userId === userId);
  return stripe.charges().filter(({ subscription }) => own.some(({ id }) => id === subscription));
}

/** Some minutes later: nobody is at work any more on what a dead process left. */
function laterTools({ db }: DatabaseConnection): MembershipTools {
  const later = new Date(Date.now() + 5 * 60_000).toISOString();
  const tools = toolsAt({ db, time: later, provider: stripeAt(stripe.url) });
  return { ...tools, log: { warn: (detail, message) => failures.push([message, detail]) } };
}

const failures: unknown[] = [];

async function isMember(tools: MembershipTools, payer: Payer): Promise<boolean> {
  const membership = await membershipOf({ ...tools, ...payer });
  return isPremium({ membership, now: tools.clock.now() });
}

async function paidInvoices({ db }: MembershipTools, { userId }: Payer): Promise<number> {
  const { payments } = await membershipRecords({ db, userId });
  return payments.filter(({ state, amountMinor }) => state === 'PAID' && amountMinor === 109_900)
    .length;
}

function pay(tools: MembershipTools, { userId, email, requestKey }: Payer) {
  const card = { paymentToken: `pm_${userId}`, isWithoutTrial: true, requestKey };
  return startTrial(wantedMembership({ tools, user: { userId, email }, ...card }));
}

test(
  'killed at any step of paying, nobody is charged twice and no payment is forgotten',
  { timeout: timeoutMs },
  async () => {
    const payers = await payAndDie(() => null);
    expect(payers.length).toBeGreaterThan(10 / stride);
    const charged = payers.filter((payer) => chargesOf(payer).length > 0);
    // Some died before they were charged, some after and before it was written down.
    expect(charged.length).toBeGreaterThan(3 / stride);
    expect(payers.length - charged.length).toBeGreaterThan(3 / stride);
    await withDatabase(async (connection) => {
      const tools = laterTools(connection);
      await reconcilePayments(tools);
      expect(failures).toEqual([]);
      for (const payer of payers) {
        const isCharged = chargesOf(payer).length === 1;
        expect(await isMember(tools, payer)).toBe(isCharged);
        expect(await paidInvoices(tools, payer)).toBe(isCharged ? 1 : 0);
      }
      for (const payer of payers) {
        const again = { ...payer, requestKey: createRandomId() };
        expect(await pay(tools, again)).toMatchObject({ ok: true });
        expect(chargesOf(payer)).toHaveLength(1);
        expect(await paidInvoices(tools, payer)).toBe(1);
      }
    });
  },
);

test(
  'killed at any step of paying, the same form sent again ends with one payment',
  { timeout: timeoutMs },
  async () => {
    const payers = await payAndDie(() => null);
    await withDatabase(async (connection) => {
      const tools = toolsAt({
        db: connection.db,
        time: new Date().toISOString(),
        provider: stripeAt(stripe.url),
      });
      for (const payer of payers) {
        expect(await pay(tools, payer)).toMatchObject({ ok: true });
        expect(chargesOf(payer)).toHaveLength(1);
        expect(await isMember(tools, payer)).toBe(true);
        expect(await paidInvoices(tools, payer)).toBe(1);
      }
    });
  },
);

function signed(payer: Payer) {
  const [event] = lifeEvents(payer);
  const { headers, body } = signStripe({ event: event!, time: new Date() });
  return { headers, body: body.toString() };
}

test(
  'killed at any step of a notification, it counts once it is kept, and once only',
  { timeout: timeoutMs },
  async () => {
    const sent = new Map<string, ReturnType<typeof signed>>();
    const payers = await payAndDie((payer) => {
      const notification = signed(payer);
      sent.set(payer.userId, notification);
      return notification;
    });
    expect(payers.length).toBeGreaterThan(8 / stride);
    // The company sends again what was not answered.
    await withDatabase(async ({ db }) => {
      for (const payer of payers) {
        const notification = sent.get(payer.userId) ?? null;
        const work = workOf({ payer, notification, dieAtStep: -1 });
        await carryOutPayment({ work, db, around: (ask) => ask() });
      }
      for (const { userId } of payers) {
        const { history } = await membershipRecords({ db, userId });
        expect(history.map(({ kind }) => kind)).toEqual(['TRIAL_STARTED']);
      }
    });
  },
);
