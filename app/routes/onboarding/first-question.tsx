import { ArrowRightIcon } from '@phosphor-icons/react/dist/ssr/ArrowRight';
import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check';
import { questionCount, slugOfStep } from '../../../domain/profile/survey/survey-steps.rules.ts';
import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import { FormFailure, IntentForm, SubmitButton } from '../../forms/intent-form.tsx';
import { useLocale } from '../../shell/locale.ts';
import { useCampaignLink } from '../../sign-up/campaign.ts';
import { stepForms } from './quiz-forms.ts';
import { stepWords } from './step-words.ts';
import { goalOptions } from './tile-options.tsx';
import type { TileOption } from './tiles-step.tsx';
import { softHyphens } from '../../ui/soft-hyphens.ts';

/** The quiz begins on this page: the question posts to the quiz itself. */
export function FirstQuestion() {
  const question = { step: slugOfStep('GOAL') };
  const toQuiz = useCampaignLink()(screenPath('onboarding', useLocale(), question));
  return (
    <IntentForm
      set={stepForms}
      intent="continue"
      failure="placed"
      action={toQuiz}
      className="mt-6 rounded-2xl bg-white p-5 text-on-yolk shadow-lg [--color-bg:var(--color-white)] [--color-ink:var(--color-on-yolk)] sm:p-7"
    >
      <p className="flex items-center justify-between gap-4 text-sm font-bold">
        {m.onboarding_landing_question({ number: 1, count: questionCount })}
        <span aria-hidden className="relative h-2 w-28 rounded-full bg-[#eceff1]">
          <span className="absolute -top-1 left-0 size-4 rounded-full bg-yolk inset-ring-2 inset-ring-yolk-edge" />
        </span>
      </p>
      <fieldset className="mt-4">
        <legend className="mb-3 font-display text-h3">{stepWords.GOAL.heading()}</legend>
        <div className="grid grid-cols-2 gap-2.5">
          {goalOptions.map((option) => (
            <GoalChoice key={option.value} {...option} />
          ))}
        </div>
      </fieldset>
      <div className="mt-4 empty:hidden">
        <FormFailure />
      </div>
      <SubmitButton variant="ink" size="lg" isBlock trailingIcon={ArrowRightIcon} className="mt-4">
        {m.onboarding_landing_next()}
      </SubmitButton>
    </IntentForm>
  );
}

function GoalChoice({ value, label, picture }: TileOption) {
  return (
    <label className="relative flex min-h-13 items-center gap-3 rounded-lg px-3.5 py-2.5 leading-tight font-semibold inset-ring-[1.5px] inset-ring-on-yolk/50 last:odd:col-span-2 hover:inset-ring-on-yolk has-checked:bg-[#fff0cc] has-checked:inset-ring-[2.5px] has-checked:inset-ring-on-yolk has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
      <input type="checkbox" name="goals" value={value} className="peer sr-only" />
      <span aria-hidden className="text-xl peer-checked:hidden">
        {picture}
      </span>
      <span aria-hidden className="hidden text-xl peer-checked:block">
        <CheckIcon weight="bold" size="1em" />
      </span>
      <span className="min-w-0 wrap-anywhere hyphens-auto">{softHyphens(label())}</span>
    </label>
  );
}
