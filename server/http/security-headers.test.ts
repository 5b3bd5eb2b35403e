import { createHash } from 'node:crypto';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { systemClock } from '../../lib/clock.ts';
import { readSettings } from '../settings/config.ts';
import { createPaymentProviders } from '../payments/create-payment-providers.ts';
import { screenPath } from '../../i18n/paths.ts';
import { isFramedPage } from './framed-pages.ts';
import { sharePage } from './pages/page-cache.ts';
import { contentSecurityPolicy, securityHeadersPlugin } from './security-headers.ts';

async function policyWith(environment: Record<string, string>) {
  const settings = readSettings(environment);
  const payments = await createPaymentProviders({ settings, clock: systemClock, authSecret: 'a' });
  return contentSecurityPolicy({
    own: { scripts: ["'nonce-1'"], styles: [] },
    sources: payments.pageSources,
  });
}

test('without a payment company a page loads and asks nothing but ours', async () => {
  const policy = await policyWith({});
  expect(policy).toContain("script-src 'self' 'nonce-1';");
  expect(policy).toContain("default-src 'self';");
  expect(policy).not.toMatch(/connect-src|frame-src|font-src/);
  expect(policy).toContain("form-action 'self';");
});

test('no style of a page is allowed but those in our files, and figures of the server in attributes', async () => {
  const policy = await policyWith({});
  expect(policy).toContain("style-src 'self';");
  expect(policy).toContain("style-src-attr 'unsafe-inline';");
});

test('a kept page allows the scripts that rendering wrote, never one that its content brought', async () => {
  const html = [
    '<script nonce="secret+/=">window.ours = 1</script>',
    '<p>A name with <script>window.theirs = 1</script></p>',
    '<script nonce="guessed">window.theirs = 2</script>',
    '<script nonce="secret+/=" src="/assets/ours.js"></script>',
  ].join('');
  const { own } = sharePage({ html: Buffer.from(html), headers: {}, nonce: 'secret+/=' });
  const ours = createHash('sha256').update('window.ours = 1').digest('base64');
  expect(own.scripts).toEqual([`'sha256-${ours}'`]);
});

test('a kept page allows the styles that rendering wrote, and no others', async () => {
  const html = '<style nonce="n">a{b:c}</style><style>x{y:z}</style>';
  const { own } = sharePage({ html: Buffer.from(html), headers: {}, nonce: 'n' });
  const ours = `'sha256-${createHash('sha256').update('a{b:c}').digest('base64')}'`;
  expect(own).toEqual({ scripts: [], styles: [ours] });
  const sources = { scripts: [], frames: [], connections: [], forms: [] };
  expect(contentSecurityPolicy({ own, sources })).toContain(`style-src 'self' ${ours};`);
});

test.each([
  ['off', undefined],
  ['host', 'max-age=31536000'],
  ['subdomains', 'max-age=31536000; includeSubDomains'],
  ['preload', 'max-age=31536000; includeSubDomains; preload'],
] as const)('with HSTS=%s browsers are told %s', async (HSTS, expected) => {
  const app = Fastify();
  await app.register(securityHeadersPlugin, { settings: { HSTS } });
  app.get('/', async () => 'a');
  const { headers } = await app.inject('/');
  expect(headers['strict-transport-security']).toBe(expected);
});

test('every answer has what keeps browsers from guessing and framing; a policy only where a page says its own', async () => {
  const app = Fastify();
  await app.register(securityHeadersPlugin, { settings: { HSTS: 'off' } });
  app.get('/', async () => 'a');
  const { headers } = await app.inject('/');
  expect(headers).toMatchObject({
    'cross-origin-resource-policy': 'cross-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  });
  expect(headers).not.toHaveProperty('content-security-policy');
});

test('with Stripe its fields may be loaded, and nobody else’s', async () => {
  const policy = await policyWith({
    STRIPE_SECRET_KEY: 'sk_live_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    STRIPE_PRODUCT_ID: 'prod_1',
  });
  expect(policy).toContain("script-src 'self' 'nonce-1' https://js.stripe.com;");
  expect(policy).toContain("connect-src 'self' https://api.stripe.com;");
  expect(policy).toContain('https://hooks.stripe.com;');
  expect(policy).toContain("form-action 'self' https://billing.stripe.com;");
});

test('with PayPal a form may lead to its approval page, and nothing of it is loaded', async () => {
  const policy = await policyWith({
    PAYPAL_CLIENT_ID: 'client',
    PAYPAL_CLIENT_SECRET: 'secret',
    PAYPAL_WEBHOOK_ID: 'WEBHOOK1',
    PAYPAL_PRODUCT_ID: 'PROD-1',
  });
  expect(policy).toContain("script-src 'self' 'nonce-1';");
  expect(policy).toContain("default-src 'self';");
  expect(policy).not.toContain('connect-src');
  expect(policy).toContain("form-action 'self' https://www.paypal.com;");
});

test.each([
  ['/admin/recipes/beef-bourguignon/preview', true],
  [screenPath('adminPreview', 'sv', { id: 'beef-bourguignon' }), true],
  ['/admin/recipes/beef-bourguignon', false],
  ['/admin/recipes/a/b/preview', false],
  ['/recipes/preview', false],
])('only the preview of a draft may stand in a frame, and in ours alone (%s)', (path, isFramed) => {
  expect(isFramedPage(path)).toBe(isFramed);
  const sources = { scripts: [], frames: [], connections: [], forms: [] };
  const policy = contentSecurityPolicy({ own: { scripts: [], styles: [] }, sources, isFramed });
  expect(policy).toContain(`frame-ancestors ${isFramed ? "'self'" : "'none'"}`);
});
