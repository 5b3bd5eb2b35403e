import type { ReactNode } from 'react';
import * as m from '../../i18n/paraglide/messages.js';
import { screenPath } from '../../i18n/paths.ts';
import type { FormAnswer } from '../forms/form-answers.ts';
import { useLocale } from '../shell/locale.ts';
import { ButtonLink } from '../ui/actions/button.tsx';
import { ErrorState } from '../ui/feedback/states.tsx';

/** No week came of it: the pan, why, and a way on. What there was before stays as it is. */
export function WeekNotMade({
  answer,
  again,
  headingLevel = 2,
}: {
  answer: FormAnswer;
  again: ReactNode;
  headingLevel?: 1 | 2;
}) {
  const locale = useLocale();
  const [problem] = answer.problems;
  const isRefused = problem?.code === 'meal-plan.not-accommodated';
  const isUnasked = problem?.code === 'meal-plan.profile-missing';
  const step = isRefused ? 'carb-level' : undefined;
  return (
    <div role="alert" className="col-span-full">
      <ErrorState
        title={
          isRefused
            ? m.onboarding_preview_refused()
            : (problem?.message ?? m.meal_plans_error_create())
        }
        headingLevel={headingLevel}
        text={isRefused && m.onboarding_preview_refused_plain()}
        action={
          isRefused || isUnasked ? (
            <ButtonLink to={screenPath('onboarding', locale, { step })} variant="primary">
              {isRefused ? m.onboarding_preview_change() : m.meal_plans_planner_take_quiz()}
            </ButtonLink>
          ) : (
            again
          )
        }
      />
    </div>
  );
}
