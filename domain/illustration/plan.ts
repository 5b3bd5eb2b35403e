import { archetypes, isArchetypeName } from './archetypes/all.ts';
import { vesselNamed, type VesselName } from './vessel-words.ts';
import { drawnFor } from './words.ts';

export interface DrawableRecipe {
  /** Seeds everything that varies; without it the id, then the title does. */
  slug?: string;
  id?: string;
  title?: string;
  /** Dish tag or tags: SALAD, STIR_FRY. */
  dish?: string | readonly string[];
  /** Canonical English names, most important first, so that all languages share one picture. */
  ingredients?: readonly (string | { name: string })[];
  /** An editor's corrections where the guess is wrong. */
  art?: Partial<DishPlan>;
}

/** What will be drawn. */
export interface DishPlan {
  vessel: VesselName;
  /** Archetypes, most important first. Unknown names are left out of the drawing. */
  items: readonly string[];
  sauces: readonly string[];
  /** A table name or a colour; else the seed chooses. */
  table?: string;
  /** Index of the plate's glaze; else content and seed choose. */
  glaze?: number;
  /** The liquid of a soup, drink or dessert; else the title's words choose. */
  base?: string;
}

interface Draft {
  vessel: VesselName;
  items: string[];
  sauces: string[];
}

const mostItems = 8;

export function plan(recipe: DrawableRecipe): DishPlan {
  const draft = {
    vessel: recipe.art?.vessel ?? vesselOf(recipe),
    ...drawnIngredients(recipe),
  };
  adaptEggs(draft, recipe);
  hideEggsInTheDough(draft, recipe);
  adaptMeat(draft, recipe);
  adaptSauce(draft);
  adaptBeans(draft, recipe);
  fillWhenEmpty(draft);
  servePansInThePan(draft, recipe);
  if (draft.vessel === 'bowl') swap(draft.items, 'avocado', 'avoslice');
  return { ...draft, items: draft.items.slice(0, mostItems), ...recipe.art };
}

function vesselOf(recipe: DrawableRecipe): VesselName {
  const tags = dishTags(recipe);
  const byTag = tags ? vesselNamed(tags) : undefined;
  return byTag ?? vesselNamed(recipe.title || recipe.slug || '') ?? 'plate';
}

function drawnIngredients(recipe: DrawableRecipe): { items: string[]; sauces: string[] } {
  const items = new Set<string>();
  const sauces = new Set<string>();
  for (const name of ingredientNames(recipe)) {
    const drawn = drawnFor(name);
    if (!drawn) continue;
    if ('food' in drawn) items.add(drawn.food);
    else sauces.add(drawn.sauce);
  }
  return { items: [...items], sauces: [...sauces] };
}

function adaptEggs(draft: Draft, recipe: DrawableRecipe): void {
  const words = dishWords(recipe);
  if (/omelet/i.test(words)) makeOfEggs(draft.items, 'omelette');
  if (/frittata|quiche/i.test(words)) makeOfEggs(draft.items, 'frittata');
  if (draft.vessel === 'pan' && /fried|skillet|shakshuka|hash/i.test(words)) {
    swap(draft.items, 'egg', 'friedegg');
  }
}

const stirredIn: readonly VesselName[] = ['cake', 'cookies', 'cup', 'glass', 'loaf', 'yoghurt'];

/** Nobody sees the eggs of a cake or a mayonnaise. */
function hideEggsInTheDough({ vessel, items }: Draft, recipe: DrawableRecipe): void {
  if (/\begg/i.test(recipe.title ?? '')) return;
  if (stirredIn.includes(vessel) && items.includes('egg')) items.splice(items.indexOf('egg'), 1);
}

function adaptMeat({ vessel, items }: Draft, recipe: DrawableRecipe): void {
  if (vessel === 'board' && /burger/i.test(dishWords(recipe))) {
    const meat = items.find((item) => item === 'meatball' || item === 'steak');
    if (meat) swap(items, meat, 'burger');
  }
  if (vessel === 'bowl' || vessel === 'pan') swap(items, 'chicken', 'chickenslices');
  if (vessel === 'stew' || vessel === 'soup') {
    for (const whole of ['drumstick', 'chicken']) swap(items, whole, 'chickenbite');
    for (const whole of ['steak', 'lamb', 'pork']) swap(items, whole, 'beefbite');
  }
  if (vessel === 'tray' && ingredientNames(recipe).some((name) => name.includes('thigh'))) {
    swap(items, 'chicken', 'drumstick');
  }
}

function adaptSauce({ items, sauces }: Draft): void {
  if (items.includes('meatball') || items.includes('pork')) swap(sauces, 'cream', 'gravy');
}

/** Foods do not tell black soybeans from yellow ones; titles do. */
function adaptBeans({ items }: Draft, { title = '' }: DrawableRecipe): void {
  if (/black soybean/i.test(title)) swap(items, 'beans', 'blackbeans');
}

/** A dish of which nothing can be drawn is shown as a green salad. */
function fillWhenEmpty(draft: Draft): void {
  if (draft.items.length || draft.sauces.length) return;
  draft.items.push('lettuce', 'cherrytomato', 'cucumber', 'egg');
  if (draft.vessel === 'plate') draft.vessel = 'bowl';
}

/** Without anything to put in front, a plate would look all but empty. */
function servePansInThePan(draft: Draft, recipe: DrawableRecipe): void {
  if (draft.vessel !== 'plate' || !/\bpan\b/i.test(dishTags(recipe))) return;
  const hasHero = draft.items.some(
    (item) => isArchetypeName(item) && archetypes[item].role === 'hero',
  );
  if (!hasHero) draft.vessel = 'pan';
}

function makeOfEggs(items: string[], dish: string): void {
  items.unshift(dish);
  const egg = items.indexOf('egg');
  if (egg > 0) items.splice(egg, 1);
}

function swap(names: string[], from: string, to: string): void {
  const index = names.indexOf(from);
  if (index >= 0) names[index] = to;
}

function dishWords(recipe: DrawableRecipe): string {
  return `${dishTags(recipe)} ${recipe.title ?? ''} ${recipe.slug ?? ''}`.replaceAll('_', ' ');
}

function dishTags({ dish = [] }: DrawableRecipe): string {
  return [dish].flat().join(' ').replaceAll('_', ' ');
}

function ingredientNames({ ingredients = [] }: DrawableRecipe): string[] {
  return ingredients.map((each) => (typeof each === 'string' ? each : each.name));
}
