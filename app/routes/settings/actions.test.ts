import { forms } from '../testing/form-cases.ts';
import { signInOfFree } from '../testing/own-sign-in.ts';
import { testForms } from '../testing/test-forms.ts';

const password = 'plum-tree-7';
const settings = '/user/settings';

testForms({
  area: 'settings',
  own: signInOfFree,
  cases: [
    ...forms('visitor', settings, {
      'a name of nobody': [
        { intent: 'change-name', firstName: 'Åsa', lastName: 'Berg' },
        '401 auth.required',
      ],
    }),
    ...forms('free', settings, {
      'another name': [
        { intent: 'change-name', firstName: 'Åsa', lastName: 'Berg' },
        '→ /user/settings?notice=name',
      ],
      'no name': [
        { intent: 'change-name', firstName: '', lastName: 'Berg' },
        '400 first-name.required',
      ],
      'a new link for the address': [{ intent: 'confirm-email' }, '→ /user/settings?notice=mail'],
      'an account elsewhere that is not connected': [
        { intent: 'disconnect', provider: 'google' },
        '→ /user/settings',
      ],
      'a session that is over': [{ intent: 'end-session', session: 'x' }, '→ /user/settings'],
      'other sessions': [{ intent: 'end-other-sessions' }, '→ /user/settings'],
    }),
    ...forms('free', `${settings}/email`, {
      'an address with a wrong password': [
        { email: 'new@example.com', password: 'wrong' },
        '400 password.incorrect',
      ],
      'an address that is none': [{ email: 'new', password }, '400 email.invalid'],
      'a new address': [{ email: 'new@example.com', password }, '200 done'],
    }),
    ...forms('free', `${settings}/password`, {
      'an easy password': [
        { currentPassword: password, newPassword: 'password' },
        '400 password.too-common',
      ],
      'a password of who does not know the old one': [
        { currentPassword: 'wrong', newPassword: 'walnut-oil-9' },
        '400 password.incorrect',
      ],
    }),
    ...forms('free', `${settings}/two-step-login`, {
      'a second step of who does not know the password': [
        { intent: 'start', password: 'wrong' },
        '400 password.incorrect',
      ],
      'a second step': [{ intent: 'start', password }, '200 done'],
      'a wrong code': [
        { intent: 'confirm', code: '000000', secret: 'A', url: 'x' },
        '400 code.incorrect',
      ],
      'a second step of who has no app': [
        { intent: 'confirm', code: '', secret: 'A', url: 'x' },
        '400 code.incorrect',
      ],
      'new codes without a second step': [{ intent: 'renew', password }, '400 authenticator.off'],
      'no second step without one': [{ intent: 'remove', password }, '→ /user/settings'],
      'the code of an app': [
        { intent: 'confirm', code: '{code}', secret: 'A', url: 'x' },
        '200 done',
      ],
      'new codes of who does not know the password': [
        { intent: 'renew', password: 'wrong' },
        '400 password.incorrect',
      ],
      'new codes': [{ intent: 'renew', password }, '200 done'],
      'no second step any more': [{ intent: 'remove', password }, '→ /user/settings'],
    }),
    ...forms('free', `${settings}/passkeys`, {
      'a passkey of who does not know the password': [
        { intent: 'start', password: 'wrong' },
        '400 password.incorrect',
      ],
      'a question for a passkey': [{ intent: 'start', password }, '200 done'],
      'a passkey that answers no question': [
        { intent: 'add', token: 'x', answer: '{}', name: 'Phone' },
        '400 passkey.failed',
      ],
      'a passkey': [
        {
          intent: 'add',
          token: '{passkeyToken}',
          answer: '{passkeyAnswer}',
          name: 'Phone',
        },
        '→ /user/settings/passkeys?notice=added',
      ],
      'a passkey that is not there': [{ intent: 'remove', id: 'x' }, '→ /user/settings/passkeys'],
    }),
    ...forms('free', `${settings}/withdraw-consent`, {
      'a consent nobody is sure to withdraw': [{ intent: 'withdraw' }, '400 delete.unconfirmed'],
      'a consent that was not given': [
        { intent: 'withdraw', isSure: 'on' },
        '→ /user/settings?notice=consent',
      ],
    }),
    ...forms('member', `${settings}/withdraw-consent`, {
      'a consent withdrawn': [
        { intent: 'withdraw', isSure: 'on' },
        '→ /user/settings?notice=consent',
      ],
    }),
    ...forms('free', `${settings}/delete`, {
      'an account nobody is sure to delete': [
        { intent: 'delete', password },
        '400 delete.unconfirmed',
      ],
      'an account of who does not know the password': [
        { intent: 'delete', password: 'wrong', isSure: 'on' },
        '400 password.incorrect',
      ],
      'an account that goes': [
        { intent: 'delete', password, isSure: 'on' },
        '→ /login?notice=deleted',
      ],
    }),
  ],
});
