import { expect, test } from 'vitest';
import { addDays } from '../../../lib/clock.ts';
import { nextStep, type SeatIntent, type StepFacts } from './seat-steps.rules.ts';
import { accessOf, canPaySeats, stageOf, type SeatFacts } from './seat-standing.rules.ts';

const now = new Date('2026-03-20T08:00:00Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const running: StepFacts = {
  isPaidByAdministrator: true,
  wantedSeats: 4,
  canPay: true,
  state: 'ACTIVE',
  seats: 4,
  unpaidSince: null,
  periodEnd: addDays(now, 10),
  readAt: ago(5),
  intent: null,
  isBillingUntold: false,
};
const unstarted = { ...running, state: null, seats: 0, readAt: null, periodEnd: null } as const;
const intent = (minutes: number): SeatIntent => ({
  kind: 'END',
  number: 1,
  at: ago(minutes).toISOString(),
});

test.each<[string, Partial<StepFacts>, StepFacts, ReturnType<typeof nextStep>]>([
  ['nothing is left to do', {}, running, null],
  ['a member joined', { wantedSeats: 5 }, running, 'SEATS'],
  ['the last one left', { wantedSeats: 0 }, running, 'SEATS'],
  [
    'seats change while a charge is refused',
    { wantedSeats: 3, unpaidSince: ago(99) },
    running,
    'SEATS',
  ],
  [
    'members pay themselves now, or the group closed',
    { isPaidByAdministrator: false },
    running,
    'END',
  ],
  ['somebody is asking', { intent: intent(1), wantedSeats: 9 }, running, null],
  ['somebody died while asking', { intent: intent(3), wantedSeats: 9 }, running, 'CARRY_ON'],
  ['the address changed', { isBillingUntold: true, wantedSeats: 9 }, running, 'TAX'],
  ['nothing was heard for an hour', { readAt: ago(60) }, running, 'READ'],
  [
    'the period is over and nothing was heard',
    { periodEnd: ago(3), readAt: ago(2) },
    running,
    'READ',
  ],
  ['no end is known yet, and it was heard of lately', { periodEnd: null }, running, null],
  ['it was never heard of', { readAt: null }, running, 'READ'],
  ['the period ends now', { periodEnd: now, readAt: ago(2) }, running, 'READ'],
  ['a charge is refused', { unpaidSince: ago(300), readAt: ago(2) }, running, 'READ'],
  ['the first member joined', {}, unstarted, 'START'],
  ['nobody has joined', { wantedSeats: 0 }, unstarted, null],
  ['there is no card', { canPay: false }, unstarted, null],
  ['members pay themselves from the beginning', { isPaidByAdministrator: false }, unstarted, null],
  ['it ended, and starts again', { state: 'ENDED' }, running, 'START'],
  ['it ended over an unpaid invoice', { state: 'ENDED', unpaidSince: ago(9) }, running, null],
  ['it has ended for good', { state: 'ENDED', isPaidByAdministrator: false }, running, null],
])('%s', (_name, changes, facts, step) => {
  expect(nextStep({ ...facts, ...changes }, now)).toBe(step);
});

const good: SeatFacts = {
  state: 'ACTIVE',
  periodEnd: addDays(now, 10),
  unpaidSince: null,
  hasMethod: true,
  methodExpiresAt: null,
  refusedAt: null,
};

test.each<[string, Partial<SeatFacts>, string, number | null, boolean]>([
  ['a period that is paid for', {}, 'PAID', 24, true],
  ['a trial', { state: 'TRIAL' }, 'TRIAL', 24, true],
  ['a refused charge', { state: 'PAST_DUE', unpaidSince: addDays(now, -3) }, 'GRACE', 11, true],
  ['one refused too long', { state: 'UNPAID', unpaidSince: addDays(now, -14) }, 'LOST', 0, false],
  ['a company that gave up', { state: 'ENDED', unpaidSince: addDays(now, -3) }, 'GRACE', 11, true],
  ['what was ended', { state: 'ENDED' }, 'ENDING', 10, true],
  ['what ended before', { state: 'ENDED', periodEnd: addDays(now, -1) }, 'ENDED', -1, true],
  ['a card and no members', { state: null }, 'READY', null, true],
  ['no card', { state: null, hasMethod: false }, 'NO_METHOD', null, false],
  ['a card that has expired', { methodExpiresAt: now }, 'PAID', 24, false],
  ['a card that was refused', { state: null, refusedAt: now }, 'READY', null, false],
])('%s', (_name, changes, stage, days, canPay) => {
  const facts = { ...good, ...changes };
  expect(stageOf({ facts, graceDays: 14, now })).toBe(stage);
  const until = accessOf({ facts, graceDays: 14 })?.until ?? null;
  expect(until).toEqual(days === null ? null : addDays(now, days));
  expect(canPaySeats({ facts, graceDays: 14, now })).toBe(canPay);
});
