import { expect, test } from 'vitest';
import { signUpProblems } from './sign-up.rules.ts';

const form = {
  firstName: 'Maja',
  lastName: 'Lind',
  email: 'maja@example.com',
  password: 'plum-tree-7',
  hasAgreedToTerms: true,
};

function codes(changed: Partial<typeof form>, passwordMinLength = 6): string[] {
  const problems = signUpProblems({ form: { ...form, ...changed }, passwordMinLength });
  return problems.map(({ path, code }) => `${path.join('.')}: ${code}`);
}

test('a complete sign-up has no problems', () => {
  expect(codes({})).toEqual([]);
});

test.each([
  [{ firstName: '  ' }, 'firstName: first-name.required'],
  [{ lastName: '' }, 'lastName: last-name.required'],
  [{ lastName: 'x'.repeat(81) }, 'lastName: name.too-long'],
  [{ firstName: '\u0000\u200B' }, 'firstName: first-name.required'],
  [{ email: '' }, 'email: email.required'],
  [{ email: '   ' }, 'email: email.required'],
  [{ email: 'maja' }, 'email: email.invalid'],
  [{ email: 'maja@example' }, 'email: email.invalid'],
  [{ email: 'maja@@example.com' }, 'email: email.invalid'],
  [{ email: 'maja lind@example.com' }, 'email: email.invalid'],
  [{ email: 'maja\u0000@example.com' }, 'email: email.invalid'],
  [{ email: `${'x'.repeat(65)}@example.com` }, 'email: email.invalid'],
  [{ email: `maja@${'example.'.repeat(40)}com` }, 'email: email.invalid'],
  [{ password: '' }, 'password: password.required'],
  [{ password: 'abcd5' }, 'password: password.too-short'],
  [{ password: '🥚🥚🥚🥚🥑' }, 'password: password.too-short'],
  [{ password: 'x'.repeat(250) + 'y'.repeat(7) }, 'password: password.too-long'],
  [{ password: '123456' }, 'password: password.too-common'],
  [{ password: 'PassWord1' }, 'password: password.too-common'],
  [{ password: 'Lösenord' }, 'password: password.too-common'],
  [{ password: 'bigmoney' }, 'password: password.too-common'],
  [{ password: 'HerMosa' }, 'password: password.too-common'],
  [{ password: 'zzzzzzzzz' }, 'password: password.too-common'],
  [{ password: 'Maja@Example.com' }, 'password: password.too-common'],
  [{ hasAgreedToTerms: false }, 'hasAgreedToTerms: terms.required'],
])('a sign-up with %o is refused with %s', (changed, problem) => {
  expect(codes(changed)).toEqual([problem]);
});

test.each([
  'maja.lind+keto@mail.example.co.uk',
  ' Maja@Example.COM ',
  'åsa@exämple.se',
  "o'hara@example.ie",
  '1@a.io',
])('%s is a valid address', (email) => {
  expect(codes({ email })).toEqual([]);
});

test('six characters are enough for a password unless the operator asks for more', () => {
  expect(codes({ password: 'plum 7' })).toEqual([]);
  expect(codes({ password: 'plum 7' }, 12)).toEqual(['password: password.too-short']);
});

test('every problem of a sign-up is told at once, in the order of the form', () => {
  const empty = { firstName: '', lastName: '', email: '', password: '', hasAgreedToTerms: false };
  expect(codes(empty).map((problem) => problem.split(':')[0])).toEqual([
    'firstName',
    'lastName',
    'email',
    'password',
    'hasAgreedToTerms',
  ]);
});
