import { BasketIcon } from '@phosphor-icons/react/dist/ssr/Basket';
import { daysPast } from '../../../../domain/meal-plans/cooked/settled-meals.rules.ts';
import type { LocalDay } from '../../../../lib/local-time.ts';
import * as m from '../../../../i18n/paraglide/messages.js';
import type { PlanDayFragment, ShownPlanFragment } from '../operations.gen.ts';
import type { DayWords } from '../../../plans/day-words.ts';
import { Sheet } from '../../../ui/feedback/sheet.tsx';
import type { PlanAnswer } from '../changes/plan-forms.ts';
import { SubmitButton } from '../../../forms/intent-form.tsx';
import { PlanForm } from '../changes/plan-form.tsx';
import { PlanProblems } from '../changes/plan-problems.tsx';
import { PlanAnew } from '../edit/plan-anew.tsx';
import { DayServings } from '../edit/servings-dialog.tsx';
import { DayFigures } from '../plan/day-figures.tsx';
import type { MealPlace } from '../meal-place.ts';
import { planQuery, type PlanAddress } from '../plan-address.ts';
import type { DayDate } from './day-dates.ts';

interface DaySheetProps {
  mealPlan: ShownPlanFragment;
  address: PlanAddress;
  result: PlanAnswer | null;
  requestKey: string;
  words: DayWords;
  dates: readonly (DayDate | null)[];
  /** Today. */
  date: LocalDay;
  /** What may be planned anew. */
  openMeals: readonly MealPlace[];
}

/** A day as a whole: what it holds, for how many, and what can be done about all of it. */
export function DaySheet(props: DaySheetProps) {
  const { mealPlan, address, words, dates } = props;
  const { tab, openDay } = address;
  const day = mealPlan.days.find(({ index }) => index === openDay);
  const dated = day && dates[day.index];
  return (
    <Sheet
      isOpen={day !== undefined}
      closeTo={{ search: planQuery({ tab }) }}
      closeLabel={m.recipes_close()}
      title={day ? (dated?.heading ?? words.heading(day)) : ''}
    >
      {day && <DayOpened {...props} day={day} name={dated?.name ?? words.name(day)} />}
    </Sheet>
  );
}

function DayOpened({
  mealPlan,
  address,
  result,
  requestKey,
  day,
  name,
  date,
  openMeals,
}: DaySheetProps & { day: PlanDayFragment; name: string }) {
  const places = openMeals.filter((place) => place.day === day.index);
  const hasMeals = day.meals.length > 0;
  const isPast = day.index < daysPast({ ...mealPlan, today: date });
  return (
    <>
      <PlanProblems result={result} plan={mealPlan} />
      {hasMeals && (
        <div className="grid max-w-md gap-2">
          <DayFigures day={day} targets={mealPlan.targets} />
        </div>
      )}
      <div data-noprint className="flex flex-wrap items-center gap-2.5">
        {mealPlan.canEdit && hasMeals && <DayServings day={day} dayName={name} address={address} />}
        {mealPlan.canEdit && places.length > 0 && (
          <PlanAnew
            mealPlan={mealPlan}
            requestKey={requestKey}
            places={places}
            label={m.meal_plans_plan_day()}
            name={m.meal_plans_plan_day_named({ day: name })}
          />
        )}
        {mealPlan.isOwn && hasMeals && !isPast && (
          <ShopDay mealPlan={mealPlan} requestKey={requestKey} day={day.index} name={name} />
        )}
      </div>
    </>
  );
}

/** Puts what the day needs on the shopping list. */
function ShopDay({
  mealPlan,
  requestKey,
  day,
  name,
}: Pick<DaySheetProps, 'mealPlan' | 'requestKey'> & { day: number; name: string }) {
  return (
    <PlanForm intent="shop-day" plan={mealPlan} fields={{ request_key: requestKey, day }}>
      <SubmitButton
        size="sm"
        variant="quiet"
        icon={BasketIcon}
        aria-label={m.meal_plans_shop_day_named({ day: name })}
      >
        {m.meal_plans_shop_day()}
      </SubmitButton>
    </PlanForm>
  );
}
