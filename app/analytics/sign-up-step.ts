import type { UIMatch } from 'react-router';

/** How far somebody is on the way to a membership, which offer, and what brought them. */
export interface SignUpStep {
  step: string;
  plan: string;
  content?: string;
  source?: string;
}

/** As text, so that the same step shown again is told once; null on every other page. */
export function signUpStepOn(matches: readonly UIMatch[]): string | null {
  const { signUp } = (matches.at(-1)?.loaderData ?? {}) as { signUp?: SignUpStep };
  return signUp === undefined ? null : JSON.stringify(signUp);
}
