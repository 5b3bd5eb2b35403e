import { afterAll, beforeAll, expect, test } from 'vitest';
import { statementsOf } from '../../server/testing/statements-of.ts';
import { startTestServer, type TestServer } from '../../server/testing/test-server.ts';
import { signUpSomebody } from '../identity/testing/account-client.ts';
import { giveRole } from '../identity/testing/give-role.ts';
import { outgoingMails } from '../mail/mail.tables.ts';
import { membershipFacts, subscriptions } from '../membership/membership.tables.ts';

const now = new Date();
const inDays = (days: number) => new Date(now.getTime() + days * 24 * 3600_000);

let server: TestServer;
let admin: Awaited<ReturnType<typeof signUpSomebody>>;
beforeAll(async () => {
  server = await startTestServer();
  admin = await signUpSomebody(server);
  await giveRole({ db: server.services.db, userId: admin.userId, role: 'ADMINISTRATOR' });
});
afterAll(() => server.close());

interface Standing {
  status?: string;
  renews?: boolean;
  expireTime: Date;
  trialEndsAt?: Date | null;
  provider?: string;
}

async function subscribe({ userId, ...standing }: Standing & { userId: string }): Promise<string> {
  const id = crypto.randomUUID();
  await server.services.db.insert(subscriptions).values({
    id,
    userId,
    status: 'ACTIVE',
    provider: 'STRIPE',
    term: 'RECURRING',
    billingPeriod: 'MONTHLY',
    currency: 'USD',
    priceMinor: 1499,
    providerReference: id,
    createdAt: inDays(-10),
    updatedAt: now,
    ...standing,
  });
  return id;
}

async function member(standing: Standing): Promise<{ userId: string; id: string }> {
  const { userId } = await signUpSomebody(server);
  return { userId, id: await subscribe({ userId, ...standing }) };
}

async function pay(args: { userId: string; id: string; state: string; amountMinor: number }) {
  const { userId, id: subscriptionId, state, amountMinor } = args;
  await server.services.db.insert(membershipFacts).values({
    userId,
    subscriptionId,
    id: crypto.randomUUID(),
    kind: 'PAYMENT',
    rank: 0,
    detail: { kind: 'PAYMENT', payment: { state, amountMinor } },
    occurredAt: now,
    receivedAt: now,
  });
}

const query = `{ operatorStatus {
  toLookAt version databaseKind databaseBytes
  members { paying onTrial cancelledStillOpen chargeOverdue }
  trials { begun ended becamePaid left }
  payments { failed refunded unsettled }
  mail { waiting triedBefore }
  signUps { day count }
} }`;

async function read() {
  const { data, errors } = await admin.client.graphql<{ operatorStatus: Answer }>(query);
  expect(errors).toEqual([]);
  return data.operatorStatus;
}

interface Answer {
  members: object;
  trials: object;
  payments: object;
  mail: object;
  databaseBytes: number;
  signUps: { day: string; count: number }[];
}

test('members are counted by the rules that decide who has access, each once', async () => {
  const paid = await member({ expireTime: inDays(20), trialEndsAt: inDays(-3) });
  await pay({ ...paid, state: 'PAID', amountMinor: 1499 });
  // An older subscription of theirs that ended.
  await subscribe({
    userId: paid.userId,
    status: 'CANCELLED',
    renews: false,
    expireTime: inDays(-90),
  });
  await member({ expireTime: inDays(5), trialEndsAt: inDays(5) });
  await member({ expireTime: inDays(9), renews: false });
  const late = await member({ expireTime: inDays(-1), trialEndsAt: inDays(-1) });
  await pay({ ...late, state: 'FAILED', amountMinor: 1499 });
  // Stripe has three days to charge, and these are over.
  await member({ expireTime: inDays(-4.2) });
  await member({ expireTime: inDays(-2), renews: false, trialEndsAt: inDays(-2) });
  const { members, trials, payments } = await read();
  expect(members).toEqual({ paying: 1, onTrial: 1, cancelledStillOpen: 1, chargeOverdue: 1 });
  expect(trials).toEqual({ begun: 4, ended: 3, becamePaid: 1, left: 1 });
  expect(payments).toEqual({ failed: 1, refunded: 0, unsettled: 0 });
});

test('accounts are counted by day, today last, days without any too', async () => {
  const { signUps } = await read();
  expect(signUps).toHaveLength(14);
  expect(signUps.at(-1)).toMatchObject({ day: new Date().toISOString().slice(0, 10) });
  expect(signUps.at(-1)?.count).toBeGreaterThan(5);
  expect(signUps[0]?.count).toBe(0);
});

test('mail that waits is counted', async () => {
  await server.services.db.delete(outgoingMails);
  await signUpSomebody(server);
  expect((await read()).mail).toEqual({ waiting: 1, triedBefore: 0 });
  expect((await read()).databaseBytes).toBeGreaterThan(100_000);
});

test('the page asks as many statements of a thousand members as of ten', async () => {
  const countOf = async () => (await statementsOf(read)).length;
  const few = await countOf();
  for (let time = 0; time < 5; time += 1) await member({ expireTime: inDays(3) });
  expect(await countOf()).toBe(few);
  expect(few).toBeLessThan(14);
});
