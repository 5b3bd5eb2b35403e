import { ArrowCounterClockwiseIcon } from '@phosphor-icons/react/dist/ssr/ArrowCounterClockwise';
import { ShuffleIcon } from '@phosphor-icons/react/dist/ssr/Shuffle';
import * as m from '../../../../i18n/paraglide/messages.js';
import type { ShownPlanFragment } from '../operations.gen.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { placeText } from '../plan-address.ts';
import { PlanForm, useIsSending } from '../changes/plan-form.tsx';
import { plannedPlaces } from './planned-places.ts';

interface EditBarProps {
  mealPlan: Pick<ShownPlanFragment, 'id' | 'version' | 'undoVersion' | 'days'>;
  requestKey: string;
}

/** What changes the whole plan while it is being edited. */
export function EditBar({ mealPlan, requestKey }: EditBarProps) {
  const isPlanning = useIsSending('regenerate', { whole: 'true' });
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
        >
          {plannedPlaces(mealPlan).map((place) => (
            <input key={placeText(place)} type="hidden" name="slot" value={placeText(place)} />
          ))}
          <Button type="submit" icon={ShuffleIcon} isBusy={isPlanning}>
            {m.meal_plans_plan_rest()}
          </Button>
        </PlanForm>
      </div>
    </div>
  );
}

function UndoButton({ mealPlan }: Pick<EditBarProps, 'mealPlan'>) {
  const { undoVersion } = mealPlan;
  const isBusy = useIsSending('undo');
  if (undoVersion === null) return null;
  return (
    <PlanForm intent="undo" plan={mealPlan} fields={{ to_version: undoVersion }}>
      <Button type="submit" icon={ArrowCounterClockwiseIcon} isBusy={isBusy}>
        {m.meal_plans_undo()}
      </Button>
    </PlanForm>
  );
}
