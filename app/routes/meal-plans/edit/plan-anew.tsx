import { ShuffleIcon } from '@phosphor-icons/react/dist/ssr/Shuffle';
import { Button } from '../../../ui/actions/button.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { placeText, type MealPlace } from '../plan-address.ts';
import { PlanForm, useIsSending, type FormPlan } from '../changes/plan-form.tsx';

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
  const isBusy = useIsSending('regenerate', { only });
  return (
    <PlanForm intent="regenerate" plan={mealPlan} fields={{ request_key: requestKey, only }}>
      {places.map((place) => (
        <input key={placeText(place)} type="hidden" name="slot" value={placeText(place)} />
      ))}
      {isSmall ? (
        <IconButton type="submit" icon={ShuffleIcon} label={name} title={label} />
      ) : (
        <Button
          type="submit"
          size="sm"
          variant="quiet"
          icon={ShuffleIcon}
          isBusy={isBusy}
          aria-label={name}
        >
          {label}
        </Button>
      )}
    </PlanForm>
  );
}
