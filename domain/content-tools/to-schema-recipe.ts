import type { NutrientName } from '../../lib/nutrients.ts';
import { recipeSheet } from '../kitchen/sheet/recipe-sheet.ts';
import { stepText } from '../kitchen/sheet/step-pieces.ts';
import type { FoodsById } from '../recipes/amounts/weigh-ingredients.rules.ts';
import type { CompiledRecipe, RecipeNutrition } from '../recipes/recipe.ts';
import { ingredientText } from './ingredient-text.ts';
import { withCapital } from '../../lib/with-capital.ts';

const nutrientProperties: readonly (readonly [NutrientName, string, string])[] = [
  ['energyKcal', 'calories', 'kcal'],
  ['carbohydrateGrams', 'carbohydrateContent', 'g'],
  ['fiberGrams', 'fiberContent', 'g'],
  ['sugarGrams', 'sugarContent', 'g'],
  ['proteinGrams', 'proteinContent', 'g'],
  ['fatGrams', 'fatContent', 'g'],
  ['saturatedFatGrams', 'saturatedFatContent', 'g'],
  ['cholesterolMg', 'cholesterolContent', 'mg'],
  ['sodiumMg', 'sodiumContent', 'mg'],
];

const diets = {
  vegan: ['https://schema.org/VeganDiet', 'https://schema.org/VegetarianDiet'],
  vegetarian: ['https://schema.org/VegetarianDiet'],
  none: [],
} as const;

/** The whole recipe as schema.org/Recipe, which most recipe apps read. */
export function toSchemaRecipe({ recipe, foods }: { recipe: CompiledRecipe; foods: FoodsById }) {
  const { texts, times, servings, meals, cuisine, dish, ingredients } = recipe;
  const { steps } = recipeSheet({ recipe, servings, foods, language: 'en' });
  return {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    identifier: recipe.id,
    name: texts.en.title,
    description: texts.en.description,
    inLanguage: 'en',
    recipeYield: `${servings} servings`,
    prepTime: `PT${times.prepMinutes}M`,
    cookTime: `PT${times.cookMinutes}M`,
    totalTime: `PT${times.totalMinutes}M`,
    recipeCuisine: spoken(cuisine),
    recipeCategory: meals.map(spoken),
    keywords: spoken(dish),
    suitableForDiet: diets[recipe.diet],
    recipeIngredient: ingredients.flatMap((ingredient) => {
      const food = foods.get(ingredient.foodId);
      return food === undefined ? [] : [ingredientText({ ingredient, food })];
    }),
    recipeInstructions: steps.map(({ pieces }) => ({
      '@type': 'HowToStep',
      text: stepText({ pieces, language: 'en', units: 'metric' }),
    })),
    nutrition: nutritionOf(recipe.nutrition),
  };
}

/** Only what is known for the whole dish: a lower bound would be read as the figure. */
function nutritionOf({ gramsPerServing, nutrients, incomplete }: RecipeNutrition) {
  const known = nutrientProperties.flatMap(([name, property, unit]) => {
    const amount = nutrients[name];
    if (amount === null || incomplete.includes(name)) return [];
    return [[property, `${Math.round(amount * 10) / 10} ${unit}`]];
  });
  const servingSize = `${Math.round(gramsPerServing)} g`;
  return { '@type': 'NutritionInformation', servingSize, ...Object.fromEntries(known) };
}

/** `STIR_FRY` is "Stir fry". */
function spoken(word: string): string {
  const lower = word.toLowerCase().replaceAll('_', ' ');
  return withCapital(lower);
}
