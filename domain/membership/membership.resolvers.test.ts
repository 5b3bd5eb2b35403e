import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { addDays } from '../../lib/clock.ts';
import { createRandomId } from '../../lib/ids.ts';
import { startTestServer, type TestServer } from '../../server/testing/test-server.ts';
import { password, signUpSomebody } from '../identity/testing/account-client.ts';
import { membershipFacts, subscriptions } from './membership.tables.ts';
import { testTokens } from './orders/test-cards.rules.ts';
import { seatReference } from './seats/seats.rules.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const signUp = `mutation ($input: SignUpInput!) { signUp(input: $input) { me { userId } } }`;
const offers = `query { offers {
  trialDays isTest isAvailable recipeCount openRecipeCount pastTrialEndedAt
  offers { plan currency priceMinor pricePerMonthMinor pricePerYearMinor savingMinor }
} }`;
const subscription =
  'status plan billingPeriod provider currency priceMinor trialEndsAt expireTime';
const mySubscription = `query { membershipSubscription { ${subscription} } }`;
const startTrial = `mutation ($input: StartTrialInput!) { startTrial(input: $input) {
  problems { path code message }
  membershipSubscription { ${subscription} }
} }`;

let lastAddress = 0;

async function signedUp(locale: 'en' | 'es' | 'sv' = 'en') {
  const client = server.client({ locale });
  const { data } = await client.graphql<{ signUp: { me: { userId: string } } }>(signUp, {
    input: {
      firstName: 'Maja',
      lastName: 'Lind',
      email: `maja${++lastAddress}@example.com`,
      password: 'plum-tree-7',
      hasAgreedToTerms: true,
    },
  });
  return { client, userId: data.signUp.me.userId };
}

function input(changed: Record<string, unknown> = {}) {
  const requestKey = createRandomId();
  return { plan: 'YEARLY', paymentToken: testTokens.cardAccepted, requestKey, ...changed };
}

async function countsOf(userId: string) {
  const { db } = server.services;
  const rows = await db.select().from(subscriptions).where(eq(subscriptions.userId, userId));
  const facts = await db.select().from(membershipFacts).where(eq(membershipFacts.userId, userId));
  return { subscriptions: rows.length, facts: facts.length };
}

test.each([
  ['en', 'USD', 1499, 11_900],
  ['es', 'USD_ES', 900, 9000],
  ['sv', 'SEK', 12_900, 109_900],
] as const)('%s sees its own currency and prices', async (locale, currency, monthly, yearly) => {
  const { data } = await server
    .client({ locale })
    .graphql<{ offers: { offers: unknown[] } }>(offers);
  expect(data.offers).toMatchObject({ trialDays: 7, isTest: true, isAvailable: true });
  expect(data.offers.offers).toMatchObject([
    { plan: 'MONTHLY', currency, priceMinor: monthly, pricePerYearMinor: monthly * 12 },
    { plan: 'YEARLY', currency, priceMinor: yearly, savingMinor: monthly * 12 - yearly },
  ]);
});

test('offers name as many recipes as there are', async () => {
  const { data } = await server.client().graphql(offers);
  const { recipes } = server.services.content;
  expect(data).toMatchObject({
    offers: {
      recipeCount: recipes.length,
      openRecipeCount: recipes.filter(({ isPremium }) => !isPremium).length,
      pastTrialEndedAt: null,
    },
  });
});

test('a trial starts once, however often the form is sent', async () => {
  const { client, userId } = await signedUp('sv');
  expect((await client.graphql(mySubscription)).data).toEqual({ membershipSubscription: null });
  const variables = { input: input() };
  const first = await client.graphql<{ startTrial: unknown }>(startTrial, variables);
  const second = await client.graphql(startTrial, variables);
  expect(first.data.startTrial).toMatchObject({
    problems: [],
    membershipSubscription: {
      status: 'ACTIVE',
      plan: 'YEARLY',
      provider: 'GENERIC',
      currency: 'SEK',
      priceMinor: 109_900,
    },
  });
  expect(second.data).toEqual(first.data);
  expect(await countsOf(userId)).toEqual({ subscriptions: 1, facts: 1 });
});

test('a member reads their own subscription and is offered no second trial', async () => {
  const { client } = await signedUp();
  await client.graphql(startTrial, { input: input({ plan: 'MONTHLY' }) });
  expect((await client.graphql(mySubscription)).data).toMatchObject({
    membershipSubscription: { status: 'ACTIVE', billingPeriod: 'MONTHLY', priceMinor: 1499 },
  });
  expect((await client.graphql(offers)).data).toMatchObject({ offers: { trialDays: 0 } });
});

test('a declined card changes nothing and says so in the language of the endpoint', async () => {
  const { client, userId } = await signedUp('es');
  const { data } = await client.graphql<{ startTrial: { problems: { message: string }[] } }>(
    startTrial,
    { input: input({ paymentToken: testTokens.cardDeclined }) },
  );
  expect(data.startTrial).toMatchObject({
    problems: [{ path: ['paymentToken'], code: 'payment.declined' }],
    membershipSubscription: null,
  });
  expect(data.startTrial.problems[0]?.message).toMatch(/^Tu tarjeta fue rechazada/);
  expect(await countsOf(userId)).toEqual({ subscriptions: 0, facts: 0 });
});

test.each([
  [{ paymentToken: '4242 4242 4242 4242' }, 'payment.invalid'],
  [{ paymentToken: 'x'.repeat(500) }, 'payment.invalid'],
  [{ paymentToken: '' }, 'payment.invalid'],
])('a payment token like %o is a problem, not a fault', async (changed, code) => {
  const { client } = await signedUp();
  const { data } = await client.graphql(startTrial, { input: input(changed) });
  expect(data).toMatchObject({ startTrial: { problems: [{ code }] } });
});

test('a visitor cannot start a trial, and a request key must be one', async () => {
  const visitor = await server.client().graphql(startTrial, { input: input() });
  expect(visitor.status).toBe(401);
  expect(visitor.errors[0]?.extensions.code).toBe('auth.required');
  const { client } = await signedUp();
  const broken = await client.graphql(startTrial, { input: input({ requestKey: '1' }) });
  expect(broken.errors[0]?.extensions.code).toBe('input.invalid');
});

test('a member who pays at Stripe sees who they are there, anybody else nothing', async () => {
  const [{ client, userId }, other] = [await signedUp(), await signedUp()];
  await client.graphql(startTrial, { input: input() });
  await other.client.graphql(startTrial, { input: input() });
  await server.services.db
    .update(subscriptions)
    .set({ provider: 'STRIPE', customerReference: 'cus_maja' })
    .where(eq(subscriptions.userId, userId));
  await server.services.db
    .update(subscriptions)
    .set({ customerReference: 'I-wallet' })
    .where(eq(subscriptions.userId, other.userId));
  const me = `{ me { stripeCustomerId } }`;
  expect((await client.graphql(me)).data).toEqual({ me: { stripeCustomerId: 'cus_maja' } });
  expect((await other.client.graphql(me)).data).toEqual({ me: { stripeCustomerId: null } });
});

test('who logs in where another member still is gets nothing of the other at Stripe', async () => {
  const [{ client, userId }, other] = [await signedUp(), await signUpSomebody(server)];
  await client.graphql(startTrial, { input: input() });
  await server.services.db
    .update(subscriptions)
    .set({ provider: 'STRIPE', customerReference: 'cus_maja' })
    .where(eq(subscriptions.userId, userId));
  const logIn = `mutation ($input: LogInInput!) {
    logIn(input: $input) { me { userId stripeCustomerId } }
  }`;
  const { data } = await client.graphql(logIn, { input: { email: other.email, password } });
  expect(data).toEqual({ logIn: { me: { userId: other.userId, stripeCustomerId: null } } });
});

const everything = `id status plan billingPeriod term provider currency priceMinor trialEndsAt
  expireTime isOnTrial renews nextChargeAt paymentMethod canBeChanged isPaidByGroup managementUrl`;

test('a subscription reads as it is stored, in every field', async () => {
  const { client, userId } = await signedUp('sv');
  const { db, clock } = server.services;
  const now = clock.now();
  const [trialEndsAt, expireTime] = [addDays(now, 3), addDays(now, 30)];
  const row = {
    id: createRandomId(),
    status: 'ACTIVE',
    billingPeriod: 'MONTHLY',
    term: 'HALF_YEAR',
    provider: 'GENERIC',
    currency: 'USD_ES',
    priceMinor: 900,
    trialEndsAt,
    expireTime,
    renews: true,
    paymentMethod: 'Visa 4242',
  };
  await db.insert(subscriptions).values({
    ...row,
    userId,
    providerReference: createRandomId(),
    createdAt: now,
    updatedAt: now,
  });
  const asked = `{ membershipSubscription { ${everything} } }`;
  expect((await client.graphql(asked)).data).toEqual({
    membershipSubscription: {
      ...row,
      plan: 'MONTHLY',
      trialEndsAt: trialEndsAt.toISOString(),
      expireTime: expireTime.toISOString(),
      isOnTrial: true,
      nextChargeAt: expireTime.toISOString(),
      canBeChanged: true,
      isPaidByGroup: false,
      managementUrl: null,
    },
  });
  await db
    .update(subscriptions)
    .set({ providerReference: seatReference({ seatId: createRandomId(), userId }) })
    .where(eq(subscriptions.userId, userId));
  expect((await client.graphql(asked)).data).toMatchObject({
    membershipSubscription: {
      id: row.id,
      nextChargeAt: null,
      canBeChanged: false,
      isPaidByGroup: true,
      managementUrl: null,
    },
  });
});

test('an offer names all it costs and when it would be charged for', async () => {
  const { data } = await server.client({ locale: 'sv' }).graphql<{
    offers: { offers: { trialEndsAt: string }[]; trialEndsAt: string };
  }>(`{ offers {
    trialDays trialEndsAt isTest paymentMethods cardFields { kind publishableKey } pictureRecipeId
    offers {
      plan currency priceMinor pricePerMonthMinor pricePerYearMinor savingMinor
      trialDays trialEndsAt vatPercent vatMinor
    }
  } }`);
  const salads = server.services.content.recipes.filter(({ dish }) => dish === 'SALAD');
  const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
  expect(data.offers).toEqual({
    trialDays: 7,
    trialEndsAt: time,
    isTest: true,
    paymentMethods: ['CARD', 'PAYPAL'],
    cardFields: { kind: 'TEST_CARD', publishableKey: null },
    pictureRecipeId: salads[0]?.id,
    offers: [
      {
        plan: 'MONTHLY',
        currency: 'SEK',
        priceMinor: 12_900,
        pricePerMonthMinor: 12_900,
        pricePerYearMinor: 154_800,
        savingMinor: 0,
        trialDays: 7,
        trialEndsAt: time,
        vatPercent: 6,
        vatMinor: 730,
      },
      {
        plan: 'YEARLY',
        currency: 'SEK',
        priceMinor: 109_900,
        pricePerMonthMinor: 9158,
        pricePerYearMinor: 109_900,
        savingMinor: 44_900,
        trialDays: 7,
        trialEndsAt: time,
        vatPercent: 6,
        vatMinor: 6221,
      },
    ],
  });
  const inSevenDays = addDays(server.services.clock.now(), 7).getTime();
  for (const { trialEndsAt } of [data.offers, ...data.offers.offers]) {
    expect(Math.abs(new Date(trialEndsAt).getTime() - inSevenDays)).toBeLessThan(60_000);
  }
});

test('who has been a member is promised no trial and told when the one they had ended', async () => {
  const { client, userId } = await signedUp();
  const { db, clock } = server.services;
  await client.graphql(startTrial, { input: input() });
  const ended = addDays(clock.now(), -3);
  await db
    .update(subscriptions)
    .set({ status: 'EXPIRED', trialEndsAt: ended, expireTime: ended })
    .where(eq(subscriptions.userId, userId));
  const asked = `{ offers { trialDays trialEndsAt pastTrialEndedAt
    offers { trialDays trialEndsAt } } }`;
  const none = { trialDays: 0, trialEndsAt: null };
  expect((await client.graphql(asked)).data).toEqual({
    offers: { ...none, pastTrialEndedAt: ended.toISOString(), offers: [none, none] },
  });
});

test('a trial that still runs is not called past', async () => {
  const { client, userId } = await signedUp();
  await client.graphql(startTrial, { input: input() });
  expect((await client.graphql(offers)).data).toMatchObject({ offers: { pastTrialEndedAt: null } });
  // At the moment it ends it is over.
  const { db, clock } = server.services;
  const now = clock.now();
  await db
    .update(subscriptions)
    .set({ trialEndsAt: now, expireTime: now })
    .where(eq(subscriptions.userId, userId));
  const stopped = vi.spyOn(clock, 'now').mockReturnValue(now);
  onTestFinished(() => stopped.mockRestore());
  expect((await client.graphql(offers)).data).toMatchObject({
    offers: { pastTrialEndedAt: now.toISOString() },
  });
});
