import { classNames } from '../../../ui/class-names.ts';
import * as m from '../../../../i18n/paraglide/messages.js';
import type { PlanDayFragment, ShownPlanFragment } from '../operations.gen.ts';
import { useLocale } from '../../../shell/locale.ts';
import { dayNetCarbsText, gramsText, kilocaloriesText } from '../../../amounts/figures.ts';
import { mealWords } from '../../../dishes/recipe-words.ts';
import type { DayWords } from '../../../plans/day-words.ts';
import { planTitle } from '../../../plans/plan-title.ts';
import { allMeals } from '../edit/planned-places.ts';
import { DishDetail } from '../week/dish-detail.tsx';

interface PrintedProps {
  mealPlan: Pick<ShownPlanFragment, 'days' | 'title' | 'character'>;
  words: DayWords;
}

const daysPerRow = 7;

/** On paper a plan is one landscape page with its days as columns. */
export function PrintedWeek({ mealPlan, words }: PrintedProps) {
  const weeks = Math.ceil(mealPlan.days.length / daysPerRow);
  return (
    <div aria-hidden className="plan-on-paper hidden print:block">
      <p className="mb-2 font-display text-[1.4rem]">{planTitle(mealPlan)}</p>
      {Array.from({ length: weeks }, (_, week) => (
        <Week
          key={week}
          days={mealPlan.days.slice(week * daysPerRow, (week + 1) * daysPerRow)}
          words={words}
        />
      ))}
    </div>
  );
}

function Week({ days, words }: { days: readonly PlanDayFragment[]; words: DayWords }) {
  const used = new Set(days.flatMap(({ meals }) => meals.map(({ meal }) => meal)));
  return (
    <table className="mb-3 w-full table-fixed border-collapse text-[9.5pt] leading-tight">
      <thead>
        <tr>
          {days.map((day) => (
            <th key={day.index} className={classNames(cell, 'font-bold')}>
              {words.heading(day)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {allMeals
          .filter((meal) => used.has(meal))
          .map((meal) => (
            <tr key={meal}>
              {days.map((day) => (
                <td key={day.index} className={cell}>
                  <MealOnPaper day={day} meal={meal} words={words} />
                </td>
              ))}
            </tr>
          ))}
        <tr>
          {days.map((day) => (
            <td key={day.index} className={cell}>
              <FiguresOnPaper day={day} />
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

const cell = 'border border-line-strong p-1.5 text-left align-top';

function MealOnPaper({
  day,
  meal,
  words,
}: {
  day: PlanDayFragment;
  meal: (typeof allMeals)[number];
  words: DayWords;
}) {
  const planned = day.meals.find((each) => each.meal === meal);
  return (
    <>
      <b>{mealWords[meal]()}</b>
      {planned?.recipes.map(({ recipe }, position) => (
        <span key={recipe.id} className="mt-0.5 block">
          {recipe.short}
          <span className="block text-[8.5pt]">
            <DishDetail meal={planned} position={position} words={words} />
          </span>
        </span>
      ))}
    </>
  );
}

function FiguresOnPaper({ day }: { day: PlanDayFragment }) {
  const locale = useLocale();
  if (day.meals.length === 0) return null;
  const carbs = dayNetCarbsText({ nutrition: day.nutrition, locale });
  return (
    <>
      {m.meal_plans_card_net_carbs({ amount: carbs })}
      <br />
      {gramsText({ amount: day.nutrition.proteinGrams, locale })} {m.recipes_fact_protein()}
      <br />
      {kilocaloriesText({ amount: day.nutrition.energyKcal, locale })}
    </>
  );
}
