import type { Food } from '../../../foods/food.ts';
import { stepStages } from '../../../recipes/pictures/step-stages.rules.ts';
import type { CompiledIngredient, CompiledRecipe, RecipeStep } from '../../../recipes/recipe.ts';
import { editors } from '../cooking-rule.ts';
import type { CookedRecipe, CookingRule } from '../cooking-rule.ts';

/** Servings of the largest table the page of a recipe offers. */
const mostServings = 8;
/** Of one serving: less is a seasoning, or fits however many eat. */
const leastGrams = 60;

/** Grams that brown in one layer of a pan of 28 to 30 cm, by the shape they come in. */
const layer = {
  /** Steaks, chops, cutlets and boneless thighs lie close. */
  whole: 900,
  /** Thighs, legs, racks and shanks are thick: the bone weighs as well. */
  onTheBone: 1100,
  /** Four fillets. */
  fish: 640,
  pieces: 600,
  /** Minced, or shaped into patties and balls; 700 in a pan of 28 cm are 800 in one of 30. */
  minced: 800,
  /** Tofu, tempeh, halloumi and paneer. */
  curd: 570,
} as const;

const curds = /^(?:halloumi|paneer|tempeh|tofu-(?:extra-firm|firm|smoked))$/;
const minced = /^ground-/;
const onTheBone = /-(?:leg|drumstick|shank|rack)$|skin-on$/;
const inPieces = /\b(?:cubes?|strips?|pieces|chunks|slices|sliced|bite-sized)\b/i;
const shaped =
  /\b(?:patties|burgers|meatballs|balls|kofta|pancakes|fritters|falafel|frikadeller)\b/i;

const fries = /\b(?:fry|stir-fry|brown(?! rice)|sear|sauté)(?!\w)|\bskin (?:side )?down\b/i;
const inTurns =
  /\bbatch|\bat a time\b|\btwo (?:large |wide )?pans\b|two rounds|in turns|half of the|\bas (?:many|flat)\b|the rest the same way/i;
/** Where there is room for all of it. */
const elsewhere = /\b(?:roast|baking sheet|sheet pan|oven|barbecue|grill|small pan)\b/i;
const onTheGrill = /\b(?:a|the) (?:hot )?(?:grill|barbecue)\b/i;

export const panServings: CookingRule = {
  id: 'pan-servings',
  level: 'error',
  source: `${editors}: what is crowded boils in its own juice; a pan of 30 cm holds four fillets or eight patties`,
  find({ recipe, foods }) {
    const stages = stepStages(recipe);
    return recipe.steps.flatMap((each, step) => {
      const { state, keys } = stages[step] ?? { state: 'RAW', keys: [] };
      const before = stages[step - 1];
      const inside = before?.state === state ? before.keys : [];
      const held = servingsHeld({
        cooked: { recipe, foods },
        step: each,
        fresh: recipe.ingredients.filter(({ key }) => keys.includes(key) && !inside.includes(key)),
      });
      const { panServings: told } = each;
      if (told !== undefined && held < told) {
        return [{ message: `Its pan holds ${held} servings, not ${told}.`, at: { step } }];
      }
      const isAlone = !inside.some((key) => isInTheWay({ recipe, foods }, key));
      const isFried = state === 'IN_PAN' || state === 'IN_POT';
      if (told !== undefined || held >= mostServings || !isFried || !isAlone) return [];
      if (!isInOneLayer({ recipe, foods }, each)) return [];
      if (recipe.steps.slice(0, step).some(({ texts }) => onTheGrill.test(texts.en))) return [];
      return [{ message: `Say how many servings its pan holds: "pan: ${held}".`, at: { step } }];
    });
  },
};

/** Of what goes into the pan at a step, lying side by side. */
function servingsHeld(args: {
  cooked: CookedRecipe;
  step: RecipeStep;
  fresh: readonly CompiledIngredient[];
}): number {
  const { cooked, step, fresh } = args;
  const { servings } = cooked.recipe;
  const taken = fresh.reduce((sum, line) => {
    const food = cooked.foods.get(line.foodId);
    const use = step.uses.find(({ ingredientKey }) => ingredientKey === line.key);
    const grams = (line.grams * (use?.share ?? 1)) / servings;
    const most = food && mostOf({ line, food, step });
    return line.standing !== 'counted' || most === null || most === undefined || grams < leastGrams
      ? sum
      : sum + grams / most;
  }, 0);
  return taken === 0 ? Infinity : Math.max(1, Math.floor(1 / taken + 0.05));
}

function mostOf(args: { line: CompiledIngredient; food: Food; step: RecipeStep }): number | null {
  const { line, food, step } = args;
  const { id, group } = food;
  if (shaped.test(step.texts.en) && (curds.test(id) || minced.test(id))) return layer.minced;
  if (curds.test(id)) return layer.curd;
  if (minced.test(id)) return layer.minced;
  if (onTheBone.test(id)) return layer.onTheBone;
  if (!['fish', 'meat', 'poultry', 'shellfish'].includes(group)) return null;
  const isInPieces = group === 'shellfish' || inPieces.test(line.notes.en ?? '');
  if (isInPieces) return layer.pieces;
  return group === 'fish' ? layer.fish : layer.whole;
}

/** Stirred with vegetables, it does not lie in one layer. */
function isInOneLayer(cooked: CookedRecipe, { texts, uses }: RecipeStep): boolean {
  const { en } = texts;
  if (!fries.test(en) || inTurns.test(en) || elsewhere.test(en)) return false;
  return !uses.some(({ ingredientKey }) => isVegetable(cooked, ingredientKey));
}

/** What is in a pan already cannot be fried in batches with what comes. */
function isInTheWay(cooked: CookedRecipe, key: string): boolean {
  const line = lineOf(cooked.recipe, key);
  const group = cooked.foods.get(line?.foodId ?? '')?.group ?? 'other';
  return !['fats', 'herbs', 'spices'].includes(group) && perServing(cooked, line) >= 20;
}

function isVegetable(cooked: CookedRecipe, key: string): boolean {
  const line = lineOf(cooked.recipe, key);
  const group = cooked.foods.get(line?.foodId ?? '')?.group;
  return ['fruit', 'legumes', 'vegetables'].includes(group ?? '') && perServing(cooked, line) >= 12;
}

function lineOf(recipe: CompiledRecipe, key: string): CompiledIngredient | undefined {
  return recipe.ingredients.find((line) => line.key === key);
}

function perServing({ recipe }: CookedRecipe, line: CompiledIngredient | undefined): number {
  return (line?.grams ?? 0) / recipe.servings;
}
