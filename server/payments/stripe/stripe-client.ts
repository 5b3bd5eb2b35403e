import { Stripe } from 'stripe';

export interface StripeOptions {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /** What the operator sells, as Stripe names it. */
  productId: string;
  /** Another address than Stripe's own, for tests. */
  apiUrl?: string | undefined;
}

export function createStripe(options: StripeOptions): Stripe {
  return new Stripe(options.secretKey, clientConfig(options));
}

function clientConfig({ apiUrl }: StripeOptions): Stripe.StripeConfig {
  const config = { maxNetworkRetries: 2, timeout: 12_000, telemetry: false };
  if (apiUrl === undefined) return config;
  const { hostname, port, protocol } = new URL(apiUrl);
  return { ...config, host: hostname, port, protocol: protocol === 'http:' ? 'http' : 'https' };
}
