import { expect, test } from 'vitest';
import type { RateLimit } from '../../rate-limits/rate-limit.ts';
import {
  codeLimit,
  logInLimits,
  mailLimit,
  passkeyLimit,
  passwordLimit,
  resetLimits,
  signUpLimits,
} from './try-limits.rules.ts';

const minuteMs = 60_000;
const stranger = {
  email: 'maja@example.com',
  network: '10.0.0.0',
  addressTriesPerHour: 300,
  lane: null,
};
const known = { ...stranger, lane: 'a browser of hers' };

/** `5 in 15 min by maja@example.com, 10.0.0.0` */
function read({ most, perMs, subject }: RateLimit): string {
  return `${most} in ${perMs / minuteMs} min by ${subject.join(', ')}`;
}

const inTurn = (groups: readonly (readonly RateLimit[])[]) => groups.flat().map(read);

test('strangers guess five times from a place, 25 times from anywhere, and as a network', () => {
  const { here, groups, shared } = logInLimits(stranger);
  expect(inTurn(groups)).toEqual([
    '300 in 60 min by 10.0.0.0',
    '5 in 15 min by maja@example.com, 10.0.0.0',
    '25 in 60 min by maja@example.com',
  ]);
  expect(read(here)).toBe('5 in 15 min by maja@example.com, 10.0.0.0');
  expect(shared.map(read)).toEqual([
    '300 in 60 min by 10.0.0.0',
    '25 in 60 min by maja@example.com',
  ]);
});

test('a browser that was signed in has five tries that nobody else can use up', () => {
  const own = '5 in 15 min by maja@example.com, a browser of hers';
  const { here, groups, shared } = logInLimits(known);
  expect([read(here), ...inTurn(groups)]).toEqual([own, own]);
  expect(shared).toEqual([]);
});

test('a lost password costs mails: five an hour, and five more of a browser that is known', () => {
  expect(inTurn(resetLimits(stranger))).toEqual([
    '300 in 60 min by 10.0.0.0',
    '5 in 60 min by maja@example.com',
  ]);
  expect(inTurn(resetLimits(known))).toEqual([
    '5 in 60 min by maja@example.com, a browser of hers',
  ]);
});

test('an address signs up ten times an hour at most', () => {
  expect(inTurn(signUpLimits(stranger))).toEqual([
    '300 in 60 min by 10.0.0.0',
    '10 in 60 min by maja@example.com',
  ]);
});

test('who is signed in guesses as little as who is not', () => {
  const limits = [passwordLimit('maja'), codeLimit('maja'), mailLimit('maja')];
  expect(limits.map(read)).toEqual([
    '5 in 15 min by maja',
    '5 in 15 min by maja',
    '5 in 60 min by maja',
  ]);
  expect(read(passkeyLimit(stranger))).toBe('300 in 60 min by 10.0.0.0');
});

test('no two limits count together', () => {
  const all = [
    ...logInLimits(stranger).groups.flat(),
    ...logInLimits(known).groups.flat(),
    ...resetLimits(stranger).flat(),
    ...resetLimits(known).flat(),
    ...signUpLimits(stranger).flat(),
    passwordLimit('maja'),
    codeLimit('maja'),
    mailLimit('maja'),
    passkeyLimit(stranger),
  ];
  const names = all.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
