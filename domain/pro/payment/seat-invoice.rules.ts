import type { Currency } from '../../membership/offers/offers.rules.ts';

export const seatInvoiceStates = ['OPEN', 'PAID', 'FAILED', 'VOID'] as const;
export type SeatInvoiceState = (typeof seatInvoiceStates)[number];

/** What a line of an invoice is for: seats of a period, or a change in the middle of one. */
export const seatLineKinds = ['SEATS', 'TRIAL', 'ADDED', 'CREDITED'] as const;
export type SeatLineKind = (typeof seatLineKinds)[number];

export interface SeatInvoiceLine {
  kind: SeatLineKind;
  seats: number;
  from: Date;
  to: Date;
  /** Without tax; below zero where something is given back. */
  netMinor: number;
}

/** One invoice a period, in the currency's smallest unit. */
export interface SeatInvoice {
  reference: string;
  /** As bookkeeping has it. */
  number: string;
  /** FAILED: a charge was refused, and it is still to be paid. */
  state: SeatInvoiceState;
  currency: Currency;
  /** When it was due: grace counts from here. */
  issuedAt: Date;
  paidAt: Date | null;
  periodStart: Date;
  periodEnd: Date;
  seats: number;
  netMinor: number;
  vatPercent: number;
  vatMinor: number;
  totalMinor: number;
  /** What is left to pay after what was given back before. */
  dueMinor: number;
  isReverseCharge: boolean;
  lines: readonly SeatInvoiceLine[];
}

/** Whether the company still waits for money. */
export function isUnpaid({ state, dueMinor }: Pick<SeatInvoice, 'state' | 'dueMinor'>): boolean {
  return state === 'FAILED' && dueMinor > 0;
}

/** The tax on an amount that does not include it. */
export function vatOn({ netMinor, percent }: { netMinor: number; percent: number }): number {
  // In hundredths of a percent: whole numbers, and one rounding.
  return Math.round((netMinor * Math.round(percent * 100)) / 10_000);
}
