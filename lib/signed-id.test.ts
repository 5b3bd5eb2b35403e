import { expect, test } from 'vitest';
import { readSignedId, signId } from './signed-id.ts';

const secret = 'a secret that only the tests know';
const token = signId('id-1', { purpose: 'reset', secret });

test('a signed id is read again by who knows the secret, for the same purpose', () => {
  expect(readSignedId(token, { purpose: 'reset', secret })).toBe('id-1');
});

test.each([
  ['another purpose', token, { purpose: 'confirm', secret }],
  ['another secret', token, { purpose: 'reset', secret: 'guessed' }],
  ['another id', token.replace('id-1', 'id-2'), { purpose: 'reset', secret }],
  ['the id alone', 'id-1', { purpose: 'reset', secret }],
  ['nothing', '', { purpose: 'reset', secret }],
])('%s is refused', (_what, text, signature) => {
  expect(readSignedId(text, signature)).toBeNull();
});
