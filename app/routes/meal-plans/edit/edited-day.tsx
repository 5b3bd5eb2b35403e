import { BasketIcon } from '@phosphor-icons/react/dist/ssr/Basket';
import * as m from '../../../../i18n/paraglide/messages.js';
import type { PlanDayFragment, ShownPlanFragment } from '../operations.gen.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { DayFigures } from '../plan/day-figures.tsx';
import type { DayWords } from '../../../plans/day-words.ts';
import { EditedMeal } from './edited-meal.tsx';
import { PlanAnew } from './plan-anew.tsx';
import { PlanForm, useIsSending } from '../changes/plan-form.tsx';
import type { PlanAddress } from '../plan-address.ts';
import { allMeals, plannedPlaces } from './planned-places.ts';
import { DayServings } from './servings-dialog.tsx';

interface EditedDayProps {
  mealPlan: ShownPlanFragment;
  address: PlanAddress;
  requestKey: string;
  day: PlanDayFragment;
  words: DayWords;
}

/** A day with all its places, empty ones too. */
export function EditedDay({ day, words, ...page }: EditedDayProps) {
  const { mealPlan, address } = page;
  const title = words.heading(day);
  const places = plannedPlaces(mealPlan).filter((place) => place.day === day.index);
  return (
    <section aria-label={title} className="grid gap-3 rounded-lg bg-surface p-4 shadow-sm lg:px-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 className="mr-1 font-display text-[1.5rem] leading-none">{title}</h2>
        {day.meals.length > 0 && <DayServings day={day} dayName={title} address={address} />}
        <PlanAnew
          {...page}
          places={places}
          label={m.meal_plans_plan_day()}
          name={m.meal_plans_plan_day_named({ day: title })}
        />
        {mealPlan.isOwn && day.meals.length > 0 && <ShopDay {...page} day={day} name={title} />}
        {day.meals.length > 0 && (
          <div className="grid gap-1.5 max-lg:w-full lg:ml-auto lg:w-80">
            <DayFigures day={day} targets={mealPlan.targets} />
          </div>
        )}
      </div>
      <ul className="grid items-start gap-3 lg:grid-cols-3">
        {allMeals.map((meal) => (
          <li key={meal}>
            <EditedMeal {...page} place={{ day: day.index, meal }} dayName={title} words={words} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Puts what the day needs on the shopping list. */
function ShopDay({
  mealPlan,
  requestKey,
  day: { index: day },
  name,
}: Pick<EditedDayProps, 'mealPlan' | 'requestKey' | 'day'> & { name: string }) {
  const isBusy = useIsSending('shop-day', { day });
  return (
    <PlanForm intent="shop-day" plan={mealPlan} fields={{ request_key: requestKey, day }}>
      <Button
        type="submit"
        size="sm"
        variant="quiet"
        icon={BasketIcon}
        isBusy={isBusy}
        aria-label={m.meal_plans_shop_day_named({ day: name })}
      >
        {m.meal_plans_shop_day()}
      </Button>
    </PlanForm>
  );
}
