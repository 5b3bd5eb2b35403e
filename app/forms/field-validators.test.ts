import { expect, test } from 'vitest';
import {
  newPasswordValidator,
  validateEmail,
  validateFirstName,
  validateLastName,
} from './field-validators.ts';

const validatePassword = newPasswordValidator(6);

test('what is right has nothing to say', () => {
  expect(validateEmail('maja@example.com')).toBeUndefined();
  expect(validateFirstName('Maja')).toBeUndefined();
  expect(validateLastName('Lind')).toBeUndefined();
  expect(validatePassword('korv med bröd')).toBeUndefined();
});

test.each([
  [validateEmail, '', 'Email is required'],
  [validateEmail, 'maja@', 'Please enter a valid email'],
  [validateFirstName, '  ', 'First name is required'],
  [validateLastName, '', 'Last name is required'],
  [validateLastName, 'x'.repeat(81), 'A name can be at most 80 characters'],
  [validatePassword, 'short', 'The password must be at least 6 characters'],
])('%o says of "%s": %s', (validate, typed, text) => {
  expect(validate(typed)).toBe(text);
});

test.each(['', 'a'.repeat(257), 'aaaaaaa'])(
  'every fault of a password has words: "%s"',
  (typed) => {
    expect(validatePassword(typed)).toMatch(/\w/);
  },
);
