import type { Locale } from '../../../i18n/locales.ts';
import { screenPath } from '../../../i18n/paths.ts';
import { campaignOf, type Campaign } from '../../sign-up/campaign.ts';

export const signUpSteps = ['plan', 'account', 'payment', 'success', 'existing-member'] as const;

export type SignUpStep = (typeof signUpSteps)[number];
export type PlanChoice = 'yearly' | 'monthly';

/** What travels in the address from step to step. */
export interface SignUpChoice extends Campaign {
  plan: PlanChoice;
}

export function readStep(step: string | undefined): SignUpStep | null {
  return signUpSteps.find((known) => known === step) ?? null;
}

export function readChoice(params: URLSearchParams): SignUpChoice {
  return { plan: params.get('plan') === 'monthly' ? 'monthly' : 'yearly', ...campaignOf(params) };
}

/** Of who comes from joining a group and pays themselves. */
export const groupContent = 'pro';

export function isForGroup({ content }: SignUpChoice): boolean {
  return content === groupContent;
}

export function signUpPath({
  step,
  locale,
  choice,
}: {
  step: SignUpStep;
  locale: Locale;
  choice: SignUpChoice;
}): string {
  // What is paid for is always said: the payment's page has no address without it.
  const content = step === 'payment' ? (choice.content ?? 'membership') : choice.content;
  return screenPath('becomeMember', locale, { step }, { query: { ...choice, content } });
}

/**
 * The step somebody may be at: not past what they have not done, nor at what they have. A payment
 * whose address does not say what for begins with the choice.
 */
export function allowedStep({
  step,
  choice,
  isSignedIn,
  isMember,
}: {
  step: SignUpStep;
  choice: SignUpChoice;
  isSignedIn: boolean;
  isMember: boolean;
}): SignUpStep {
  if (isMember) return step === 'success' ? 'success' : 'existing-member';
  switch (step) {
    case 'plan':
      return 'plan';
    case 'account':
      return isSignedIn ? 'payment' : 'account';
    case 'payment':
      if (choice.content === undefined) return 'plan';
      return isSignedIn ? 'payment' : 'account';
    case 'success':
    case 'existing-member':
      return isSignedIn ? 'payment' : 'plan';
  }
}
