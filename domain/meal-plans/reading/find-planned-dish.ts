import type { Database } from '../../../db/database.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { Language } from '../../../lib/language.ts';
import type { ContentIndex } from '../../recipes/content-index.ts';
import type { RecipeId } from '../../recipes/recipe.ts';
import type { MealPlan } from '../meal-plan.ts';
import type { ThemedPlanIndex } from '../themed/compile-themed-plans.ts';
import { describePlan, type DescribedDay, type DescribedDish } from './described-plan.ts';
import { dayKey, readDishKey, type NamedDish } from './dish-key.rules.ts';
import { findReadablePlan, findReadablePlans } from './find-readable-plan.ts';
import { listPlansById } from './meal-plan-lists.store.ts';

/** A dish where it is cooked. */
export interface PlannedDish {
  readonly planId: string;
  readonly day: number;
  readonly dish: DescribedDish;
}

/** Dishes of somebody else's plan that a reader shops and cooks with them. */
export interface LentDishes {
  /** Whose plan it is. */
  readonly ownerId: string;
  readonly dishes: readonly { readonly recipeId: RecipeId }[];
}

/** Shopping lists are kept by a module above this one: whoever starts the process passes them in. */
export type FindLentDishes = (args: {
  db: Database;
  clock: Clock;
  userId: string;
  planId: string;
}) => Promise<LentDishes | null>;

interface FindDish {
  db: Database;
  clock: Clock;
  themedPlans: ThemedPlanIndex;
  findLentDishes: FindLentDishes;
  content: ContentIndex;
  language: Language;
  userId: string;
  key: string;
  recipeId: RecipeId;
}

/**
 * The dish that a key names in a plan which the member may read, or of which the dish is lent to
 * them; for leftovers as they were cooked. Null where there is none, or another recipe.
 */
export async function findPlannedDish(args: FindDish): Promise<PlannedDish | null> {
  const { content, recipeId } = args;
  const place = readDishKey(args.key);
  if (place === null) return null;
  const plan = await findPlanOf({ ...args, place });
  return plan === null ? findLentDish(args) : dishOfPlan({ plan, place, recipeId, content });
}

/** What a plan has in the place of a dish that is there no longer. */
export interface LeftPlace {
  readonly planSlug: string;
  /** The main dish of that meal now; null where the meal is left out. */
  readonly instead: DescribedDish | null;
  /** Where the dish went to in the same plan. */
  readonly movedTo: DescribedDish | null;
}

/**
 * The place that a key names, where the recipe was planned once and is no longer. Null where it
 * still stands there, and for a plan that the member may not read.
 */
export async function findLeftPlace(
  args: Omit<FindDish, 'findLentDishes' | 'clock'>,
): Promise<LeftPlace | null> {
  const { recipeId, content } = args;
  const place = readDishKey(args.key);
  const plan = place && (await findPlanOf({ ...args, place }));
  if (!plan || dishOfPlan({ plan, place, recipeId, content }) !== null) return null;
  const { days } = describePlan({ plan, content });
  const meal = days[place.day]?.meals.find((each) => each.meal === place.meal);
  const cooked = days.flatMap(({ meals }) => meals.flatMap(({ dishes }) => dishes));
  const isIt = ({ recipe, line }: DescribedDish) =>
    recipe.id === recipeId && line.leftoverOfDay === null;
  return {
    planSlug: plan.slug,
    instead: meal?.dishes.find(({ line }) => line.role === 'main') ?? null,
    movedTo: cooked.find(isIt) ?? null,
  };
}

async function findPlanOf(
  args: Omit<FindDish, 'findLentDishes' | 'clock' | 'key'> & { place: NamedDish },
): Promise<MealPlan | null> {
  const { db, themedPlans, language, userId, place } = args;
  const reading = { db, themedPlans, language, userId };
  const found =
    (await findReadablePlan({ ...reading, slug: place.plan })) ??
    (await findReadablePlans({ ...reading, ids: [place.plan] }))[0];
  return found?.plan ?? null;
}

/**
 * A dish of somebody with whom the reader shops. Its key stays one that opens it again, as the
 * address of the plan is not told.
 */
export async function findLentDish(
  args: Omit<FindDish, 'themedPlans' | 'language'>,
): Promise<PlannedDish | null> {
  const { db, clock, userId, findLentDishes, recipeId, content } = args;
  const place = readDishKey(args.key);
  if (place === null) return null;
  const lent = await findLentDishes({ db, clock, userId, planId: place.plan });
  if (lent === null) return null;
  const [plan] = await listPlansById({ db, userId: lent.ownerId, ids: [place.plan] });
  const planned = plan && dishOfPlan({ plan, place, recipeId, content });
  if (!planned) return null;
  const { planId, day, dish } = planned;
  if (!lent.dishes.some((each) => each.recipeId === recipeId)) return null;
  return { planId, day, dish: { ...forAnotherEater(dish), key: dayKey({ planId, day }) } };
}

/** The plate of who planned the dish is not the reader's: theirs is that of another eater. */
function forAnotherEater(dish: DescribedDish): DescribedDish {
  const [planner, ...others] = dish.line.portions;
  const portions = planner === undefined ? others : [...others, planner];
  return { ...dish, line: { ...dish.line, portions } };
}

/** A list does not know yet that the dish was moved: it is cooked on another day, and as much of it. */
function movedDish(args: {
  days: readonly DescribedDay[];
  dishAt: (place: { day: number; meal: null }) => PlannedDish | null;
}): PlannedDish | null {
  const found = args.days.map(({ index }) => args.dishAt({ day: index, meal: null }));
  return found.find((each) => each !== null) ?? null;
}

function dishOfPlan(args: {
  plan: MealPlan;
  place: NamedDish;
  recipeId: RecipeId;
  content: ContentIndex;
}): PlannedDish | null {
  const { plan, place, recipeId, content } = args;
  const { days } = describePlan({ plan, content });
  const dishAt = ({ day, meal }: Pick<NamedDish, 'day' | 'meal'>): PlannedDish | null => {
    const asked = days[day]?.meals.filter((each) => meal === null || each.meal === meal) ?? [];
    const dishes = asked.flatMap((each) => each.dishes);
    const named = dishes.filter(({ recipe }) => recipe.id === recipeId);
    const dish = named.find(({ line }) => line.leftoverOfDay === null) ?? named[0];
    return dish === undefined ? null : { planId: plan.id, day, dish };
  };
  const planned = dishAt(place) ?? (place.meal === null ? movedDish({ days, dishAt }) : null);
  const cookedOn = planned?.dish.line.leftoverOfDay ?? null;
  return cookedOn === null ? planned : dishAt({ day: cookedOn, meal: 'DINNER' });
}
