import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import { IntentForm, SubmitButton } from '../../forms/intent-form.tsx';
import { generateForms } from '../../plans/generate-form.ts';
import { ButtonLink } from '../../ui/actions/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { longDate } from '../../dates/long-date.ts';
import type { StepProps } from './sign-up-page.ts';

export interface FirstPlan {
  /** The same each time: however often it is asked for, one plan is made. */
  requestKey: string;
  /** Whether the quiz is answered, which plans are made from. */
  hasAnswers: boolean;
}

type SuccessStepProps = StepProps & { firstPlan: FirstPlan };

/** A member from this moment on: what is theirs now, and the way to their meal plan. */
export function SuccessStep({ locale, state, firstPlan }: SuccessStepProps) {
  const { me, membershipSubscription, offers } = state;
  const date = longDate(membershipSubscription?.expireTime ?? '', locale);
  return (
    <div className="mx-auto grid max-w-prose justify-items-center gap-5 py-12 text-center">
      <Egg />
      <h1 className="text-h1">{m.membership_success_title({ name: me?.firstName ?? '' })}</h1>
      <p className="max-w-[40ch] text-lg text-ink-2">
        {membershipSubscription?.isOnTrial
          ? m.membership_success_trial({ date })
          : m.membership_success_paid({ date })}
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <WayToPlan locale={locale} firstPlan={firstPlan} />
        <ButtonLink to={screenPath('recipes', locale)} size="lg">
          {m.membership_success_recipes()}
        </ButtonLink>
      </div>
      {offers.isTest && <Alert>{m.membership_test_note()}</Alert>}
    </div>
  );
}

/** Makes the plan and opens it; without answers to make it from, the quiz comes first. */
function WayToPlan({ locale, firstPlan }: Pick<SuccessStepProps, 'locale' | 'firstPlan'>) {
  if (!firstPlan.hasAnswers) {
    return (
      <ButtonLink to={screenPath('onboarding', locale, {})} variant="primary" size="lg">
        {m.membership_success_quiz()}
      </ButtonLink>
    );
  }
  return (
    <IntentForm
      set={generateForms}
      intent="generate"
      values={{ request_key: firstPlan.requestKey }}
      action={screenPath('myMealPlanner', locale)}
    >
      <SubmitButton variant="primary" size="lg">
        {m.membership_success_plan()}
      </SubmitButton>
    </IntentForm>
  );
}

/** The yolk marks what is done. */
function Egg() {
  return <span aria-hidden className="yolk-coin size-24 animate-plop" />;
}
