import type { Language } from '../../../lib/language.ts';
import type { Food, FoodId } from '../../foods/food.ts';
import type { CompiledRecipe } from '../../recipes/recipe.ts';
import { choiceWord } from './filter-words.rules.ts';
import { recipeChoices } from './recipe-choices.rules.ts';
import type { FilterName } from './search-filters.rules.ts';
import type { SearchDocument } from '../text/text-index.ts';

/** The filters whose words people also type. */
const typedFilters: readonly FilterName[] = [
  'diet',
  'dish',
  'protein',
  'strictness',
  'tag',
  'type',
];
const unsaidChoices: readonly string[] = ['none', 'extra', 'few_ingredients', 'good_leftovers'];
const freeOfSomething: readonly string[] = [
  'dairy_free',
  'egg_free',
  'gluten_free',
  'nut_free',
  'soy_free',
];

export function recipeDocument(args: {
  recipe: CompiledRecipe;
  foods: ReadonlyMap<FoodId, Food>;
  language: Language;
}): SearchDocument {
  const { recipe, language } = args;
  const { title, description } = recipe.texts[language];
  return {
    id: recipe.id,
    title,
    ...namesOfKind({ recipe, language }),
    parts: ingredientNames(args),
    description,
  };
}

/** The names of a recipe's ingredients, without the foods that may replace them. */
export function ingredientNames(args: {
  recipe: CompiledRecipe;
  foods: ReadonlyMap<FoodId, Food>;
  language: Language;
}): string[] {
  const { recipe, foods, language } = args;
  return recipeChoices(recipe).ingredient.flatMap((id) => {
    const food = foods.get(id);
    return food === undefined ? [] : [food.names[language].singular];
  });
}

function namesOfKind(args: {
  recipe: CompiledRecipe;
  language: Language;
}): Pick<SearchDocument, 'keywords' | 'labels'> {
  const { recipe, language: locale } = args;
  const choices = recipeChoices(recipe);
  const said = typedFilters.flatMap((name) =>
    choices[name]
      .filter((value) => !unsaidChoices.includes(value))
      .map((value) => ({ value, word: choiceWord({ name, value, locale }) ?? '' })),
  );
  const isLabel = ({ value }: { value: string }) => freeOfSomething.includes(value);
  return {
    keywords: said.filter((each) => !isLabel(each)).map(({ word }) => word),
    labels: said.filter(isLabel).map(({ word }) => word),
  };
}
