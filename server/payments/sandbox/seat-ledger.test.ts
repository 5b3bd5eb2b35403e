import { expect, test } from 'vitest';
import {
  advanceSeats,
  changeCard,
  changeSeats,
  emptyLedger,
  endSeats,
  startSeats,
  type LedgerOrder,
  type SeatLedger,
} from './seat-ledger.ts';

const at = (day: string) => new Date(`2026-${day}T08:00:00Z`);
const good = { token: 'good', label: 'Visa 4242', isRefused: false };
const bad = { ...good, token: 'bad', isRefused: true };

const order: LedgerOrder = {
  reference: 'sandbox_abcdef',
  orderId: 'o1',
  currency: 'SEK',
  seats: 4,
  priceMinor: 10_000,
  trialDays: 0,
  tax: { percent: 25, isReverseCharge: false },
};

function started(changed: Partial<LedgerOrder> = {}, card: SeatLedger['card'] = good) {
  return startSeats({ ...emptyLedger, card }, { ...order, ...changed }, at('03-01'));
}

const statesOf = ({ invoices }: SeatLedger) => invoices.map(({ state }) => state);
const totalsOf = ({ invoices }: SeatLedger) => invoices.map(({ totalMinor }) => totalMinor);

test('without a trial the first month is paid for at once, with the tax on top', () => {
  const { subscription, invoices } = started();
  expect(subscription).toMatchObject({
    isTrial: false,
    periodStart: at('03-01').getTime(),
    periodEnd: at('04-01').getTime(),
  });
  expect(invoices).toMatchObject([
    {
      number: 'ABCDEF-0001',
      state: 'PAID',
      netMinor: 40_000,
      vatMinor: 10_000,
      totalMinor: 50_000,
      dueMinor: 50_000,
      paidAt: at('03-01').getTime(),
    },
  ]);
});

test('a trial of one day ends after it, and costs nothing until then, whatever changes', () => {
  const trial = started({ trialDays: 1 });
  expect(trial.subscription).toMatchObject({ isTrial: true, periodEnd: at('03-02').getTime() });
  const six = changeSeats(trial, 6, at('03-01'));
  expect(six.subscription?.pending).toEqual([]);
  const paying = advanceSeats(six, at('03-02'));
  expect(paying.subscription?.isTrial).toBe(false);
  expect(totalsOf(paying)).toEqual([75_000]);
});

test('a month is over at the moment the next begins, and a later look catches up with all', () => {
  const ledger = started();
  const justBefore = new Date(at('04-01').getTime() - 1);
  expect(advanceSeats(ledger, justBefore).invoices).toHaveLength(1);
  expect(advanceSeats(ledger, at('04-01')).invoices).toHaveLength(2);
  const late = advanceSeats(ledger, at('06-15'));
  expect(late.invoices).toHaveLength(4);
  expect(late.subscription?.periodEnd).toBe(at('07-01').getTime());
  expect(advanceSeats(late, at('06-15'))).toBe(late);
});

test('what changes in the middle of a month is one line back and one line more, by what is left', () => {
  // Of 31 days, 15 and a half are left.
  const middle = new Date('2026-03-16T20:00:00Z');
  const six = changeSeats(started(), 6, middle);
  expect(six.subscription?.pending).toMatchObject([
    { kind: 'CREDITED', seats: 4, netMinor: -20_000 },
    { kind: 'ADDED', seats: 6, netMinor: 30_000 },
  ]);
  expect(changeSeats(six, 6, middle)).toBe(six);
  const next = advanceSeats(six, at('04-01'));
  expect(next.invoices[1]).toMatchObject({ netMinor: 60_000 + 10_000, seats: 6 });
  expect(next.subscription?.pending).toEqual([]);
});

test('who takes the last seat away is given back what is left, and pays with it later', () => {
  const none = changeSeats(started(), 0, new Date('2026-03-16T20:00:00Z'));
  expect(none.subscription?.pending).toMatchObject([{ kind: 'CREDITED', seats: 4 }]);
  const empty = advanceSeats(none, at('04-01'));
  expect(empty.invoices[1]).toMatchObject({ totalMinor: -25_000, dueMinor: 0, state: 'PAID' });
  expect(empty.balanceMinor).toBe(-25_000);
  const one = advanceSeats(changeSeats(empty, 1, at('04-01')), at('05-01'));
  // A month of one seat that begins, and the one that was added at the beginning of the last.
  expect(one.invoices[2]).toMatchObject({ totalMinor: 25_000, dueMinor: 0, state: 'PAID' });
  expect(one.balanceMinor).toBe(0);
});

test('a card that is refused leaves an invoice open until there is a better one', () => {
  const open = started({}, bad);
  expect(open.invoices).toMatchObject([{ state: 'FAILED', paidAt: null, dueMinor: 50_000 }]);
  expect(statesOf(changeCard(open, { ...bad, token: 'worse' }, at('03-05')))).toEqual(['FAILED']);
  const paid = changeCard(open, good, at('03-06'));
  expect(paid.invoices).toMatchObject([{ state: 'PAID', paidAt: at('03-06').getTime() }]);
});

test('a new card pays what is open, and nothing a second time', () => {
  const paid = started();
  const { invoices } = changeCard(paid, { ...good, token: 'other' }, at('03-06'));
  expect(invoices[0]?.paidAt).toBe(at('03-01').getTime());
});

test('an invoice over nothing is paid, whatever card there is', () => {
  const free = started({ priceMinor: 0 }, bad);
  expect(free.invoices).toMatchObject([{ state: 'PAID', dueMinor: 0 }]);
});

test('who ends pays what was added since, now and once, and no month after', () => {
  const six = changeSeats(started(), 6, new Date('2026-03-16T20:00:00Z'));
  const ended = endSeats(six, at('03-20'));
  expect(ended.invoices[1]).toMatchObject({ netMinor: 10_000, issuedAt: at('03-20').getTime() });
  expect(ended.subscription).toMatchObject({ endedAt: at('03-20').getTime(), pending: [] });
  expect(advanceSeats(ended, at('09-01'))).toBe(ended);
  expect(endSeats(ended, at('03-21'))).toBe(ended);
  expect(changeSeats(ended, 9, at('03-21'))).toBe(ended);
});

test('who ends without a change gets no invoice', () => {
  expect(endSeats(started(), at('03-20')).invoices).toHaveLength(1);
});

test('books without a group are left as they are', () => {
  expect(changeSeats(emptyLedger, 3, at('03-01'))).toBe(emptyLedger);
  expect(endSeats(emptyLedger, at('03-01'))).toBe(emptyLedger);
  expect(advanceSeats(emptyLedger, at('03-01'))).toBe(emptyLedger);
  expect(changeCard(emptyLedger, good, at('03-01')).invoices).toEqual([]);
});
