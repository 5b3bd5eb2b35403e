import type { NotifyingProvider } from '../../../domain/membership/payment-provider.ts';
import { readAppStoreNotification } from './app-store-notification.ts';
import { createSignatureCheck, type AppStoreIdentity } from './app-store-signature.ts';

export interface AppStoreOptions extends AppStoreIdentity {
  /** Products that are paid for by the year; all others are by the month. */
  yearlyProducts: readonly string[];
}

/** Memberships bought in an iOS app: Apple tells of them, and sells and changes them itself. */
export function createAppStoreProvider({
  yearlyProducts,
  ...identity
}: AppStoreOptions): NotifyingProvider {
  const check = createSignatureCheck(identity);
  return {
    name: 'APPSTORE',
    managementUrl: 'https://apps.apple.com/account/subscriptions',
    readNotification: (request) => readAppStoreNotification({ request, check, yearlyProducts }),
    read: null,
  };
}
