import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { addDays, fixedClock } from '../../lib/clock.ts';
import { mailsTo } from '../../server/testing/mailbox.ts';
import { startTestServer, type TestServer } from '../../server/testing/test-server.ts';
import { codesOf, password, send, signUpSomebody } from '../identity/testing/account-client.ts';
import { subscriptions } from '../membership/membership.tables.ts';
import { testTokens } from '../membership/orders/test-cards.rules.ts';
import { recipeRatingTotals } from '../recipes/recipes.tables.ts';
import { keptPayments } from './account.tables.ts';
import { clearKeptPayments } from './clear-kept-payments.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

type Somebody = Awaited<ReturnType<typeof signUpSomebody>>;

async function becomeMember({ client }: Somebody): Promise<void> {
  const input = {
    plan: 'YEARLY',
    paymentToken: testTokens.payPal,
    requestKey: crypto.randomUUID(),
  };
  const started = await client.graphql(
    `mutation ($input: StartTrialInput!) { startTrial(input: $input) { problems { code } } }`,
    { input },
  );
  expect(started.data).toEqual({ startTrial: { problems: [] } });
}

async function write({ client }: Somebody, text: string): Promise<void> {
  const input = { id: crypto.randomUUID(), text };
  await client.graphql(
    `mutation ($input: AddShoppingExtraInput!) { addShoppingExtra(input: $input) { problems { code } } }`,
    { input },
  );
}

async function rate({ client }: Somebody, input: { recipeId: string; stars: number }) {
  const rated = await client.graphql(
    `mutation ($input: RateRecipeInput!) { rateRecipe(input: $input) { problems { code } } }`,
    { input },
  );
  expect(rated.data).toEqual({ rateRecipe: { problems: [] } });
}

async function dataOf({ client }: Somebody) {
  const { data } = await client.graphql<{ myData: string }>('{ myData }');
  return JSON.parse(data.myData);
}

/** How many rows name a user, by table: asked past our own code, of every table there is. */
async function rowsOf(userId: string): Promise<Record<string, number>> {
  const { db } = server.services;
  const tables = (await db.execute(
    sql`select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'user_id'`,
  )) as unknown as { rows: { name: string }[] };
  const counts: Record<string, number> = {};
  for (const { name } of tables.rows) {
    const found = (await db.execute(
      sql`select count(*)::int as count from ${sql.identifier(name)} where user_id = ${userId}`,
    )) as unknown as { rows: { count: number }[] };
    const count = found.rows[0]?.count ?? 0;
    if (count > 0) counts[name] = count;
  }
  return counts;
}

test('the download holds what a member entered and nobody else’s, and nothing that opens the account', async () => {
  const maja = await signUpSomebody(server);
  const other = await signUpSomebody(server);
  await becomeMember(maja);
  await write(maja, 'Bin bags');
  await write(other, 'Somebody else’s soap');
  const data = await dataOf(maja);
  expect(data.account).toMatchObject({ firstName: 'Maja', email: maja.email });
  expect(data.account.consents).toMatchObject([{ kind: 'TERMS', decision: 'GIVEN' }]);
  expect(Object.keys(data).toSorted()).toEqual([
    'account',
    'community',
    'exportedAt',
    'favorites',
    'firstSteps',
    'guides',
    'mealPlans',
    'membership',
    'notifications',
    'pro',
    'programs',
    'quiz',
    'ratings',
    'shoppingList',
    'tracking',
  ]);
  const text = JSON.stringify(data);
  expect(text).toContain('Bin bags');
  expect(text).not.toContain('soap');
  expect(text).not.toMatch(/password|token|secret|publicKey/i);
});

test('deleting needs the password and a clear word', async () => {
  const { client, userId } = await signUpSomebody(server);
  const remove = async (input: object) =>
    codesOf(await send(client, 'deleteAccount', { ...input }));
  expect(await remove({ password, isSure: false })).toEqual(['isSure delete.unconfirmed']);
  expect(await remove({ password: 'guessed', isSure: true })).toEqual([
    'password password.incorrect',
  ]);
  expect(Object.keys(await rowsOf(userId))).toContain('sessions');
});

test('deleting leaves nothing of a member but what they paid', async () => {
  const maja = await signUpSomebody(server);
  const other = await signUpSomebody(server);
  await becomeMember(maja);
  await becomeMember(other);
  await write(maja, 'Bin bags');
  await mailsTo(server, maja.email);
  expect(Object.keys(await rowsOf(maja.userId))).toEqual(
    expect.arrayContaining(['accounts', 'consents', 'sessions', 'subscriptions', 'tickets']),
  );
  const before = await rowsOf(other.userId);
  const { setCookies } = await maja.client.graphql(
    `mutation ($input: DeleteAccountInput!) { deleteAccount(input: $input) { problems { code } } }`,
    { input: { password, isSure: true } },
  );
  expect(setCookies[0]).toMatch(/^auth=; .*Max-Age=0/);
  expect(await rowsOf(maja.userId)).toEqual({});
  expect(await rowsOf(other.userId)).toEqual(before);
  expect((await mailsTo(server, maja.email)).map(({ kind }) => kind)).toEqual(['account-deleted']);
  const again = await send(server.client(), 'logIn', { email: maja.email, password });
  expect(codesOf(again)).toEqual(['login.incorrect']);
});

test('the stars of a member who leaves are taken out of the mean', async () => {
  const [leaving, staying] = [await signUpSomebody(server), await signUpSomebody(server)];
  const free = server.services.content.recipes.filter(({ isPremium }) => !isPremium);
  const [both, alone] = [free[0]?.id ?? '', free[1]?.id ?? ''];
  await rate(leaving, { recipeId: both, stars: 1 });
  await rate(leaving, { recipeId: alone, stars: 5 });
  await rate(staying, { recipeId: both, stars: 4 });
  await send(leaving.client, 'deleteAccount', { password, isSure: true });
  const totals = await server.services.db.select().from(recipeRatingTotals);
  const totalOf = (recipeId: string) => totals.find((each) => each.recipeId === recipeId);
  expect(totalOf(both)).toEqual({ recipeId: both, count: 1, stars: 4 });
  expect(totalOf(alone)).toEqual({ recipeId: alone, count: 0, stars: 0 });
});

test('what a member paid is kept apart from who they were', async () => {
  const charging = await startTestServer({ environment: { TRIAL_DAYS: '0' } });
  const maja = await signUpSomebody(charging);
  await becomeMember(maja);
  await send(maja.client, 'deleteAccount', { password, isSure: true });
  const { db } = charging.services;
  const left = await db.select().from(subscriptions).where(eq(subscriptions.userId, maja.userId));
  const kept = await db.select().from(keptPayments);
  const [{ paidAt, keepUntil } = { paidAt: new Date(), keepUntil: new Date() }] = kept;
  const untilEnd = { db, clock: fixedClock(keepUntil) };
  await clearKeptPayments(untilEnd);
  const atTheEnd = await db.$count(keptPayments);
  await clearKeptPayments({ db, clock: fixedClock(addDays(keepUntil, 1)) });
  const afterwards = await db.$count(keptPayments);
  await charging.close();
  // Seven whole years after the year of the payment.
  expect(keepUntil).toEqual(addDays(paidAt, 2928));
  expect([atTheEnd, afterwards]).toEqual([1, 0]);
  expect(Math.abs(paidAt.getTime() - Date.now())).toBeLessThan(60_000);
  expect(kept[0]?.reference).toMatch(/^sandbox_/);
  expect(left).toEqual([]);
  expect(kept).toMatchObject([
    { formerUserId: maja.userId, amountMinor: 11_900, currency: 'USD', state: 'PAID' },
  ]);
  expect(JSON.stringify(kept)).not.toContain(maja.email);
});

test('who leaves in two windows at once leaves once', async () => {
  const maja = await signUpSomebody(server);
  const leave = () => send(maja.client, 'deleteAccount', { password, isSure: true });
  await Promise.allSettled([leave(), leave()]);
  expect(await rowsOf(maja.userId)).toEqual({});
  expect((await mailsTo(server, maja.email)).map(({ kind }) => kind)).toEqual(['account-deleted']);
});

const running = {
  status: 'ACTIVE',
  term: 'RECURRING',
  billingPeriod: 'YEARLY',
  currency: 'USD',
  priceMinor: 11_900,
  renews: true,
} as const;

test.each([
  ['an app store', { provider: 'APPSTORE', providerReference: 'of the store' }],
  ['a group', { provider: 'GENERIC', providerReference: 'seat:1:maja' }],
] as const)('what %s sold keeps nobody from leaving', async (_who, sold) => {
  const maja = await signUpSomebody(server);
  const { db, clock } = server.services;
  const now = clock.now();
  await db.insert(subscriptions).values({
    userId: maja.userId,
    id: crypto.randomUUID(),
    ...running,
    ...sold,
    expireTime: addDays(now, 30),
    createdAt: now,
    updatedAt: now,
  });
  const left = await send(maja.client, 'deleteAccount', { password, isSure: true });
  expect(codesOf(left)).toEqual([]);
  expect(await rowsOf(maja.userId)).toEqual({});
});

test('nobody who might still be charged is let go', async () => {
  const maja = await signUpSomebody(server);
  await becomeMember(maja);
  const provider = server.services.payments.byName('GENERIC')!;
  const change = vi
    .spyOn(provider, 'change')
    .mockResolvedValue({ ok: false, reason: 'cannot-resume' });
  const refused = await send(maja.client, 'deleteAccount', { password, isSure: true });
  change.mockRestore();
  expect(codesOf(refused)).toEqual(['membership.cannot-resume']);
  expect((await dataOf(maja)).account.email).toBe(maja.email);
});

test('the download of a member says when it was made, and is for them alone', async () => {
  const maja = await signUpSomebody(server);
  const { exportedAt, account } = await dataOf(maja);
  expect(Math.abs(new Date(exportedAt).getTime() - Date.now())).toBeLessThan(60_000);
  expect(account).toMatchObject({ lastName: 'Lind', email: maja.email });
  for (const query of [
    '{ myData }',
    'mutation { deleteAccount(input: { password: "", isSure: true }) { problems { code } } }',
  ]) {
    const { errors } = await server.client().graphql(query);
    expect(errors[0]?.extensions.code).toBe('auth.required');
  }
});
