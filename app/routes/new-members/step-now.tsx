import type { FirstStep, FirstStepState } from '../../../domain/new-members/first-steps.rules.ts';
import * as m from '../../../i18n/paraglide/messages.js';
import { dishPicture } from '../../dishes/dish-picture.ts';
import { FormFailure, IntentForm, SubmitButton } from '../../forms/intent-form.tsx';
import { Tag } from '../../ui/data/tag.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';
import { firstStepForms } from './first-step-forms.ts';
import { minutesOfStep, stepWords } from './step-words.ts';

interface StepNowProps {
  step: FirstStep;
  states: readonly FirstStepState[];
  guideMinutes: number | null;
}

/** One thing to do now, which may also be left. */
export function StepNow({ step, states, guideMinutes }: StepNowProps) {
  const { title, text, pictureRecipeId } = stepWords[step];
  const minutes = minutesOfStep(step, guideMinutes);
  const index = states.findIndex((each) => each.step === step);
  const state = states[index]?.state;
  const number = index + 1;
  return (
    <section
      aria-labelledby="step-now"
      className="grid overflow-hidden rounded-lg bg-surface shadow-sm sm:grid-cols-[12rem_1fr]"
    >
      <div className="aspect-4/3 sm:aspect-auto">
        <Picture {...dishPicture(pictureRecipeId)} width={400} height={300} loading="eager" />
      </div>
      <div className="grid content-center gap-2 p-5 sm:p-7">
        <p className="flex items-center gap-3 text-sm text-ink-2">
          {state === 'DONE' ? (
            <Tag tone="leaf">{m.new_members_done()}</Tag>
          ) : (
            <Tag tone="yolk">{m.new_members_now()}</Tag>
          )}
          {minutes === null
            ? m.new_members_step_alone({ number })
            : m.new_members_step({ number, minutes })}
        </p>
        <h2 id="step-now" className="text-h2">
          {title()}
        </h2>
        <p className="text-ink-2">{text()}</p>
        <StepActions step={step} isOpen={state === 'OPEN'} />
      </div>
    </section>
  );
}

function StepActions({ step, isOpen }: { step: FirstStep; isOpen: boolean }) {
  return (
    <IntentForm
      key={step}
      set={firstStepForms}
      intent={['go', 'skip']}
      values={{ step }}
      failure="placed"
      className="mt-2 flex flex-wrap items-center gap-3"
    >
      <div className="w-full empty:hidden">
        <FormFailure />
      </div>
      <SubmitButton intent="go" variant="primary">
        {stepWords[step].go()}
      </SubmitButton>
      {isOpen && (
        <SubmitButton intent="skip" variant="text">
          {m.new_members_skip()}
        </SubmitButton>
      )}
    </IntentForm>
  );
}
