import { ArrowCounterClockwiseIcon } from '@phosphor-icons/react/dist/ssr/ArrowCounterClockwise';
import { ShuffleIcon } from '@phosphor-icons/react/dist/ssr/Shuffle';
import * as m from '../../../../i18n/paraglide/messages.js';
import type { ShownPlanFragment } from '../operations.gen.ts';
import { placeText } from '../meal-place.ts';
import { SubmitButton } from '../../../forms/intent-form.tsx';
import { PlanForm } from '../changes/plan-form.tsx';
import { plannedPlaces } from './planned-places.ts';

interface EditBarProps {
  mealPlan: Pick<ShownPlanFragment, 'id' | 'version' | 'undoVersion' | 'days'>;
  requestKey: string;
}

/** What changes the whole plan while it is being edited. */
export function EditBar({ mealPlan, requestKey }: EditBarProps) {
  return (
    <div
      data-noprint
      className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-lg bg-sunken p-4"
    >
      <p className="max-w-prose text-sm text-ink-2">{m.meal_plans_edit_hint()}</p>
      <div className="flex flex-wrap items-center gap-2.5">
        <UndoButton mealPlan={mealPlan} />
        <PlanForm
          intent="regenerate"
          plan={mealPlan}
          fields={{ request_key: requestKey, whole: 'true' }}
          lists={{ slot: plannedPlaces(mealPlan).map(placeText) }}
          failure="toast"
        >
          <SubmitButton icon={ShuffleIcon}>{m.meal_plans_plan_rest()}</SubmitButton>
        </PlanForm>
      </div>
    </div>
  );
}

function UndoButton({ mealPlan }: Pick<EditBarProps, 'mealPlan'>) {
  const { undoVersion } = mealPlan;
  if (undoVersion === null) return null;
  return (
    <PlanForm intent="undo" plan={mealPlan} fields={{ to_version: undoVersion }} failure="toast">
      <SubmitButton icon={ArrowCounterClockwiseIcon}>{m.meal_plans_undo()}</SubmitButton>
    </PlanForm>
  );
}
