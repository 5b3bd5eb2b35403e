import type { Currency, Provider } from '../../membership/offers/offers.rules.ts';
import type { PaymentFields, PaymentRefusal } from '../../membership/payment-provider.ts';
import type { SeatInvoice } from './seat-invoice.rules.ts';

export const seatStates = ['TRIAL', 'ACTIVE', 'PAST_DUE', 'UNPAID', 'ENDED'] as const;
export type SeatState = (typeof seatStates)[number];

/** A card as the administrator knows it. */
export interface SeatMethod {
  label: string;
  /** The first moment at which it is good no more; null where the company does not say. */
  expiresAt: Date | null;
}

/** The one subscription of a group: as many of one price as it has seats. */
export interface SeatSubscription {
  reference: string;
  /** The order it was started with. */
  orderId: string;
  state: SeatState;
  seats: number;
  priceMinor: number;
  vatPercent: number;
  periodStart: Date;
  periodEnd: Date;
}

/** The invoice that comes at the end of the period, as things are now. */
export interface NextInvoice {
  at: Date;
  netMinor: number;
  vatMinor: number;
  totalMinor: number;
}

/** How a group stands at the company. */
export interface SeatAccount {
  customerReference: string | null;
  method: SeatMethod | null;
  subscription: SeatSubscription | null;
  /** Newest first. */
  invoices: readonly SeatInvoice[];
  next: NextInvoice | null;
  /** What a company without a memory of its own wants to be told next time. */
  memo: unknown;
}

/** A group as the company has to be asked for it. */
export interface KnownSeats {
  groupId: string;
  currency: Currency;
  /** Where invoices go and who the customer is, in the company's books. */
  billing: { name: string; address: string; country: string };
  customerReference: string | null;
  subscriptionReference: string | null;
  memo: unknown;
}

/** How the group's invoices are taxed. */
export interface SeatTax {
  country: string;
  percent: number;
  isReverseCharge: boolean;
  vatNumber: string | null;
}

export interface SeatOrder {
  /** Ours: the same order again is the same subscription. */
  orderId: string;
  seats: number;
  priceMinor: number;
  trialDays: number;
  tax: SeatTax;
}

export type SeatOutcome =
  | { ok: true; account: SeatAccount }
  | { ok: false; reason: PaymentRefusal };

/**
 * What a payment company does for groups that pay by seats. Everything asked of it is a state to
 * reach, not a step to take: asked twice it is as if it was asked once.
 */
export interface SeatGateway {
  readonly name: Provider;
  /** Nothing is charged: the page must say so. */
  readonly isTest: boolean;
  readonly fields: PaymentFields;
  /** A secret the company's fields need in the browser; null where they need none. */
  prepareMethod(known: KnownSeats): Promise<{ clientSecret: string } | null>;
  /** The card of all charges to come; what is open is tried with it at once. */
  setMethod(known: KnownSeats, paymentToken: string, key: string): Promise<SeatOutcome>;
  setTax(known: KnownSeats, tax: SeatTax, key: string): Promise<SeatOutcome>;
  start(known: KnownSeats, order: SeatOrder): Promise<SeatOutcome>;
  /** What was added or removed is settled on the next invoice, by the day. */
  setSeats(known: KnownSeats, seats: number, key: string): Promise<SeatOutcome>;
  /** Nothing more is charged but what was added in the running period. */
  end(known: KnownSeats, key: string): Promise<SeatOutcome>;
  read(known: KnownSeats): Promise<SeatAccount>;
}
