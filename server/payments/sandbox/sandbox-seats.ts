import { createHash } from 'node:crypto';
import type {
  KnownSeats,
  SeatAccount,
  SeatGateway,
  SeatOutcome,
  SeatState,
} from '../../../domain/pro/payment/seat-gateway.ts';
import { vatOn } from '../../../domain/pro/payment/seat-invoice.rules.ts';
import { testTokens } from '../../../domain/membership/orders/test-cards.rules.ts';
import type { Clock } from '../../../lib/clock.ts';
import {
  advanceSeats,
  changeCard,
  changeSeats,
  emptyLedger,
  endSeats,
  invoiceOf,
  nextLines,
  startSeats,
  type LedgerSubscription,
  type SeatLedger,
} from './seat-ledger.ts';

/** All there is to pay with, each with what an administrator sees of it. */
const cards = new Map([
  [testTokens.cardAccepted, { label: 'Visa 4242', isRefused: false }],
  [testTokens.cardShared, { label: 'Mastercard 4444', isRefused: false }],
  [testTokens.cardRefusedLater, { label: 'Visa 0341', isRefused: true }],
]);

/**
 * Keeps a group's books like a payment company and moves no money. It has no memory: the books
 * themselves are handed in and out as the memo, so what was not written down has not happened.
 */
export function createSandboxSeats({ clock }: { clock: Clock }): SeatGateway {
  const change = async (known: KnownSeats, work: (ledger: SeatLedger, now: Date) => SeatLedger) => {
    const now = clock.now();
    return accepted(known, work(ledgerOf(known, now), now));
  };
  return {
    name: 'GENERIC',
    isTest: true,
    fields: { kind: 'TEST_CARD' },
    prepareMethod: async () => null,
    async setMethod(known, paymentToken): Promise<SeatOutcome> {
      if (paymentToken === testTokens.cardDeclined) return { ok: false, reason: 'declined' };
      const card = cards.get(paymentToken as never);
      if (card === undefined) return { ok: false, reason: 'invalid-payment-method' };
      return change(known, (ledger, now) =>
        changeCard(ledger, { token: paymentToken, ...card }, now),
      );
    },
    setTax: (known, { percent, isReverseCharge }) =>
      change(known, (ledger) => ({ ...ledger, tax: { percent, isReverseCharge } })),
    async start(known, order): Promise<SeatOutcome> {
      const now = clock.now();
      const ledger = ledgerOf(known, now);
      if (ledger.subscription?.orderId === order.orderId) return accepted(known, ledger);
      const isRefused = ledger.card === null || (order.trialDays === 0 && ledger.card.isRefused);
      if (isRefused) return { ok: false, reason: 'declined' };
      const { currency } = known;
      const reference = `sandbox_${digest(order.orderId)}`;
      return accepted(known, startSeats(ledger, { ...order, currency, reference }, now));
    },
    setSeats: (known, seats) => change(known, (ledger, now) => changeSeats(ledger, seats, now)),
    end: (known) => change(known, endSeats),
    read: async (known) => accountOf(known, ledgerOf(known, clock.now())),
  };
}

function ledgerOf({ memo }: KnownSeats, now: Date): SeatLedger {
  // What we wrote ourselves; a group that was never here has nothing.
  return advanceSeats((memo as SeatLedger | null) ?? emptyLedger, now);
}

function accepted(known: KnownSeats, ledger: SeatLedger): SeatOutcome & { ok: true } {
  return { ok: true, account: accountOf(known, ledger) };
}

function accountOf({ groupId }: KnownSeats, ledger: SeatLedger): SeatAccount {
  const { card, subscription, invoices } = ledger;
  return {
    customerReference: card && `sandbox_${digest(groupId)}`,
    method: card && { label: card.label, expiresAt: null },
    subscription: subscription && subscriptionOf(subscription, ledger),
    invoices: invoices.map(invoiceOf).toReversed(),
    next: subscription && nextOf(subscription, ledger),
    memo: ledger,
  };
}

function subscriptionOf(subscription: LedgerSubscription, { tax, invoices }: SeatLedger) {
  const { reference, orderId, seats, priceMinor, periodStart, periodEnd } = subscription;
  return {
    reference,
    orderId,
    seats,
    priceMinor,
    vatPercent: tax.percent,
    state: stateOf(subscription, invoices),
    periodStart: new Date(periodStart),
    periodEnd: new Date(periodEnd),
  };
}

function stateOf(
  { endedAt, isTrial }: LedgerSubscription,
  invoices: SeatLedger['invoices'],
): SeatState {
  if (endedAt !== null) return 'ENDED';
  if (isTrial) return 'TRIAL';
  return invoices.some(({ state }) => state === 'FAILED') ? 'PAST_DUE' : 'ACTIVE';
}

function nextOf(subscription: LedgerSubscription, { tax, balanceMinor }: SeatLedger) {
  if (subscription.endedAt !== null) return null;
  const netMinor = nextLines(subscription).reduce((sum, line) => sum + line.netMinor, 0);
  const vatMinor = vatOn({ netMinor, percent: tax.percent });
  const totalMinor = Math.max(0, netMinor + vatMinor + balanceMinor);
  return { at: new Date(subscription.periodEnd), netMinor, vatMinor, totalMinor };
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 24);
}
