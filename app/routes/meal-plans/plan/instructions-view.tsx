import { TimerIcon } from '@phosphor-icons/react/dist/ssr/Timer';
import * as m from '../../../../i18n/paraglide/messages.js';
import type { PlanDayFragment } from '../operations.gen.ts';
import type { RecipeMethodFragment } from '../../recipes/operations.gen.ts';
import { NumberedSteps } from '../../../ui/data/numbered-steps.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { CookedDays } from './cooked-days.tsx';
import type { DayWords } from '../../../plans/day-words.ts';

/** How each dish is made. */
export function InstructionsView({
  days,
  words,
}: {
  days: readonly PlanDayFragment[];
  words: DayWords;
}) {
  return (
    <CookedDays days={days} words={words} columns={2}>
      {({ steps, tip }) => (
        <>
          <NumberedSteps
            steps={steps.map((step) => (
              <Step key={step.text} {...step} />
            ))}
          />
          {tip && (
            <div className="mt-6">
              <Alert tone="tip" title={m.recipes_tip()}>
                {tip}
              </Alert>
            </div>
          )}
        </>
      )}
    </CookedDays>
  );
}

function Step({ text, timerMinutes }: RecipeMethodFragment['steps'][number]) {
  return (
    <>
      <p>{text}</p>
      {timerMinutes !== null && (
        <p className="mt-1.5 flex items-center gap-1.5 text-sm font-semibold text-ink-2">
          <TimerIcon size="1.25em" weight="bold" aria-hidden className="flex-none" />
          {m.recipes_step_timer({ count: timerMinutes })}
        </p>
      )}
    </>
  );
}
