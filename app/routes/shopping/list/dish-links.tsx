import { addLocalDays, type LocalDay } from '../../../../lib/local-time.ts';
import type { Locale } from '../../../../i18n/locales.ts';
import * as m from '../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../i18n/paths.ts';
import { dateWords } from '../../../dates/date-words.ts';
import { useLocale } from '../../../shell/locale.ts';
import { Link } from '../../../ui/navigation/link.ts';
import type { DishOnList, RecipeHeading, RecipeOnList } from '../list.ts';

/** When the plans of a list begin, as far as they are on a calendar. */
export type PlanBeginnings = readonly { mealPlanId: string; beginsOn: LocalDay }[];

/** Every day on which a plan cooks a recipe, each leading to it as it is cooked there. */
export function DishLinks({
  recipe: { recipe, dishes },
  plans,
}: {
  recipe: Pick<RecipeOnList, 'recipe' | 'dishes'>;
  plans: PlanBeginnings;
}) {
  const locale = useLocale();
  return (
    <ul className="flex flex-wrap gap-x-4">
      {dishes.map((dish, index) => (
        <li key={index}>
          <Link
            to={dishPath({ recipe, dish, locale })}
            className="link inline-flex min-h-target items-center"
          >
            <span className="sr-only">{recipe.title}, </span>
            {dishDay({ dish, plans, locale })}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The recipe as a plan cooks it, where one does. */
export function dishPath({
  recipe: { slug },
  dish,
  locale,
}: {
  recipe: RecipeHeading;
  dish: DishOnList | undefined;
  locale: Locale;
}): string {
  return screenPath('recipe', locale, { slug }, { query: { dish: dish?.key } });
}

/** "Monday, Nov 30", "lunes, 30 nov"; of a plan without dates "Day 1". */
export function dishDay({
  dish: { mealPlanId, day },
  plans,
  locale,
}: {
  dish: DishOnList;
  plans: PlanBeginnings;
  locale: Locale;
}): string {
  const plan = plans.find((each) => each.mealPlanId === mealPlanId);
  if (plan === undefined) return m.meal_plans_day({ number: day + 1 });
  const date = addLocalDays(plan.beginsOn, day);
  return dateWords({ date, locale, weekday: 'long', day: 'numeric', month: 'short' });
}
