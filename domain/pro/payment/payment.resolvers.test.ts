import { afterAll, beforeAll, expect, test } from 'vitest';
import { MovableClock } from '../../../server/payments/testing/movable-clock.ts';
import { startTestServer, type TestServer } from '../../../server/testing/test-server.ts';
import { signUpSomebody } from '../../identity/testing/account-client.ts';
import { outgoingMails } from '../../mail/mail.tables.ts';
import { testTokens } from '../../membership/orders/test-cards.rules.ts';
import { newGroup, newMember } from '../testing/pro-bed.ts';
import { listEvents } from '../audit/audit.store.ts';
import { groupAdministeredBy } from '../groups/authorise.ts';
import { changeBilling } from './change-billing.ts';
import { changePayer } from './change-payer.ts';
import { prepareMethod } from './prepare-method.ts';
import type { SeatGateway } from './seat-gateway.ts';
import { clearOldInvoices } from './clear-old-invoices.ts';
import { reconcileSeats } from './reconcile-seats.ts';
import { seatTools } from './seat-tools.ts';
import { tellAdministrators } from './tell-administrators.ts';
import { changeMember } from './testing/seats-bed.ts';

let server: TestServer;
const clock = new MovableClock('2026-03-02T08:00:00Z');
beforeAll(async () => {
  const environment = { PRO_TRIAL_DAYS: '0', OPERATOR_COUNTRY: 'SE', OPERATOR_NAME: 'Yolk AB' };
  server = await startTestServer({ environment, clock });
});
afterAll(() => server.close());

const log = { warn: () => {}, info: () => {}, error: () => {} };
const tools = () => seatTools({ ...server.services, log });

async function work(): Promise<void> {
  clock.addSeconds(3700);
  await reconcileSeats({ tools: tools() });
  await tellAdministrators({ tools: tools(), origin: 'https://yolk.example' });
}

type Client = Awaited<ReturnType<typeof signUpSomebody>>['client'];

async function change(client: Client, name: string, type: string, input: object) {
  const mutation = `mutation ($input: ${type}!) { ${name}(input: $input) { problems { code path } } }`;
  const { data, errors } = await client.graphql<Record<string, { problems: object[] }>>(mutation, {
    input,
  });
  expect(errors).toEqual([]);
  return data[name]?.problems;
}

const swedish = {
  name: 'Lindgård Clinic AB',
  address: 'Storgatan 1, 111 22 Stockholm',
  country: 'SE',
};

/** A group whose administrator pays with this card. */
async function payingGroup({
  card = testTokens.cardAccepted,
  billing = swedish,
}: { card?: string; billing?: object } = {}) {
  const { client, userId, email } = await signUpSomebody(server);
  const groupId = await newGroup({ db: server.services.db, administratorId: userId });
  const own = { groupId };
  await change(client, 'setProPayer', 'SetProPayerInput', { ...own, payer: 'ADMIN' });
  const billed = { ...own, ...billing };
  expect(await change(client, 'setProBilling', 'SetProBillingInput', billed)).toEqual([]);
  const problems = await giveCard({ client, groupId, card });
  return { client, userId, email, groupId, problems };
}

function giveCard(args: { client: Client; groupId: string; card: string }) {
  const { client, groupId, card } = args;
  const method = { groupId, paymentToken: card, requestKey: crypto.randomUUID() };
  return change(client, 'setProPaymentMethod', 'SetProPaymentMethodInput', method);
}

async function joinedMember(groupId: string) {
  const { client, userId } = await signUpSomebody(server);
  const member = { userId, joinedAt: clock.now() };
  const memberId = await newMember({ db: server.services.db, groupId, member });
  return { client, memberId };
}

async function paymentOf(client: Client, groupId: string) {
  const { data, errors } = await client.graphql<{ proPayment: Record<string, unknown> }>(
    `query ($groupId: ID!) {
      proPayment(groupId: $groupId) {
        payer stage seats priceMinor currency methodLabel isMethodValid canAddMembers isTest
        next { netMinor vatMinor totalMinor }
        vat { treatment percent country }
        invoices {
          id number state seats netMinor vatPercent vatMinor totalMinor isReverseCharge
          buyer { name vatNumber } seller { name }
          lines { kind seats netMinor }
        }
      }
    }`,
    { groupId },
  );
  expect(errors).toEqual([]);
  return data.proPayment;
}

async function hasAccess(client: Client): Promise<string | null> {
  const { data } = await client.graphql<{
    membershipSubscription: { status: string; isPaidByGroup: boolean } | null;
  }>('{ membershipSubscription { status isPaidByGroup canBeChanged } }');
  return data.membershipSubscription?.status ?? null;
}

test('who has joined is a seat: it is charged with tax, listed as an invoice and open', async () => {
  const { client, groupId, problems } = await payingGroup();
  expect(problems).toEqual([]);
  const [elin] = [await joinedMember(groupId), await joinedMember(groupId)];
  await newMember({ db: server.services.db, groupId });
  expect(await hasAccess(elin.client)).toBeNull();
  await work();
  expect(await paymentOf(client, groupId)).toMatchObject({
    payer: 'ADMIN',
    stage: 'PAID',
    seats: 2,
    currency: 'SEK',
    methodLabel: 'Visa 4242',
    canAddMembers: true,
    isTest: true,
    vat: { treatment: 'TAXED', percent: 6, country: 'SE' },
    next: { netMinor: 19_800, vatMinor: 1188, totalMinor: 20_988 },
    invoices: [
      {
        state: 'PAID',
        seats: 2,
        netMinor: 19_800,
        vatPercent: 6,
        totalMinor: 20_988,
        buyer: { name: 'Lindgård Clinic AB' },
        seller: { name: 'Yolk AB' },
        lines: [{ kind: 'SEATS', seats: 2, netMinor: 19_800 }],
      },
    ],
  });
  expect(await hasAccess(elin.client)).toBe('ACTIVE');
});

test('who is removed loses the seat, and the rest of the period is given back', async () => {
  const { client, groupId } = await payingGroup();
  const [elin, nils] = [await joinedMember(groupId), await joinedMember(groupId)];
  await work();
  clock.addDays(10);
  const removed = { removedAt: clock.now() };
  await changeMember({ tools: tools(), groupId, memberId: elin.memberId, change: removed });
  await work();
  expect(await hasAccess(elin.client)).toBe('CANCELLED');
  expect(await hasAccess(nils.client)).toBe('ACTIVE');
  const { next } = (await paymentOf(client, groupId)) as { next: { netMinor: number } };
  expect(next.netMinor).toBeLessThan(9900);
  clock.addDays(30);
  await work();
  const { invoices } = (await paymentOf(client, groupId)) as { invoices: { lines: object[] }[] };
  expect(invoices).toHaveLength(2);
  expect(invoices[0]?.lines).toMatchObject([
    { kind: 'SEATS', seats: 1 },
    { kind: 'CREDITED', seats: 2 },
    { kind: 'ADDED', seats: 1 },
  ]);
});

test('a refused charge: grace with mails, then no access, and all of it back on payment', async () => {
  const { client, groupId, email } = await payingGroup();
  const elin = await joinedMember(groupId);
  await work();
  const method = (paymentToken: string) =>
    change(client, 'setProPaymentMethod', 'SetProPaymentMethodInput', {
      groupId,
      paymentToken,
      requestKey: crypto.randomUUID(),
    });
  expect(await method(testTokens.cardRefusedLater)).toEqual([]);
  const stage = async () => (await paymentOf(client, groupId)).stage;
  clock.addDays(31);
  await work();
  expect(await stage()).toBe('GRACE');
  expect(await hasAccess(elin.client)).toBe('ACTIVE');
  clock.addDays(12);
  await work();
  expect(await hasAccess(elin.client)).toBe('ACTIVE');
  clock.addDays(3);
  await work();
  expect(await hasAccess(elin.client)).toBe('EXPIRED');
  expect(await paymentOf(client, groupId)).toMatchObject({ stage: 'LOST', canAddMembers: false });
  expect(await method(testTokens.cardAccepted)).toEqual([]);
  expect(await hasAccess(elin.client)).toBe('ACTIVE');
  await work();
  await work();
  const mails = await server.services.db.select().from(outgoingMails);
  const told = mails
    .filter(({ recipient, kind }) => recipient === email && kind === 'seats-payment')
    .map(({ values }) => (values as { what: string }).what);
  expect(told.toSorted()).toEqual(['ending', 'failure', 'loss', 'recovery']);
});

test('where members pay again, what the group has paid for stays open until it ends', async () => {
  const { client, groupId } = await payingGroup();
  const elin = await joinedMember(groupId);
  await work();
  const payer = { groupId, payer: 'MEMBER' };
  expect(await change(client, 'setProPayer', 'SetProPayerInput', payer)).toEqual([]);
  expect((await paymentOf(client, groupId)).stage).toBe('ENDING');
  clock.addDays(20);
  await work();
  expect(await hasAccess(elin.client)).toBe('ACTIVE');
  clock.addDays(15);
  await work();
  expect(await hasAccess(elin.client)).toBe('CANCELLED');
  expect((await paymentOf(client, groupId)).invoices).toHaveLength(1);
});

test('a business elsewhere in the EU gets an invoice without tax that says why', async () => {
  const billing = {
    name: 'Klinik GmbH',
    address: 'Berlin',
    country: 'DE',
    vatNumber: 'DE136695976',
  };
  const { client, groupId } = await payingGroup({ billing });
  await joinedMember(groupId);
  await work();
  expect(await paymentOf(client, groupId)).toMatchObject({
    currency: 'USD',
    vat: { treatment: 'REVERSE_CHARGE', percent: 0, country: 'DE' },
    invoices: [
      { vatMinor: 0, isReverseCharge: true, buyer: { vatNumber: 'DE136695976' }, totalMinor: 999 },
    ],
  });
});

test.each([
  ['no name', { name: '  ' }, 'pro.billing-required', 'name'],
  ['no country', { country: '' }, 'pro.country-invalid', 'country'],
  ['an address without end', { address: 'x'.repeat(301) }, 'pro.billing-too-long', 'address'],
  ['a number that is none', { vatNumber: 'SE1' }, 'pro.vat-number-invalid', 'vatNumber'],
  [
    'a number of another country',
    { vatNumber: 'DE136695976' },
    'pro.vat-number-other-country',
    'vatNumber',
  ],
])('invoice details with %s are refused', async (_name, changes, code, path) => {
  const { client, userId } = await signUpSomebody(server);
  const groupId = await newGroup({ db: server.services.db, administratorId: userId });
  const input = { groupId, ...swedish, ...changes };
  expect(await change(client, 'setProBilling', 'SetProBillingInput', input)).toEqual([
    { code, path: [path] },
  ]);
});

test('a card wants to know whom to invoice first, and a declined one is refused', async () => {
  const { client, userId } = await signUpSomebody(server);
  const groupId = await newGroup({ db: server.services.db, administratorId: userId });
  const requestKey = crypto.randomUUID();
  const method = { groupId, paymentToken: testTokens.cardAccepted, requestKey };
  expect(
    await change(client, 'setProPaymentMethod', 'SetProPaymentMethodInput', method),
  ).toMatchObject([{ code: 'pro.billing-first' }]);
  const declined = await payingGroup({ card: testTokens.cardDeclined });
  expect(declined.problems).toMatchObject([{ code: 'payment.declined' }]);
  expect(await paymentOf(declined.client, declined.groupId)).toMatchObject({
    stage: 'NO_METHOD',
    canAddMembers: false,
  });
});

test('nobody else reads how a group pays, or one of its invoices', async () => {
  const { client, groupId } = await payingGroup();
  await joinedMember(groupId);
  await work();
  const { invoices } = (await paymentOf(client, groupId)) as { invoices: { id: string }[] };
  const query = 'query ($groupId: ID!, $id: ID!) { proInvoice(groupId: $groupId, id: $id) { id } }';
  const id = invoices[0]?.id;
  const own = await client.graphql<{ proInvoice: object | null }>(query, { groupId, id });
  expect(own.data.proInvoice).toEqual({ id });
  const stranger = await payingGroup();
  const theirs = await stranger.client.graphql(query, { groupId, id });
  expect(theirs.errors).toMatchObject([{ extensions: { code: 'pro.group-not-found' } }]);
  const crossed = await stranger.client.graphql<{ proInvoice: object | null }>(query, {
    groupId: stranger.groupId,
    id,
  });
  expect(crossed.data.proInvoice).toBeNull();
});

test('the audit says what was asked and paid, and invoices outlive what the law asks for only', async () => {
  const { client, groupId, userId } = await payingGroup();
  await joinedMember(groupId);
  await work();
  const { db } = server.services;
  const events = await listEvents({ db, groupId, limit: 50, offset: 0 });
  const told = events.map(({ kind, actorId }) => `${kind}${actorId === userId ? ' by hand' : ''}`);
  expect(told.toSorted()).toEqual([
    'GROUP_CHANGED by hand',
    'INVOICE_PAID',
    'PAYER_CHANGED by hand',
    'PAYMENT_METHOD_CHANGED by hand',
    'SEATS_CHANGED',
  ]);
  await clearOldInvoices({ db, clock });
  expect((await paymentOf(client, groupId)).invoices).toHaveLength(1);
  const later = new MovableClock('2035-01-01T00:00:00Z');
  await clearOldInvoices({ db, clock: later });
  expect((await paymentOf(client, groupId)).invoices).toEqual([]);
});

const wholePayment = `query ($groupId: ID!) { proPayment(groupId: $groupId) {
  groupId title payer isClosed canAddMembers stage isAvailable isTest
  cardFields { __typename } trialDays graceDays seats currency priceMinor methodLabel methodExpiresAt
  isMethodValid periodEnd accessUntil next { at netMinor vatMinor totalMinor }
  billingName billingAddress country taxResidence vatNumber isVatNumberKnown
  vat { treatment country percent }
  invoices { id number state currency issuedAt paidAt periodStart periodEnd seats netMinor vatPercent
    vatMinor totalMinor dueMinor isReverseCharge isTest lines { kind seats from to netMinor }
    buyer { name address country vatNumber } seller { name address country vatNumber } }
} }`;

async function wholePaymentOf(client: Client, groupId: string) {
  const { data, errors } = await client.graphql<{ proPayment: Record<string, unknown> }>(
    wholePayment,
    { groupId },
  );
  expect(errors).toEqual([]);
  return data.proPayment;
}

test('before anybody was told whom to invoice, a group reads what a seat would cost it', async () => {
  const { client, userId } = await signUpSomebody(server);
  const group = { country: 'SE', taxResidence: 'DE' };
  const groupId = await newGroup({ db: server.services.db, administratorId: userId, group });
  await joinedMember(groupId);
  expect(await wholePaymentOf(client, groupId)).toEqual({
    groupId,
    title: 'Lindgård Clinic',
    payer: 'MEMBER',
    isClosed: false,
    canAddMembers: true,
    stage: 'NO_METHOD',
    isAvailable: true,
    isTest: true,
    cardFields: { __typename: expect.any(String) },
    trialDays: 0,
    graceDays: 14,
    seats: 1,
    // Where it pays tax says in what it pays.
    currency: 'USD',
    priceMinor: 999,
    methodLabel: null,
    methodExpiresAt: null,
    isMethodValid: false,
    periodEnd: null,
    accessUntil: null,
    next: null,
    billingName: null,
    billingAddress: null,
    country: 'SE',
    taxResidence: 'DE',
    vatNumber: null,
    isVatNumberKnown: null,
    vat: { treatment: 'TAXED', country: 'DE', percent: 19 },
    invoices: [],
  });
  const nowhere = await newGroup({ db: server.services.db, administratorId: userId });
  expect(await wholePaymentOf(client, nowhere)).toMatchObject({ vat: null, currency: 'USD' });
});

test('a group that pays reads its card, its period, what comes next and every invoice whole', async () => {
  const { client, groupId } = await payingGroup();
  const start = clock.now().getTime();
  await joinedMember(groupId);
  await work();
  const told = await wholePaymentOf(client, groupId);
  const day = 86_400_000;
  const [periodEnd, accessUntil] = [told['periodEnd'], told['accessUntil']].map((time) =>
    Date.parse(String(time)),
  ) as [number, number];
  expect(Math.round((periodEnd - start) / day)).toBeGreaterThan(27);
  expect((accessUntil - periodEnd) / day).toBe(14);
  expect(told).toMatchObject({
    groupId,
    payer: 'ADMIN',
    stage: 'PAID',
    methodLabel: 'Visa 4242',
    methodExpiresAt: null,
    isMethodValid: true,
    billingName: 'Lindgård Clinic AB',
    billingAddress: 'Storgatan 1, 111 22 Stockholm',
    country: 'SE',
    taxResidence: null,
    next: { at: told['periodEnd'], netMinor: 9900, vatMinor: 594, totalMinor: 10_494 },
  });
  const [invoice, ...more] = told['invoices'] as Record<string, unknown>[];
  expect(more).toEqual([]);
  expect(invoice).toEqual({
    id: expect.any(String),
    number: expect.stringMatching(/./),
    state: 'PAID',
    currency: 'SEK',
    issuedAt: expect.any(String),
    paidAt: expect.any(String),
    periodStart: invoice?.['issuedAt'],
    periodEnd: told['periodEnd'],
    seats: 1,
    netMinor: 9900,
    vatPercent: 6,
    vatMinor: 594,
    totalMinor: 10_494,
    dueMinor: 10_494,
    isReverseCharge: false,
    isTest: true,
    lines: [
      {
        kind: 'SEATS',
        seats: 1,
        from: invoice?.['periodStart'],
        to: told['periodEnd'],
        netMinor: 9900,
      },
    ],
    buyer: {
      name: 'Lindgård Clinic AB',
      address: 'Storgatan 1, 111 22 Stockholm',
      country: 'SE',
      vatNumber: null,
    },
    seller: { name: 'Yolk AB', address: '', country: 'SE', vatNumber: null },
  });
});

test('who pays is decided by an administrator of an open group, where groups can pay, once', async () => {
  const { db } = server.services;
  const { client, userId } = await signUpSomebody(server);
  const groupId = await newGroup({ db, administratorId: userId });
  const decide = (payer: string) =>
    change(client, 'setProPayer', 'SetProPayerInput', { groupId, payer });
  expect(await decide('UNKNOWN_PAYER')).toEqual([{ code: 'pro.payer-required', path: ['payer'] }]);
  expect(await decide('MEMBER')).toEqual([]);
  expect(await decide('ADMIN')).toEqual([]);
  expect(await decide('ADMIN')).toEqual([]);
  const events = await listEvents({ db, groupId, limit: 9, offset: 0 });
  expect(events).toMatchObject([
    { kind: 'PAYER_CHANGED', actorId: userId, details: { payer: 'ADMIN' } },
  ]);
  const group = await groupAdministeredBy({ db, userId, groupId });
  const codes = async (more: object, payer: 'ADMIN' | 'MEMBER' = 'ADMIN') =>
    (
      await changePayer({
        tools: { ...tools(), seats: null },
        group: { ...group, payer: 'MEMBER', ...more },
        actorId: userId,
        payer,
      })
    ).map(({ code }) => code);
  expect(await codes({})).toEqual(['payment.method-unavailable']);
  expect(await codes({}, 'MEMBER')).toEqual([]);
  expect(await codes({ closedAt: clock.now() })).toEqual(['pro.group-closed']);
});

test('a VAT number is looked up, and where the register is silent its format counts', async () => {
  const { db } = server.services;
  const { client, userId } = await signUpSomebody(server);
  const groupId = await newGroup({ db, administratorId: userId });
  const asked: string[] = [];
  const answered = async (answer: 'known' | 'unknown' | 'no-answer', form: object = {}) => {
    const vatRegister = {
      ask: async ({ vatNumber }: { vatNumber: string }) => {
        asked.push(vatNumber);
        return answer;
      },
    };
    const group = await groupAdministeredBy({ db, userId, groupId });
    const whole = {
      name: 'Klinik GmbH',
      address: 'Berlin',
      country: 'DE',
      taxResidence: null,
      vatNumber: 'de 136 695 976',
      ...form,
    };
    const toolsNow = { ...tools(), vatRegister };
    const problems = await changeBilling({ tools: toolsNow, group, actorId: userId, form: whole });
    const { vatNumber, isVatNumberKnown } = await wholePaymentOf(client, groupId);
    return [
      problems.map(({ code, path }) => `${path.join()} ${code}`),
      vatNumber,
      isVatNumberKnown,
    ];
  };
  expect(await answered('unknown')).toEqual([['vatNumber pro.vat-number-unknown'], null, null]);
  expect(await answered('no-answer')).toEqual([[], 'DE136695976', null]);
  expect(await answered('known')).toEqual([[], 'DE136695976', true]);
  expect(await answered('known', { vatNumber: '' })).toEqual([[], null, null]);
  expect(asked).toEqual(['DE136695976', 'DE136695976', 'DE136695976']);
  // Outside the EU a number is printed as it is written, and nobody is asked.
  const norwegian = { country: 'NO', vatNumber: 'NO 123 MVA' };
  expect(await answered('unknown', norwegian)).toEqual([[], 'NO 123 MVA', null]);
  const livesThere = { country: 'NO', taxResidence: 'DE', vatNumber: 'NO 123 MVA' };
  expect(await answered('known', livesThere)).toEqual([
    ['vatNumber pro.vat-number-invalid'],
    'NO 123 MVA',
    null,
  ]);
  expect(asked).toHaveLength(3);
});

test('the currency follows the country until something was sold, and stays then', async () => {
  const { db } = server.services;
  const { client, userId } = await signUpSomebody(server);
  const groupId = await newGroup({ db, administratorId: userId });
  const bill = (more: object) =>
    change(client, 'setProBilling', 'SetProBillingInput', { groupId, ...swedish, ...more });
  const priced = async () => {
    const { currency, priceMinor, billingName } = await wholePaymentOf(client, groupId);
    return [currency, priceMinor, billingName];
  };
  await bill({ country: ' fi ', name: ' Klinikka ' });
  expect(await priced()).toEqual(['USD', 999, 'Klinikka']);
  await bill({});
  expect(await priced()).toEqual(['SEK', 9900, 'Lindgård Clinic AB']);
  await change(client, 'setProPayer', 'SetProPayerInput', { groupId, payer: 'ADMIN' });
  await change(client, 'setProPaymentMethod', 'SetProPaymentMethodInput', {
    groupId,
    paymentToken: testTokens.cardAccepted,
    requestKey: crypto.randomUUID(),
  });
  await joinedMember(groupId);
  await work();
  await bill({ country: 'FI', name: 'Klinikka', taxResidence: ' ' });
  expect(await priced()).toEqual(['SEK', 9900, 'Klinikka']);
  const events = await listEvents({ db, groupId, kinds: ['GROUP_CHANGED'], limit: 9, offset: 0 });
  expect(events).toHaveLength(3);
  expect(events[0]).toMatchObject({ actorId: userId, details: { fields: 'billing' } });
});

test('what cannot be a card, or a form, is refused before any company hears of it', async () => {
  const { db } = server.services;
  const { client, userId } = await signUpSomebody(server);
  const groupId = await newGroup({ db, administratorId: userId });
  const mutation = `mutation ($input: SetProPaymentMethodInput!) {
    setProPaymentMethod(input: $input) { problems { code path } } }`;
  const card = { groupId, paymentToken: testTokens.cardAccepted, requestKey: 'again' };
  const { errors } = await client.graphql(mutation, { input: card });
  expect(errors[0]?.extensions.code).toBe('input.invalid');
  for (const paymentToken of ['', 'two words', 'x'.repeat(201), "'; drop table"]) {
    const input = { ...card, paymentToken, requestKey: crypto.randomUUID() };
    expect(await change(client, 'setProPaymentMethod', 'SetProPaymentMethodInput', input)).toEqual([
      { code: 'payment.invalid', path: ['paymentToken'] },
    ]);
  }
});

test('before a card is typed the company is asked for what its fields need', async () => {
  const { db } = server.services;
  const { client, userId } = await signUpSomebody(server);
  const groupId = await newGroup({ db, administratorId: userId });
  const prepare = async () => {
    const { data } = await client.graphql<{ prepareProPayment: object }>(
      `mutation ($input: PrepareProPaymentInput!) {
        prepareProPayment(input: $input) { clientSecret problems { code } } }`,
      { input: { groupId } },
    );
    return data.prepareProPayment;
  };
  expect(await prepare()).toEqual({
    clientSecret: null,
    problems: [{ code: 'pro.billing-first' }],
  });
  await change(client, 'setProBilling', 'SetProBillingInput', { groupId, ...swedish });
  expect(await prepare()).toEqual({ clientSecret: null, problems: [] });
  const group = await groupAdministeredBy({ db, userId, groupId });
  const seats = {
    ...tools().seats!,
    prepareMethod: async () => ({ clientSecret: 'for the form' }),
  };
  expect(await prepareMethod({ tools: { ...tools(), seats }, group })).toEqual({
    ok: true,
    value: 'for the form',
  });
  const elsewhere = await prepareMethod({ tools: { ...tools(), seats: null }, group });
  expect(elsewhere).toMatchObject({ ok: false, reason: [{ code: 'payment.method-unavailable' }] });
});

test('a refused charge is told with what is due and until when members have access, three days before again', async () => {
  const { groupId, email, client } = await payingGroup();
  await joinedMember(groupId);
  await work();
  await giveCard({ client, groupId, card: testTokens.cardRefusedLater });
  const told = async () => {
    const mails = await server.services.db
      .select()
      .from(outgoingMails)
      .orderBy(outgoingMails.createdAt);
    return mails
      .filter(({ recipient, kind }) => recipient === email && kind === 'seats-payment')
      .map(({ values, origin }) => ({ ...(values as object), origin }));
  };
  clock.addDays(31);
  await work();
  const payment = await wholePaymentOf(client, groupId);
  const invoices = payment['invoices'] as { number: string; state: string; dueMinor: number }[];
  const failed = invoices.find(({ state }) => state === 'FAILED')!;
  expect(await told()).toEqual([
    {
      what: 'failure',
      firstName: 'Maja',
      groupId,
      title: 'Lindgård Clinic',
      number: failed.number,
      dueMinor: failed.dueMinor,
      currency: 'SEK',
      accessUntil: payment['accessUntil'],
      origin: 'https://yolk.example',
    },
  ]);
  clock.addDays(9);
  await work();
  expect(await told()).toHaveLength(1);
  clock.addDays(2);
  await work();
  expect(await told()).toMatchObject([{ what: 'failure' }, { what: 'ending' }]);
  // Who is told of the end is not told again, also not by another server at once.
  await Promise.all([work(), work()]);
  expect(await told()).toHaveLength(2);
});

test('an end that nobody was warned of is told as a loss alone', async () => {
  const { groupId, email, client } = await payingGroup();
  await joinedMember(groupId);
  await work();
  await giveCard({ client, groupId, card: testTokens.cardRefusedLater });
  clock.addDays(31);
  await reconcileSeats({ tools: tools() });
  clock.addDays(15);
  await work();
  await work();
  const mails = await server.services.db.select().from(outgoingMails);
  const told = mails
    .filter(({ recipient, kind }) => recipient === email && kind === 'seats-payment')
    .map(({ values }) => (values as { what: string }).what);
  expect(told).toEqual(['loss']);
  expect(await paymentOf(client, groupId)).toMatchObject({ stage: 'LOST', isMethodValid: true });
});

test('one group that cannot be reconciled keeps no other one waiting, and is in the log', async () => {
  const [broken, good] = [await payingGroup(), await payingGroup()];
  await joinedMember(broken.groupId);
  await joinedMember(good.groupId);
  const warned: object[] = [];
  const { seats } = tools();
  const stubborn = {
    ...seats!,
    start: async (known: Parameters<SeatGateway['start']>[0], order: never) => {
      if (known.groupId === broken.groupId) throw new Error('no');
      return seats!.start(known, order);
    },
  };
  clock.addSeconds(3700);
  await reconcileSeats({
    tools: { ...tools(), seats: stubborn, log: { warn: (detail) => warned.push(detail) } },
  });
  expect(warned).toContainEqual({ err: new Error('no'), groupId: broken.groupId });
  expect((await paymentOf(good.client, good.groupId)).stage).toBe('PAID');
  expect((await paymentOf(broken.client, broken.groupId)).stage).toBe('READY');
  await work();
  expect((await paymentOf(broken.client, broken.groupId)).stage).toBe('PAID');
});
