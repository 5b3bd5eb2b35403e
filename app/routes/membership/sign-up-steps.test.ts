import { expect, test } from 'vitest';
import { allowedStep, readChoice, readStep, signUpPath, signUpSteps } from './sign-up-steps.ts';

const visitor = { isSignedIn: false, isMember: false };
const user = { isSignedIn: true, isMember: false };
const member = { isSignedIn: true, isMember: true };

const choice = { plan: 'yearly', content: 'membership' } as const;

test.each([
  ['a visitor', visitor, ['plan', 'account', 'account', 'plan', 'plan']],
  ['a signed-in user', user, ['plan', 'payment', 'payment', 'payment', 'payment']],
  [
    'a member',
    member,
    [...signUpSteps.slice(0, 3).map(() => 'existing-member'), 'success', 'existing-member'],
  ],
])('%s is led through plan, account, payment and success', (_who, standing, expected) => {
  expect(signUpSteps.map((step) => allowedStep({ step, choice, ...standing }))).toEqual(expected);
});

test('a payment that does not say what for begins with the choice', () => {
  const unsaid = { step: 'payment', choice: { plan: 'yearly' } } as const;
  expect([visitor, user, member].map((who) => allowedStep({ ...unsaid, ...who }))).toEqual([
    'plan',
    'plan',
    'existing-member',
  ]);
});

test('only the steps there are can be read', () => {
  expect(readStep('payment')).toBe('payment');
  expect(readStep('constructor')).toBeNull();
  expect(readStep(undefined)).toBeNull();
});

test('the choice travels in the address, and anything unknown is annual', () => {
  const read = readChoice(new URLSearchParams('plan=monthly&source=quiz&x=1'));
  expect(read).toEqual({ plan: 'monthly', source: 'quiz', content: undefined });
  expect(readChoice(new URLSearchParams('plan=free')).plan).toBe('yearly');
  expect(signUpPath({ step: 'account', locale: 'sv', choice: read })).toBe(
    '/se/bli-medlem/account?plan=monthly&source=quiz',
  );
  expect(signUpPath({ step: 'payment', locale: 'sv', choice: read })).toBe(
    '/se/bli-medlem/payment?plan=monthly&content=membership&source=quiz',
  );
});
