import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Locale } from '../../../i18n/locales.ts';
import { addDays } from '../../../lib/clock.ts';
import { createRandomId } from '../../../lib/ids.ts';
import { MovableClock } from '../../../server/payments/testing/movable-clock.ts';
import { startTestServer, type TestServer } from '../../../server/testing/test-server.ts';
import { outgoingMails } from '../../mail/mail.tables.ts';
import { membershipTools } from '../membership-tools.ts';
import type { Provider } from '../offers/offers.rules.ts';
import { receiveNotification } from '../notifications/receive-notification.ts';
import { remindOfFirstCharge } from '../trials/remind-of-first-charge.ts';

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const account = {
  client_email: 'yolk@yolk.iam.gserviceaccount.com',
  private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
  token_uri: 'https://oauth2.googleapis.com/token',
};
const environment = {
  TRIAL_DAYS_MONTHLY: '3',
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  STRIPE_PRODUCT_ID: 'prod_1',
  APP_STORE_BUNDLE_ID: 'com.example.yolk',
  APP_STORE_APP_APPLE_ID: '123456789',
  APP_STORE_ENVIRONMENT: 'Production',
  APP_STORE_YEARLY_PRODUCTS: 'yolk.yearly',
  GOOGLE_PLAY_PACKAGE_NAME: 'com.example.yolk',
  GOOGLE_PLAY_SERVICE_ACCOUNT: JSON.stringify(account),
  GOOGLE_PLAY_PUSH_AUDIENCE: 'https://yolk.example',
  GOOGLE_PLAY_PUSH_ACCOUNT: 'pushes@yolk.iam.gserviceaccount.com',
  GOOGLE_PLAY_YEARLY_PLANS: 'yearly',
};
const clock = new MovableClock('2026-03-02T08:00:00Z');
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ clock, environment });
});
afterAll(() => server.close());

const signUp = `mutation ($input: SignUpInput!) { signUp(input: $input) { me { userId } } }`;
const membership = `query { membershipSubscription { status canBeChanged managementUrl } }`;
const cancel = `mutation ($input: MembershipRequestInput!) {
  cancelMembership(input: $input) { problems { code message } } }`;

let lastAddress = 0;

async function newClient(locale: Locale) {
  const client = server.client({ locale });
  const name = { firstName: 'Maja', lastName: 'Lind', hasAgreedToTerms: true };
  const email = `shopping${++lastAddress}@example.com`;
  const input = { ...name, email, password: 'plum-tree-7' };
  const { data } = await client.graphql<{ signUp: { me: { userId: string } } }>(signUp, { input });
  return { client, userId: data.signUp.me.userId };
}

function tools() {
  return membershipTools({ ...server.services, log: { warn: () => {} } });
}

/** As a shop tells of it: a trial that ends tomorrow, at a price that is no price of ours. */
async function buyTrial({ userId, provider }: { userId: string; provider: Provider }) {
  const trialEndsAt = addDays(clock.now(), 1);
  const standing = {
    status: 'ACTIVE',
    trialEndsAt,
    expireTime: trialEndsAt,
    priceMinor: 0,
  } as const;
  const fact = { id: createRandomId(), occurredAt: clock.now(), rank: 0, standing } as const;
  const facts = [{ ...fact, kind: 'STANDING' as const }];
  const report = { providerReference: createRandomId(), userId, orderId: null, facts };
  const notification = { id: createRandomId(), reports: [report] };
  await receiveNotification({ tools: tools(), provider, notification });
}

const shops: [Provider, string][] = [
  ['APPSTORE', 'https://apps.apple.com/account/subscriptions'],
  ['GOOGLE_PLAY', 'https://play.google.com/store/account/subscriptions?package=com.example.yolk'],
];

test.each(shops)('a membership from %s says where it is managed', async (provider, url) => {
  const { client, userId } = await newClient('en');
  await buyTrial({ userId, provider });
  const { data } = await client.graphql(membership);
  expect(data).toEqual({
    membershipSubscription: { status: 'ACTIVE', canBeChanged: false, managementUrl: url },
  });
});

test.each<[Locale, string]>([
  ['en', 'bought in another shop'],
  ['es', 'se compró en otra tienda'],
  ['sv', 'köptes i en annan butik'],
])('in %s, it says that it cannot be changed here', async (locale, words) => {
  const { client, userId } = await newClient(locale);
  await buyTrial({ userId, provider: 'APPSTORE' });
  interface Cancelled {
    cancelMembership: { problems: { code: string; message: string }[] };
  }
  const input = { requestKey: createRandomId() };
  const { data } = await client.graphql<Cancelled>(cancel, { input });
  expect(data.cancelMembership.problems).toMatchObject([
    { code: 'membership.managed-elsewhere', message: expect.stringContaining(words) },
  ]);
});

test('nobody is told of a charge whose amount is not known', async () => {
  const { userId } = await newClient('en');
  const mailsBefore = await server.connection.db.$count(outgoingMails);
  await buyTrial({ userId, provider: 'APPSTORE' });
  await remindOfFirstCharge({ tools: tools(), origin: 'https://yolk.example' });
  expect(await server.connection.db.$count(outgoingMails)).toBe(mailsBefore);
});

test('where Stripe takes cards, the page gets its public key and no more', async () => {
  const { data } = await server
    .client()
    .graphql('{ offers { paymentMethods cardFields { kind publishableKey } } }');
  expect(data).toEqual({
    offers: {
      paymentMethods: ['CARD'],
      cardFields: { kind: 'STRIPE', publishableKey: 'pk_test_1' },
    },
  });
});

test('before a plan is chosen, only the trial that every plan has is promised', async () => {
  const { data } = await server
    .client()
    .graphql('{ offers { trialDays trialEndsAt offers { plan trialDays } } }');
  expect(data).toEqual({
    offers: {
      trialDays: 3,
      trialEndsAt: addDays(clock.now(), 3).toISOString(),
      offers: [
        { plan: 'MONTHLY', trialDays: 3 },
        { plan: 'YEARLY', trialDays: 7 },
      ],
    },
  });
});
