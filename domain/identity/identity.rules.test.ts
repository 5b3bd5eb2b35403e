import { expect, test } from 'vitest';
import { cleanName, logInProblems, normalizeEmail } from './identity.rules.ts';

test('logging in asks for both fields, and never says how a password must be', () => {
  expect(logInProblems({ email: '', password: '' }).map(({ code }) => code)).toEqual([
    'email.required',
    'password.required',
  ]);
  expect(logInProblems({ email: 'maja@example.com', password: 'x' })).toEqual([]);
});

test('an address is the same however it is written', () => {
  expect(normalizeEmail(' Maja@EXAMPLE.com\n')).toBe('maja@example.com');
});

test('names keep their letters and lose what cannot be shown', () => {
  expect(cleanName(' Ana\u0000  María\u202E\n Núñez ')).toBe('Ana María Núñez');
  expect(cleanName('Zo\u0065\u0308')).toBe('Zoë');
});
