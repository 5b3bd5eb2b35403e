import {
  archetypeOf,
  archetypeRole,
  drawnIngredients,
  formsOf,
  isArchetypeName,
  isVesselBare,
  plan,
  type DishPlan,
  type DrawableIngredient,
  type DrawableRecipe,
  type VesselName,
} from '../../illustration/index.ts';
import type { StepArt, StepState } from '../recipe.ts';
import { drawableRecipe, type Served } from './draw-pictures.ts';
import { seenAlone } from './seen-alone.rules.ts';
import type { StepStage } from './step-stages.rules.ts';

export type Staged = Served & { stage: StepStage; index: number };

/** What does not change from step to step. */
export interface WholeDish {
  dish: DrawableRecipe;
  served: DishPlan;
  /** What colours it, without what an editor chose. */
  sauces: DishPlan['sauces'];
  ingredients: readonly DrawableIngredient[];
  unseen: ReadonlySet<DrawableIngredient>;
}

/** For all steps of a recipe: to plan a dish takes as long as all else of a step. */
export function wholeDish(recipe: Served): WholeDish {
  const dish = drawableRecipe(recipe);
  const ingredients = (dish.ingredients ?? []).map(asIngredient);
  const drawn = drawnIngredients(dish);
  return {
    dish,
    served: plan(dish),
    sauces: plan({ ...dish, art: {} }).sauces,
    ingredients,
    unseen: new Set(ingredients.filter((_, line) => drawn[line]?.drawn === null)),
  };
}

type OfWhole = Staged & { whole: WholeDish };

/**
 * The recipe with what is in the vessel so far, served in that vessel. Where the dish hides all of
 * it, what cooks alone is seen as it is: onions in a pan, spices in their oil.
 */
export function atStage(staged: Staged): DrawableRecipe {
  const ofWhole = { ...staged, whole: wholeDish(staged) };
  return seenAtStage(ofWhole) ?? asInTheDish(ofWhole);
}

/** The same, or null where nobody would see anything in the vessel. */
export function seenAtStage(staged: OfWhole): DrawableRecipe | null {
  const hidden = asInTheDish(staged);
  if (!isVesselBare(hidden)) return hidden;
  const open = openly(hidden, staged);
  return [open, inPot(open)].find((each) => !isVesselBare(each)) ?? null;
}

function openly(hidden: DrawableRecipe, { recipe, foods, stage, index }: Staged): DrawableRecipe {
  const { art = {} } = hidden;
  const names = recipe.ingredients.flatMap(({ key, foodId, standing }) => {
    const name = foods.get(foodId)?.names.en.singular.toLowerCase();
    return standing === 'alternative' || !stage.keys.includes(key) ? [] : (name ?? []);
  });
  const alone = seenAlone({ names, words: recipe.steps[index]?.texts.en ?? '' });
  const isDry = art.base === undefined || ['empty', 'water'].includes(art.base);
  const [base] = isDry ? alone.sauces : [];
  return { ...hidden, art: { ...art, ...alone, ...(base === undefined ? {} : { base }) } };
}

/** A small pan of sauce has no room for what a pot has. */
function inPot(recipe: DrawableRecipe): DrawableRecipe {
  if (recipe.art?.vessel !== 'saucepan') return recipe;
  return { ...recipe, art: { ...recipe.art, vessel: 'stew' } };
}

function asInTheDish({ recipe, stage, index, whole }: OfWhole): DrawableRecipe {
  const { dish, served, ingredients: all, unseen } = whole;
  const lines = recipe.ingredients.filter(({ standing }) => standing !== 'alternative');
  const inside = all.filter((_, line) => stage.keys.includes(lines[line]?.key ?? ''));
  const seen = inside.filter((each) => !unseen.has(each));
  const vessel = vesselAt(stage.state, served.vessel);
  const soFar: DrawableRecipe = { ...dish, ingredients: seen, art: { vessel } };
  const planned = plan(soFar);
  const art: Partial<DishPlan> = {
    vessel,
    table: 'oat',
    ...liquidSoFar({
      whole,
      poured: planned.sauces,
      stage,
      all,
      inside,
      words: wordsSoFar({ recipe, stage, index }),
    }),
  };
  const chosen = itemsSoFar({ chosen: recipe.art?.items, all, inside });
  const items = asInVessel({
    items: chosen ?? planned.items,
    inside,
    art,
    served,
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

/** Recipes do not list the water that something is boiled in. */
const inWater = /\b(water|boil|simmer|blanch|parboil|poach|steam|stock|broth)/;

/** The steps so far that took what is in the vessel. */
function wordsSoFar({ recipe, stage, index }: Omit<Staged, 'foods'>): string {
  return recipe.steps
    .slice(0, index + 1)
    .filter(({ uses }, step) => {
      return step === index || uses.some(({ ingredientKey }) => stage.keys.includes(ingredientKey));
    })
    .map(({ texts }) => texts.en.toLowerCase())
    .join(' ');
}

/** The colour of the dish once all that colours it is in; before, of what is poured already. */
function liquidSoFar({
  whole,
  poured,
  stage,
  all,
  inside,
  words,
}: Share & {
  whole: WholeDish;
  poured: DishPlan['sauces'];
  stage: StepStage;
  words: string;
}): Partial<DishPlan> {
  const isDone = whole.sauces.every((sauce) => poured.includes(sauce));
  if (isDone && isMostOf({ all, inside })) {
    const { base, sauces } = whole.dish.art ?? {};
    return { ...(base === undefined ? {} : { base }), ...(sauces === undefined ? {} : { sauces }) };
  }
  if (stage.state !== 'IN_POT') return {};
  const strong = strongest.find((name) => poured.includes(name)) ?? poured[0];
  const thin = liquids.find(([names]) => inside.some(({ name }) => names.test(name)))?.[1];
  return { base: strong ?? thin ?? (inWater.test(words) ? 'water' : 'empty') };
}

function isMostOf({ all, inside }: Share): boolean {
  const weigh = (lines: Share['all']) => lines.reduce((sum, { share = 0 }) => sum + share, 0);
  return weigh(inside) >= weigh(all) * 0.6;
}

function asIngredient(line: string | DrawableIngredient): DrawableIngredient {
  return typeof line === 'string' ? { name: line } : line;
}
