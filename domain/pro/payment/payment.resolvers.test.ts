import { afterAll, beforeAll, expect, test } from 'vitest';
import { MovableClock } from '../../../server/payments/testing/movable-clock.ts';
import { startTestServer, type TestServer } from '../../../server/testing/test-server.ts';
import { signUpSomebody } from '../../identity/testing/account-client.ts';
import { outgoingMails } from '../../mail/mail.tables.ts';
import { testTokens } from '../../membership/orders/test-cards.rules.ts';
import { newGroup, newMember } from '../testing/pro-bed.ts';
import { listEvents } from '../audit/audit.store.ts';
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
  const method = { ...own, paymentToken: card, requestKey: crypto.randomUUID() };
  const problems = await change(client, 'setProPaymentMethod', 'SetProPaymentMethodInput', method);
  return { client, userId, email, groupId, problems };
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
