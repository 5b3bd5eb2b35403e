import { expect, test } from 'vitest';
import { checkSignature, isStale, signatureOf } from './signed-body.ts';

const body = Buffer.from('{"amount":109900}');
const secret = 'whsec_1';
const time = new Date('2026-03-02T08:00:00Z');
const signature = signatureOf({ body, secret, time });

function check(changed: Partial<Parameters<typeof checkSignature>[0]> = {}) {
  return checkSignature({ body, secret, signature, now: time, ...changed });
}

const after = (seconds: number) => new Date(time.getTime() + seconds * 1000);

test.each([
  [-301, 'stale'],
  [-300, 'genuine'],
  [0, 'genuine'],
  [300, 'genuine'],
  [301, 'stale'],
])('%s seconds after it was sent, a notification is %s', (seconds, verdict) => {
  expect(check({ now: after(seconds) })).toBe(verdict);
});

test('what was meddled with, or signed with another secret, is forged', () => {
  expect(check({ body: Buffer.from('{"amount":1}') })).toBe('forged');
  expect(check({ secret: 'whsec_2' })).toBe('forged');
});

test('an old notification cannot be given a new time', () => {
  const renewed = signature.replace(/^t=\d+/, `t=${time.getTime() / 1000 + 3600}`);
  expect(check({ signature: renewed, now: after(3600) })).toBe('forged');
});

test('a forged notification is called forged, however old it says it is', () => {
  expect(check({ secret: 'whsec_2', now: after(9999) })).toBe('forged');
});

test.each([
  '',
  'v1=00',
  signature.slice(0, -1),
  `${signature}0`,
  ` ${signature}`,
  `x,${signature}`,
  signature.replace('v1=', 'v0='),
  signature.toUpperCase(),
  't=,v1=',
])('"%s" is no signature', (given) => {
  expect(check({ signature: given })).toBe('forged');
});

test('a time that is none is too old', () => {
  expect(isStale({ at: new Date('nonsense'), now: time })).toBe(true);
});
