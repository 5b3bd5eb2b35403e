import type { Clock } from '../../lib/clock.ts';
import type {
  NotifyingProvider,
  PaymentProvider,
  PaymentProviders,
} from '../../domain/membership/payment-provider.ts';
import type { SeatGateway } from '../../domain/pro/payment/seat-gateway.ts';
import type { Settings } from '../settings/config.ts';
import { paymentProviders } from './payment-providers.ts';
import { hasAny, requireSettings } from '../settings/require-settings.ts';
import { createSandboxProvider } from './sandbox/sandbox-provider.ts';
import { createSandboxSeats } from './sandbox/sandbox-seats.ts';
import type { StripeOptions } from './stripe/stripe-client.ts';

interface CreatePayments {
  settings: Settings;
  clock: Clock;
  authSecret: string;
}

/**
 * The payment companies the operator set up, each with the address it notifies. Only their libraries
 * are loaded: each takes megabytes.
 */
export async function createPaymentProviders(options: CreatePayments): Promise<PaymentProviders> {
  const selling = await sellingProviders(options);
  const notifying: Record<string, NotifyingProvider> = { ...selling, ...(await shops(options)) };
  const isMoneyTaken = Object.keys(notifying).some((name) => name !== 'sandbox');
  const isProduction = options.settings.NODE_ENV === 'production';
  if (isProduction && isMoneyTaken) requireSettings(options.settings, operatorSettings);
  return paymentProviders({ selling, notifying });
}

/** Who groups pay by seats: Stripe, or the sandbox where that is who members pay. */
export async function createSeatGateway({
  settings,
  clock,
}: Pick<CreatePayments, 'settings' | 'clock'>): Promise<SeatGateway | null> {
  if (settings.PAYMENT_PROVIDER === 'sandbox') return createSandboxSeats({ clock });
  if (hasAny(settings, stripeSettings)) {
    const { createStripeSeats } = await import('./stripe/stripe-seats.ts');
    return createStripeSeats(stripeOf(settings));
  }
  const isProduction = settings.NODE_ENV === 'production';
  return isProduction || hasAny(settings, payPalSettings) ? null : createSandboxSeats({ clock });
}

/**
 * The sandbox is for where nothing else is set up, and for who asks for it by name: free memberships
 * for test cards are nobody's intention in production.
 */
async function sellingProviders({ settings, clock, authSecret }: CreatePayments) {
  const sandbox = () => ({
    sandbox: createSandboxProvider({ clock, secret: `sandbox:${authSecret}` }),
  });
  if (settings.PAYMENT_PROVIDER === 'sandbox') return sandbox();
  const selling: Record<string, PaymentProvider> = {};
  if (hasAny(settings, stripeSettings)) {
    const { createStripeProvider } = await import('./stripe/stripe-provider.ts');
    selling.stripe = createStripeProvider(stripeOf(settings));
  }
  if (hasAny(settings, payPalSettings)) selling.paypal = await payPalOf({ settings, clock });
  const isEmpty = Object.keys(selling).length === 0;
  const isProduction = settings.NODE_ENV === 'production';
  return isEmpty && !isProduction ? sandbox() : selling;
}

/** Who takes money has to say who they are and where the data lies: the terms name it. */
const operatorSettings = [
  'OPERATOR_NAME',
  'OPERATOR_ADDRESS',
  'OPERATOR_COUNTRY',
  'OPERATOR_VAT_NUMBER',
  'DATA_COUNTRY',
  'DATA_PROCESSORS',
] as const;

const stripeSettings = [
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_PRODUCT_ID',
] as const;

const payPalSettings = [
  'PAYPAL_CLIENT_ID',
  'PAYPAL_CLIENT_SECRET',
  'PAYPAL_WEBHOOK_ID',
  'PAYPAL_PRODUCT_ID',
] as const;

const braintreeSettings = [
  'BRAINTREE_MERCHANT_ID',
  'BRAINTREE_PUBLIC_KEY',
  'BRAINTREE_PRIVATE_KEY',
] as const;

function stripeOf(settings: Settings): StripeOptions {
  const given = requireSettings(settings, stripeSettings);
  return {
    secretKey: given.STRIPE_SECRET_KEY,
    publishableKey: given.STRIPE_PUBLISHABLE_KEY,
    webhookSecret: given.STRIPE_WEBHOOK_SECRET,
    productId: given.STRIPE_PRODUCT_ID,
    apiUrl: settings.STRIPE_API_URL,
  };
}

/** Companies that sell elsewhere and tell us; their names are the last part of the address they notify. */
async function shops({
  settings,
  clock,
}: CreatePayments): Promise<Record<string, NotifyingProvider>> {
  const found: Record<string, NotifyingProvider> = {};
  if (hasAny(settings, appStoreSettings)) found['app-store'] = await appStoreOf(settings);
  if (hasAny(settings, googlePlaySettings))
    found['google-play'] = await googlePlayOf(settings, clock);
  if (hasAny(settings, braintreeSettings)) found.braintree = await braintreeOf(settings);
  return found;
}

const appStoreSettings = [
  'APP_STORE_BUNDLE_ID',
  'APP_STORE_APP_APPLE_ID',
  'APP_STORE_ENVIRONMENT',
  'APP_STORE_YEARLY_PRODUCTS',
] as const;

async function appStoreOf(settings: Settings): Promise<NotifyingProvider> {
  const given = requireSettings(settings, appStoreSettings);
  const { createAppStoreProvider } = await import('./app-store/app-store-provider.ts');
  return createAppStoreProvider({
    bundleId: given.APP_STORE_BUNDLE_ID,
    appAppleId: given.APP_STORE_APP_APPLE_ID,
    environment: given.APP_STORE_ENVIRONMENT,
    yearlyProducts: given.APP_STORE_YEARLY_PRODUCTS,
  });
}

const googlePlaySettings = [
  'GOOGLE_PLAY_PACKAGE_NAME',
  'GOOGLE_PLAY_SERVICE_ACCOUNT',
  'GOOGLE_PLAY_PUSH_AUDIENCE',
  'GOOGLE_PLAY_PUSH_ACCOUNT',
  'GOOGLE_PLAY_YEARLY_PLANS',
] as const;

async function googlePlayOf(settings: Settings, clock: Clock): Promise<NotifyingProvider> {
  const given = requireSettings(settings, googlePlaySettings);
  const { createGooglePlayProvider } = await import('./google-play/google-play-provider.ts');
  return createGooglePlayProvider({
    clock,
    packageName: given.GOOGLE_PLAY_PACKAGE_NAME,
    serviceAccount: given.GOOGLE_PLAY_SERVICE_ACCOUNT,
    pushAudience: given.GOOGLE_PLAY_PUSH_AUDIENCE,
    pushAccount: given.GOOGLE_PLAY_PUSH_ACCOUNT,
    yearlyPlans: given.GOOGLE_PLAY_YEARLY_PLANS,
  });
}

async function payPalOf({ settings, clock }: Pick<CreatePayments, 'settings' | 'clock'>) {
  const given = requireSettings(settings, payPalSettings);
  const { createPayPalProvider } = await import('./paypal/paypal-provider.ts');
  return createPayPalProvider({
    clientId: given.PAYPAL_CLIENT_ID,
    clientSecret: given.PAYPAL_CLIENT_SECRET,
    webhookId: given.PAYPAL_WEBHOOK_ID,
    productId: given.PAYPAL_PRODUCT_ID,
    brandName: settings.BRAND_NAME,
    apiUrl: settings.PAYPAL_API_URL,
    clock,
  });
}

async function braintreeOf(settings: Settings): Promise<NotifyingProvider> {
  const given = requireSettings(settings, braintreeSettings);
  const { createBraintreeProvider } = await import('./braintree/braintree-provider.ts');
  return createBraintreeProvider({
    merchantId: given.BRAINTREE_MERCHANT_ID,
    publicKey: given.BRAINTREE_PUBLIC_KEY,
    privateKey: given.BRAINTREE_PRIVATE_KEY,
  });
}
