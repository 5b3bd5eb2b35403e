import type { MembershipFact } from './facts/membership-facts.rules.ts';
import type { BillingPeriod, Currency, Provider } from './offers/offers.rules.ts';

export const paymentMethods = ['CARD', 'PAYPAL'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** What is known of one subscription, however it came to us. */
export interface SubscriptionReport {
  providerReference: string;
  /** Whose it is, where the company was told. */
  userId: string | null;
  /** The order it came from, where the company was told. */
  orderId: string | null;
  /** What tells the card or wallet from all others, where the company says so only now. */
  fingerprint?: string | null;
  facts: readonly MembershipFact[];
}

export interface PaymentOrder {
  /** Ours, told to the company; it finds the subscription again after a crash. */
  orderId: string;
  /** Two requests with the same key are one request: the company starts one subscription. */
  idempotencyKey: string;
  userId: string;
  email: string;
  /** Who pays, where the company knows them from before. */
  customerReference: string | null;
  billingPeriod: BillingPeriod;
  currency: Currency;
  priceMinor: number;
  vatPercent: number;
  trialDays: number;
  /** What the company's own fields gave for the card; never a card number. */
  paymentToken: string;
  /** Where a company that asks for approval on its own pages sends the member back to. */
  returnUrl: string;
  cancelUrl: string;
}

export type PaymentRefusal =
  | 'cannot-resume'
  | 'declined'
  | 'invalid-payment-method'
  | 'needs-authentication';

export type PaymentOutcome =
  | { ok: true; report: SubscriptionReport; approvalUrl: string | null }
  | { ok: false; reason: PaymentRefusal };

export type SubscriptionChange =
  | { kind: 'cancel' | 'cancel-now' | 'resume' }
  | {
      kind: 'offer';
      billingPeriod: BillingPeriod;
      priceMinor: number;
      vatPercent: number;
      returnUrl: string;
    }
  | { kind: 'payment-method'; paymentToken: string };

/** A subscription as the company has to be asked for it. */
export interface KnownSubscription {
  userId: string;
  providerReference: string;
  customerReference: string | null;
  billingPeriod: BillingPeriod;
  currency: Currency;
  priceMinor: number;
  expireTime: Date;
  renews: boolean;
}

/** What a payment token stands for; the fingerprint is the same for the same card everywhere. */
export type Instrument =
  | { ok: true; fingerprint: string | null }
  | { ok: false; reason: PaymentRefusal };

export interface NotificationRequest {
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: Buffer;
  now: Date;
}

/** A verified notification. `reports` is empty when it is about nothing of ours. */
export interface PaymentNotification {
  id: string;
  reports: readonly SubscriptionReport[];
  /** Groups that pay by seats and for which something happened; how they stand is asked for. */
  groupIds?: readonly string[];
}

export type NotificationOutcome =
  | { ok: true; notification: PaymentNotification }
  | { ok: false; reason: 'forged' | 'stale' | 'unreadable' };

/** How a page collects a payment for the company. */
export type PaymentFields =
  | { kind: 'TEST_CARD' }
  | { kind: 'STRIPE'; publishableKey: string }
  | { kind: 'APPROVAL' };

/**
 * The company's addresses that a page may load from, ask and send forms to; all others stay
 * forbidden.
 */
export interface PageSources {
  readonly scripts: readonly string[];
  readonly frames: readonly string[];
  readonly connections: readonly string[];
  /** Where a form may lead after its answer: pages for approval and bills. */
  readonly forms: readonly string[];
}

/** What a company that only sells in its own shop cannot do for us. */
export interface NotifyingProvider {
  readonly name: Provider;
  /** Where members change what they bought in the company's shop; null where they do it here. */
  readonly managementUrl: string | null;
  readNotification(request: NotificationRequest): Promise<NotificationOutcome>;
  /** How a subscription stands now; null where the company tells by itself and cannot be asked. */
  readonly read: ((subscription: KnownSubscription) => Promise<SubscriptionReport>) | null;
}

/** What a payment company does for a membership; one folder implements it per company. */
export interface PaymentProvider extends NotifyingProvider {
  /** Nothing is charged: the pages must say so. */
  readonly isTest: boolean;
  readonly methods: readonly PaymentMethod[];
  readonly fields: PaymentFields;
  readonly pageSources: PageSources;
  /** A secret the company's fields need in the browser; null where they need none. */
  prepareFields(person: {
    userId: string;
    email: string;
    customerReference: string | null;
  }): Promise<{ clientSecret: string } | null>;
  inspect(token: { paymentToken: string; user: { userId: string } }): Promise<Instrument>;
  start(order: PaymentOrder): Promise<PaymentOutcome>;
  /** What became of an order we do not know the end of; null when it never reached the company. */
  find(order: {
    orderId: string;
    email: string;
    providerReference: string | null;
  }): Promise<SubscriptionReport | null>;
  read(subscription: KnownSubscription): Promise<SubscriptionReport>;
  change(
    subscription: KnownSubscription,
    change: SubscriptionChange,
    idempotencyKey: string,
  ): Promise<PaymentOutcome>;
  /** The company's own pages for bills and cards; null where it has none. */
  portalUrl(subscription: KnownSubscription & { returnUrl: string }): Promise<string | null>;
}

/** The companies an operator set up. */
export interface PaymentProviders {
  readonly isTest: boolean;
  readonly isAvailable: boolean;
  readonly methods: readonly PaymentMethod[];
  readonly pageSources: PageSources;
  forMethod(method: PaymentMethod): PaymentProvider | null;
  /** The company of a subscription that can be changed from here. */
  byName(name: Provider): PaymentProvider | null;
  /** Everyone who may notify us, by the last part of the address they were given. */
  notifying(path: string): NotifyingProvider | null;
  /** The company of a subscription, wherever that was bought. */
  companyOf(name: Provider): NotifyingProvider | null;
}
