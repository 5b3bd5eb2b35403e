import * as m from '../../../../i18n/paraglide/messages.js';
import type { PlanDayFragment } from '../operations.gen.ts';
import type { UnitSystem } from '../../../amounts/units-preference.ts';
import { WrittenSteps } from '../../../dishes/written-steps.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { CookedDays } from './cooked-days.tsx';
import type { DayWords } from '../../../plans/day-words.ts';

/** How each dish is made. */
export function InstructionsView({
  days,
  words,
  units,
}: {
  days: readonly PlanDayFragment[];
  words: DayWords;
  units: UnitSystem;
}) {
  return (
    <CookedDays days={days} words={words} columns={2}>
      {({ steps, tip }) => (
        <>
          <WrittenSteps steps={steps} units={units} />
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
