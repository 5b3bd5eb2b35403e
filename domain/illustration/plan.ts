import { archetypes, isArchetypeName, type ArchetypeName } from './archetypes/all.ts';
import { formOf } from './forms/form-of.ts';
import { isSauceName } from './sauces.ts';
import { toneIn, type Tone } from './tones.ts';
import { servedIn, type Served, type VesselName } from './vessel-words.ts';

/** An ingredient as the illustrator is told of it. */
export interface DrawableIngredient {
  /** Canonical English, so that all languages share one picture. */
  name: string;
  /** How it is cut: "in thin slices". */
  note?: string;
  /** The sentences of the steps that use it. */
  steps?: string;
  /** Of the weight of the dish, 0 to 1; left out where nobody weighed it. */
  share?: number;
}

export interface DrawableRecipe {
  /** Seeds everything that varies; without it the id, then the title does. */
  slug?: string;
  id?: string;
  title?: string;
  /** Dish tag: SALAD, STIR_FRY. */
  dish?: string;
  ingredients?: readonly (string | DrawableIngredient)[];
  /** An editor's choices where the guess is wrong. */
  art?: Partial<DishPlan>;
}

/** What will be drawn. */
export interface DishPlan {
  vessel: VesselName;
  /** Archetypes, most important first. Unknown names are left out of the drawing. */
  items: readonly string[];
  sauces: readonly string[];
  /** How far a food is cooked, where it shows. */
  tones?: Readonly<Record<string, Tone>>;
  /** A table name or a colour; else the seed chooses. */
  table?: string;
  /** Index of the plate's glaze; else content and seed choose. */
  glaze?: number;
  /** The liquid of a soup, drink, sauce or dessert; else the title's words choose. */
  base?: string;
}

/** An ingredient with what it is drawn as: null where nobody sees it. */
export interface DrawnIngredient {
  ingredient: DrawableIngredient;
  drawn: string | null;
}

const mostItems = 8;
/** A garnish lies on top: a little of it is seen. Anything else so light is stirred in. */
const leastShare = 0.01;
const leastShareOfGarnish = 0.002;

/** Vessels of which the matter itself is the dish: what goes into it is not seen. */
const mixedVessels: readonly VesselName[] = [
  'breads',
  'cake',
  'cookies',
  'loaf',
  'mug',
  'stack',
  'tin',
];
const onTop =
  /scatter|sprinkle|on top|\btop\b|press .{0,40}(on|into the top)|garnish|spread|strew|crown|lay .{0,30}on|arrange|fill|serve/;

export function plan(recipe: DrawableRecipe): DishPlan {
  const served = servingOf(recipe);
  const drawn = drawnIngredients(recipe, served);
  const draft = {
    vessel: served.vessel,
    items: [...new Set([...doughOf(served), ...foodsOf(drawn, recipe.title ?? '')])],
    sauces: saucesOf(drawn),
  };
  adaptToVessel(draft, recipe);
  fillWhenEmpty(draft, recipe);
  servePansInThePan(draft, recipe);
  const tones = tonesOf(drawn, recipe, draft.vessel);
  const items = draft.items.slice(0, mostItems);
  return { ...draft, tones, items, ...baseOfPizza(draft.vessel, recipe), ...recipe.art };
}

/** A white pizza has no tomato under its cheese. */
function baseOfPizza(vessel: VesselName, recipe: DrawableRecipe): Partial<DishPlan> {
  const hasTomato = ingredientsOf(recipe).some(({ name }) => /tomato|marinara/i.test(name));
  return vessel !== 'pizza' || hasTomato ? {} : { base: 'cream' };
}

/** Every ingredient with its drawing, in the order of the recipe: what a check asks of. */
export function drawnIngredients(
  recipe: DrawableRecipe,
  served: Served = servingOf(recipe),
): readonly DrawnIngredient[] {
  return ingredientsOf(recipe).map((ingredient) => {
    return { ingredient, drawn: drawnAs({ ingredient, recipe, served }) };
  });
}

function servingOf({ art, dish = '', title = '', slug = '' }: DrawableRecipe): Served {
  const served = servedIn({ dish, title: title || slug });
  if (art?.vessel === undefined || art.vessel === served.vessel) return served;
  return { vessel: art.vessel };
}

function drawnAs({
  ingredient,
  recipe,
  served: { vessel },
}: {
  ingredient: DrawableIngredient;
  recipe: DrawableRecipe;
  served: Served;
}): string | null {
  const { title = '', slug = '', dish = '' } = recipe;
  const { name, note = '', steps = '', share = 1 } = ingredient;
  const drawn = formOf({ name, note, steps, dish, vessel, title: title || slug }) ?? null;
  if (drawn === null) return null;
  if (mixedVessels.includes(vessel) && steps !== '' && !onTop.test(steps.toLowerCase()))
    return null;
  if (share >= leastShare) return drawn;
  const isGarnish = isArchetypeName(drawn) && archetypes[drawn].role === 'garnish';
  return isGarnish && share >= leastShareOfGarnish ? drawn : null;
}

function doughOf({ dough }: Served): ArchetypeName[] {
  return dough === undefined ? [] : [dough];
}

/**
 * What the title names first, then the heaviest: what is dropped for want of room is the least of
 * the dish.
 */
function foodsOf(drawn: readonly DrawnIngredient[], title: string): string[] {
  const foods = drawn.filter((each) => each.drawn !== null && !each.drawn.startsWith('~'));
  const weighed = foods.every(({ ingredient }) => ingredient.share !== undefined);
  const weightOf = ({ ingredient: { name, share = 0 } }: DrawnIngredient) =>
    share + (isNamedIn({ name, title }) ? 0.5 : 0);
  const sorted = weighed ? foods.toSorted((a, b) => weightOf(b) - weightOf(a)) : foods;
  return sorted.map(({ drawn: food }) => food ?? '');
}

function isNamedIn({ name, title }: { name: string; title: string }): boolean {
  const words = name.toLowerCase().match(/[a-z]{4,}/g) ?? [];
  return words.some((word) => title.toLowerCase().includes(word.replace(/(e?s|y)$/, '')));
}

function saucesOf(drawn: readonly DrawnIngredient[]): string[] {
  const poured = drawn.flatMap(({ drawn: sauce }) =>
    sauce?.startsWith('~') ? sauce.slice(1) : [],
  );
  return [...new Set(poured)].filter(isSauceName);
}

function tonesOf(
  drawn: readonly DrawnIngredient[],
  { title = '', dish = '' }: DrawableRecipe,
  vessel: VesselName,
): Record<string, Tone> {
  const toned = drawn.flatMap(({ ingredient, drawn: food }): [string, Tone][] => {
    if (food === null || !isArchetypeName(food)) return [];
    const { note = '', steps = '' } = ingredient;
    const tone = toneIn({ food, text: `${title} ; ${note} ; ${steps} #${dish} @${vessel}` });
    return tone === null ? [] : [[food, tone]];
  });
  return Object.fromEntries(toned);
}

interface Draft {
  vessel: VesselName;
  items: string[];
  sauces: string[];
}

function adaptToVessel({ vessel, items, sauces }: Draft, { title = '' }: DrawableRecipe): void {
  if (vessel === 'bowl') swap(items, 'avocado', 'avoslice');
  if (vessel === 'board' && /burger/i.test(title)) {
    const meat = items.find((item) => ['mince', 'meatball', 'steak'].includes(item));
    if (meat) swap(items, meat, 'burger');
    else if (!items.includes('burger')) items.unshift('burger');
  }
  if (items.includes('omelette')) items.unshift(...items.splice(items.indexOf('omelette'), 1));
  if (/black soybean/i.test(title)) swap(items, 'beans', 'blackbeans');
  if (items.includes('meatball')) swap(sauces, 'cream', 'gravy');
}

/** A dish of which nothing can be drawn is shown as a green salad. */
function fillWhenEmpty(draft: Draft, { art }: DrawableRecipe): void {
  if (art?.items || art?.base || draft.items.length || draft.sauces.length) return;
  if (!['plate', 'bowl'].includes(draft.vessel)) return;
  draft.items.push('lettuce', 'cherrytomato', 'cucumber', 'egg');
  draft.vessel = 'bowl';
}

/** Without anything to put in front, a plate would look all but empty. */
function servePansInThePan(draft: Draft, { dish, art }: DrawableRecipe): void {
  if (art?.vessel || draft.vessel !== 'plate' || dish !== 'PAN') return;
  const hasHero = draft.items.some(
    (item) => isArchetypeName(item) && ['hero', 'dough'].includes(archetypes[item].role),
  );
  if (!hasHero) draft.vessel = 'pan';
}

function swap(names: string[], from: string, to: string): void {
  const index = names.indexOf(from);
  if (index >= 0) names[index] = to;
}

function ingredientsOf({ ingredients = [] }: DrawableRecipe): readonly DrawableIngredient[] {
  return ingredients.map((each) => (typeof each === 'string' ? { name: each } : each));
}
