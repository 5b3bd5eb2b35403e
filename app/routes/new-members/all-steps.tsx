import { ArrowCounterClockwiseIcon } from '@phosphor-icons/react/dist/ssr/ArrowCounterClockwise';
import { CaretRightIcon } from '@phosphor-icons/react/dist/ssr/CaretRight';
import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check';
import type { FirstStep, FirstStepState } from '../../../domain/new-members/first-steps.rules.ts';
import * as m from '../../../i18n/paraglide/messages.js';
import { IntentForm } from '../../forms/intent-form.tsx';
import { classNames } from '../../ui/class-names.ts';
import { firstStepForms } from './first-step-forms.ts';
import { minutesOfStep, stepWords } from './step-words.ts';

interface AllStepsProps {
  states: readonly FirstStepState[];
  guideMinutes: number | null;
  shown: FirstStep | null;
}

/** Each leads to where it is done; one that was skipped is opened again. */
export function AllSteps({ states, guideMinutes, shown }: AllStepsProps) {
  return (
    <section
      aria-labelledby="all-steps"
      className="rounded-lg bg-surface p-[clamp(1.1rem,0.8rem+1vw,1.6rem)] shadow-sm"
    >
      <h2 id="all-steps" className="text-h3">
        {m.new_members_all()}
      </h2>
      <ol className="mt-2 divide-y divide-line">
        {states.map((state, index) => (
          <li key={state.step} aria-current={state.step === shown ? 'step' : undefined}>
            <StepRow
              {...state}
              number={index + 1}
              minutes={minutesOfStep(state.step, guideMinutes)}
              isShown={state.step === shown}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}

interface StepRowProps extends FirstStepState {
  number: number;
  minutes: number | null;
  isShown: boolean;
}

function StepRow({ step, state, number, minutes, isShown }: StepRowProps) {
  const { title, kind, sign: Sign } = stepWords[step];
  const isSkipped = state === 'SKIPPED';
  const Way = isSkipped ? ArrowCounterClockwiseIcon : CaretRightIcon;
  return (
    <IntentForm
      set={firstStepForms}
      intent={isSkipped ? 'reopen' : 'go'}
      values={{ step }}
      failure="toast"
    >
      <button
        type="submit"
        className="flex min-h-18 w-full items-center gap-4 py-2.5 text-left hover:bg-sunken/50"
      >
        <StepNumber state={state} number={number} isShown={isShown} />
        <span className="grid min-w-0 flex-1 gap-0.5">
          <span className={classNames('font-semibold', state !== 'OPEN' && 'text-ink-2')}>
            {title()}
          </span>
          <span className="flex flex-wrap items-center gap-x-3 text-sm text-ink-2">
            <span className="inline-flex items-center gap-1.5">
              <Sign aria-hidden weight="bold" />
              {kind()}
            </span>
            {minutes !== null && <span>{m.recipes_minutes_short({ count: minutes })}</span>}
            {state === 'DONE' && <span>{m.new_members_done()}</span>}
            {isSkipped && <span>{m.new_members_skipped()}</span>}
          </span>
        </span>
        <Way aria-hidden weight="bold" className="flex-none" />
      </button>
    </IntentForm>
  );
}

function StepNumber({ state, number, isShown }: Omit<StepRowProps, 'step' | 'minutes'>) {
  return (
    <span
      aria-hidden
      className={classNames(
        'grid size-9 flex-none place-items-center rounded-full text-sm font-bold',
        state === 'DONE' && 'bg-leaf-soft text-leaf-ink',
        state !== 'DONE' && (isShown ? 'bg-yolk text-on-yolk' : 'bg-sunken text-ink-2'),
        isShown && 'outline-2 outline-offset-3 outline-yolk-edge',
      )}
    >
      {state === 'DONE' ? <CheckIcon weight="bold" size="1.2em" /> : number}
    </span>
  );
}
