import type { BillingPeriod, Currency, SubscriptionStatus, Term } from '../offers/offers.rules.ts';

/** How a subscription stands, as a payment company says it; times and amounts are the company's. */
export interface Standing {
  readonly status: SubscriptionStatus;
  readonly term: Term;
  readonly billingPeriod: BillingPeriod;
  readonly currency: Currency;
  /** What the next charge will be, in the currency's smallest unit. */
  readonly priceMinor: number;
  readonly trialEndsAt: Date | null;
  /** Until when it is paid for, or free. */
  readonly expireTime: Date;
  /** False once it is cancelled: then nothing more is charged. */
  readonly renews: boolean;
  /** The card or wallet as its owner knows it: `Visa 4242`. */
  readonly paymentMethod: string | null;
  /** Who pays, as the payment company names them. */
  readonly customerReference: string | null;
}

export const paymentStates = ['PAID', 'FAILED', 'REFUNDED'] as const;
export type PaymentState = (typeof paymentStates)[number];

export interface Payment {
  /** The company's own number of the bill. */
  readonly reference: string;
  readonly state: PaymentState;
  readonly amountMinor: number;
  readonly currency: Currency;
  /** Whether the period follows from the payment, because the company does not say when it ends. */
  readonly buysPeriod: boolean;
}

interface FactTime {
  /** The company's own id of what happened: the same id again is the same fact. */
  readonly id: string;
  /** When it happened, by the company's clock. */
  readonly occurredAt: Date;
  /** What comes first of facts of the same second. */
  readonly rank: number;
}

/** Something a payment company told us, once and for all; facts are added, never changed. */
export type MembershipFact = FactTime &
  (
    | {
        readonly kind: 'STANDING';
        readonly standing: Partial<Standing>;
        /** The subscription runs on without a payment while the company still tries to charge. */
        readonly isGrace?: boolean;
      }
    | { readonly kind: 'PAYMENT'; readonly payment: Payment }
  );

export const historyKinds = [
  'TRIAL_STARTED',
  'STARTED',
  'PAID',
  'PAYMENT_FAILED',
  'REFUNDED',
  'RENEWED',
  'CANCELLED',
  'RESUMED',
  'OFFER_CHANGED',
  'PAYMENT_METHOD_CHANGED',
  'ENDED',
] as const;
export type HistoryKind = (typeof historyKinds)[number];

/** One line of what happened, for a person to read. */
export interface HistoryEntry {
  readonly at: Date;
  readonly kind: HistoryKind;
  /** How it stood afterwards. */
  readonly standing: Standing;
  /** What was paid, refused or paid back. */
  readonly payment: Payment | null;
}
