import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayOf } from '../../lib/clock.ts';
import { statementsOf } from '../../server/testing/statements-of.ts';
import { startTestServer, type TestServer } from '../../server/testing/test-server.ts';
import { signUpSomebody } from '../identity/testing/account-client.ts';
import { giveRole } from '../identity/testing/give-role.ts';
import { users } from '../identity/identity.tables.ts';
import { outgoingMails } from '../mail/mail.tables.ts';
import {
  membershipFacts,
  paymentNotifications,
  subscriptions,
} from '../membership/membership.tables.ts';
import { quizCounts } from '../profile/profile.tables.ts';
import { readOperatorStatus } from './read-status.ts';
import type { ServerReport } from './server-report.ts';

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
  createdAt?: Date;
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

interface Paid {
  userId: string;
  id: string;
  state: string;
  amountMinor: number;
  at?: Date;
}

async function pay({ userId, id: subscriptionId, state, amountMinor, at = now }: Paid) {
  await server.services.db.insert(membershipFacts).values({
    userId,
    subscriptionId,
    id: crypto.randomUUID(),
    kind: 'PAYMENT',
    rank: 0,
    detail: { kind: 'PAYMENT', payment: { state, amountMinor } },
    occurredAt: at,
    receivedAt: at,
  });
}

const query = `{ operatorStatus {
  toLookAt version databaseKind databaseBytes
  members { paying onTrial cancelledStillOpen chargeOverdue }
  months { last { ...Month } before { ...Month } }
  quizCountedSince
  notices { unsettled unsettledNotices { provider providerReference } }
  mail { waiting triedBefore givenUp }
  signUps { day count }
} }
fragment Month on MonthFigures {
  quiz { begun finished } accounts
  trials { begun ended becamePaid left }
  payments { failed refunded }
}`;

async function read() {
  const { data, errors } = await admin.client.graphql<{ operatorStatus: Answer }>(query);
  expect(errors).toEqual([]);
  return data.operatorStatus;
}

interface Month {
  quiz: { begun: number; finished: number } | null;
  accounts: number;
  trials: object;
  payments: object;
}

interface Answer {
  toLookAt: string[];
  members: object;
  months: { last: Month; before: Month };
  quizCountedSince: string | null;
  notices: object;
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
  const { members, months } = await read();
  expect(members).toEqual({ paying: 1, onTrial: 1, cancelledStillOpen: 1, chargeOverdue: 1 });
  expect(months.last).toMatchObject({
    trials: { begun: 4, ended: 3, becamePaid: 1, left: 1 },
    payments: { failed: 1, refunded: 0 },
  });
  expect(months.before).toMatchObject({
    trials: { begun: 0, ended: 0, becamePaid: 0, left: 0 },
    payments: { failed: 0, refunded: 0 },
  });
});

test('the month before is counted as the last one is, and what is older is in neither', async () => {
  const { last } = (await read()).months;
  for (const [days, state] of [
    [40, 'PAID'],
    [50, 'REFUNDED'],
    [61, 'PAID'],
  ] as const) {
    const at = inDays(-days);
    const ended = await member({
      expireTime: inDays(-days + 1),
      trialEndsAt: at,
      createdAt: inDays(-days - 5),
      renews: false,
    });
    await pay({ ...ended, state, amountMinor: 1499, at });
  }
  await server.services.db
    .update(users)
    .set({ createdAt: inDays(-45) })
    .where(eq(users.id, (await signUpSomebody(server)).userId));
  const { months } = await read();
  expect(months.last).toMatchObject({ trials: last.trials, payments: last.payments });
  expect(months.before).toMatchObject({
    trials: { begun: 2, ended: 2, becamePaid: 1, left: 1 },
    payments: { failed: 0, refunded: 1 },
    accounts: 1,
  });
});

test('the quiz is told by month, and as unknown where it was not counted yet', async () => {
  const { db } = server.services;
  const dayOfCount = (days: number) => dayOf(inDays(-days));
  await db.insert(quizCounts).values([
    { day: dayOfCount(0), reached: 'BEGUN', count: 3 },
    { day: dayOfCount(29), reached: 'BEGUN', count: 4 },
    { day: dayOfCount(29), reached: 'FINISHED', count: 2 },
    { day: dayOfCount(30), reached: 'BEGUN', count: 9 },
  ]);
  const partly = await read();
  expect(partly.months.last.quiz).toEqual({ begun: 7, finished: 2 });
  expect(partly.months.before.quiz).toBeNull();
  expect(partly.quizCountedSince).toBe(dayOfCount(30));
  await db.insert(quizCounts).values({ day: dayOfCount(60), reached: 'BEGUN', count: 5 });
  expect((await read()).months.before.quiz).toEqual({ begun: 9, finished: 0 });
});

test('what belongs to nobody is named, so that it can be looked for', async () => {
  const notice = { provider: 'STRIPE', facts: [], userId: null, orderId: null };
  await server.services.db.insert(paymentNotifications).values([
    { ...notice, id: 'old', providerReference: 'sub_old', receivedAt: inDays(-2) },
    { ...notice, id: 'new', providerReference: 'sub_new', receivedAt: now },
    { ...notice, id: 'done', providerReference: 'x', receivedAt: inDays(-2), settledAt: now },
  ]);
  const { notices, toLookAt } = await read();
  expect(notices).toEqual({
    unsettled: 1,
    unsettledNotices: [{ provider: 'STRIPE', providerReference: 'sub_old' }],
  });
  expect(toLookAt).toContain('PAYMENTS');
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
  expect((await read()).mail).toEqual({ waiting: 1, triedBefore: 0, givenUp: 0 });
  expect((await read()).databaseBytes).toBeGreaterThan(100_000);
});

test('an administrator sends what waits again, and not what may be on its way', async () => {
  const { db } = server.services;
  await db.delete(outgoingMails);
  const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000);
  const mail = { kind: 'x', recipient: 'a@b.example', locale: 'en', origin: 'x', values: {} };
  const waiting = { ...mail, createdAt: now };
  await db.insert(outgoingMails).values([
    { ...waiting, id: 'postponed', attempts: 9, dueAt: inMinutes(60) },
    { ...waiting, id: 'given up', attempts: 12, dueAt: inMinutes(-60) },
    { ...waiting, id: 'on its way', attempts: 1, dueAt: inMinutes(4) },
    { ...waiting, id: 'sent', attempts: 12, dueAt: inMinutes(-60), sentAt: now },
  ]);
  expect((await read()).mail).toEqual({ waiting: 3, triedBefore: 3, givenUp: 1 });
  const { data } = await admin.client.graphql<object>(
    'mutation { retryWaitingMails { problems { code } count } }',
  );
  expect(data).toEqual({ retryWaitingMails: { problems: [], count: 2 } });
  expect((await read()).mail).toEqual({ waiting: 3, triedBefore: 1, givenUp: 0 });
  await db.delete(outgoingMails);
});

test('the page asks as many statements of a thousand members as of ten', async () => {
  const countOf = async () => (await statementsOf(read)).length;
  const few = await countOf();
  for (let time = 0; time < 5; time += 1) await member({ expireTime: inDays(3) });
  expect(await countOf()).toBe(few);
  expect(few).toBeLessThan(14);
});

test('an administrator reads how the process, its machine, its jobs and its trials of pages do', async () => {
  const { data, errors } = await admin.client.graphql<{ operatorStatus: Record<string, unknown> }>(
    `{ operatorStatus { checkedAt version nodeVersion contentVersion startedAt databaseKind databaseMs
      databaseBytes diskUsedBytes diskTotalBytes backedUpAt mailKind
      requests { count failed middleMs slowMs } jobs { name endedAt tookMs hasFailed }
      errors { what count lastAt } mail { waiting oldestAt }
      notices { lastToldAt unsettledNotices { receivedAt } }
      experiments { experiment variant sharePercent seen signedUp becameMember } } }`,
  );
  expect(errors).toEqual([]);
  const status = data.operatorStatus;
  const { services } = server;
  const report = await services.readServerReport();
  expect(status).toMatchObject({
    version: report.version,
    nodeVersion: report.nodeVersion,
    contentVersion: services.content.version,
    startedAt: report.startedAt.toISOString(),
    databaseKind: report.databaseKind,
    mailKind: report.mailKind,
    diskTotalBytes: report.disk?.totalBytes ?? null,
    backedUpAt: report.backup?.madeAt.toISOString() ?? null,
    jobs: report.jobs.map(({ name, tookMs, hasFailed }) => ({ name, tookMs, hasFailed })),
    errors: report.errors.map(({ what, count }) => ({ what, count })),
    requests: { failed: report.requests.failed },
  });
  expect((status['requests'] as { count: number }).count).toBeGreaterThan(0);
  const age = Date.now() - Date.parse(String(status['checkedAt']));
  expect(age).toBeLessThan(60_000);
  const ms = status['databaseMs'] as number;
  expect(ms).toBeGreaterThan(0);
  // Tenths of a millisecond.
  expect(Math.abs(ms * 10 - Math.round(ms * 10))).toBeLessThan(1e-6);
  const told = status['notices'] as { lastToldAt: string; unsettledNotices: object[] };
  expect(told.lastToldAt).toEqual(expect.any(String));
  expect(told.unsettledNotices).toEqual([{ receivedAt: expect.any(String) }]);
  const tried = status['experiments'] as { experiment: string; sharePercent: number }[];
  for (const shares of Map.groupBy(tried, ({ experiment }) => experiment).values()) {
    expect(shares.reduce((sum, { sharePercent }) => sum + sharePercent, 0)).toBe(100);
  }
});

test('nobody but an administrator reads how the place runs, or sends mail again', async () => {
  const { client } = await signUpSomebody(server);
  for (const reader of [client, server.client()]) {
    const asked = await reader.graphql('{ operatorStatus { version } }');
    const retried = await reader.graphql('mutation { retryWaitingMails { count } }');
    for (const { errors } of [asked, retried]) {
      expect(errors[0]?.extensions.code).toMatch(/^(role|auth)\.required$/);
    }
  }
});

const figures: Omit<ServerReport, 'requests'> = {
  version: '1.2.3',
  nodeVersion: '26',
  startedAt: now,
  databaseKind: 'embedded',
  disk: { usedBytes: 91, totalBytes: 100 },
  backup: { madeAt: inDays(-3) },
  mailKind: 'smtp',
  jobs: [],
  errors: [],
} as never;

test('what is to be looked at is told from what the server says of itself', async () => {
  const { db, clock, content, settings } = server.services;
  const lights = async (report: object, environment = 'production') => {
    const { toLookAt } = await readOperatorStatus({
      db,
      clock,
      content,
      settings: { ...settings, NODE_ENV: environment as never },
      readServerReport: async () => ({ ...figures, ...report }) as never,
    });
    // How fast this machine is just now is no matter.
    return toLookAt.filter((part) => part !== 'DATABASE');
  };
  const busy = { requests: { count: 100, failed: 6, middleMs: 3, slowMs: 9 } };
  const quiet = { requests: { count: 100, failed: 0, middleMs: null, slowMs: null } };
  expect(await lights(busy)).toEqual(['WEB', 'DISK', 'PAYMENTS', 'BACKUP']);
  const well = { ...quiet, disk: null, backup: { madeAt: new Date() } };
  expect(await lights(well)).toEqual(['PAYMENTS']);
  expect(await lights({ ...quiet, disk: null }, 'development')).toEqual(['PAYMENTS']);
  await db.insert(outgoingMails).values({
    id: 'late',
    kind: 'x',
    recipient: 'a@b.example',
    locale: 'en',
    origin: 'x',
    values: {},
    attempts: 0,
    dueAt: now,
    createdAt: inDays(-1),
  });
  expect(await lights(well)).toEqual(['MAIL', 'PAYMENTS']);
  // Where nothing is sent, nothing waits.
  expect(await lights({ ...well, mailKind: 'outbox' })).toEqual(['PAYMENTS']);
  await db.delete(outgoingMails);
});
