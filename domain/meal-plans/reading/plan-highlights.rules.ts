import type { RepeatsAfterDays } from '../../planner/types.ts';
import type { Meal, RecipeRole } from '../../recipes/recipe.ts';

/** What a cook would tell of a week; the planner's sums are told with its days. */
export const planHighlightCodes = [
  'MAKES_LUNCH',
  'EVENINGS',
  'FAVORITES',
  'COMES_BACK',
  'BREAKFASTS',
  'TAKE_TURNS',
  'BREAKFASTS_REPEAT',
] as const;
export type PlanHighlightCode = (typeof planHighlightCodes)[number];

export type PlanHighlight = Readonly<{
  code: PlanHighlightCode;
  /**
   * Dinners that are lunch too, evenings with something to cook, favorites, dishes that share a food,
   * different breakfasts, proteins, mornings that repeat one.
   */
  count: number;
  /** Of EVENINGS: what none takes longer than, but for the one in `days`. */
  minutes?: number;
  /** Of MAKES_LUNCH the day of each dinner, the lunch being the day after; of EVENINGS the one that takes longer. */
  days?: readonly number[];
  /** Kinds of protein, or ids of foods. */
  words?: readonly string[];
}>;

/** A dish of a plan as it is cooked, or the rest of a dinner. */
export type HighlightedDish = Readonly<{
  day: number;
  meal: Meal;
  recipeId: string;
  role: RecipeRole;
  /** The day whose dinner it is the rest of. */
  leftoverOfDay: number | null;
  /** What one would call it by: `CHICKEN`, `BEEF`, `NONE`. */
  protein: string;
  activeMinutes: number;
  totalMinutes: number;
  isLiked: boolean;
  /** Foods of which an open rest soon spoils. */
  rests: readonly string[];
}>;

const weekDays = 7;
/** More is no evening to promise anything of. */
const mostShortMinutes = 45;
const mostFoods = 2;
const mostProteins = 4;
const fewestProteins = 3;
const mostBreakfasts = 3;
const fewestMornings = 6;
/** Who reads more has stopped reading. */
const mostTold = 3;

interface Week {
  dishes: readonly HighlightedDish[];
  /** Of a generated plan. */
  repeatsAfterDays: RepeatsAfterDays | null;
}

/**
 * The most telling true facts of a week: what its dinners spare and take, what is there to look
 * forward to, what is used up. What had to repeat is explained after them.
 */
export function planHighlights(week: Week): PlanHighlight[] {
  const repeats = breakfastsRepeat(week);
  const evenings = eveningsOf(week);
  const lunches = makesLunch(week);
  const first = [lunches, evenings].filter((each) => each !== null);
  const others = [
    favorites(week),
    comesBack(week),
    repeats === null ? breakfastsOf(week) : null,
    takeTurns(week),
  ].filter((each) => each !== null);
  // The dinners are told in one sentence.
  const room = mostTold - Math.min(1, first.length);
  return [...first, ...others.slice(0, room), ...(repeats === null ? [] : [repeats])];
}

function makesLunch({ dishes }: Week): PlanHighlight | null {
  const lunches = dishes.filter(
    ({ day, meal, role, leftoverOfDay }) =>
      meal === 'LUNCH' && role === 'main' && leftoverOfDay === day - 1,
  );
  if (lunches.length === 0) return null;
  const days = lunches.map(({ day }) => day - 1);
  const words = lunches.map(({ protein }) => protein);
  return { code: 'MAKES_LUNCH', count: lunches.length, days, words };
}

/** Nobody plans an evening by the minute. */
const minutesStep = 5;

/** How long an evening takes, where that is worth telling. */
function eveningsOf({ dishes }: Week): PlanHighlight | null {
  const dinners = dishes.filter(
    ({ meal, role, leftoverOfDay }) =>
      meal === 'DINNER' && role !== 'extra' && leftoverOfDay === null,
  );
  const evenings = [...Map.groupBy(dinners, ({ day }) => day)]
    .filter(([, eaten]) => eaten.some(({ role }) => role === 'main'))
    .map(([day, eaten]) => ({ day, minutes: minutesOf(eaten) }))
    .toSorted((left, right) => right.minutes - left.minutes);
  const [longest, next] = evenings;
  if (longest === undefined) return null;
  const told = { code: 'EVENINGS', count: evenings.length } as const;
  if (longest.minutes <= mostShortMinutes)
    return { ...told, minutes: roundedUp(longest.minutes), days: [] };
  if (next === undefined || next.minutes > mostShortMinutes) return null;
  return { ...told, minutes: roundedUp(next.minutes), days: [longest.day] };
}

function roundedUp(minutes: number): number {
  return minutesStep * Math.ceil(minutes / minutesStep);
}

/** Who cooks a side beside the main has the work of both. */
function minutesOf(dishes: readonly HighlightedDish[]): number {
  const work = dishes.reduce((sum, { activeMinutes }) => sum + activeMinutes, 0);
  return Math.max(work, ...dishes.map(({ totalMinutes }) => totalMinutes));
}

function favorites({ dishes }: Week): PlanHighlight | null {
  const liked = new Set(dishes.filter(({ isLiked }) => isLiked).map(({ recipeId }) => recipeId));
  return liked.size === 0 ? null : { code: 'FAVORITES', count: liked.size };
}

/** Foods that more than one dish of the first week takes of: those of most dishes first. */
function comesBack({ dishes }: Week): PlanHighlight | null {
  const users = new Map<string, Set<string>>();
  const cooked = dishes.filter(
    ({ day, leftoverOfDay }) => day < weekDays && leftoverOfDay === null,
  );
  for (const { recipeId, rests } of cooked) {
    for (const food of rests) users.set(food, (users.get(food) ?? new Set()).add(recipeId));
  }
  const shared = [...users]
    .filter(([, recipes]) => recipes.size > 1)
    .toSorted(([, left], [, right]) => right.size - left.size)
    .slice(0, mostFoods);
  if (shared.length === 0) return null;
  const count = Math.min(...shared.map(([, recipes]) => recipes.size));
  return { code: 'COMES_BACK', count, words: shared.map(([food]) => food) };
}

/** Two or three breakfasts are easy to remember. */
function breakfastsOf({ dishes }: Week): PlanHighlight | null {
  const mains = dishes.filter(({ meal, role }) => meal === 'BREAKFAST' && role === 'main');
  const { size } = new Set(mains.map(({ recipeId }) => recipeId));
  if (mains.length < fewestMornings || size < 2 || size > mostBreakfasts) return null;
  return { code: 'BREAKFASTS', count: size };
}

/** Where no two evenings running have the same. */
function takeTurns({ dishes }: Week): PlanHighlight | null {
  const dinners = dishes
    .filter(({ meal, role }) => meal === 'DINNER' && role === 'main')
    .toSorted((left, right) => left.day - right.day);
  const isTold = dinners.every(({ day, protein }, at) => {
    const before = dinners[at - 1];
    return before === undefined || before.day !== day - 1 || before.protein !== protein;
  });
  const words = [...new Set(dinners.map(({ protein }) => protein))].filter(
    (protein) => protein !== 'NONE',
  );
  if (!isTold || words.length < fewestProteins) return null;
  return { code: 'TAKE_TURNS', count: words.length, words: words.slice(0, mostProteins) };
}

/** Mornings whose breakfast was there within the week before, since too few fit. */
function breakfastsRepeat({ dishes, repeatsAfterDays }: Week): PlanHighlight | null {
  if (repeatsAfterDays !== 3) return null;
  const breakfasts = dishes.filter(({ meal, role }) => meal === 'BREAKFAST' && role === 'main');
  const repeated = breakfasts.filter(({ recipeId, day }) =>
    breakfasts.some(
      (other) => other.recipeId === recipeId && other.day < day && day - other.day < weekDays,
    ),
  );
  return repeated.length === 0 ? null : { code: 'BREAKFASTS_REPEAT', count: repeated.length };
}
