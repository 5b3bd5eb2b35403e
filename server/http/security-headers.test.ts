import { expect, test } from 'vitest';
import { systemClock } from '../../lib/clock.ts';
import { readSettings } from '../settings/config.ts';
import { createPaymentProviders } from '../payments/create-payment-providers.ts';
import { contentSecurityPolicy } from './security-headers.ts';

function policyWith(environment: Record<string, string>) {
  const settings = readSettings(environment);
  const payments = createPaymentProviders({ settings, clock: systemClock, authSecret: 'a' });
  return contentSecurityPolicy(["'nonce-1'"], payments.pageSources);
}

test('without a payment company a page loads and asks nothing but ours', () => {
  const policy = policyWith({});
  expect(policy).toContain("script-src 'self' 'nonce-1';");
  expect(policy).toContain("connect-src 'self';");
  expect(policy).toContain("form-action 'self';");
});

test('with Stripe its fields may be loaded, and nobody else’s', () => {
  const policy = policyWith({
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

test('with PayPal a form may lead to its approval page, and nothing of it is loaded', () => {
  const policy = policyWith({
    PAYPAL_CLIENT_ID: 'client',
    PAYPAL_CLIENT_SECRET: 'secret',
    PAYPAL_WEBHOOK_ID: 'WEBHOOK1',
    PAYPAL_PRODUCT_ID: 'PROD-1',
  });
  expect(policy).toContain("script-src 'self' 'nonce-1';");
  expect(policy).toContain("connect-src 'self';");
  expect(policy).toContain("form-action 'self' https://www.paypal.com;");
});
