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
import { dishMinutes } from '../../../domain/kitchen/dish-minutes.rules.ts';
import { dishPicture } from '../../dishes/dish-picture.ts';
import { gramsText } from '../../amounts/figures.ts';
import { mealWords } from '../../dishes/recipe-words.ts';
import { netCarbsOf, recipeLink } from './dish-words.ts';
import type { HomePlan, NextMeal, PlanDish } from './plan-day.ts';

interface NextMealProps {
  next: NextMeal;
}

export function NextMealCard({ next }: NextMealProps) {
  const { plan, meal, dish } = next;
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
          <When next={next} />
        </div>
        <h2 className="text-h2 wrap-anywhere hyphens-auto">{dish.recipe.title}</h2>
        <Facts dish={dish} />
        <Leftovers plan={plan} dish={dish} />
        {meal.note && (
          <p className="wrap-anywhere">
            <span className="sr-only">{m.home_meal_note()}: </span>
            {meal.note}
          </p>
        )}
        <div className="flex flex-wrap gap-3">
          <Actions next={next} />
        </div>
      </div>
    </Card>
  );
}

/** "Dinner", "Breakfast tomorrow", "Monday · Breakfast" */
function When({ next: { plan, day, meal, daysAhead } }: NextMealProps) {
  const locale = useLocale();
  const name = mealWords[meal.meal]();
  if (daysAhead === 0) return name;
  if (daysAhead === 1) return m.home_tomorrow({ meal: name });
  const words = dayWords({ firstWeekday: plan.days[0]?.weekday ?? null, locale });
  return `${words.heading(day)} · ${name}`;
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
function Actions({ next }: NextMealProps) {
  const locale = useLocale();
  const { plan, dish } = next;
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
        <ButtonLink icon={SwapIcon} to={swapLink({ next, locale })}>
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
function swapLink({ next, locale }: NextMealProps & { locale: Locale }): string {
  const { plan, day, meal, dish } = next;
  const place = {
    day: day.index,
    meal: meal.meal,
    swappedId: dish.recipe.id,
    chosenId: null,
  };
  const picking = { ...place, tab: 'suggestions' as const, text: '' };
  const query = planQuery({ picking });
  return `${screenPath('mealPlan', locale, { slug: plan.slug })}${query}`;
}
