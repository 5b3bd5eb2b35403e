import { setImmediate as nextTurn } from 'node:timers/promises';
import { cookedServings } from '../../kitchen/cooked-servings.rules.ts';
import { cookedTimes } from '../../kitchen/cooked-times.rules.ts';
import { portionsFor, sumOfPortions, type Eaters } from '../../kitchen/portions.rules.ts';
import { targetsFor, type PlannerProfile } from '../../planner/index.ts';
import type { ContentIndex } from '../../recipes/content-index.ts';
import type { CompiledRecipe } from '../../recipes/recipe.ts';

/** What the planner has to know of a kitchen that cooks for these people. */
type HouseholdKitchen = Readonly<Required<Pick<PlannerProfile, 'rests' | 'minutesMore'>>>;

/** Less is a second plate, or a lunch. */
const leastRest = 2;
/** Nobody waits for more of them than this at a time. */
const recipesAtOnce = 10;
const mostKnown = 40;

/** By content and then by what is eaten: households that eat alike have the same kitchen. */
const known = new WeakMap<ContentIndex, Map<string, HouseholdKitchen>>();

/**
 * By recipe, what a household's pots make of it. `rests` are the servings of a main dish that nobody
 * eats: a can is opened whole, and a tin is baked whole; only two and more of them count.
 * `minutesMore` is what a pan that does not hold them all takes longer than the recipe as written.
 */
export async function kitchenOfHousehold(args: {
  content: ContentIndex;
  eaters: Eaters;
  profile: PlannerProfile;
}): Promise<HouseholdKitchen> {
  const { content, eaters, profile } = args;
  const eaten = sumOfPortions(portionsFor({ eaters, own: targetsFor(profile).portion }));
  const ofContent = known.get(content) ?? new Map<string, HouseholdKitchen>();
  known.set(content, ofContent);
  const key = `${eaten} ${profile.leftovers}`;
  const found = ofContent.get(key);
  if (found !== undefined) return found;
  const household = { content, eaten, leftovers: profile.leftovers };
  const kitchen = { rests: await findRests(household), minutesMore: findMinutes(household) };
  if (ofContent.size >= mostKnown) ofContent.clear();
  ofContent.set(key, kitchen);
  return kitchen;
}

interface Household {
  content: ContentIndex;
  /** Servings of a meal. */
  eaten: number;
  /** Dinners are eaten again at noon. */
  leftovers: boolean;
}

async function findRests(household: Household): Promise<Record<string, number>> {
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

interface OfRecipe extends Household {
  recipe: CompiledRecipe;
}

function restOf(args: OfRecipe): number {
  const { content, recipe, eaten } = args;
  const foods = content.foodsById;
  const restAfter = (wanted: number) => cookedServings({ recipe, wanted, foods }) - wanted;
  const ofMeal = restAfter(eaten);
  return isCookedForTwo(args) ? Math.min(ofMeal, restAfter(2 * eaten)) : ofMeal;
}

/** A dinner that is lunch the day after, too. */
function isCookedForTwo({ recipe, leftovers }: OfRecipe): boolean {
  return leftovers && recipe.isGoodAsLeftovers;
}

/** Few recipes name a pan that holds so many. */
function findMinutes(household: Household): Record<string, number> {
  const minutes = household.content.recipes
    .filter(({ steps }) => steps.some(({ panServings }) => panServings !== undefined))
    .map((recipe) => [recipe.id, minutesMoreOf({ ...household, recipe })] as const);
  return Object.fromEntries(minutes.filter(([, more]) => more > 0));
}

/** Of the largest pot that a week may ask for. */
function minutesMoreOf(args: OfRecipe): number {
  const { content, recipe, eaten } = args;
  const wanted = isCookedForTwo(args) ? 2 * eaten : eaten;
  const servings = cookedServings({ recipe, wanted, foods: content.foodsById });
  return cookedTimes({ recipe, servings }).totalMinutes - recipe.times.totalMinutes;
}
