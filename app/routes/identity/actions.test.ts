import { forms } from '../testing/form-cases.ts';
import { waysInOfVisitor } from '../testing/own-sign-in.ts';
import { testForms } from '../testing/test-forms.ts';

const nobody = { email: 'nobody@example.com', password: 'plum-tree-7' };
const known = 'plum-tree-7';
const resetPath = '/my-account/reset-password?token=x';
const named = { firstName: 'Maja', lastName: 'Lind', hasAgreedToTerms: 'on' };

testForms({
  area: 'identity',
  own: waysInOfVisitor,
  cases: [
    ...forms('visitor', '/login/new-account', {
      'an account of who comes from no provider': [named, '400 login.start-again'],
    }),
    ...forms('visitor', '/login', {
      'a log-in of nobody': [{ intent: 'password', ...nobody }, '400 login.incorrect'],
      'a log-in without a password': [
        { intent: 'password', email: 'a@example.com' },
        '400 password.required',
      ],
      'a log-in': [{ intent: 'password', email: '{email}', password: known }, '→ /home'],
      'a log-in that a code has to follow': [
        { intent: 'password', email: '{guardedEmail}', password: known },
        '200 done',
      ],
      'a code after the password': [
        { intent: 'code', codeToken: '{codeToken}', code: '{code}' },
        '→ /home',
      ],
      'a wrong code after the password': [
        { intent: 'code', codeToken: '{codeToken}', code: '000000' },
        '400 code.incorrect',
      ],
      'a passkey': [
        { intent: 'passkey', token: '{passkeyToken}', answer: '{passkeyAnswer}' },
        '→ /home',
      ],
      'a code without its first step': [
        { intent: 'code', codeToken: 'x', code: '123456' },
        '400 login.start-again',
      ],
      'a question for a passkey': [{ intent: 'passkey-start' }, '200 done'],
      'a passkey that answers no question': [
        { intent: 'passkey', token: 'x', answer: '{}' },
        '400 passkey.failed',
      ],
      'a form of another page': [{ intent: 'delete' }, '400 input.invalid'],
    }),
    ...forms('visitor', '/logout', {
      'logging out without a login': [{ intent: 'log-out' }, '→ /login'],
    }),
    ...forms('free', '/logout', {
      'a form of another page here': [{ intent: 'delete' }, '400 input.invalid'],
    }),
    ...forms('visitor', '/my-account/lost-password', {
      'a lost password of nobody': [{ email: nobody.email }, '200 done'],
      'a lost password without an address': [{ email: '' }, '400 email.required'],
    }),
    ...forms('visitor', resetPath, {
      'a link that is none': [{ password: 'walnut-oil-9' }, '400 link.invalid'],
    }),
    ...forms('visitor', '/my-account/reset-password?token={resetToken}', {
      'an easy new password': [{ password: 'password' }, '400 password.too-common'],
      'a new password': [{ password: 'walnut-oil-9' }, '→ /login?notice=password'],
    }),
    ...forms('visitor', '/my-account/confirm-email?token={confirmToken}', {
      'an address by its link': [{}, /^→ \/.*notice=email/],
    }),
    ...forms('visitor', '/my-account/confirm-email?token=x', {
      'an address without its link': [{}, '400 link.invalid'],
    }),
    ...forms('visitor', '/login/new-account', {
      'an account without the terms': [
        { firstName: '{firstName}', lastName: 'Lind' },
        '400 terms.required',
      ],
      'an account of who comes from a provider': [
        { ...named, firstName: '{firstName}' },
        '→ /become-member/plan',
      ],
    }),
  ],
});
