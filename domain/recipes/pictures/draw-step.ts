import type { Food, FoodGroup } from '../../foods/food.ts';
import {
  archetypeOf,
  archetypeRole,
  dish,
  drawnIngredients,
  foodsOnBoard,
  formsOf,
  isArchetypeName,
  mostOnBoard,
  plan,
  type BoardFood,
  type DrawableIngredient,
  type DishPlan,
  type DrawableRecipe,
  type VesselName,
} from '../../illustration/index.ts';
import type { IngredientKey, StepArt, StepState } from '../recipe.ts';
import { cardSize, drawableRecipe, drawDish, type Served } from './draw-pictures.ts';
import { stepStages, type StepStage } from './step-stages.rules.ts';

interface StepPicture extends Served {
  index: number;
  isDark: boolean;
}

const fleshGroups: readonly FoodGroup[] = ['fish', 'meat', 'poultry', 'shellfish'];
/** Lie on a board only where there is room. */
const minorGroups: readonly FoodGroup[] = ['fats', 'spices', 'sweeteners'];

/** What a dish looks like at one of its steps; null where there is no such step. */
export function drawStep({ recipe, foods, index, isDark }: StepPicture): string | null {
  const stage = stepStages(recipe)[index];
  if (stage === undefined) return null;
  if (stage.state === 'PLATED') return drawDish({ recipe, foods, isDark });
  if (stage.state === 'RAW') return drawBoard({ recipe, foods, stage, index, isDark });
  const drawable = atStage({ recipe, foods, stage, index });
  return dish(drawable, { ...cardSize, isForDarkPage: isDark });
}

export function asBoardFood({ look, group }: Food): BoardFood {
  return { look, isFlesh: fleshGroups.includes(group) };
}

export function asChosenFood(look: string): BoardFood {
  return { look, isFlesh: false };
}

type Staged = Served & { stage: StepStage; index: number };

function drawBoard({ recipe, foods, stage, index, isDark }: Staged & { isDark: boolean }): string {
  const chosen = recipe.steps[index]?.art?.items;
  const lying = chosen?.map(asChosenFood);
  const used = foodsOf({ recipe, foods, keys: stage.keys });
  return foodsOnBoard({
    slug: `${recipe.id} ${index}`,
    foods: lying ?? used.map(asBoardFood),
    isForDarkPage: isDark,
  });
}

/** The heaviest first; oils and spices where nothing else wants their place. Water is not shown. */
export function foodsOf(args: Served & { keys: readonly IngredientKey[] }): Food[] {
  const { recipe, foods, keys } = args;
  const lines = recipe.ingredients.filter(({ key }) => keys.includes(key));
  const known = lines.flatMap(({ foodId, eatenGrams }) => {
    const food = foods.get(foodId);
    return food === undefined || foodId === 'water' ? [] : [{ food, eatenGrams }];
  });
  const isMinor = ({ food }: { food: Food }) => Number(minorGroups.includes(food.group));
  const sorted = known
    .toSorted((a, b) => isMinor(a) - isMinor(b) || b.eatenGrams - a.eatenGrams)
    .map(({ food }) => food);
  const looks = new Map(sorted.map((food) => [food.look, food]));
  return [...looks.values()].slice(0, mostOnBoard);
}

/** The recipe with what is in the vessel so far, served in that vessel. */
export function atStage({ recipe, foods, stage, index }: Staged): DrawableRecipe {
  const whole = drawableRecipe({ recipe, foods });
  const lines = recipe.ingredients.filter(({ standing }) => standing !== 'alternative');
  const all = (whole.ingredients ?? []).map(asIngredient);
  const isUnseen = drawnIngredients(whole).map(({ drawn }) => drawn === null);
  const inside = all.filter((_, line) => stage.keys.includes(lines[line]?.key ?? ''));
  const seen = inside.filter((each) => !isUnseen[all.indexOf(each)]);
  const vessel = vesselAt(stage.state, plan(whole).vessel);
  const soFar: DrawableRecipe = { ...whole, ingredients: seen, art: { vessel } };
  const art: Partial<DishPlan> = {
    vessel,
    table: 'oat',
    ...liquidSoFar({ whole, soFar, stage, all, inside }),
  };
  const chosen = itemsSoFar({ chosen: recipe.art?.items, all, inside });
  const items = asInVessel({
    items: chosen ?? plan(soFar).items,
    inside,
    art,
    served: plan(whole),
  });
  return { ...soFar, art: { ...art, ...items, ...chosenFor(recipe.steps[index]?.art) } };
}

/** What an editor chose for the step replaces what is guessed; how far the dish is, is known. */
function chosenFor({ vessel, base, items, sauces, table }: StepArt = {}): Partial<DishPlan> {
  return {
    ...(vessel === undefined ? {} : { vessel }),
    ...(base === undefined ? {} : { base }),
    ...(items === undefined ? {} : { items }),
    ...(sauces === undefined ? {} : { sauces }),
    ...(table === undefined ? {} : { table }),
  };
}

/** Vessels that go into the oven as they are. */
const ovenware: readonly VesselName[] = [
  'bites',
  'breads',
  'cake',
  'casserole',
  'cookies',
  'loaf',
  'mug',
  'pizza',
  'rounddish',
  'stew',
  'tin',
];
/** Dishes that are poured: what is boiled for them is boiled in little. */
const smallPotFor: readonly VesselName[] = [
  'cake',
  'casserole',
  'cup',
  'glass',
  'jar',
  'rounddish',
  'yoghurt',
];

function vesselAt(state: StepState, served: VesselName): VesselName {
  if (state === 'IN_PAN') return 'pan';
  if (state === 'ON_GRILL') return served === 'skewers' ? 'skewers' : 'pan';
  if (state === 'IN_OVEN') return ovenware.includes(served) ? served : 'tray';
  return served === 'saucepan' || smallPotFor.includes(served) ? 'saucepan' : 'stew';
}

interface Share {
  all: readonly DrawableIngredient[];
  inside: readonly DrawableIngredient[];
}

/** Of what an editor chose for the dish, what is in the vessel; what is made of several comes late. */
function itemsSoFar({
  chosen,
  all,
  inside,
}: Share & { chosen: readonly string[] | undefined }): readonly string[] | null {
  if (chosen === undefined) return null;
  const items = chosen.filter((item) => {
    const canBe = ({ name }: DrawableIngredient) => formsOf(name).some((form) => form === item);
    return all.some(canBe) ? inside.some(canBe) : isMostOf({ all, inside });
  });
  return items.length === 0 ? null : items;
}

/** Eggs boil in their shells; what the dish hides lies open in the pan; a bare crust is dough. */
function asInVessel({
  items,
  inside,
  art: { vessel, base },
  served,
}: {
  items: readonly string[];
  inside: Share['inside'];
  art: Partial<DishPlan>;
  served: DishPlan;
}): Partial<DishPlan> {
  if (base === 'water' || base === 'broth') {
    return { items: items.map((item) => (item === 'egg' ? 'wholeegg' : item)) };
  }
  if (vessel === 'pizza') {
    return inside.some(({ name }) => archetypeOf(name) === 'tomato')
      ? { items }
      : { base: 'dough' };
  }
  if (vessel !== 'pan' || items.length > 0) return { items };
  const isBatter = served.vessel === 'stack' && inside.length > 2;
  if (isBatter) return { items: ['curdpancake'] };
  const dough = served.items.find(
    (item) => isArchetypeName(item) && archetypeRole(item) === 'dough',
  );
  if (dough !== undefined && inside.length > 2) return { items: [dough] };
  const usual = inside.filter(({ name }) => !/egg|flour/.test(name));
  return {
    items: usual.flatMap(
      ({ name }) => (/butter|ghee/.test(name) ? 'butter' : archetypeOf(name)) ?? [],
    ),
  };
}

/** What a pot holds before it has its colour: what is poured first, then what melts. */
const liquids = [
  [/stock|broth|bouillon|wine|beer|cider/, 'broth'],
  [/water/, 'water'],
  [/chocolate|cocoa/, 'cocoa'],
  [/mozzarella|cheese|milk|cream/, 'cream'],
] as const;
const strongest = ['tomato', 'curry', 'pumpkin', 'coconut', 'cream'] as const;

/** The colour of the dish once all that colours it is in; before, of what is poured already. */
function liquidSoFar({
  whole,
  soFar,
  stage,
  all,
  inside,
}: Share & {
  whole: DrawableRecipe;
  soFar: DrawableRecipe;
  stage: StepStage;
}): Partial<DishPlan> {
  const poured = plan(soFar).sauces;
  const isDone = plan({ ...whole, art: {} }).sauces.every((sauce) => poured.includes(sauce));
  if (isDone && isMostOf({ all, inside })) {
    const { base, sauces } = whole.art ?? {};
    return { ...(base === undefined ? {} : { base }), ...(sauces === undefined ? {} : { sauces }) };
  }
  if (stage.state !== 'IN_POT') return {};
  const strong = strongest.find((name) => poured.includes(name)) ?? poured[0];
  const thin = liquids.find(([names]) => inside.some(({ name }) => names.test(name)))?.[1];
  return { base: strong ?? thin ?? 'water' };
}

function isMostOf({ all, inside }: Share): boolean {
  const weigh = (lines: Share['all']) => lines.reduce((sum, { share = 0 }) => sum + share, 0);
  return weigh(inside) >= weigh(all) * 0.6;
}

function asIngredient(line: string | DrawableIngredient): DrawableIngredient {
  return typeof line === 'string' ? { name: line } : line;
}
