import { expect, test } from 'vitest';
import { fixedClock } from '../../lib/clock.ts';
import { signAuthToken } from './auth-token.ts';
import { createLoginCheck } from './login-check.ts';

const authSecret = 'a secret that only the tests know, long enough';
const now = new Date('2026-03-02T08:00:00Z');
const isSignedIn = createLoginCheck({ authSecret, clock: fixedClock(now) });

function tokenOf(secret: string, maxAgeSeconds = 60): Promise<string> {
  return signAuthToken({ userId: 'u', sessionId: 's' }, { secret, maxAgeSeconds, now });
}

test('a token of ours counts, in the cookie or as a bearer', async () => {
  const token = await tokenOf(authSecret);
  expect(isSignedIn({ cookie: `units=us; auth=${token}; a=b` })).toBe(true);
  expect(isSignedIn({ authorization: `Bearer ${token}` })).toBe(true);
});

test('no other token does, whatever it looks like', async () => {
  const token = await tokenOf(authSecret);
  const wrong = [
    await tokenOf('another secret, which is as long as the first'),
    await tokenOf(authSecret, -1),
    `${token}x`,
    token.slice(1),
    'a.b.c',
    '..',
    'a'.repeat(5000),
  ];
  for (const each of wrong) expect(isSignedIn({ cookie: `auth=${each}` })).toBe(false);
  expect(isSignedIn({ cookie: `notauth=${token}` })).toBe(false);
  expect(isSignedIn({})).toBe(false);
});

test('a login is over at the second it ends, not one later', async () => {
  expect(isSignedIn({ cookie: `auth=${await tokenOf(authSecret, 0)}` })).toBe(false);
  expect(isSignedIn({ cookie: `auth=${await tokenOf(authSecret, 1)}` })).toBe(true);
});

test('what is longer than any token of ours is not even read', async () => {
  const tokenFor = (userId: string) =>
    signAuthToken({ userId, sessionId: 's' }, { secret: authSecret, maxAgeSeconds: 60, now });
  const tokens = await Promise.all(
    Array.from({ length: 90 }, (_, index) => tokenFor('u'.repeat(600 + index))),
  );
  const answers = tokens.map((token) => [token.length, isSignedIn({ cookie: `auth=${token}` })]);
  expect(answers.some(([length]) => length === 1000)).toBe(true);
  for (const [length, answer] of answers)
    expect(answer, String(length)).toBe(Number(length) < 1000);
});
