import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createRandomId } from '../../lib/ids.ts';
import { MovableClock } from '../../server/payments/testing/movable-clock.ts';
import { startTestServer, type TestServer } from '../../server/testing/test-server.ts';
import { readResults } from '../experiments/read-results.ts';
import { endOfBillingPeriod } from './offers/offers.rules.ts';
import { testTokens } from './orders/test-cards.rules.ts';

const clock = new MovableClock('2026-03-02T08:00:00Z');
let server: TestServer;
beforeAll(async () => {
  const environment = { EXPERIMENT_SALES_PAGE: 'a=50,b=50' };
  server = await startTestServer({ clock, environment });
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

test('what happened and what was paid reads as it was, in every field', async () => {
  const { client, run } = await newMember({ locale: 'sv', withoutTrial: true });
  const paidAt = new Date(clock.now().getTime() - 1000).toISOString();
  await run(changeOffer, { plan: 'MONTHLY' });
  const changedAt = new Date(clock.now().getTime() - 1000).toISOString();
  const { data } = await client.graphql<Records>(records);
  const expireTime = endOfBillingPeriod({ start: new Date(paidAt), billingPeriod: 'YEARLY' });
  const held = {
    currency: 'SEK',
    expireTime: expireTime.toISOString(),
    paymentMethod: 'Visa 4242',
  };
  const begun = { ...held, at: paidAt, plan: 'YEARLY', amountMinor: 109_900 };
  expect(data.membershipRecords).toEqual({
    invoices: [
      { id: expect.any(String), at: paidAt, state: 'PAID', amountMinor: 109_900, currency: 'SEK' },
    ],
    history: [
      { ...held, at: changedAt, kind: 'OFFER_CHANGED', plan: 'MONTHLY', amountMinor: 12_900 },
      { ...begun, kind: 'PAID' },
      { ...begun, kind: 'STARTED' },
    ],
  });
});

/** What the payment company was asked when somebody paid with this form. */
async function askedBy(locale: 'en' | 'es', given: Record<string, unknown>) {
  const client = await newClient(locale);
  const provider = server.services.payments.forMethod('CARD')!;
  const asked = vi.spyOn(provider, 'start');
  const paymentToken = testTokens.cardAccepted;
  const input = { plan: 'YEARLY', paymentToken, requestKey: createRandomId(), ...given };
  await client.graphql(startTrial, { input });
  const [order] = asked.mock.calls[0]!;
  asked.mockRestore();
  const addressOf = (address: string) => {
    const { pathname, searchParams } = new URL(address);
    return [pathname, Object.fromEntries(searchParams)];
  };
  return { ...order, back: addressOf(order.returnUrl), given: addressOf(order.cancelUrl) };
}

test('from the pages of a company one comes back to the step, with the plan and the marks', async () => {
  const usual = await askedBy('en', {});
  const query = { plan: 'yearly', content: 'membership' };
  expect(usual.back).toEqual(['/become-member/success', { approval: 'success', ...query }]);
  expect(usual.given).toEqual(['/become-member/payment', { approval: 'payment', ...query }]);
  const marked = await askedBy('es', {
    plan: 'MONTHLY',
    content: 'x'.repeat(101),
    source: 'newsletter',
  });
  expect(marked.back).toEqual([
    '/es/hazte-miembro/success',
    { approval: 'success', plan: 'monthly', content: 'x'.repeat(100), source: 'newsletter' },
  ]);
  const ofGroup = await askedBy('en', { forGroup: true, content: 'mine', source: '' });
  expect(ofGroup.back[1]).toEqual({ approval: 'success', plan: 'yearly', content: 'pro' });
});

test('who pays gets the trial, unless they know that there is none', async () => {
  expect(await askedBy('en', {})).toMatchObject({ trialDays: 7, currency: 'USD' });
  expect(await askedBy('es', { withoutTrial: true })).toMatchObject({
    trialDays: 0,
    currency: 'USD_ES',
  });
  // Somebody in no group has no trial of a group.
  expect(await askedBy('en', { forGroup: true })).toMatchObject({ trialDays: 7 });
});

test('a change that is approved elsewhere leads back to the settings', async () => {
  const { run } = await newMember({ locale: 'es' });
  const provider = server.services.payments.forMethod('CARD')!;
  const asked = vi.spyOn(provider, 'change');
  const portal = vi.spyOn(provider, 'portalUrl').mockResolvedValue('https://pay.example/bills');
  await run(changeOffer, { plan: 'MONTHLY' });
  const [, change] = asked.mock.calls[0]!;
  asked.mockRestore();
  expect(change).toMatchObject({
    kind: 'offer',
    returnUrl: expect.stringMatching(
      /^https?:\/\/[^/]+\/es\/usuario\/ajustes\/membresia\?approval=offer$/,
    ),
  });
  const { client } = await newMember();
  const opened = await client.graphql('mutation { openPaymentPortal { problems { code } url } }');
  expect(opened.data).toEqual({
    openPaymentPortal: { problems: [], url: 'https://pay.example/bills' },
  });
  expect(portal).toHaveBeenCalledWith(
    expect.objectContaining({
      returnUrl: expect.stringMatching(/\/user\/settings\/membership$/),
    }),
  );
  portal.mockRestore();
});

test('the secret of the fields of a company reaches the page', async () => {
  const client = await newClient();
  const provider = server.services.payments.forMethod('CARD')!;
  const prepared = vi.spyOn(provider, 'prepareFields').mockResolvedValue({ clientSecret: 'seti' });
  const { data } = await client.graphql(
    'mutation { preparePayment { problems { code } clientSecret } }',
  );
  prepared.mockRestore();
  expect(data).toEqual({ preparePayment: { problems: [], clientSecret: 'seti' } });
});

test('where the member has to approve, the answer says at which address', async () => {
  const client = await newClient();
  const provider = server.services.payments.forMethod('CARD')!;
  const approvalUrl = 'https://pay.example/approve';
  const usual = provider.start.bind(provider);
  const waiting = vi
    .spyOn(provider, 'start')
    .mockImplementation(async (order) => ({ ...(await usual(order)), approvalUrl }));
  const paymentToken = testTokens.cardAccepted;
  const input = { plan: 'YEARLY', paymentToken, requestKey: createRandomId() };
  const { data } = await client.graphql<Changed>(startTrial, { input });
  waiting.mockRestore();
  expect(data.result).toMatchObject({ problems: [], approvalUrl });
});

test('whoever came by a page that is tried and becomes a member is counted for it, once', async () => {
  const client = await newClient();
  await client.graphql(
    'mutation { enterExperiment(input: { experiment: SALES_PAGE }) { variant } }',
  );
  const members = async () => {
    const results = await readResults(server.services);
    return results.reduce((sum, { becameMember }) => sum + becameMember, 0);
  };
  const pay = (paymentToken: string) => {
    const input = { plan: 'YEARLY', paymentToken, requestKey: createRandomId() };
    return client.graphql(startTrial, { input });
  };
  const before = await members();
  await client.graphql(confirm);
  await pay(testTokens.cardDeclined);
  expect(await members()).toBe(before);
  await pay(testTokens.cardAccepted);
  expect(await members()).toBe(before + 1);
  expect((await client.graphql<Changed>(confirm)).data.result).toMatchObject({
    problems: [],
    membershipSubscription: { status: 'ACTIVE' },
  });
  expect(await members()).toBe(before + 1);
});

test.each([
  [testTokens.cardAccepted, false],
  [testTokens.cardDeclined, true],
])(
  'what is asked after paying with %s in the same request is refused: %s',
  async (card, isRefused) => {
    const client = await newClient();
    const { errors } = await client.graphql(
      `mutation ($input: StartTrialInput!, $runId: ID!) {
      startTrial(input: $input) { problems { code } }
      pauseProgram(input: { runId: $runId }) { problems { code } }
    }`,
      {
        input: { plan: 'YEARLY', paymentToken: card, requestKey: createRandomId() },
        runId: createRandomId(),
      },
    );
    const codes = errors?.map(({ extensions }) => extensions.code) ?? [];
    expect(codes.includes('premium.required')).toBe(isRefused);
  },
);

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
