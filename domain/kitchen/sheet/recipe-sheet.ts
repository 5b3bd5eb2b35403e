import * as m from '../../../i18n/paraglide/messages.js';
import type { Language } from '../../../lib/language.ts';
import type { Unit } from '../../../lib/units.ts';
import type { Food, FoodGroup, FoodId } from '../../foods/food.ts';
import type { AmountPerSystem } from '../../recipes/amounts/shown-amount.ts';
import type { FoodsById } from '../../recipes/amounts/weigh-ingredients.rules.ts';
import { ingredientName, isSingular } from '../../recipes/ingredients/ingredient-name.rules.ts';
import type {
  CompiledIngredient,
  CompiledRecipe,
  RecipeNutrition,
  RecipeStep,
  RecipeQuestion,
  RecipeVideo,
  StepState,
} from '../../recipes/recipe.ts';
import { readStepText } from '../../recipes/ingredients/step-text.rules.ts';
import { drawnStages } from '../../recipes/pictures/drawn-stages.ts';
import { cookedNutrition } from '../cooked-nutrition.ts';
import { batchCount } from '../cooked-times.rules.ts';
import { kitchenLines } from '../kitchen-lines.rules.ts';
import { isMainLine } from '../main-lines.rules.ts';
import { tapWater } from '../measures/food-measures.ts';
import { amountPerSystem, amountsTold, type AmountsTold } from './amounts-told.ts';
import { noteBesideName } from './note-beside-name.rules.ts';
import { noteInNumber } from './note-in-number.rules.ts';
import { stepAmounts, type StepAmount } from './step-amounts.rules.ts';
import { stepPieces, type SheetPiece } from './step-pieces.ts';

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
    /**
     * Says "some of it" where the share is less than a kitchen can measure, like a part of the only
     * egg.
     */
    isPart: boolean;
    /** The words of the step say how much of it. */
    isTold: boolean;
  }>;

export type SheetStep = Readonly<{
  /** Its words, with the amounts of what is cooked among them. */
  pieces: readonly SheetPiece[];
  language: Language;
  /** How far the dish is: what its picture shows. */
  state: StepState;
  timerMinutes: number | null;
  timersMinutes: readonly number[];
  ingredients: readonly StepIngredient[];
}>;

/** How a recipe is made, for so many servings, in one language. */
export type RecipeSheet = Readonly<{
  servings: number;
  /** Of one serving of what is cooked. */
  nutrition: RecipeNutrition;
  ingredients: readonly SheetIngredient[];
  /** Different foods; what comes from the tap is not bought. */
  foodsToBuyCount: number;
  steps: readonly SheetStep[];
  tip: string | null;
  faq: readonly RecipeQuestion[];
  video: RecipeVideo | null;
}>;

const wholeUnits: readonly Unit[] = ['piece', 'head'];
/** A counted food that weighs less than this gets no weight beside its count. */
const leastWeightGrams = 100;

export function recipeSheet(args: {
  recipe: CompiledRecipe;
  /** A multiple of a quarter. */
  servings: number;
  foods: FoodsById;
  language: Language;
}): RecipeSheet {
  const { recipe, servings, foods, language } = args;
  const lines = kitchenLines({ recipe, servings, foods });
  const steps = stepAmounts({ steps: recipe.steps, lines });
  const told = amountsTold({ amounts: steps.flat(), foods, language });
  const stages = drawnStages({ recipe, foods });
  const { tip, faq, video } = recipe.texts[language];
  return {
    servings,
    nutrition: cookedNutrition({ recipe, servings, foods }),
    ingredients: lines.flatMap((ingredient) => {
      const food = foods.get(ingredient.foodId);
      return food === undefined ? [] : [sheetIngredient({ ingredient, food, language })];
    }),
    foodsToBuyCount: foodsToBuy(recipe.ingredients).size,
    steps: recipe.steps.map((step, index) => ({
      pieces: stepPieces({
        text: `${step.texts[language]}${batchWords({ step, servings, language })}`,
        amounts: steps[index] ?? [],
        shownOf: (taken) => told.get(taken),
        namesOf: ({ foodId }) => {
          const { singular = '', plural } = foods.get(foodId)?.names[language] ?? {};
          return [singular, plural ?? ''];
        },
        language,
      }),
      language,
      state: stages[index]?.state ?? 'RAW',
      timerMinutes: step.timerMinutes,
      timersMinutes: waitsOf(step),
      ingredients: ingredientsOfStep({
        amounts: steps[index] ?? [],
        text: step.texts[language],
        told,
        foods,
        language,
      }),
    })),
    tip,
    faq,
    video,
  };
}

function waitsOf({ timerMinutes, laterTimerMinutes = [] }: RecipeStep): readonly number[] {
  return timerMinutes === null ? [] : [timerMinutes, ...laterTimerMinutes];
}

/** More than the pan holds is made in batches; the timer rings for each. */
function batchWords(args: { step: RecipeStep; servings: number; language: Language }): string {
  const { step, servings, language } = args;
  const count = batchCount({ step, servings });
  if (count === 1) return '';
  const words = waitsOf(step).length === 0 ? m.recipes_step_batches : m.recipes_step_batches_timed;
  return ` ${words({ count }, { locale: language })}`;
}

/** What makes the dish what it is, the most of it first. */
export function mainIngredients(args: {
  recipe: CompiledRecipe;
  /** A multiple of a quarter. */
  servings: number;
  foods: FoodsById;
  language: Language;
}): readonly SheetIngredient[] {
  const { recipe, servings, foods, language } = args;
  return kitchenLines({ recipe, servings, foods })
    .filter((line) => isMainLine({ line, recipe }))
    .toSorted((one, other) => other.grams - one.grams)
    .flatMap((ingredient) => {
      const food = foods.get(ingredient.foodId);
      return food === undefined ? [] : [sheetIngredient({ ingredient, food, language })];
    });
}

function ingredientsOfStep(args: {
  amounts: readonly StepAmount<CompiledIngredient>[];
  text: string;
  told: AmountsTold;
  foods: FoodsById;
  language: Language;
}): readonly StepIngredient[] {
  const { amounts, text, told, foods, language } = args;
  const named = new Set(
    readStepText(text).flatMap((piece) => (typeof piece === 'string' ? [] : piece.ingredientKey)),
  );
  return amounts.flatMap((taken) => {
    const { line, share, measure, grams } = taken;
    const food = foods.get(line.foodId);
    if (food === undefined) return [];
    const ingredient = { ...line, ...measure, grams };
    const listed = sheetIngredient({ ingredient, food, language });
    const amount = told.get(taken) ?? listed.amount;
    return [{ ...listed, amount, share, isPart: measure === null, isTold: named.has(line.key) }];
  });
}

function foodsToBuy(ingredients: readonly CompiledIngredient[]): ReadonlySet<FoodId> {
  const listed = ingredients.filter(({ standing }) => standing !== 'alternative');
  const ids = listed.map(({ foodId }) => foodId).filter((foodId) => foodId !== tapWater);
  return new Set(ids);
}

/** Amount and grams are those of what is cooked. */
function sheetIngredient(args: {
  ingredient: CompiledIngredient;
  food: Food;
  language: Language;
}): SheetIngredient {
  const { ingredient, food, language } = args;
  const { key, foodId, label, standing, unit, grams } = ingredient;
  const amount = amountPerSystem({ amount: ingredient.amount, unit, food, language });
  const name = ingredientName({ food, amount: amount.metric, unit, grams, language });
  const note = noteAsCooked({ ingredient, food, language });
  return {
    key,
    foodId,
    foodGroup: food.group,
    label,
    standing,
    name,
    note: note === null ? null : noteBesideName({ note, name, language }),
    amount,
    weight: isBoughtByWeight({ unit, food, grams })
      ? amountPerSystem({ amount: grams, unit: 'g', food: weighedOnly(food), language })
      : null,
  };
}

/** Of several leaves of one lettuce the note speaks of the leaves. */
const partUnits: readonly Unit[] = ['leaf', 'stalk', 'slice', 'sprig'];

/** The note of a line for as many pieces as are cooked. What is named as a mass stays as it is written. */
export function noteAsCooked(args: {
  ingredient: CompiledIngredient;
  food: Food;
  language: Language;
}): string | null {
  const { ingredient, food, language } = args;
  const { amount, unit, grams } = ingredient;
  const note = ingredient.notes[language];
  const { singular, plural } = food.names[language];
  if (note === null || plural === null || partUnits.includes(unit)) return note;
  const shown = amountPerSystem({ amount, unit, food, language }).metric;
  const isOne = isSingular({ food, amount: shown, unit, grams });
  return noteInNumber({ note, singular, plural, isOne, language });
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
