import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check';
import { CookingPotIcon } from '@phosphor-icons/react/dist/ssr/CookingPot';
import { SwapIcon } from '@phosphor-icons/react/dist/ssr/Swap';
import type { Locale } from '../../../i18n/locales.ts';
import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import { useLocale } from '../../shell/locale.ts';
import { ButtonLink } from '../../ui/actions/button.tsx';
import { FactRow } from '../../ui/data/fact-row.tsx';
import { Tag } from '../../ui/data/tag.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';
import { dayWords } from '../../plans/day-words.ts';
import { planQuery } from '../meal-plans/plan-address.ts';
import { dishMinutes } from '../../dishes/dish-minutes.ts';
import { dishPicture } from '../../dishes/dish-picture.ts';
import { gramsText } from '../../amounts/figures.ts';
import { mealWords } from '../../dishes/recipe-words.ts';
import { netCarbsOf, recipeLink } from './dish-words.ts';
import type { HomePlan, NextMeal, PlanDish } from './plan-day.ts';

interface NextMealProps {
  plan: HomePlan;
  next: NextMeal;
}

export function NextMealCard({ plan, next }: NextMealProps) {
  const { meal } = next;
  const [dish] = meal.recipes;
  if (dish === undefined) return null;
  return (
    <Card as="article" isPadded={false} className="grid overflow-hidden lg:grid-cols-2">
      <div className="relative aspect-4/3 bg-sunken lg:aspect-auto lg:min-h-100">
        <div className="absolute inset-0">
          <Picture {...dishPicture(dish.recipe.id)} width={640} height={480} loading="eager" />
        </div>
      </div>
      <div className="grid content-center gap-4 p-[clamp(1.25rem,0.8rem+1.2vw,1.75rem)]">
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1.5 text-sm text-ink-2">
          <Tag tone="yolk">{m.home_next_meal()}</Tag>
          {next.isTomorrow
            ? m.home_tomorrow({ meal: mealWords[meal.meal]() })
            : mealWords[meal.meal]()}
          {isCooked({ plan, next, dish }) && (
            <Tag tone="leaf" icon={CheckIcon}>
              {m.meal_plans_cooked()}
            </Tag>
          )}
        </div>
        <h2 className="text-h2">{dish.recipe.title}</h2>
        <Facts dish={dish} />
        <Leftovers plan={plan} dish={dish} />
        {meal.note && (
          <p className="wrap-anywhere">
            <span className="sr-only">{m.home_meal_note()}: </span>
            {meal.note}
          </p>
        )}
        <div className="flex flex-wrap gap-3">
          <Actions plan={plan} next={next} dish={dish} />
        </div>
      </div>
    </Card>
  );
}

function isCooked({ plan, next, dish }: NextMealProps & { dish: PlanDish }): boolean {
  return plan.cookedDishes.some(
    ({ day, meal, recipeId }) =>
      day === next.day.index && meal === next.meal.meal && recipeId === dish.recipe.id,
  );
}

function Facts({ dish: { recipe, nutrition, leftoverOfDay } }: { dish: PlanDish }) {
  const locale = useLocale();
  const protein = gramsText({ amount: nutrition.proteinGrams, locale });
  const time = { label: dishMinutes(recipe.times) };
  return (
    <FactRow
      size="md"
      facts={[
        { value: netCarbsOf({ nutrition, locale }), label: m.recipes_net_carbs() },
        { value: protein, label: m.recipes_fact_protein() },
        ...(leftoverOfDay === null ? [time] : []),
      ]}
    />
  );
}

function Leftovers({ plan, dish }: { plan: HomePlan; dish: PlanDish }) {
  const locale = useLocale();
  if (dish.leftoverOfDay === null) return null;
  const words = dayWords({ firstWeekday: plan.days[0]?.weekday ?? null, locale });
  return <p className="font-semibold text-leaf-ink">{words.leftoversFrom(dish.leftoverOfDay)}</p>;
}

/** What is left over is ready: there is nothing to cook, nor to swap. */
function Actions({ plan, next, dish }: NextMealProps & { dish: PlanDish }) {
  const locale = useLocale();
  if (dish.leftoverOfDay !== null) {
    return (
      <ButtonLink variant="primary" to={recipeLink({ dish, locale })}>
        {m.home_open_recipe()}
      </ButtonLink>
    );
  }
  return (
    <>
      <ButtonLink variant="primary" icon={CookingPotIcon} to={cookingLink({ dish, locale })}>
        {m.recipes_start_cooking()}
      </ButtonLink>
      {plan.canEdit && (
        <ButtonLink icon={SwapIcon} to={swapLink({ plan, next, dish, locale })}>
          {m.home_swap()}
        </ButtonLink>
      )}
    </>
  );
}

function cookingLink({ dish, locale }: { dish: PlanDish; locale: Locale }): string {
  return screenPath('cooking', locale, { slug: dish.recipe.slug }, { query: { dish: dish.key } });
}

/** The plan's own page, where what could be eaten instead is already asked for. */
function swapLink(args: NextMealProps & { dish: PlanDish; locale: Locale }): string {
  const { plan, next, dish, locale } = args;
  const place = {
    day: next.day.index,
    meal: next.meal.meal,
    swappedId: dish.recipe.id,
    chosenId: null,
  };
  const picking = { ...place, tab: 'suggestions' as const, text: '' };
  const query = planQuery({ picking });
  return `${screenPath('mealPlan', locale, { slug: plan.slug })}${query}`;
}
