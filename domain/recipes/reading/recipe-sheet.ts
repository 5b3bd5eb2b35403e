import type { Language } from '../../../lib/language.ts';
import { refusal, success } from '../../../lib/result.ts';
import type { Result } from '../../../lib/result.ts';
import type { Unit } from '../../../lib/units.ts';
import type { Food, FoodGroup, FoodId } from '../../foods/food.ts';
import { shownAmount } from '../amounts/amounts.rules.ts';
import { ingredientName } from '../ingredients/ingredient-name.rules.ts';
import type { CompiledIngredient, CompiledRecipe, RecipeQuestion, RecipeVideo } from '../recipe.ts';
import { scaleIngredients } from '../amounts/scale-servings.rules.ts';
import type { ShownAmount } from '../amounts/shown-amount.ts';
import { stepIngredients } from '../ingredients/step-ingredients.rules.ts';
import type { FoodsById } from '../amounts/weigh-ingredients.rules.ts';

export type AmountPerSystem = Readonly<{ metric: ShownAmount; us: ShownAmount }>;

/** One line of the list as a reader sees it. */
export type SheetIngredient = Pick<CompiledIngredient, 'key' | 'foodId' | 'label' | 'standing'> &
  Readonly<{
    foodGroup: FoodGroup;
    name: string;
    note: string | null;
    amount: AmountPerSystem;
    /** Beside whole foods, which are counted and yet bought by weight: 2 (500 g). */
    weight: AmountPerSystem | null;
  }>;

/** What goes in at a step. */
export type StepIngredient = SheetIngredient &
  Readonly<{
    /** Of what the list says; below 1 the rest goes into other steps. */
    share: number;
  }>;

export type SheetStep = Readonly<{
  text: string;
  timerMinutes: number | null;
  ingredients: readonly StepIngredient[];
}>;

/** How a recipe is made, for so many servings, in one language. */
export type RecipeSheet = Readonly<{
  servings: number;
  ingredients: readonly SheetIngredient[];
  /** Different foods; what comes from the tap is not bought. */
  foodsToBuyCount: number;
  steps: readonly SheetStep[];
  tip: string | null;
  faq: readonly RecipeQuestion[];
  video: RecipeVideo | null;
}>;

const fromTheTap: FoodId = 'water';
const wholeUnits: readonly Unit[] = ['piece', 'head'];
/** Below it nobody weighs what is counted. */
const leastWeightGrams = 100;

export function recipeSheet(args: {
  recipe: CompiledRecipe;
  servings: number;
  foods: FoodsById;
  language: Language;
}): Result<RecipeSheet, 'servings-not-offered'> {
  const { recipe, servings, foods, language } = args;
  const scaled = scaleIngredients({ recipe, servings });
  if (!scaled.ok) return refusal(scaled.reason);
  const factor = servings / recipe.servings;
  const ingredients = scaled.value.map((ingredient) => {
    return { ...ingredient, grams: ingredient.grams * factor };
  });
  const { tip, faq, video } = recipe.texts[language];
  return success({
    servings,
    ingredients: ingredients.flatMap((ingredient) => {
      const food = foods.get(ingredient.foodId);
      return food === undefined ? [] : [sheetIngredient({ ingredient, food, language })];
    }),
    foodsToBuyCount: foodsToBuy(recipe.ingredients).size,
    steps: recipe.steps.map(({ texts, timerMinutes, uses }) => ({
      text: texts[language],
      timerMinutes,
      ingredients: ingredientsOfStep({ uses, ingredients, foods, language }),
    })),
    tip,
    faq,
    video,
  });
}

function ingredientsOfStep(args: {
  uses: CompiledRecipe['steps'][number]['uses'];
  ingredients: readonly CompiledIngredient[];
  foods: FoodsById;
  language: Language;
}): readonly StepIngredient[] {
  const { uses, ingredients, foods, language } = args;
  return stepIngredients({ step: { uses }, ingredients }).flatMap(({ share, ...ingredient }) => {
    const food = foods.get(ingredient.foodId);
    if (food === undefined) return [];
    const used = { ...ingredient, grams: ingredient.grams * share };
    return [{ ...sheetIngredient({ ingredient: used, food, language }), share }];
  });
}

function foodsToBuy(ingredients: readonly CompiledIngredient[]): ReadonlySet<FoodId> {
  const listed = ingredients.filter(({ standing }) => standing !== 'alternative');
  const ids = listed.map(({ foodId }) => foodId).filter((foodId) => foodId !== fromTheTap);
  return new Set(ids);
}

/** Amount and grams are already those of the servings. */
function sheetIngredient(args: {
  ingredient: CompiledIngredient;
  food: Food;
  language: Language;
}): SheetIngredient {
  const { ingredient, food, language } = args;
  const { key, foodId, label, standing, unit, grams } = ingredient;
  const amount = amountPerSystem({ amount: ingredient.amount, unit, food, language });
  return {
    key,
    foodId,
    foodGroup: food.group,
    label,
    standing,
    name: ingredientName({ food, amount: amount.metric, unit, grams, language }),
    note: ingredient.notes[language],
    amount,
    weight: isBoughtByWeight({ unit, food, grams })
      ? amountPerSystem({ amount: grams, unit: 'g', food: weighedOnly(food), language })
      : null,
  };
}

function amountPerSystem(args: {
  amount: number;
  unit: Unit;
  food: Parameters<typeof shownAmount>[0]['food'];
  language: Language;
}): AmountPerSystem {
  const { language, ...measured } = args;
  const usesDeciliters = language === 'sv';
  return {
    metric: shownAmount({ ...measured, style: { system: 'metric', usesDeciliters } }),
    us: shownAmount({ ...measured, style: { system: 'us' } }),
  };
}

/** Eggs are only ever counted. */
function isBoughtByWeight(args: { unit: Unit; food: Food; grams: number }): boolean {
  const { unit, food, grams } = args;
  return wholeUnits.includes(unit) && food.group !== 'eggs' && grams >= leastWeightGrams;
}

/** Beside a count stands a weight, never cups. */
function weighedOnly(food: Food): Food {
  return { ...food, densityGramsPerMl: null, gramsPerMeasure: {} };
}
