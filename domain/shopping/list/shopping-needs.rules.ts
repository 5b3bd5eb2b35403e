import type { Unit } from '../../../lib/units.ts';
import type { FoodId } from '../../foods/food.ts';
import { kitchenLines, type FoodGroups } from '../../kitchen/kitchen-lines.rules.ts';
import { tapWater } from '../../kitchen/measures/food-measures.ts';
import type { NamedAmount } from '../amounts/needed-amount.rules.ts';
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
  readonly unit: Unit;
  /** Line by line and dish by dish. */
  readonly named: readonly NamedAmount[];
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
  /** Dish by dish, as their cooks read them; none where the member wants another amount. */
  readonly named: readonly NamedAmount[];
  readonly alternatives: readonly Alternative[];
}

interface Line {
  readonly additionId: string;
  readonly recipeId: RecipeId;
  readonly ingredient: ShoppableIngredient;
  readonly grams: number;
  /** Each is the lines that together stand in for the ingredient. */
  readonly alternatives: readonly (readonly ShoppableIngredient[])[];
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
  const byFood = new Map<FoodId, Line[]>();
  for (const listed of ordered) {
    for (const line of linesOf({ listed, foods })) {
      const { foodId } = line.ingredient;
      const ofFood = byFood.get(foodId);
      if (ofFood !== undefined) ofFood.push(line);
      else if (foodId !== tapWater) byFood.set(foodId, [line]);
    }
  }
  return [...byFood].map(([foodId, lines]) =>
    needOf({ foodId, lines, chosen: amounts.get(foodId) }),
  );
}

/** An `or` line belongs to the line above it, the `and` lines below that one to the same choice. */
function linesOf(args: { listed: ListedRecipe; foods: FoodGroups }): readonly Line[] {
  const { id: additionId, recipe, servings } = args.listed;
  const lines: Line[] = [];
  let choices: ShoppableIngredient[][] = [];
  for (const ingredient of kitchenLines({ recipe, servings, foods: args.foods })) {
    if (ingredient.standing !== 'alternative' || lines.length === 0) {
      choices = [];
      const grams = boughtGrams(ingredient);
      lines.push({ additionId, recipeId: recipe.id, ingredient, grams, alternatives: choices });
    } else if (ingredient.label === 'or') {
      choices.push([ingredient]);
    } else {
      choices.at(-1)?.push(ingredient);
    }
  }
  return lines;
}

/** Nobody buys pinches: they take no part in the sum, however many servings there are. */
function boughtGrams({ unit, grams }: ShoppableIngredient): number {
  return unit === 'pinch' ? 0 : grams;
}

interface NeedParts {
  foodId: FoodId;
  lines: readonly Line[];
  /** Grams by addition; what is not named here is as its recipe says. */
  chosen: ReadonlyMap<string, number> | undefined;
}

function needOf({ foodId, lines, chosen }: NeedParts): FoodNeed {
  const gramsByAddition = gramsOfAdditions(lines);
  let isAdjusted = false;
  for (const [additionId, grams] of chosen ?? []) {
    if (!gramsByAddition.has(additionId)) continue;
    gramsByAddition.set(additionId, grams);
    isAdjusted = true;
  }
  const grams = sum([...gramsByAddition.values()]);
  const optional = lines.filter(({ ingredient }) => ingredient.standing === 'optional');
  return {
    foodId,
    grams,
    optionalGrams: Math.min(gramsOfLines(optional), grams),
    gramsByAddition,
    isAdjusted,
    isRequired: optional.length < lines.length,
    units: unitsOf(lines.map(({ ingredient }) => ingredient)),
    sources: mergedSources(lines),
    named: isAdjusted ? [] : lines.map(({ ingredient: { amount, unit } }) => ({ amount, unit })),
    alternatives: mergedAlternatives(lines.flatMap(({ alternatives }) => alternatives)),
  };
}

function gramsOfAdditions(lines: readonly Line[]): Map<string, number> {
  const byAddition = new Map<string, number>();
  for (const { additionId, grams } of lines) {
    byAddition.set(additionId, (byAddition.get(additionId) ?? 0) + grams);
  }
  return byAddition;
}

function gramsOfLines(lines: readonly Line[]): number {
  return sum(lines.map(({ grams }) => grams));
}

function unitsOf(ingredients: readonly { unit: Unit }[]): ReadonlySet<Unit> {
  const units = new Set<Unit>();
  for (const { unit } of ingredients) if (unit !== 'pinch') units.add(unit);
  return units;
}

/** One for each recipe and unit, by recipe. */
function mergedSources(lines: readonly Line[]): readonly NeedSource[] {
  const sources: (NeedSource & { named: NamedAmount[]; grams: number })[] = [];
  for (const { recipeId, ingredient, grams } of lines) {
    const { amount, unit } = ingredient;
    const same = sources.find((each) => each.recipeId === recipeId && each.unit === unit);
    if (same === undefined) {
      sources.push({ recipeId, unit, named: [{ amount, unit }], grams });
    } else {
      same.named.push({ amount, unit });
      same.grams += grams;
    }
  }
  return sources.toSorted((a, b) => compareText(sourceOrder(a), sourceOrder(b)));
}

function sourceOrder({ recipeId, unit }: NeedSource): string {
  return `${recipeId} ${unit}`;
}

/** The same choice offered by two recipes is one choice of both their amounts. */
function mergedAlternatives(
  alternatives: readonly (readonly ShoppableIngredient[])[],
): readonly Alternative[] {
  const groups = Map.groupBy(alternatives, alternativeName);
  const names = [...groups.keys()].toSorted(compareText);
  return names.map((name) => ({ foods: mergedFoods(groups.get(name) ?? []) }));
}

function alternativeName(foods: readonly ShoppableIngredient[]): string {
  return foods.map(({ foodId }) => foodId).join('+');
}

function mergedFoods(
  alternatives: readonly (readonly ShoppableIngredient[])[],
): readonly AlternativeFood[] {
  const byFood = Map.groupBy(alternatives.flat(), ({ foodId }) => foodId);
  return [...byFood].map(([foodId, foods]) => ({
    foodId,
    grams: sum(foods.map(boughtGrams)),
    units: unitsOf(foods),
  }));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
