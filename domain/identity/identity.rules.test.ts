import { expect, test } from 'vitest';
import { problem } from '../../lib/problems.ts';
import {
  cleanName,
  emailProblems,
  logInProblems,
  nameProblems,
  newPasswordProblems,
  normalizeEmail,
} from './identity.rules.ts';

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

test.each([
  [254, []],
  [255, ['email.invalid']],
])('an address of %i letters is answered with %j', (length, codes) => {
  const host = `@${'a'.repeat(63)}.${'b'.repeat(63)}.com`;
  const longer = `${'c'.repeat(60)}@${'d'.repeat(length - 60 - 1 - 1 - (host.length - 1))}.${host.slice(1)}`;
  expect(longer).toHaveLength(length);
  expect(emailProblems(longer).map(({ code }) => code)).toEqual(codes);
});

test('an address without a place or a name is none', () => {
  for (const email of ['maja', 'maja@', '@example.com', 'maja@example', 'maja@example.c'])
    expect(emailProblems(email), email).toEqual([problem('email', 'email.invalid')]);
});

test.each([
  ['firstName', '', 'first-name.required'],
  ['lastName', ' \u202E ', 'last-name.required'],
  ['firstName', 'Maja', undefined],
  ['lastName', 'L'.repeat(80), undefined],
  ['lastName', ` ${'L'.repeat(80)} `, undefined],
  ['lastName', 'L'.repeat(81), 'name.too-long'],
] as const)('as %s, %j is answered with %s', (path, name, code) => {
  expect(nameProblems({ path, name })[0]?.code).toBe(code);
});

test.each([
  ['', 'password.required'],
  ['abcdefg', 'password.too-short'],
  ['abcdefgh', undefined],
  // Characters are counted, not what they are stored as.
  ['🥑🥦🥩🧀', 'password.too-short'],
  ['🥑🥦🥩🧀🥚🐟🍓🥬', undefined],
  ['ab'.repeat(128), undefined],
  [`${'ab'.repeat(128)}c`, 'password.too-long'],
  ['aaaaaaaa', 'password.too-common'],
  ['aaaaaaab', undefined],
  ['MAJA@example.com', 'password.too-common'],
  ['maja@example.org', undefined],
])('the new password %j is answered with %s', (password, code) => {
  const email = ' Maja@Example.com';
  const problems = newPasswordProblems({ email, password, passwordMinLength: 8 });
  expect(problems[0]?.code).toBe(code);
});
