import type {
  NotifyingProvider,
  PaymentMethod,
  PaymentProvider,
  PaymentProviders,
} from '../../domain/membership/payment-provider.ts';

/** Several companies as one: who takes cards, whose a subscription is. */
export function paymentProviders({
  selling,
  notifying,
}: {
  selling: Readonly<Record<string, PaymentProvider>>;
  notifying: Readonly<Record<string, NotifyingProvider>>;
}): PaymentProviders {
  const sellers = Object.values(selling);
  const forMethod = (method: PaymentMethod) =>
    sellers.find(({ methods }) => methods.includes(method)) ?? null;
  return {
    isTest: sellers.some(({ isTest }) => isTest),
    isAvailable: sellers.length > 0,
    methods: (['CARD', 'PAYPAL'] as const).filter((method) => forMethod(method) !== null),
    pageSources: {
      scripts: sellers.flatMap(({ pageSources }) => pageSources.scripts),
      frames: sellers.flatMap(({ pageSources }) => pageSources.frames),
      connections: sellers.flatMap(({ pageSources }) => pageSources.connections),
      forms: sellers.flatMap(({ pageSources }) => pageSources.forms),
    },
    forMethod,
    byName: (name) => sellers.find((one) => one.name === name) ?? null,
    notifying: (path) => (Object.hasOwn(notifying, path) ? (notifying[path] ?? null) : null),
    companyOf: (name) => Object.values(notifying).find((one) => one.name === name) ?? null,
  };
}
