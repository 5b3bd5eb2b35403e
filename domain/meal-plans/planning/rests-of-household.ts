import { setImmediate as nextTurn } from 'node:timers/promises';
import { cookedServings } from '../../kitchen/cooked-servings.rules.ts';
import { portionsFor, sumOfPortions, type Eaters } from '../../kitchen/portions.rules.ts';
import { targetsFor, type PlannerProfile } from '../../planner/index.ts';
import type { ContentIndex } from '../../recipes/content-index.ts';
import type { CompiledRecipe } from '../../recipes/recipe.ts';

type Rests = Readonly<Record<string, number>>;

/** Less is a second plate, or a lunch. */
const leastRest = 2;
/** Nobody waits for more of them than this at a time. */
const recipesAtOnce = 10;
const mostKnown = 40;

/** By content and then by what is eaten: households that eat alike have the same rests. */
const known = new WeakMap<ContentIndex, Map<string, Rests>>();

/**
 * By main dish, the servings that nobody of a household eats of what a kitchen cooks for it: a can is
 * opened whole, and a tin is baked whole. Only two and more of them count.
 */
export async function restsOfHousehold(args: {
  content: ContentIndex;
  eaters: Eaters;
  profile: PlannerProfile;
}): Promise<Rests> {
  const { content, eaters, profile } = args;
  const eaten = sumOfPortions(portionsFor({ eaters, own: targetsFor(profile).portion }));
  const ofContent = known.get(content) ?? new Map<string, Rests>();
  known.set(content, ofContent);
  const key = `${eaten} ${profile.leftovers}`;
  const found = ofContent.get(key);
  if (found !== undefined) return found;
  const rests = await findRests({ content, eaten, leftovers: profile.leftovers });
  if (ofContent.size >= mostKnown) ofContent.clear();
  ofContent.set(key, rests);
  return rests;
}

interface Household {
  content: ContentIndex;
  /** Servings of a meal. */
  eaten: number;
  /** Dinners are eaten again at noon. */
  leftovers: boolean;
}

async function findRests(household: Household): Promise<Rests> {
  // Bread, cakes and spice blends are made to be kept.
  const mains = household.content.recipes.filter(({ role }) => role === 'main');
  const rests: [string, number][] = [];
  for (const [index, recipe] of mains.entries()) {
    if (index % recipesAtOnce === recipesAtOnce - 1) await nextTurn();
    const rest = restOf({ ...household, recipe });
    if (rest >= leastRest) rests.push([recipe.id, rest]);
  }
  return Object.fromEntries(rests);
}

function restOf(args: Household & { recipe: CompiledRecipe }): number {
  const { content, recipe, eaten, leftovers } = args;
  const foods = content.foodsById;
  const restAfter = (wanted: number) => cookedServings({ recipe, wanted, foods }) - wanted;
  const ofMeal = restAfter(eaten);
  if (!leftovers || !recipe.isGoodAsLeftovers) return ofMeal;
  return Math.min(ofMeal, restAfter(2 * eaten));
}
