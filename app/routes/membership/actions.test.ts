import { acceptedTestCard } from '../../../domain/membership/orders/test-cards.rules.ts';
import { forms } from '../testing/form-cases.ts';
import { testForms } from '../testing/test-forms.ts';

const password = 'plum-tree-7';
const named = { firstName: 'Maja', lastName: 'Lind', password };
const person = { ...named, hasAgreedToTerms: 'on' };
const pay = { intent: 'pay', method: 'card' };
const once = () => ({ requestKey: crypto.randomUUID() });
const membership = '/user/settings/membership';

testForms({
  area: 'membership',
  cases: [
    ...forms('visitor', '/become-member/account', {
      'a sign-up without an address': [{ intent: 'account', ...person }, '400 email.required'],
      'a sign-up without the terms': [
        { intent: 'account', ...named, email: 'a@example.com' },
        '400 terms.required',
      ],
    }),
    ...forms('visitor', '/become-member/nowhere', {
      'a step there is none of': [pay, '404 page.not-found'],
    }),
    ...forms('visitor', '/become-member/payment', {
      'a payment of nobody': [pay, '→ /become-member/account?plan=yearly'],
    }),
    ...forms('free', '/become-member/payment', {
      'a payment without a card': [pay, '400 payment.test-card-only'],
      'a payment in another way than there is': [
        { ...pay, method: 'shells' },
        '400 payment.test-card-only',
      ],
    }),
    ...forms('visitor', '/payments/prepare', {
      "a company's fields for nobody": [{}, '401 auth.required'],
    }),
    ...forms('free', '/payments/prepare', {
      "a company's fields where there is no company": [{}, '200'],
    }),
    ...forms('free', membership, {
      'a membership nobody has': [{ intent: 'cancel', ...once() }, '400 membership.not-active'],
    }),
    ...forms('member', membership, {
      'a cancelled membership': [{ intent: 'cancel', ...once() }, `→ ${membership}?done=cancel`],
      'a membership taken up again': [
        { intent: 'resume', ...once() },
        `→ ${membership}?done=resume`,
      ],
      'another offer': [
        { intent: 'offer', plan: 'MONTHLY', ...once() },
        `→ ${membership}?done=offer`,
      ],
      'an offer there is none of': [{ intent: 'offer', plan: 'DAILY' }, '400 input.invalid'],
      'another card': [
        { intent: 'card', cardNumber: acceptedTestCard, ...once() },
        `→ ${membership}?done=card`,
      ],
      'the pages of a company there is none of': [
        { intent: 'portal', ...once() },
        '400 membership.no-portal',
      ],
    }),
    ...forms('visitor', '/become-member/account', {
      'a sign-up': [
        { intent: 'account', ...person, email: 'new-person@example.com' },
        /^→ \/become-member\/payment\?plan=yearly/,
      ],
    }),
    ...forms('free', '/become-member/payment', {
      'a payment': [
        { ...pay, cardNumber: acceptedTestCard, ...once() },
        /^→ \/become-member\/success/,
      ],
    }),
  ],
});
