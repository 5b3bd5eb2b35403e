import braintree from 'braintree';
import type { NotifyingProvider } from '../../../domain/membership/payment-provider.ts';
import { readBraintreeNotification } from './braintree-notification.ts';

export interface BraintreeOptions {
  merchantId: string;
  publicKey: string;
  privateKey: string;
}

/** Memberships that are sold elsewhere through Braintree: it tells us of them, we ask it nothing. */
export function createBraintreeProvider(options: BraintreeOptions): NotifyingProvider {
  // The keys belong to one environment, which matters only for requests to Braintree, and we send
  // none.
  const environment = braintree.Environment.Production;
  const gateway = new braintree.BraintreeGateway({ ...options, environment });
  return {
    name: 'BRAINTREE',
    managementUrl: null,
    readNotification: (request) => readBraintreeNotification({ gateway, request }),
    read: null,
  };
}
