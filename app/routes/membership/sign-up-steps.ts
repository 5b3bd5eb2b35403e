import type { Locale } from '../../../i18n/locales.ts';
import { screenPath } from '../../../i18n/paths.ts';

export const signUpSteps = ['plan', 'account', 'payment', 'success', 'existing-member'] as const;

export type SignUpStep = (typeof signUpSteps)[number];
export type PlanChoice = 'yearly' | 'monthly';

/** What travels in the address from step to step. */
export interface SignUpChoice {
  plan: PlanChoice;
  content?: string;
  source?: string;
}

export function readStep(step: string | undefined): SignUpStep | null {
  return signUpSteps.find((known) => known === step) ?? null;
}

export function readChoice(params: URLSearchParams): SignUpChoice {
  return {
    plan: params.get('plan') === 'monthly' ? 'monthly' : 'yearly',
    content: params.get('content') ?? undefined,
    source: params.get('source') ?? undefined,
  };
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
  // The page of the payment company is told where the member came from, so that is always there.
  const content = step === 'payment' ? (choice.content ?? 'membership') : choice.content;
  return screenPath('becomeMember', locale, { step }, { query: { ...choice, content } });
}

/** The step somebody may be at: not past what they have not done, nor at what they have. */
export function allowedStep({
  step,
  isSignedIn,
  isMember,
}: {
  step: SignUpStep;
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
      return isSignedIn ? 'payment' : 'account';
    case 'success':
    case 'existing-member':
      return isSignedIn ? 'payment' : 'plan';
  }
}
