import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { KnownSeats, SeatOrder, SeatOutcome } from '../../domain/pro/payment/seat-gateway.ts';
import {
  newSeats,
  openSandboxSeatsBench,
  openStripeSeatsBench,
  type SeatsBench,
} from './testing/seats-bench.ts';

const swedish = { country: 'SE', percent: 25, isReverseCharge: false, vatNumber: null };
const german = { country: 'DE', percent: 0, isReverseCharge: true, vatNumber: 'DE136695976' };

const order = { seats: 4, priceMinor: 8_900, trialDays: 0, tax: swedish };

describe.each([
  ['sandbox', openSandboxSeatsBench],
  ['stripe', openStripeSeatsBench],
])('%s', (_name, open) => {
  let bench: SeatsBench;
  beforeAll(async () => {
    bench = await open();
  });
  afterAll(() => bench.close());

  /** What the company answered is what it is asked with the next time. */
  function after(known: KnownSeats, outcome: SeatOutcome): KnownSeats {
    if (!outcome.ok) throw new Error(outcome.reason);
    const { customerReference, subscription, memo } = outcome.account;
    const subscriptionReference = subscription?.reference ?? known.subscriptionReference;
    return { ...known, customerReference, subscriptionReference, memo };
  }

  async function started(changes: Partial<SeatOrder> = {}) {
    const fresh = newSeats();
    const { gateway, goodCard } = bench;
    const withCard = after(fresh, await gateway.setMethod(fresh, goodCard(), fresh.groupId));
    const wanted = { ...order, ...changes, orderId: `${fresh.groupId}:1` };
    const taxed = after(withCard, await gateway.setTax(withCard, wanted.tax, `${fresh.groupId}:t`));
    const outcome = await gateway.start(taxed, wanted);
    return { known: after(taxed, outcome), order: wanted };
  }

  test('a group with a card pays for its seats, with the tax on top', async () => {
    const { known } = await started();
    const { subscription, invoices, method, next } = await bench.gateway.read(known);
    expect(method?.label).toContain('4242');
    expect(subscription).toMatchObject({ state: 'ACTIVE', seats: 4, priceMinor: 8_900 });
    expect(invoices).toMatchObject([
      {
        state: 'PAID',
        seats: 4,
        netMinor: 35_600,
        vatPercent: 25,
        vatMinor: 8_900,
        totalMinor: 44_500,
        dueMinor: 44_500,
        isReverseCharge: false,
      },
    ]);
    expect(next).toMatchObject({ netMinor: 35_600, vatMinor: 8_900, totalMinor: 44_500 });
    expect(next?.at).toEqual(subscription?.periodEnd);
  });

  test('seats that are added and removed are settled by the day, on one invoice a period', async () => {
    const { known } = await started();
    const { gateway, clock } = bench;
    const before = await gateway.read(known);
    clock.addDays(15);
    const six = after(known, await gateway.setSeats(known, 6, `${known.groupId}:1`));
    clock.addDays(6);
    const five = after(six, await gateway.setSeats(six, 5, `${known.groupId}:2`));
    expect((await gateway.read(five)).invoices).toHaveLength(1);
    const announced = (await gateway.read(five)).next;
    clock.addDays(20);
    const { invoices, subscription } = await gateway.read(five);
    expect(invoices).toHaveLength(2);
    const [second] = invoices;
    expect(subscription?.seats).toBe(5);
    expect(second?.lines.map(({ kind, seats }) => [kind, seats])).toEqual([
      ['SEATS', 5],
      ['CREDITED', 4],
      ['ADDED', 6],
      ['CREDITED', 6],
      ['ADDED', 5],
    ]);
    const days = 31;
    const rest = (seats: number, passed: number) =>
      Math.round((seats * 8_900 * (days - passed)) / days);
    const net = 5 * 8_900 - rest(4, 15) + rest(6, 15) - rest(6, 21) + rest(5, 21);
    expect(second).toMatchObject({
      netMinor: net,
      state: 'PAID',
      totalMinor: announced?.totalMinor,
    });
    expect(second?.periodStart).toEqual(before.subscription?.periodEnd);
  });

  test('what is given back and not used up lowers the invoices to come', async () => {
    const { known } = await started({ seats: 10 });
    const { gateway, clock } = bench;
    clock.addDays(1);
    const none = after(known, await gateway.setSeats(known, 0, `${known.groupId}:1`));
    clock.addDays(31);
    const one = after(none, await gateway.setSeats(none, 1, `${known.groupId}:2`));
    clock.addDays(31);
    const { invoices } = await gateway.read(one);
    const [third, second] = invoices;
    expect(second?.totalMinor).toBeLessThan(0);
    expect(second).toMatchObject({ dueMinor: 0, state: 'PAID' });
    expect(third?.totalMinor).toBeGreaterThan(0);
    expect(third).toMatchObject({ dueMinor: 0, state: 'PAID' });
  });

  test('the same order, number of seats and end asked again change nothing', async () => {
    const { known, order: sent } = await started();
    const { gateway, clock } = bench;
    const again = after(known, await gateway.start(known, sent));
    expect(again.subscriptionReference).toBe(known.subscriptionReference);
    clock.addDays(3);
    const once = after(known, await gateway.setSeats(known, 7, `${known.groupId}:1`));
    const twice = after(once, await gateway.setSeats(once, 7, `${known.groupId}:1`));
    expect(await gateway.read(twice)).toEqual(await gateway.read(once));
    const ended = after(twice, await gateway.end(twice, `${known.groupId}:end`));
    const endedTwice = after(ended, await gateway.end(ended, `${known.groupId}:end`));
    const account = await gateway.read(endedTwice);
    expect(account.subscription?.state).toBe('ENDED');
    expect(account.next).toBeNull();
    // One at the start, one for what was added.
    expect(account.invoices).toHaveLength(2);
  });

  test('a trial costs nothing, and the seats at its end are the first invoice', async () => {
    const { known } = await started({ trialDays: 30 });
    const { gateway, clock } = bench;
    expect(await gateway.read(known)).toMatchObject({
      invoices: [],
      subscription: { state: 'TRIAL' },
    });
    clock.addDays(10);
    const nine = after(known, await gateway.setSeats(known, 9, `${known.groupId}:1`));
    clock.addDays(21);
    const { invoices } = await gateway.read(nine);
    expect(invoices).toMatchObject([{ seats: 9, netMinor: 9 * 8_900, state: 'PAID' }]);
  });

  test('a refused charge stays open, and a good card pays it at once', async () => {
    const { known } = await started({ trialDays: 30 });
    const { gateway, clock, goodCard, refusedCard } = bench;
    const { groupId } = known;
    const bad = after(known, await gateway.setMethod(known, refusedCard(), `${groupId}:b`));
    clock.addDays(31);
    const failed = await gateway.read(bad);
    expect(failed.subscription?.state).toBe('PAST_DUE');
    expect(failed.invoices).toMatchObject([{ state: 'FAILED', paidAt: null }]);
    const good = after(bad, await gateway.setMethod(bad, goodCard(), `${groupId}:g`));
    const paid = await gateway.read(good);
    expect(paid.subscription?.state).toBe('ACTIVE');
    expect(paid.invoices).toMatchObject([{ state: 'PAID' }]);
    expect(paid.invoices[0]?.issuedAt).toEqual(failed.invoices[0]?.issuedAt);
  });

  test('a business elsewhere in the EU owes the tax itself', async () => {
    const { known } = await started({ tax: german });
    const { invoices } = await bench.gateway.read(known);
    expect(invoices).toMatchObject([
      { netMinor: 35_600, vatMinor: 0, totalMinor: 35_600, isReverseCharge: true },
    ]);
  });

  test('an unknown card is refused, and without a card nothing starts', async () => {
    const known = newSeats();
    const { gateway } = bench;
    expect(await gateway.setMethod(known, 'unknown', known.groupId)).toEqual({
      ok: false,
      reason: 'invalid-payment-method',
    });
    const refused = await gateway.start(known, { ...order, orderId: `${known.groupId}:1` });
    expect(refused.ok).toBe(false);
    expect((await gateway.read(known)).subscription).toBeNull();
  });

  test('of a group that pays for no seats yet, none are changed and none end', async () => {
    const known = newSeats();
    const { gateway } = bench;
    const nothing = { ok: true, account: { subscription: null, invoices: [], next: null } };
    expect(await gateway.setSeats(known, 3, `${known.groupId}:1`)).toMatchObject(nothing);
    expect(await gateway.end(known, `${known.groupId}:end`)).toMatchObject(nothing);
  });
});

test('a start whose answer was lost is found again by its order, and charged once', async () => {
  const { gateway, double, goodCard, close } = await openStripeSeatsBench();
  const known = newSeats();
  const kept = await gateway.setMethod(known, goodCard(), known.groupId);
  if (!kept.ok) throw new Error(kept.reason);
  const { customerReference } = kept.account;
  const sent = { ...order, orderId: `${known.groupId}:1` };
  await gateway.start({ ...known, customerReference }, sent);
  // We heard nothing, and do not even know the customer.
  const again = await gateway.start(known, sent);
  expect(again).toMatchObject({ ok: true, account: { subscription: { seats: 4 } } });
  expect(double.charges()).toHaveLength(1);
  await close();
});
