import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  startTestServer,
  type TestClient,
  type TestServer,
} from '../../server/testing/test-server.ts';
import { CookieJar } from '../../api/cookie-jar.ts';
import { addDays, dayOf } from '../../lib/clock.ts';
import { signUpSomebody } from '../identity/testing/account-client.ts';
import { testTokens } from '../membership/orders/test-cards.rules.ts';
import { countOutcome } from './count-outcome.ts';
import { experimentCounts } from './experiments.tables.ts';
import { readSplit, variantAt } from './experiments.rules.ts';
import { readResults } from './read-results.ts';
import { keepTaken, readTaken, type TakenVariant } from './taken-variants.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ environment: { EXPERIMENT_SALES_PAGE: 'a=50,b=50' } });
});
afterAll(() => server.close());

async function enter(client: TestClient, experiment = 'SALES_PAGE') {
  const { data, setCookies } = await client.graphql<{ enterExperiment: { variant: 'A' | 'B' } }>(
    'mutation ($input: EnterExperimentInput!) { enterExperiment(input: $input) { variant } }',
    { input: { experiment } },
  );
  return { variant: data.enterExperiment.variant, setCookies };
}

async function resultOf(variant: 'A' | 'B') {
  const results = await readResults(server.services);
  return results.find((each) => each.experiment === 'SALES_PAGE' && each.variant === variant);
}

test.each([
  ['a', { A: 1, B: 0 }],
  ['b', { A: 0, B: 1 }],
  ['a=30,b=70', { A: 30, B: 70 }],
  ['a=0,b=1', { A: 0, B: 1 }],
  ['a=0,b=0', null],
  ['c', null],
  ['', null],
])('the operator writes %j', (text, split) => {
  expect(readSplit(text)).toEqual(split);
});

test('each variant gets its share', () => {
  const split = { A: 30, B: 70 };
  const given = Array.from({ length: 100 }, (_, index) => variantAt({ split, point: index / 100 }));
  expect(given.filter((variant) => variant === 'A')).toHaveLength(30);
});

test('a browser keeps its variant and is counted once', async () => {
  const client = server.client();
  const first = await enter(client);
  const before = await resultOf(first.variant);
  expect((await enter(client)).variant).toBe(first.variant);
  expect((await enter(client)).setCookies).toEqual([]);
  expect((await resultOf(first.variant))?.seen).toBe(before?.seen);
  const { data } = await client.graphql<{ takenVariants: unknown }>(
    '{ takenVariants { experiment variant } }',
  );
  expect(data.takenVariants).toEqual([{ experiment: 'SALES_PAGE', variant: first.variant }]);
});

test('both are given', async () => {
  const given = new Set<string>();
  for (let count = 0; count < 40 && given.size < 2; count += 1) {
    given.add((await enter(server.client())).variant);
  }
  expect([...given].toSorted()).toEqual(['A', 'B']);
});

test('an account and a membership are counted once, for the variant that was seen', async () => {
  const client = server.client();
  const { variant } = await enter(client);
  const before = await resultOf(variant);
  await client.graphql(
    'mutation ($input: SignUpInput!) { signUp(input: $input) { problems { code } } }',
    {
      input: {
        firstName: 'Alma',
        lastName: 'Lind',
        email: 'tried@example.com',
        password: 'avocado-on-everything',
        hasAgreedToTerms: true,
      },
    },
  );
  for (let times = 0; times < 2; times += 1) {
    const input = {
      plan: 'YEARLY',
      paymentToken: testTokens.cardAccepted,
      requestKey: crypto.randomUUID(),
    };
    await client.graphql(
      'mutation ($input: StartTrialInput!) { startTrial(input: $input) { problems { code } } }',
      { input },
    );
  }
  const after = await resultOf(variant);
  expect(after).toEqual({
    ...before,
    signedUp: before!.signedUp + 1,
    becameMember: before!.becameMember + 1,
  });
});

test('who saw neither counts for neither', async () => {
  const rows = await server.services.db.select().from(experimentCounts);
  await signUpSomebody(server);
  expect(await server.services.db.select().from(experimentCounts)).toEqual(rows);
});

test('what is not tried gives everybody the same, without a cookie or a count', async () => {
  const { variant, setCookies } = await enter(server.client(), 'ONBOARDING');
  expect([variant, setCookies]).toEqual(['A', []]);
  const rows = await server.services.db.select().from(experimentCounts);
  expect(rows.filter(({ experiment }) => experiment === 'ONBOARDING')).toEqual([]);
});

test('a cookie that was written by somebody else is none', async () => {
  const client = server.client();
  client.cookies.set('tried', 'forged');
  expect(['A', 'B']).toContain((await enter(client)).variant);
});

test('nobody is told of a trial that there is none of, and everybody of one that there is', async () => {
  const asked = (experiment: string) =>
    `mutation { enterExperiment(input: { experiment: ${experiment} }) { isTried } }`;
  const client = server.client();
  expect((await client.graphql(asked('SALES_PAGE'))).data).toEqual({
    enterExperiment: { isTried: true },
  });
  expect((await client.graphql(asked('ONBOARDING'))).data).toEqual({
    enterExperiment: { isTried: false },
  });
});

test('the results are those of thirty days, of what is tried or was, with the shares of now', async () => {
  const { db, clock, settings } = server.services;
  await db.delete(experimentCounts);
  const counted = (days: number, given: object = {}) => ({
    day: dayOf(addDays(clock.now(), -days)),
    experiment: 'SALES_PAGE',
    variant: 'A',
    outcome: 'SEEN',
    count: 1,
    ...given,
  });
  const rows = [
    counted(31, { count: 100 }),
    counted(30, { count: 5 }),
    counted(0, { count: 7 }),
    counted(1, { outcome: 'SIGNED_UP', count: 3 }),
    counted(2, { outcome: 'BECAME_MEMBER', count: 2 }),
    counted(3, { variant: 'B', count: 11 }),
  ];
  await db.insert(experimentCounts).values(rows as (typeof experimentCounts.$inferInsert)[]);
  const split = { A: 1, B: 2 };
  const asked = { db, clock, settings: { ...settings, EXPERIMENT_SALES_PAGE: split } };
  const ofSales = [
    {
      experiment: 'SALES_PAGE',
      variant: 'A',
      sharePercent: 33,
      seen: 12,
      signedUp: 3,
      becameMember: 2,
    },
    {
      experiment: 'SALES_PAGE',
      variant: 'B',
      sharePercent: 67,
      seen: 11,
      signedUp: 0,
      becameMember: 0,
    },
  ];
  expect(await readResults(asked)).toEqual(ofSales);
  // What was tried within these days is shown, also when it is decided now.
  const decided = { ...settings, EXPERIMENT_SALES_PAGE: { A: 0, B: 1 } };
  const after = await readResults({ db, clock, settings: decided });
  expect(after.map(({ sharePercent, seen }) => [sharePercent, seen])).toEqual([
    [0, 12],
    [100, 11],
  ]);
  await db.delete(experimentCounts);
  expect(await readResults({ db, clock, settings: decided })).toEqual([]);
  expect((await readResults(asked)).map(({ seen }) => seen)).toEqual([0, 0]);
});

test('who is in two trials is counted in both, for each as far as it knows them', async () => {
  const { authSecret, db } = server.services;
  await db.delete(experimentCounts);
  const taken: TakenVariant[] = [
    { experiment: 'SALES_PAGE', variant: 'A', counted: ['SEEN', 'SIGNED_UP'] },
    { experiment: 'ONBOARDING', variant: 'B', counted: ['SEEN'] },
  ];
  const jar = (value: string) => new CookieJar({ received: { tried: value }, isSecure: false });
  const valueOf = (cookies: CookieJar) => /^tried=([^;]*)/.exec(cookies.headers()[0] ?? '')?.[1];
  const given = jar('');
  await keepTaken({ cookies: given, secret: authSecret, taken });
  const services = { ...server.services, log: { warn: () => {} } };
  type Asked = Parameters<typeof countOutcome>[0];
  const count = async (value: string | undefined) => {
    const cookies = jar(value ?? '');
    await countOutcome({ cookies, services, outcome: 'SIGNED_UP' } as unknown as Asked);
    return cookies;
  };
  const after = await count(valueOf(given));
  const rows = await db.select().from(experimentCounts);
  expect(rows).toMatchObject([
    { experiment: 'ONBOARDING', variant: 'B', outcome: 'SIGNED_UP', count: 1 },
  ]);
  expect(await readTaken({ cookies: jar(valueOf(after) ?? ''), secret: authSecret })).toEqual([
    taken[0],
    { ...taken[1], counted: ['SEEN', 'SIGNED_UP'] },
  ]);
  expect((await count(valueOf(after))).headers()).toEqual([]);
  expect(await db.select().from(experimentCounts)).toEqual(rows);
});
