import type { ReactNode } from 'react';
import * as m from '../../i18n/paraglide/messages.js';
import { screenPath } from '../../i18n/paths.ts';
import type { FormAnswer } from '../forms/form-answers.ts';
import { useLocale } from '../shell/locale.ts';
import type { ButtonVariant } from '../ui/actions/button-look.ts';
import { ButtonLink } from '../ui/actions/button.tsx';
import { ErrorState } from '../ui/feedback/states.tsx';

/**
 * No week came of it: the pan, why, and a way on. What there was before stays as it is. One is refused
 * for the answers of the quiz, which is where it can be changed.
 */
export function WeekNotMade({
  answer,
  again,
  look = 'primary',
}: {
  answer: FormAnswer;
  again: ReactNode;
  /** Of the way to the quiz: one button of a page is yellow. */
  look?: ButtonVariant;
}) {
  const quiz = screenPath('onboarding', useLocale(), {});
  const [problem] = answer.problems;
  return (
    <div role="alert" className="col-span-full">
      <ErrorState
        title={problem?.message ?? m.meal_plans_error_create()}
        action={
          problem ? (
            <ButtonLink to={quiz} variant={look}>
              {m.meal_plans_planner_take_quiz()}
            </ButtonLink>
          ) : (
            again
          )
        }
      />
    </div>
  );
}
