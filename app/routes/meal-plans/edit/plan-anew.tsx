import { SubmitButton } from '../../../forms/intent-form.tsx';
import { ShuffleIcon } from '@phosphor-icons/react/dist/ssr/Shuffle';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { placeText, type MealPlace } from '../meal-place.ts';
import { PlanForm, type FormPlan } from '../changes/plan-form.tsx';

/** Plans these meals anew around all others. */
export function PlanAnew({
  mealPlan,
  requestKey,
  places,
  label,
  name,
  isSmall = false,
}: {
  mealPlan: FormPlan;
  requestKey: string;
  places: readonly MealPlace[];
  label: string;
  /** For readers who do not see where the button stands. */
  name: string;
  /** Only the sign. */
  isSmall?: boolean;
}) {
  const [first] = places;
  const only = first && places.length === 1 ? placeText(first) : `day ${first?.day}`;
  return (
    <PlanForm
      intent="regenerate"
      plan={mealPlan}
      fields={{ request_key: requestKey, only }}
      lists={{ slot: places.map(placeText) }}
    >
      {isSmall ? (
        <IconButton type="submit" icon={ShuffleIcon} label={name} title={label} />
      ) : (
        <SubmitButton size="sm" variant="quiet" icon={ShuffleIcon} aria-label={name}>
          {label}
        </SubmitButton>
      )}
    </PlanForm>
  );
}
