import { expect, test } from 'vitest';
import type { PaymentProvider } from '../../domain/membership/payment-provider.ts';
import { paymentProviders } from './payment-providers.ts';

function company(
  name: PaymentProvider['name'],
  methods: PaymentProvider['methods'],
  changed: Partial<PaymentProvider> = {},
): PaymentProvider {
  const host = `https://${name.toLowerCase()}.example`;
  const pageSources = {
    scripts: [`${host}/script`],
    frames: [`${host}/frame`],
    connections: [`${host}/connection`],
    forms: [`${host}/form`],
  };
  return { name, methods, isTest: false, pageSources, ...changed } as PaymentProvider;
}

const stripe = company('STRIPE', ['CARD']);
const paypal = company('PAYPAL', ['PAYPAL']);
const appStore = company('APPSTORE', []);

const both = paymentProviders({
  selling: { stripe, paypal },
  notifying: { stripe, paypal, 'app-store': appStore },
});

test('each way to pay goes to the company that takes it', () => {
  expect(both.methods).toEqual(['CARD', 'PAYPAL']);
  expect(both.forMethod('CARD')).toBe(stripe);
  expect(both.forMethod('PAYPAL')).toBe(paypal);
  const one = paymentProviders({ selling: { paypal }, notifying: { paypal } });
  expect([one.methods, one.forMethod('CARD')]).toEqual([['PAYPAL'], null]);
});

test('pages may load what each company needs, and nothing of who only notifies', () => {
  const two = (part: string) => [
    `https://stripe.example/${part}`,
    `https://paypal.example/${part}`,
  ];
  expect(both.pageSources).toEqual({
    scripts: two('script'),
    frames: two('frame'),
    connections: two('connection'),
    forms: two('form'),
  });
});

test('who sells is asked by name; who only notifies is known, and cannot be paid', () => {
  expect(both.byName('PAYPAL')).toBe(paypal);
  expect(both.byName('APPSTORE')).toBeNull();
  expect(both.companyOf('APPSTORE')).toBe(appStore);
  expect(both.companyOf('BRAINTREE')).toBeNull();
});

test('notifications are taken at addresses that were set up, and at no other', () => {
  expect(both.notifying('app-store')).toBe(appStore);
  for (const path of ['appstore', 'constructor', '__proto__', 'toString', '']) {
    expect(both.notifying(path)).toBeNull();
  }
});

test('one company that moves no money makes it a test; nobody at all sells nothing', () => {
  const sandbox = company('GENERIC', ['PAYPAL'], { isTest: true });
  const mixed = paymentProviders({ selling: { stripe, sandbox }, notifying: {} });
  expect([mixed.isTest, mixed.isAvailable]).toEqual([true, true]);
  expect([both.isTest, both.isAvailable]).toEqual([false, true]);
  const none = paymentProviders({ selling: {}, notifying: { 'app-store': appStore } });
  expect([none.isTest, none.isAvailable, none.methods]).toEqual([false, false, []]);
});
