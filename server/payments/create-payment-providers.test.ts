import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { systemClock } from '../../lib/clock.ts';
import { readSettings } from '../settings/config.ts';
import { createPaymentProviders, createSeatGateway } from './create-payment-providers.ts';

async function providersWith(environment: Record<string, string>) {
  const settings = readSettings(environment);
  return createPaymentProviders({ settings, clock: systemClock, authSecret: 'a secret' });
}

const stripe = {
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  STRIPE_PRODUCT_ID: 'prod_1',
};

const operator = {
  OPERATOR_NAME: 'Kitchen Table AB',
  OPERATOR_ADDRESS: 'Storgatan 1, Stockholm',
  OPERATOR_COUNTRY: 'SE',
  OPERATOR_VAT_NUMBER: 'none',
  DATA_COUNTRY: 'FI',
  DATA_PROCESSORS: 'Sample Hosting Oy (servers)',
};

test('who takes money in production has to say who they are', async () => {
  const start = () => providersWith({ ...stripe, NODE_ENV: 'production' });
  await expect(start()).rejects.toThrow(
    /OPERATOR_NAME must be .*\nOPERATOR_ADDRESS must be .*\nOPERATOR_COUNTRY/,
  );
  for (const name of Object.keys(operator)) {
    const environment = { ...stripe, ...operator, [name]: '', NODE_ENV: 'production' };
    await expect(providersWith(environment)).rejects.toThrow(new RegExp(`^${name} must be`));
  }
  expect((await providersWith(stripe)).isAvailable).toBe(true);
});

test('in production the sandbox is only there when asked for by name', async () => {
  const closed = await providersWith({ NODE_ENV: 'production' });
  expect(closed).toMatchObject({ isAvailable: false, isTest: false, methods: [] });
  expect(closed.forMethod('CARD')).toBeNull();
  expect(closed.notifying('sandbox')).toBeNull();
  const open = await providersWith({ NODE_ENV: 'production', PAYMENT_PROVIDER: 'sandbox' });
  expect(open).toMatchObject({ isAvailable: true, isTest: true, methods: ['CARD', 'PAYPAL'] });
});

test.each(['development', 'test'])('in %s payments are the sandbox', async (NODE_ENV) => {
  const { isTest, byName } = await providersWith({ NODE_ENV });
  expect(isTest).toBe(true);
  expect(byName('GENERIC')?.name).toBe('GENERIC');
});

test('with Stripe the sandbox is gone, unless it is asked for', async () => {
  const live = await providersWith({ ...stripe, ...operator, NODE_ENV: 'production' });
  expect(live).toMatchObject({ isAvailable: true, isTest: false, methods: ['CARD'] });
  expect(live.byName('GENERIC')).toBeNull();
  expect(live.notifying('sandbox')).toBeNull();
  expect(live.notifying('stripe')?.name).toBe('STRIPE');
  expect(live.notifying('constructor')).toBeNull();
  expect(
    (await providersWith({ ...stripe, PAYMENT_PROVIDER: 'sandbox' })).byName('STRIPE'),
  ).toBeNull();
});

const paypal = {
  PAYPAL_CLIENT_ID: 'client',
  PAYPAL_CLIENT_SECRET: 'secret',
  PAYPAL_WEBHOOK_ID: 'WEBHOOK1',
  PAYPAL_PRODUCT_ID: 'PROD-1',
};

test('cards go to Stripe and PayPal to PayPal', async () => {
  const { methods, isTest, forMethod, notifying, pageSources } = await providersWith({
    ...stripe,
    ...paypal,
    ...operator,
    NODE_ENV: 'production',
  });
  expect({ methods, isTest }).toEqual({ methods: ['CARD', 'PAYPAL'], isTest: false });
  expect(forMethod('CARD')?.name).toBe('STRIPE');
  expect(forMethod('PAYPAL')?.name).toBe('PAYPAL');
  expect(notifying('paypal')?.name).toBe('PAYPAL');
  expect(pageSources.forms).toContain('https://www.paypal.com');
});

test('PayPal alone takes no cards, and its sandbox moves no money', async () => {
  const PAYPAL_API_URL = 'https://api-m.sandbox.paypal.com';
  const alone = await providersWith({ ...paypal, PAYPAL_API_URL });
  expect(alone).toMatchObject({ isAvailable: true, isTest: true, methods: ['PAYPAL'] });
  expect(alone.pageSources.forms).toEqual(['https://www.sandbox.paypal.com']);
});

const paid = { name: 'STRIPE', isTest: false };
const sandbox = { name: 'GENERIC', isTest: true };

test.each([
  ['Stripe', { ...stripe, NODE_ENV: 'production' }, paid],
  ['Stripe while it is developed', stripe, paid],
  [
    'a test key of Stripe',
    { ...stripe, STRIPE_SECRET_KEY: 'sk_test_1' },
    { ...paid, isTest: true },
  ],
  ['nothing while it is developed', {}, sandbox],
  ['nothing', { NODE_ENV: 'production' }, null],
  ['PayPal alone', paypal, null],
  ['the sandbox by name', { NODE_ENV: 'production', PAYMENT_PROVIDER: 'sandbox' }, sandbox],
])(
  'with %s, groups pay for seats where cards are taken, or nowhere',
  async (_what, environment, expected) => {
    const settings = readSettings(environment);
    const gateway = await createSeatGateway({ settings, clock: systemClock });
    expect(gateway && { name: gateway.name, isTest: gateway.isTest }).toEqual(expected);
  },
);

test('Braintree tells of memberships and sells none', async () => {
  const { BRAINTREE_PRIVATE_KEY: _, ...half } = braintree;
  const { notifying, byName, methods } = await providersWith({
    ...braintree,
    ...operator,
    NODE_ENV: 'production',
  });
  expect(notifying('braintree')?.name).toBe('BRAINTREE');
  expect([byName('BRAINTREE'), methods]).toEqual([null, []]);
  await expect(providersWith(half)).rejects.toThrow(
    'BRAINTREE_PRIVATE_KEY must be the private key at Braintree',
  );
});

const braintree = {
  BRAINTREE_MERCHANT_ID: 'merchant',
  BRAINTREE_PUBLIC_KEY: 'public',
  BRAINTREE_PRIVATE_KEY: 'private',
};

test.each([
  'PAYPAL_CLIENT_ID',
  'PAYPAL_CLIENT_SECRET',
  'PAYPAL_WEBHOOK_ID',
  'PAYPAL_PRODUCT_ID',
] as const)('PayPal without %s stops the start', async (missing) => {
  const { [missing]: _, ...half } = paypal;
  await expect(providersWith(half)).rejects.toThrow(missing);
});

test('a test key says that no money moves', async () => {
  expect((await providersWith({ ...stripe, STRIPE_SECRET_KEY: 'sk_test_1' })).isTest).toBe(true);
});

test('half a payment company stops the start, and says what is missing', async () => {
  const { STRIPE_WEBHOOK_SECRET: _, ...half } = stripe;
  await expect(providersWith(half)).rejects.toThrow(
    'STRIPE_WEBHOOK_SECRET must be the signing secret of the webhook at Stripe',
  );
});

const appStore = {
  APP_STORE_BUNDLE_ID: 'com.example.yolk',
  APP_STORE_APP_APPLE_ID: '123456789',
  APP_STORE_ENVIRONMENT: 'Production',
  APP_STORE_YEARLY_PRODUCTS: 'yolk.yearly, yolk.yearly.family',
};

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const serviceAccount = {
  client_email: 'yolk@yolk.iam.gserviceaccount.com',
  private_key: String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
  token_uri: 'https://oauth2.googleapis.com/token',
};
const googlePlay = {
  GOOGLE_PLAY_PACKAGE_NAME: 'com.example.yolk',
  GOOGLE_PLAY_SERVICE_ACCOUNT: JSON.stringify(serviceAccount),
  GOOGLE_PLAY_PUSH_AUDIENCE: 'https://yolk.example',
  GOOGLE_PLAY_PUSH_ACCOUNT: 'pushes@yolk.iam.gserviceaccount.com',
  GOOGLE_PLAY_YEARLY_PLANS: 'none',
};

test('app stores tell of what they sold, and sell nothing here', async () => {
  const shops = await providersWith({
    ...appStore,
    ...googlePlay,
    ...operator,
    NODE_ENV: 'production',
  });
  expect(shops).toMatchObject({ isAvailable: false, methods: [] });
  expect(shops.notifying('app-store')?.name).toBe('APPSTORE');
  expect(shops.notifying('google-play')?.name).toBe('GOOGLE_PLAY');
  expect(shops.byName('APPSTORE')).toBeNull();
  expect(shops.companyOf('GOOGLE_PLAY')?.managementUrl).toContain('com.example.yolk');
  expect((await providersWith(appStore)).notifying('google-play')).toBeNull();
  expect((await providersWith(appStore)).byName('GENERIC')).not.toBeNull();
});

test.each(Object.keys({ ...appStore, ...googlePlay }))(
  'an app store without %s stops the start',
  async (name) => {
    const settings: Record<string, string> = name in appStore ? { ...appStore } : { ...googlePlay };
    delete settings[name];
    await expect(providersWith(settings)).rejects.toThrow(`${name} must be`);
  },
);

test.each([
  ['no JSON', 'service account'],
  ['no key', JSON.stringify({ ...serviceAccount, private_key: 'secret' })],
  ['no address to sign in at', JSON.stringify({ ...serviceAccount, token_uri: undefined })],
])('a service account with %s stops the start, and stays secret', async (_what, text) => {
  const settings = { ...googlePlay, GOOGLE_PLAY_SERVICE_ACCOUNT: text };
  await expect(providersWith(settings)).rejects.toThrow(
    /^GOOGLE_PLAY_SERVICE_ACCOUNT must be the JSON key file of a service account at Google, as text$/,
  );
});
