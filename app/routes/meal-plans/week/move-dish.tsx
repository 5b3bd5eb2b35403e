import { CalendarDotsIcon } from '@phosphor-icons/react/dist/ssr/CalendarDots';
import * as m from '../../../../i18n/paraglide/messages.js';
import { mealWords } from '../../../dishes/recipe-words.ts';
import type { ShownPlanFragment } from '../operations.gen.ts';
import type { DayWords } from '../../../plans/day-words.ts';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { SubmitButton } from '../../../forms/intent-form.tsx';
import { PlanForm } from '../changes/plan-form.tsx';
import { allMeals } from '../edit/planned-places.ts';
import { dishText, placeText, type DishPlace } from '../meal-place.ts';
import { verbClass } from './verbs.tsx';

/** Opens in place and asks for another day or meal. */
export function MoveDish({
  mealPlan,
  place,
  words,
  days,
}: {
  mealPlan: Pick<ShownPlanFragment, 'id' | 'version'>;
  place: DishPlace;
  words: DayWords;
  /** Those that are not past. */
  days: ShownPlanFragment['days'];
}) {
  const options = days.flatMap((day) =>
    allMeals.map((meal) => ({
      value: placeText({ day: day.index, meal }),
      label: `${words.heading(day)}, ${mealWords[meal]()}`,
      isDisabled: day.index === place.day && meal === place.meal,
    })),
  );
  return (
    <details className="group sm:relative">
      <summary
        className={`${verbClass} list-none group-open:bg-yolk-soft group-open:text-yolk-ink`}
      >
        <CalendarDotsIcon size="1.75em" weight="bold" aria-hidden />
        {m.meal_plans_move()}
      </summary>
      <PlanForm
        intent="move"
        plan={mealPlan}
        fields={{ dish: dishText(place) }}
        className="absolute top-full z-2 mt-2 grid gap-3 max-sm:inset-x-0 sm:w-76 rounded-md bg-raised p-4 text-start shadow-lg"
      >
        <SelectField
          label={m.meal_plans_move_to()}
          name="to"
          options={options}
          defaultValue={options.find(({ isDisabled }) => !isDisabled)?.value}
        />
        <SubmitButton variant="ink">{m.meal_plans_move()}</SubmitButton>
      </PlanForm>
    </details>
  );
}
