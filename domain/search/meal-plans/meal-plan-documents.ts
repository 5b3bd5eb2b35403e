import { locales, type Locale } from '../../../i18n/locales.ts';
import * as m from '../../../i18n/paraglide/messages.js';
import type { DescribedPlan } from '../../meal-plans/reading/described-plan.ts';
import type { PlanCharacter } from '../../meal-plans/reading/plan-character.rules.ts';
import type { SearchDocument } from '../text/text-index.ts';

/** A plan without a name is shown and found by its character. */
const characterTitles: Readonly<
  Record<PlanCharacter, (values: Record<string, never>, options: { locale: Locale }) => string>
> = {
  VEGAN: m.meal_plans_title_vegan,
  VEGETARIAN: m.meal_plans_title_vegetarian,
  QUICK: m.meal_plans_title_quick,
  FISH: m.meal_plans_title_fish,
  HIGH_PROTEIN: m.meal_plans_title_high_protein,
  VARIED: m.meal_plans_title_varied,
  UNNAMED: m.meal_plans_title_unnamed,
};

export function mealPlanDocument(args: { plan: DescribedPlan; locale: Locale }): SearchDocument {
  const { plan, locale } = args;
  const { id, title } = plan.head;
  return {
    id,
    title: title ?? characterTitles[plan.facts.character]({}, { locale }),
    keywords: [],
    labels: [],
    parts: dishTitles({ plan, locale }),
    description: '',
  };
}

function dishTitles(args: { plan: DescribedPlan; locale: Locale }): string[] {
  const language = locales[args.locale].contentLanguage;
  const dishes = args.plan.days.flatMap(({ meals }) => meals.flatMap((meal) => meal.dishes));
  return [...new Set(dishes.map(({ recipe }) => recipe.texts[language].title))];
}
