import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createRandomId } from '../../lib/ids.ts';
import { MovableClock } from '../../server/payments/testing/movable-clock.ts';
import { startTestServer, type TestServer } from '../../server/testing/test-server.ts';
import { testTokens } from './orders/test-cards.rules.ts';

const clock = new MovableClock('2026-03-02T08:00:00Z');
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ clock });
});
beforeEach(() => clock.addSeconds(60));
afterAll(() => server.close());

const signUp = `mutation ($input: SignUpInput!) { signUp(input: $input) { me { userId } } }`;
const changed = `{ problems { path code message } approvalUrl membershipSubscription {
  status renews plan priceMinor paymentMethod expireTime nextChargeAt isOnTrial
} }`;
const startTrial = `mutation ($input: StartTrialInput!) { result: startTrial(input: $input) ${changed} }`;
const cancel = `mutation ($input: MembershipRequestInput!) { result: cancelMembership(input: $input) ${changed} }`;
const resume = `mutation ($input: MembershipRequestInput!) { result: resumeMembership(input: $input) ${changed} }`;
const changeOffer = `mutation ($input: ChangeMembershipOfferInput!) {
  result: changeMembershipOffer(input: $input) ${changed} }`;
const changeCard = `mutation ($input: ChangePaymentMethodInput!) {
  result: changePaymentMethod(input: $input) ${changed} }`;
const confirm = `mutation { result: confirmPayment ${changed} }`;
const records = `query { membershipRecords {
  invoices { id at state amountMinor currency }
  history { at kind plan currency amountMinor expireTime paymentMethod }
} }`;

interface Changed {
  result: {
    problems: { path: string[]; code: string; message: string }[];
    membershipSubscription: Record<string, unknown> | null;
  };
}
interface Records {
  membershipRecords: { invoices: object[]; history: { kind: string }[] };
}

let lastAddress = 0;

async function newClient(locale: 'en' | 'es' | 'sv' = 'en') {
  const client = server.client({ locale });
  await client.graphql(signUp, {
    input: {
      firstName: 'Maja',
      lastName: 'Lind',
      email: `changing${++lastAddress}@example.com`,
      password: 'plum-tree-7',
      hasAgreedToTerms: true,
    },
  });
  return client;
}

interface MemberOptions {
  locale?: 'en' | 'es' | 'sv';
  withoutTrial?: boolean;
}

async function newMember({ locale = 'en', ...changes }: MemberOptions = {}) {
  const client = await newClient(locale);
  const plan = 'YEARLY';
  const paymentToken = testTokens.cardAccepted;
  const input = { plan, paymentToken, requestKey: createRandomId(), ...changes };
  await client.graphql(startTrial, { input });
  clock.addSeconds(1);
  const run = async (query: string, given: object = {}) => {
    const requestKey = createRandomId();
    const answer = await client.graphql<Changed>(query, { input: { requestKey, ...given } });
    clock.addSeconds(1);
    return answer.data.result;
  };
  return { client, run };
}

async function historyOf({ client }: Awaited<ReturnType<typeof newMember>>) {
  const { data } = await client.graphql<Records>(records);
  return data.membershipRecords.history.map(({ kind }) => kind);
}

test('who cancels keeps access until the end, and can take it back', async () => {
  const member = await newMember();
  const cancelled = await member.run(cancel);
  expect(cancelled).toMatchObject({
    problems: [],
    membershipSubscription: {
      status: 'ACTIVE',
      renews: false,
      nextChargeAt: null,
      isOnTrial: true,
    },
  });
  const resumed = await member.run(resume);
  const { expireTime } = cancelled.membershipSubscription!;
  expect(resumed.membershipSubscription).toMatchObject({
    status: 'ACTIVE',
    renews: true,
    nextChargeAt: expireTime,
    expireTime,
  });
  expect(await historyOf(member)).toEqual(['RESUMED', 'CANCELLED', 'TRIAL_STARTED']);
});

test('a cancelled membership is over when what was paid for ends', async () => {
  const { client, run } = await newMember();
  await run(cancel);
  const standing = `query { membershipSubscription { status } }`;
  clock.addDays(6);
  expect((await client.graphql(standing)).data).toEqual({
    membershipSubscription: { status: 'ACTIVE' },
  });
  clock.addDays(1);
  expect((await client.graphql(standing)).data).toEqual({
    membershipSubscription: { status: 'CANCELLED' },
  });
  expect((await run(resume)).problems).toMatchObject([{ code: 'membership.not-active' }]);
});

test('a change sent twice is one change', async () => {
  const member = await newMember();
  const requestKey = createRandomId();
  const answers = [
    await member.run(cancel, { requestKey }),
    await member.run(cancel, { requestKey }),
    await member.run(cancel),
  ];
  expect(answers[1]).toEqual(answers[0]);
  expect(answers[2]).toEqual(answers[0]);
  expect(await historyOf(member)).toEqual(['CANCELLED', 'TRIAL_STARTED']);
});

test('another offer counts from the next charge, in the currency of the membership', async () => {
  const member = await newMember({ locale: 'sv' });
  expect(await member.run(changeOffer, { plan: 'MONTHLY' })).toMatchObject({
    problems: [],
    membershipSubscription: { plan: 'MONTHLY', priceMinor: 12_900, isOnTrial: true },
  });
  await member.run(changeOffer, { plan: 'MONTHLY' });
  expect(await historyOf(member)).toEqual(['OFFER_CHANGED', 'TRIAL_STARTED']);
});

test('another card is checked before it counts', async () => {
  const member = await newMember();
  const paymentToken = testTokens.cardDeclined;
  expect((await member.run(changeCard, { paymentToken })).problems).toMatchObject([
    { path: ['paymentToken'], code: 'payment.declined' },
  ]);
  const made = await member.run(changeCard, { paymentToken: testTokens.payPal });
  expect(made.membershipSubscription).toMatchObject({ paymentMethod: 'PayPal' });
  expect(await historyOf(member)).toEqual(['PAYMENT_METHOD_CHANGED', 'TRIAL_STARTED']);
});

test('who pays at once finds the payment among the invoices', async () => {
  const { client } = await newMember({ withoutTrial: true });
  const { data } = await client.graphql<Records>(records);
  expect(data.membershipRecords.invoices).toMatchObject([
    { state: 'PAID', amountMinor: 11_900, currency: 'USD' },
  ]);
  expect(data.membershipRecords.history.map(({ kind }) => kind)).toEqual(['PAID', 'STARTED']);
});

test('the records are the viewer’s own', async () => {
  const member = await newMember();
  const other = await newMember({ withoutTrial: true });
  expect(await historyOf(member)).toEqual(['TRIAL_STARTED']);
  expect(await historyOf(other)).toEqual(['PAID', 'STARTED']);
});

test.each([cancel, resume, changeOffer, changeCard, confirm])(
  'a visitor changes no membership: %s',
  async (query) => {
    const plan = query === changeOffer && { plan: 'MONTHLY' };
    const card = query === changeCard && { paymentToken: testTokens.cardAccepted };
    const input = { requestKey: createRandomId(), ...plan, ...card };
    const answer = await server.client().graphql(query, { input });
    expect(answer.status).toBe(401);
    expect(answer.errors[0]?.extensions.code).toBe('auth.required');
  },
);

test('who is no member changes nothing, and reads why in their language', async () => {
  const client = await newClient('sv');
  const { data } = await client.graphql<Changed>(cancel, {
    input: { requestKey: createRandomId() },
  });
  expect(data.result).toMatchObject({
    problems: [{ path: [], code: 'membership.not-active' }],
    membershipSubscription: null,
  });
  expect(data.result.problems[0]?.message).toMatch(/^Det finns inget aktivt medlemskap/);
});

test('a request key must be one, and a card no number', async () => {
  const { client, run } = await newMember();
  const broken = await client.graphql(cancel, { input: { requestKey: '1; drop table' } });
  expect(broken.errors[0]?.extensions.code).toBe('input.invalid');
  expect((await run(changeCard, { paymentToken: '4242 4242 4242 4242' })).problems).toMatchObject([
    { code: 'payment.invalid' },
  ]);
});

test('who approved nothing is told that nothing was charged', async () => {
  const client = await newClient('es');
  const { data } = await client.graphql<Changed>(confirm);
  expect(data.result.problems).toMatchObject([{ code: 'payment.not-approved' }]);
});

test('the sandbox has no pages of its own and needs no secret', async () => {
  const { client } = await newMember();
  const portal = `mutation { openPaymentPortal { problems { code } url } }`;
  expect((await client.graphql(portal)).data).toEqual({
    openPaymentPortal: { problems: [{ code: 'membership.no-portal' }], url: null },
  });
  const prepare = `mutation { preparePayment { problems { code } clientSecret } }`;
  expect((await client.graphql(prepare)).data).toEqual({
    preparePayment: { problems: [], clientSecret: null },
  });
});

test('without a payment company nobody can pay, and the offers say so', async () => {
  const closed = await startTestServer({ environment: { NODE_ENV: 'production' } });
  const client = closed.client();
  const { data } = await client.graphql<{ offers: unknown }>(
    `query { offers { isAvailable paymentMethods cardFields { kind } } }`,
  );
  expect(data.offers).toEqual({ isAvailable: false, paymentMethods: [], cardFields: null });
  await client.graphql(signUp, {
    input: {
      firstName: 'Maja',
      lastName: 'Lind',
      email: 'closed@example.com',
      password: 'plum-tree-7',
      hasAgreedToTerms: true,
    },
  });
  const paymentToken = testTokens.cardAccepted;
  const input = { plan: 'YEARLY', paymentToken, requestKey: createRandomId() };
  const answer = await client.graphql(startTrial, { input });
  expect(answer.status).toBe(503);
  expect(answer.errors[0]?.extensions.code).toBe('payment.unavailable');
  await closed.close();
});
