import { TimerIcon } from '@phosphor-icons/react/dist/ssr/Timer';
import * as m from '../../i18n/paraglide/messages.js';
import type { UnitSystem } from '../amounts/units-preference.ts';
import { NumberedSteps } from '../ui/data/numbered-steps.tsx';
import type { StepNeedFragment, WrittenStepFragment } from './operations.gen.ts';
import { StepNeed } from './step-need.tsx';
import { StepWords } from './step-words.tsx';
import { waitText } from './wait-text.ts';

interface NeedingStep extends WrittenStepFragment {
  /** What goes in now and the words do not say how much of. */
  ingredients: readonly StepNeedFragment[];
}

interface WrittenStepsProps {
  steps: readonly NeedingStep[];
  units: UnitSystem;
}

/** How a dish is made, to be read or printed. */
export function WrittenSteps({ steps, units }: WrittenStepsProps) {
  return (
    <NumberedSteps
      steps={steps.map((step, index) => (
        <WrittenStep key={index} step={step} units={units} />
      ))}
    />
  );
}

function WrittenStep({ step, units }: { step: NeedingStep; units: UnitSystem }) {
  return (
    <>
      <p>
        <StepWords step={step} units={units} />
      </p>
      <Needs needs={step.ingredients} units={units} />
      {step.timersMinutes.length > 0 && (
        <p className="mt-1.5 flex items-center gap-1.5 text-sm font-semibold text-ink-2 print:hidden">
          <TimerIcon size="1.25em" weight="bold" aria-hidden className="flex-none" />
          {m.recipes_step_timer({ wait: step.timersMinutes.map(waitText).join(' + ') })}
        </p>
      )}
    </>
  );
}

function Needs({ needs, units }: { needs: readonly StepNeedFragment[]; units: UnitSystem }) {
  if (needs.length === 0) return null;
  return (
    <ul
      aria-label={m.cooking_step_ingredients()}
      className="mt-1.5 flex flex-wrap gap-x-4 text-sm text-ink-2"
    >
      {needs.map((need) => (
        <li key={need.ingredient.key}>
          <StepNeed need={need} units={units} />
        </li>
      ))}
    </ul>
  );
}
