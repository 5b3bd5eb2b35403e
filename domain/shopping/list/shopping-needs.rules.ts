import type { Unit } from '../../../lib/units.ts';
import type { FoodId } from '../../foods/food.ts';
import { kitchenLines, type FoodGroups } from '../../kitchen/kitchen-lines.rules.ts';
import { tapWater } from '../../kitchen/measures/food-measures.ts';
import type { CompiledIngredient, RecipeId } from '../../recipes/recipe.ts';

export type ShoppableIngredient = Pick<
  CompiledIngredient,
  'foodId' | 'amount' | 'unit' | 'label' | 'grams' | 'standing'
>;

/** A recipe put on the list. The same recipe may be on it more than once. */
export interface ListedRecipe {
  readonly id: string;
  readonly servings: number;
  readonly recipe: {
    readonly id: RecipeId;
    readonly servings: number;
    readonly ingredients: readonly ShoppableIngredient[];
  };
}

/** By food and addition: grams the member wants instead of what the recipe takes. */
export type ChosenAmounts = ReadonlyMap<FoodId, ReadonlyMap<string, number>>;

/** How much of a food one recipe takes, in the unit the recipe measures it in. */
export interface NeedSource {
  readonly recipeId: RecipeId;
  readonly amount: number;
  readonly unit: Unit;
  readonly grams: number;
}

/** What may be bought instead: one food, or several together. */
export interface Alternative {
  readonly foods: readonly AlternativeFood[];
}

export interface AlternativeFood {
  readonly foodId: FoodId;
  readonly grams: number;
  readonly units: ReadonlySet<Unit>;
}

/** All that the recipes on the list need of one food. */
export interface FoodNeed {
  readonly foodId: FoodId;
  /** Optional ones included; pinches weigh nothing here. */
  readonly grams: number;
  readonly optionalGrams: number;
  /** What of it each addition takes. */
  readonly gramsByAddition: ReadonlyMap<string, number>;
  /** The member wants another amount than the recipes. */
  readonly isAdjusted: boolean;
  /** False where every recipe that names the food leaves it to the cook. */
  readonly isRequired: boolean;
  /** The units recipes measure it in. Empty where only a pinch is needed. */
  readonly units: ReadonlySet<Unit>;
  readonly sources: readonly NeedSource[];
  readonly alternatives: readonly Alternative[];
}

interface Line {
  readonly additionId: string;
  readonly recipeId: RecipeId;
  readonly foodId: FoodId;
  readonly grams: number;
  readonly amount: number;
  readonly unit: Unit;
  readonly isOptional: boolean;
  readonly alternatives: readonly Alternative[];
}

interface ShoppingNeeds {
  recipes: readonly ListedRecipe[];
  foods: FoodGroups;
  amounts?: ChosenAmounts;
}

/**
 * Adds up what is measured for every recipe, food by food: the very lines that its cook reads. The
 * order of additions makes no difference.
 */
export function shoppingNeeds(args: ShoppingNeeds): readonly FoodNeed[] {
  const { recipes, foods, amounts = new Map() } = args;
  // Sums of decimals depend on their order in the last digit, so it is always the same one.
  const ordered = recipes.toSorted((a, b) => compareText(a.id, b.id));
  const lines = ordered
    .flatMap((listed) => linesOf({ listed, foods }))
    .filter(({ foodId }) => foodId !== tapWater);
  const byFood = Map.groupBy(lines, (line) => line.foodId);
  return [...byFood].map(([foodId, ofFood]) =>
    needOf({ foodId, lines: ofFood, chosen: amounts.get(foodId) }),
  );
}

function linesOf(args: { listed: ListedRecipe; foods: FoodGroups }): readonly Line[] {
  const { id, recipe, servings } = args.listed;
  const ingredients = kitchenLines({ recipe, servings, foods: args.foods });
  return linesWithAlternatives(ingredients).map(({ ingredient, alternatives }) => ({
    additionId: id,
    recipeId: recipe.id,
    foodId: ingredient.foodId,
    amount: ingredient.amount,
    unit: ingredient.unit,
    grams: boughtGrams(ingredient),
    isOptional: ingredient.standing === 'optional',
    alternatives: alternatives.map((group) => ({
      foods: group.map((each) => ({
        foodId: each.foodId,
        grams: boughtGrams(each),
        units: unitsOf([each]),
      })),
    })),
  }));
}

/** Nobody buys pinches: they take no part in the sum, however many servings there are. */
function boughtGrams({ unit, grams }: ShoppableIngredient): number {
  return unit === 'pinch' ? 0 : grams;
}

interface LineWithAlternatives {
  readonly ingredient: ShoppableIngredient;
  /** Each is the lines that together stand in for the ingredient. */
  readonly alternatives: ShoppableIngredient[][];
}

/** An `or` line belongs to the line above it, the `and` lines below that one to the same choice. */
function linesWithAlternatives(
  ingredients: readonly ShoppableIngredient[],
): readonly LineWithAlternatives[] {
  const lines: LineWithAlternatives[] = [];
  for (const ingredient of ingredients) {
    const above = lines.at(-1);
    if (ingredient.standing !== 'alternative' || above === undefined) {
      lines.push({ ingredient, alternatives: [] });
    } else if (ingredient.label === 'or') {
      above.alternatives.push([ingredient]);
    } else {
      above.alternatives.at(-1)?.push(ingredient);
    }
  }
  return lines;
}

interface NeedParts {
  foodId: FoodId;
  lines: readonly Line[];
  /** Grams by addition; what is not named here is as its recipe says. */
  chosen: ReadonlyMap<string, number> | undefined;
}

function needOf({ foodId, lines, chosen }: NeedParts): FoodNeed {
  const own = Map.groupBy(lines, ({ additionId }) => additionId);
  const gramsByAddition = new Map(
    [...own].map(([id, ofAddition]) => [id, chosen?.get(id) ?? gramsOfLines(ofAddition)]),
  );
  const grams = sum([...gramsByAddition.values()]);
  const optionalGrams = gramsOfLines(lines.filter(({ isOptional }) => isOptional));
  return {
    foodId,
    grams,
    optionalGrams: Math.min(optionalGrams, grams),
    gramsByAddition,
    isAdjusted: [...own.keys()].some((id) => chosen?.has(id)),
    isRequired: lines.some(({ isOptional }) => !isOptional),
    units: unitsOf(lines),
    sources: mergedSources(lines),
    alternatives: mergedAlternatives(lines.flatMap(({ alternatives }) => alternatives)),
  };
}

function gramsOfLines(lines: readonly Line[]): number {
  return sum(lines.map(({ grams }) => grams));
}

function unitsOf(lines: readonly { unit: Unit }[]): ReadonlySet<Unit> {
  return new Set(lines.map(({ unit }) => unit).filter((unit) => unit !== 'pinch'));
}

/** One for each recipe and unit, by recipe. */
function mergedSources(lines: readonly Line[]): readonly NeedSource[] {
  const groups = Map.groupBy(lines, ({ recipeId, unit }) => `${recipeId} ${unit}`);
  const sources = [...groups.values()].map(mergedSource);
  return sources.toSorted((a, b) => compareText(sourceOrder(a), sourceOrder(b)));
}

function mergedSource(lines: readonly Line[]): NeedSource {
  const { recipeId, unit } = lines[0] as Line;
  const amounts = lines.map(({ amount }) => amount);
  const amount = unit === 'pinch' ? Math.max(...amounts) : sum(amounts);
  return { recipeId, unit, amount, grams: gramsOfLines(lines) };
}

function sourceOrder({ recipeId, unit }: NeedSource): string {
  return `${recipeId} ${unit}`;
}

/** The same choice offered by two recipes is one choice of both their amounts. */
function mergedAlternatives(alternatives: readonly Alternative[]): readonly Alternative[] {
  const groups = Map.groupBy(alternatives, alternativeName);
  const names = [...groups.keys()].toSorted(compareText);
  return names.map((name) => ({ foods: mergedFoods(groups.get(name) ?? []) }));
}

function alternativeName({ foods }: Alternative): string {
  return foods.map(({ foodId }) => foodId).join('+');
}

function mergedFoods(alternatives: readonly Alternative[]): readonly AlternativeFood[] {
  const byFood = Map.groupBy(
    alternatives.flatMap(({ foods }) => foods),
    ({ foodId }) => foodId,
  );
  return [...byFood].map(([foodId, foods]) => ({
    foodId,
    grams: sum(foods.map(({ grams }) => grams)),
    units: new Set(foods.flatMap(({ units }) => [...units])),
  }));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
