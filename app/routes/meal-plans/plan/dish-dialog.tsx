import { ArrowsClockwiseIcon } from '@phosphor-icons/react/dist/ssr/ArrowsClockwise';
import { BasketIcon } from '@phosphor-icons/react/dist/ssr/Basket';
import { CookingPotIcon } from '@phosphor-icons/react/dist/ssr/CookingPot';
import { SwapIcon } from '@phosphor-icons/react/dist/ssr/Swap';
import { TrashIcon } from '@phosphor-icons/react/dist/ssr/Trash';
import * as m from '../../../../i18n/paraglide/messages.js';
import type { PlanDishFragment, ShownPlanFragment } from '../operations.gen.ts';
import { useLocale } from '../../../shell/locale.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { mealWords } from '../../../dishes/recipe-words.ts';
import type { DayWords } from '../../../plans/day-words.ts';
import { findDish } from './open-dialog.ts';
import {
  dishText,
  placeText,
  planQuery,
  type DishPlace,
  type PlanAddress,
} from '../plan-address.ts';
import { dishPath } from './plan-dish.tsx';
import type { PlanChanged } from '../changes/change-plan.ts';
import { PlanForm, useIsSending } from '../changes/plan-form.tsx';
import { PlanProblems } from '../changes/plan-problems.tsx';
import { allMeals } from '../edit/planned-places.ts';
import { SheetActions, SheetForm, SheetLink } from '../changes/sheet-action.tsx';

interface DishDialogProps {
  mealPlan: Pick<ShownPlanFragment, 'id' | 'version' | 'isOwn' | 'days'>;
  address: PlanAddress;
  requestKey: string;
  result: PlanChanged | null;
  words: DayWords;
}

/** Everything that can be done to a dish, dragging included. */
export function DishDialog(props: DishDialogProps) {
  const { mealPlan, address } = props;
  const { tab, isEditing, dish: place } = address;
  const dish = place && findDish({ mealPlan, place });
  const closeTo = { search: planQuery({ tab, isEditing }) };
  return (
    <Dialog
      isOpen={dish !== null}
      closeTo={closeTo}
      closeLabel={m.recipes_close()}
      title={dish?.recipe.title ?? ''}
    >
      {dish && place && <DishActions {...props} dish={dish} place={place} />}
    </Dialog>
  );
}

function DishActions({
  mealPlan,
  address,
  result,
  requestKey,
  words,
  dish,
  place,
}: DishDialogProps & { dish: PlanDishFragment; place: DishPlace }) {
  const locale = useLocale();
  const { tab, isEditing } = address;
  const { day, meal, recipeId } = place;
  const picking = { day, meal, swappedId: recipeId, tab: 'suggestions' as const, text: '' };
  const hasLeftovers = dish.leftoversOnDay !== null;
  return (
    <>
      <PlanProblems result={result} plan={mealPlan} />
      <SheetActions>
        <SheetLink to={dishPath({ dish, locale })} icon={CookingPotIcon}>
          {m.meal_plans_open_recipe()}
        </SheetLink>
        {isEditing && (
          <>
            <SheetLink to={{ search: planQuery({ tab, isEditing, picking }) }} icon={SwapIcon}>
              {m.meal_plans_swap()}
            </SheetLink>
            {dish.canBeLeftovers && (
              <SheetForm
                intent="leftovers"
                plan={mealPlan}
                fields={{ dish: dishText(place), wanted: String(!hasLeftovers) }}
                icon={ArrowsClockwiseIcon}
              >
                {hasLeftovers ? m.meal_plans_leftovers_off() : m.meal_plans_leftovers_plan()}
              </SheetForm>
            )}
          </>
        )}
        {mealPlan.isOwn && dish.cookedServings > 0 && (
          <SheetForm
            intent="shop-recipe"
            plan={mealPlan}
            fields={{
              recipe_id: recipeId,
              servings: dish.offeredServings,
              request_key: requestKey,
            }}
            icon={BasketIcon}
          >
            {m.meal_plans_shop_recipe()}
          </SheetForm>
        )}
        {isEditing && (
          <SheetForm
            intent="remove"
            plan={mealPlan}
            fields={{ dish: dishText(place) }}
            icon={TrashIcon}
            isDanger
          >
            {m.meal_plans_remove()}
          </SheetForm>
        )}
      </SheetActions>
      {isEditing && <MoveForm mealPlan={mealPlan} place={place} words={words} />}
    </>
  );
}

function MoveForm({
  mealPlan,
  place,
  words,
}: Pick<DishDialogProps, 'mealPlan' | 'words'> & { place: DishPlace }) {
  const isBusy = useIsSending('move');
  const options = mealPlan.days.flatMap((day) =>
    allMeals.map((meal) => ({
      value: placeText({ day: day.index, meal }),
      label: `${words.heading(day)}, ${mealWords[meal]()}`,
      isDisabled: day.index === place.day && meal === place.meal,
    })),
  );
  return (
    <PlanForm
      intent="move"
      plan={mealPlan}
      fields={{ dish: dishText(place) }}
      className="grid gap-3 border-t border-line pt-4 sm:grid-cols-[1fr_auto] sm:items-end"
    >
      <SelectField
        label={m.meal_plans_move_to()}
        name="to"
        options={options}
        defaultValue={options.find(({ isDisabled }) => !isDisabled)?.value}
      />
      <Button type="submit" isBusy={isBusy}>
        {m.meal_plans_move()}
      </Button>
    </PlanForm>
  );
}
