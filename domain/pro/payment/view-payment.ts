import type { Currency } from '../../membership/offers/offers.rules.ts';
import type { ProGroup } from '../groups/group.ts';
import { listInvoices, type StoredInvoice } from './invoices.store.ts';
import { vatOfGroup } from './known-seats.ts';
import { countSeats, factsOf, findPayment } from './payment.store.ts';
import type { NextInvoice } from './seat-gateway.ts';
import { accessOf, hasValidMethod, stageOf, type SeatStage } from './seat-standing.rules.ts';
import { seatCurrencyIn } from './seat-terms.rules.ts';
import type { SeatTools } from './seat-tools.ts';
import type { VatDecision } from './vat.rules.ts';

const listedInvoices = 60;

/** How a group pays, for its administrators. */
export interface ViewedPayment {
  group: ProGroup;
  stage: SeatStage;
  /** Who have joined and whose term runs. */
  seats: number;
  currency: Currency;
  priceMinor: number;
  method: { label: string; expiresAt: Date | null; isValid: boolean } | null;
  periodEnd: Date | null;
  /** Until when members have access if nothing more is paid. */
  accessUntil: Date | null;
  next: NextInvoice | null;
  billing: { name: string; address: string } | null;
  isVatNumberKnown: boolean | null;
  vat: VatDecision | null;
  invoices: StoredInvoice[];
}

export async function viewPayment({
  tools,
  group,
}: {
  tools: SeatTools;
  group: ProGroup;
}): Promise<ViewedPayment> {
  const { db, clock, terms } = tools;
  const now = clock.now();
  const { id: groupId } = group;
  const [payment, counted, invoices] = await Promise.all([
    findPayment({ db, groupId }),
    countSeats({ db, groupIds: [groupId], now }),
    listInvoices({ db, groupId, limit: listedInvoices }),
  ]);
  const seats = counted.get(groupId) ?? 0;
  const vat = group.country === null ? null : vatOfGroup({ group, terms });
  const where = group.taxResidence ?? group.country;
  if (payment === null) {
    const currency = seatCurrencyIn(where ?? '');
    const priceMinor = terms.prices[currency];
    return { ...nothing, group, seats, currency, priceMinor, vat, invoices };
  }
  const facts = factsOf(payment);
  const { graceDays } = terms;
  const { methodLabel: label, methodExpiresAt: expiresAt, billingName } = payment;
  return {
    group,
    stage: stageOf({ facts, graceDays, now }),
    seats,
    currency: payment.currency,
    priceMinor: payment.priceMinor,
    method: label === null ? null : { label, expiresAt, isValid: hasValidMethod({ facts, now }) },
    periodEnd: payment.periodEnd,
    accessUntil: accessOf({ facts, graceDays })?.until ?? null,
    next: payment.nextAt && {
      at: payment.nextAt,
      netMinor: payment.nextNetMinor,
      vatMinor: payment.nextVatMinor,
      totalMinor: payment.nextTotalMinor,
    },
    billing: billingName === '' ? null : { name: billingName, address: payment.billingAddress },
    isVatNumberKnown: payment.isVatNumberKnown,
    vat,
    invoices,
  };
}

const nothing = {
  stage: 'NO_METHOD',
  method: null,
  periodEnd: null,
  accessUntil: null,
  next: null,
  billing: null,
  isVatNumberKnown: null,
} as const;
