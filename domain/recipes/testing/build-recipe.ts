import { perLanguage } from '../../../lib/language.ts';
import type { Food } from '../../foods/food.ts';
import { compileRecipe } from '../files/compile-recipe.rules.ts';
import type { CompileSettings } from '../files/compile-recipe.rules.ts';
import { parseIngredientLine } from '../files/parse-ingredient-line.ts';
import type { CompiledRecipe, Ingredient, Recipe, RecipeStep } from '../recipe.ts';

/** Ingredients as an editor writes their lines. */
export function buildIngredients(lines: readonly string[]): readonly Ingredient[] {
  const foodIds: string[] = [];
  return lines.map((line) => {
    const parsed = parseIngredientLine(line);
    if (!parsed.ok) throw new Error(parsed.reason);
    const { note, ...rest } = parsed.value;
    foodIds.push(rest.foodId);
    const count = foodIds.filter((id) => id === rest.foodId).length;
    const key = count === 1 ? rest.foodId : `${rest.foodId}#${count}`;
    return { ...rest, key, notes: perLanguage(() => note) };
  });
}

export function buildStep(parts: Partial<RecipeStep> = {}): RecipeStep {
  return { texts: perLanguage(() => 'Cook it.'), uses: [], timerMinutes: null, ...parts };
}

type RecipeParts = Partial<Omit<Recipe, 'ingredients'>> & { lines?: readonly string[] };

/** A plain dinner for two, but for what the test says. */
export function buildRecipe({ lines = [], ...parts }: RecipeParts = {}): Recipe {
  const id = parts.id ?? 'some-dinner';
  return {
    id,
    texts: perLanguage((language) => ({
      slug: language === 'en' ? id : `${id}-${language}`,
      title: `Some dinner ${language}`,
      short: null,
      description: 'It is good.',
      tip: null,
      faq: [],
      video: null,
      photoAlt: null,
    })),
    cuisine: 'NORDIC',
    dish: 'PAN',
    protein: 'NONE',
    meals: ['DINNER'],
    role: 'main',
    difficulty: 'easy',
    isPremium: false,
    isTestKitchen: false,
    cookings: [],
    publishedOn: null,
    servings: 2,
    leftoverServings: null,
    family: null,
    vouched: [],
    art: null,
    photo: null,
    risks: [],
    servingsOptions: [1, 2, 4, 6, 8],
    isGoodAsLeftovers: false,
    times: { prepMinutes: 5, cookMinutes: 10, activeMinutes: 15, totalMinutes: 15 },
    ingredients: buildIngredients(lines),
    steps: [],
    ...parts,
  };
}

export function compiled(args: {
  foods: readonly Food[];
  recipe: RecipeParts;
  settings?: CompileSettings;
}): CompiledRecipe {
  const foods = new Map(args.foods.map((food) => [food.id, food]));
  const result = compileRecipe({ ...args, recipe: buildRecipe(args.recipe), foods });
  if (!result.ok) throw new Error(result.reason.map(({ reason }) => reason).join());
  return result.value;
}
