import { expect, test } from 'vitest';
import { instrumentClaim, trialClaimsOf } from './trial-claims.ts';

const secret = 'a secret';

function personOf(email: string): string | undefined {
  return trialClaimsOf({ secret, email, fingerprint: null })[0];
}

test('a person without a card is one claim, with a card two', () => {
  const email = 'maja@example.com';
  const alone = trialClaimsOf({ secret, email, fingerprint: null });
  const both = trialClaimsOf({ secret, email, fingerprint: 'card' });
  expect(alone).toHaveLength(1);
  expect(both).toEqual([...alone, instrumentClaim({ secret, fingerprint: 'card' })]);
});

test.each([
  ['maja@example.com', 'MAJA@Example.com', true],
  ['maja@example.com', 'maja+trial@example.com', true],
  ['maja@example.com', 'maja@example.org', false],
  ['maja@example.com', 'ola@example.com', false],
  ['maja.lind@example.com', 'majalind@example.com', false],
  ['maja.lind@gmail.com', 'majalind@googlemail.com', true],
  ['maja.lind@gmail.com', 'm.ajalind+2@gmail.com', true],
  ['maja@gmail.com', 'maja@example.com', false],
  // Whatever stands before the last @ is the box.
  ['"a@b"@example.com', '"a@c"@example.com', false],
])('%s and %s are one person: %s', (one, other, isSame) => {
  expect(personOf(one) === personOf(other)).toBe(isSame);
});

test('a claim tells nothing without the secret, and a card is no person', () => {
  const email = 'maja@example.com';
  const [claim] = trialClaimsOf({ secret, email, fingerprint: null });
  expect(claim).toMatch(/^[\w-]{43}$/);
  expect(trialClaimsOf({ secret: 'another', email, fingerprint: null })).not.toContain(claim);
  expect(instrumentClaim({ secret, fingerprint: email })).not.toBe(claim);
});
