import { Link } from '../../ui/navigation/link.ts';
import { roundableDayNetCarbs } from '../../../domain/recipes/nutrition/strictness.rules.ts';
import type { Locale } from '../../../i18n/locales.ts';
import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import { useLocale } from '../../shell/locale.ts';
import { MealRow } from '../../ui/cards/meal-row.tsx';
import { CarbRing } from '../../ui/data/carb-ring.tsx';
import { FactRow, type Fact } from '../../ui/data/fact-row.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { dishPicture } from '../../dishes/dish-picture.ts';
import { dayNetCarbsText, gramsText, wholeNumber } from '../../amounts/figures.ts';
import { becameWord } from '../../plans/what-became.ts';
import { mealWords } from '../../dishes/recipe-words.ts';
import { netCarbsOf, recipeLink } from './dish-words.ts';
import type { HomePlan, PlanDay, PlanDish, PlanMeal } from './plan-day.ts';

interface DayCardProps {
  plan: HomePlan;
  day: PlanDay;
}

/** Today's meals of the plan against what the member means to eat. */
export function DayCard({ plan, day }: DayCardProps) {
  const locale = useLocale();
  return (
    <Card as="section">
      <div className="flex items-start justify-between gap-4">
        <div>
          <h2 className="text-h3">{m.home_today()}</h2>
          <p className="mt-1.5 mb-3.5 text-sm">
            <Link
              to={screenPath('mealPlan', locale, { slug: plan.slug })}
              className="text-link underline underline-offset-4"
            >
              {m.home_open_plan()}
            </Link>
          </p>
          <FactRow facts={factsOf({ day, plan, locale })} />
        </div>
        <PlannedCarbs day={day} plan={plan} />
      </div>
      <Meals day={day} plan={plan} />
    </Card>
  );
}

function Meals({ day, plan }: DayOfPlan) {
  const locale = useLocale();
  return (
    <ul className="mt-3.5 divide-y divide-line">
      {day.meals.map(({ meal, recipes }) =>
        recipes.map((dish) => (
          <li key={`${meal} ${dish.recipe.id}`}>
            <MealRow
              picture={dishPicture(dish.recipe.id)}
              slot={
                <>
                  {mealWords[meal]()}
                  <WhatBecame meal={meal} dish={dish} day={day} plan={plan} />
                </>
              }
              title={dish.recipe.title}
              to={recipeLink({ dish, locale })}
              trailing={netCarbsOf({ nutrition: dish.nutrition, locale })}
            />
          </li>
        )),
      )}
    </ul>
  );
}

/** Whether it was cooked or eaten already, as the plan says it. */
function WhatBecame({
  meal,
  dish,
  day: { index: day },
  plan: mealPlan,
}: DayOfPlan & { meal: PlanMeal['meal']; dish: PlanDish }) {
  const place = { day, meal, recipeId: dish.recipe.id };
  const words = becameWord({ mealPlan, place });
  return words && <span className="text-leaf">{` · ${words}`}</span>;
}

interface DayOfPlan {
  day: PlanDay;
  plan: HomePlan;
}

/** Protein and energy, each of its target where there is one. */
function factsOf({ day, plan, locale }: DayOfPlan & { locale: Locale }): Fact[] {
  const { proteinGrams: protein, energyKcal: energy } = day.nutrition;
  const { targets } = plan;
  const facts: Fact[] = [];
  if (protein !== null) {
    const target = targets && gramsText({ amount: targets.proteinGrams, locale });
    const label = target ? m.home_protein_of({ target }) : m.recipes_fact_protein();
    facts.push({ value: gramsText({ amount: protein, locale }), label });
  }
  if (energy !== null) {
    const target = targets && wholeNumber({ amount: targets.energyKcal, locale });
    const label = target ? m.home_energy_of({ target }) : m.recipes_fact_kcal();
    facts.push({ value: wholeNumber({ amount: energy, locale }), label });
  }
  return facts;
}

/** What the plan gives of what the member means to eat at most. */
function PlannedCarbs({ day, plan }: DayOfPlan) {
  const locale = useLocale();
  const value = day.nutrition.netCarbsGrams;
  const target = plan.targets?.netCarbsLimitGrams;
  if (value === null || target === undefined) return null;
  const planned = dayNetCarbsText({ nutrition: day.nutrition, locale });
  const over = Math.round(roundableDayNetCarbs(value)) - target;
  const targetText =
    over > 0
      ? m.home_carbs_over({ amount: gramsText({ amount: over, locale }) })
      : m.home_carbs_of({ limit: wholeNumber({ amount: target, locale }) });
  const limit = gramsText({ amount: target, locale });
  return (
    <CarbRing
      value={value}
      target={target}
      valueText={planned}
      targetText={targetText}
      label={m.home_carbs_planned({ planned, limit })}
    />
  );
}
