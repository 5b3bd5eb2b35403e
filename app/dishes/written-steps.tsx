import { TimerIcon } from '@phosphor-icons/react/dist/ssr/Timer';
import * as m from '../../i18n/paraglide/messages.js';
import type { UnitSystem } from '../amounts/units-preference.ts';
import { NumberedSteps } from '../ui/data/numbered-steps.tsx';
import type { WrittenStepFragment } from './operations.gen.ts';
import { StepWords } from './step-words.tsx';

interface WrittenStepsProps {
  steps: readonly WrittenStepFragment[];
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

function WrittenStep({ step, units }: { step: WrittenStepFragment; units: UnitSystem }) {
  return (
    <>
      <p>
        <StepWords step={step} units={units} />
      </p>
      {step.timersMinutes.length > 0 && (
        <p className="mt-1.5 flex items-center gap-1.5 text-sm font-semibold text-ink-2 print:hidden">
          <TimerIcon size="1.25em" weight="bold" aria-hidden className="flex-none" />
          {step.timersMinutes.map((count) => m.recipes_step_timer({ count })).join(' + ')}
        </p>
      )}
    </>
  );
}
