import { languages } from '../../lib/language.ts';
import type { Language, PerLanguage } from '../../lib/language.ts';
import type { Food, FoodId } from './food.ts';

/** By the slug of the language, of any other, or its id: links are shared across languages. */
export function findFood(args: {
  foods: Readonly<{
    foodsBySlug: PerLanguage<ReadonlyMap<string, Food>>;
    foodsById: ReadonlyMap<FoodId, Food>;
  }>;
  slug: string;
  language: Language;
}): Food | null {
  const { foods, slug, language } = args;
  const found = [language, ...languages].map((each) => foods.foodsBySlug[each].get(slug));
  return found.find((food) => food !== undefined) ?? foods.foodsById.get(slug) ?? null;
}
