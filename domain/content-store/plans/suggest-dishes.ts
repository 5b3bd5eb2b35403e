import type { Language } from '../../../lib/language.ts';
import { personOfPlan } from '../../meal-plans/themed/check-themed-plan.ts';
import { themedAsMealPlan } from '../../meal-plans/themed/themed-plan-place.ts';
import { suggestRecipes } from '../../meal-plans/planning/suggest-recipes.ts';
import type { MealPlace } from '../../meal-plans/meals.rules.ts';
import type { CompiledRecipe } from '../../recipes/recipe.ts';
import type { Fields } from '../documents/document.rules.ts';
import type { Catalogue } from '../kinds/catalogue.ts';
import { compilePlan } from './plan-file.ts';
import { withEnglish } from '../documents/filled.rules.ts';

interface Asking {
  id: string;
  fields: Fields;
  catalogue: Catalogue;
  place: MealPlace;
  swappedId: string | null;
  search: string;
  language: Language;
}

const count = 12;

/** Dishes for a place: what the planner thinks of first, or what is searched for. */
export async function suggestDishes(args: Asking): Promise<CompiledRecipe[]> {
  const { id, place, catalogue, swappedId, search, language } = args;
  const { content } = catalogue;
  const wanted = search.trim().toLowerCase();
  if (wanted !== '') {
    return content.recipes
      .filter(({ texts }) => texts[language].title.toLowerCase().includes(wanted))
      .toSorted((one, other) => fitOf(other, place) - fitOf(one, place))
      .slice(0, count);
  }
  const { plan } = compilePlan({ id, fields: withEnglish(args.fields), content });
  if (plan === null || plan.days[place.day] === undefined) return [];
  const person = personOfPlan(plan);
  const profile = place.meal === 'BREAKFAST' ? { ...person, mealsPerDay: 3 as const } : person;
  const asked = { content, profile, place, swappedId, count };
  const themed = themedAsMealPlan({ themed: plan, language });
  const found = await suggestRecipes({ ...asked, plan: themed });
  return found.map(({ recipe }) => recipe);
}

function fitOf({ meals }: CompiledRecipe, { meal }: MealPlace): number {
  return meals.includes(meal) ? 1 : 0;
}
