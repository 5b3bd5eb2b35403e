import { createRandomId } from '../../../lib/ids.ts';
import type { StripeEvent } from './stripe-double.ts';

const daySeconds = 86_400;

interface LifeSubscription {
  id: string;
  userId: string;
  start: number;
}

/**
 * A year of a membership as Stripe tells it, in sixteen notifications: trial, cancelled, taken back,
 * paid, refused twice, paid again, another offer, cancelled and ended.
 */
export function lifeEvents({ userId }: { userId: string }): StripeEvent[] {
  const start = Date.parse('2026-03-02T08:00:00Z') / 1000;
  const subscription = { id: `sub_${createRandomId()}`, userId, start };
  const day = (days: number) => start + days * daySeconds;
  const standing = (at: number, changes: Changes, type = 'updated') =>
    standingEvent({ subscription, at, changes, type });
  const bill = (at: number, name: string, state: 'paid' | 'payment_failed', amount = 12_900) =>
    billEvent({ subscription, at, name, state, amount });
  return [
    standing(day(0), { status: 'trialing', end: day(7) }, 'created'),
    bill(day(0), 'trial', 'paid', 0),
    standing(day(2), { status: 'trialing', end: day(7), isCancelled: true }),
    standing(day(3), { status: 'trialing', end: day(7) }),
    // The company tells of a charge and of the period it opens in the same second.
    standing(day(7), { status: 'active', end: day(37) }),
    bill(day(7), 'first', 'paid'),
    standing(day(37), { status: 'past_due', end: day(67) }),
    bill(day(37), 'second', 'payment_failed'),
    bill(day(39), 'second', 'payment_failed'),
    standing(day(40), { status: 'active', end: day(67) }),
    bill(day(40), 'second', 'paid'),
    standing(day(45), { status: 'active', end: day(67), isYearly: true }),
    standing(day(67), { status: 'active', end: day(432), isYearly: true }),
    bill(day(67), 'third', 'paid', 109_900),
    standing(day(70), { status: 'active', end: day(432), isYearly: true, isCancelled: true }),
    standing(
      day(432),
      { status: 'canceled', end: day(432), isYearly: true, isCancelled: true, endedAt: day(432) },
      'deleted',
    ),
  ];
}

interface Changes {
  status: string;
  end: number;
  isCancelled?: boolean;
  isYearly?: boolean;
  endedAt?: number;
}

function standingEvent({
  subscription: { id, userId, start },
  at,
  changes: { status, end, isCancelled = false, isYearly = false, endedAt },
  type,
}: {
  subscription: LifeSubscription;
  at: number;
  changes: Changes;
  type: string;
}): StripeEvent {
  const price = {
    currency: 'sek',
    unit_amount: isYearly ? 109_900 : 12_900,
    recurring: { interval: isYearly ? 'year' : 'month' },
  };
  return event(at, `customer.subscription.${type}`, {
    id,
    object: 'subscription',
    customer: 'cus_1',
    status,
    currency: 'sek',
    metadata: { userId, orderId: `${userId}:none`, currency: 'SEK', trialDays: '7' },
    start_date: start,
    cancel_at: null,
    cancel_at_period_end: isCancelled,
    cancellation_details: { reason: endedAt ? 'cancellation_requested' : null },
    ended_at: endedAt ?? null,
    default_payment_method: 'pm_1',
    items: { data: [{ id: 'si_1', current_period_start: at, current_period_end: end, price }] },
  });
}

function billEvent({
  subscription: { id, userId },
  at,
  name,
  state,
  amount,
}: {
  subscription: LifeSubscription;
  at: number;
  name: string;
  state: 'paid' | 'payment_failed';
  amount: number;
}): StripeEvent {
  const metadata = { userId, currency: 'SEK' };
  return event(at, `invoice.${state}`, {
    id: `in_${name}_${id}`,
    object: 'invoice',
    currency: 'sek',
    amount_paid: state === 'paid' ? amount : 0,
    amount_due: amount,
    parent: { subscription_details: { subscription: id, metadata } },
  });
}

function event(created: number, type: string, object: object): StripeEvent {
  const id = `evt_${createRandomId()}`;
  return { id, object: 'event', api_version: '2026-10-28.endive', created, type, data: { object } };
}
