import type { Catalog } from '../catalog/catalog.ts';
import { minutesOnTheDay } from './minutes-on-the-day.ts';
import type { DayNutrition, Serving } from './serving.ts';
import type { Targets } from '../targets.ts';
import type { AvoidGroup, Meal, Plan, PlannedMeal, PlannerProfile } from '../types.ts';
import {
  clockMinutes,
  cookingMinutes,
  hardestDifficulty,
  portions,
  repeatDays,
  weekDays,
  weekdayBreakfastMinutes,
} from '../weights.ts';

/** A hard rule that a plan breaks, with where. */
export type Violation =
  | Readonly<{ code: 'UNKNOWN_RECIPE'; day: number; meal: Meal; id: string }>
  | Readonly<{ code: 'WRONG_MEALS'; day: number }>
  | Readonly<{ code: 'NOT_ONE_OF_EACH_ROLE'; day: number; meal: Meal }>
  | Readonly<{ code: 'AVOIDED'; day: number; meal: Meal; id: string; group: AvoidGroup }>
  | Readonly<{ code: RecipeRule; day: number; meal: Meal; id: string }>
  | Readonly<{ code: 'TOO_SLOW_TOGETHER'; day: number; meal: Meal; minutes: number }>
  | Readonly<{ code: 'REPEATED'; day: number; meal: Meal; id: string; earlierDay: number }>
  | Readonly<{ code: 'NET_CARBS'; day: number; grams: number; limitGrams: number }>;

type RecipeRule =
  | 'DIET'
  | 'PREMIUM'
  | 'TOO_HARD'
  | 'TOO_SLOW'
  | 'WRONG_MEAL'
  | 'BAD_LEFTOVER'
  | 'BAD_PORTION';

interface Judged {
  readonly catalog: Catalog;
  readonly profile: PlannerProfile;
  readonly targets: Targets;
  readonly plan: Plan;
  readonly servings: readonly Serving[];
  readonly days: readonly DayNutrition[];
}

export function listViolations(judged: Judged): Violation[] {
  return [
    ...mealViolations(judged),
    ...judged.servings.flatMap((serving) => recipeViolations({ ...judged, serving })),
    ...togetherViolations(judged),
    ...repeatViolations(judged),
    ...carbViolations(judged),
  ];
}

function mealViolations({ catalog, profile, plan }: Judged): Violation[] {
  const expected = profile.mealsPerDay === 3 ? 'BREAKFAST LUNCH DINNER' : 'LUNCH DINNER';
  return plan.days.flatMap(({ meals }, day) => {
    const violations: Violation[] = meals.flatMap((meal) => [
      ...meal.recipes
        .filter(({ id }) => !catalog.indexById.has(id))
        .map(({ id }) => ({ code: 'UNKNOWN_RECIPE' as const, day, meal: meal.meal, id })),
      ...(hasOneOfEachRole(meal)
        ? []
        : [{ code: 'NOT_ONE_OF_EACH_ROLE' as const, day, meal: meal.meal }]),
    ]);
    const found = meals.map(({ meal }) => meal).join(' ');
    return found === expected ? violations : [{ code: 'WRONG_MEALS', day }, ...violations];
  });
}

function hasOneOfEachRole({ recipes }: PlannedMeal): boolean {
  const roles = recipes.map(({ role }) => role);
  return roles.includes('main') && new Set(roles).size === roles.length;
}

function recipeViolations(args: Judged & { serving: Serving }): Violation[] {
  const { profile, serving } = args;
  const { day, meal, recipe, planned } = serving;
  const violations: Violation[] = [...profile.avoid, ...(profile.allergies ?? [])]
    .filter((group) => recipe.avoid.includes(group))
    .map((group) => ({ code: 'AVOIDED', day, meal, id: recipe.id, group }));
  const broken: readonly (readonly [boolean, RecipeRule])[] = [
    [!keepsDiet(args), 'DIET'],
    [recipe.premium && !profile.includePremium, 'PREMIUM'],
    [recipe.difficulty > hardestDifficulty[profile.cookingSkill], 'TOO_HARD'],
    [!planned.isLeftover && isTooSlow(args), 'TOO_SLOW'],
    [!planned.isLeftover && !recipe.meals.includes(meal), 'WRONG_MEAL'],
    [planned.isLeftover && !isGoodLeftover(args), 'BAD_LEFTOVER'],
    [!isPortion(planned.servingFactor), 'BAD_PORTION'],
  ];
  for (const [isBroken, code] of broken) {
    if (isBroken) violations.push({ code, day, meal, id: recipe.id });
  }
  return violations;
}

function keepsDiet(args: { profile: PlannerProfile; serving: Serving }): boolean {
  const { diet } = args.serving.recipe;
  switch (args.profile.diet) {
    case 'VEGAN':
      return diet === 'vegan';
    case 'VEGETARIAN':
      return diet === 'vegan' || diet === 'vegetarian';
    case null:
      return true;
  }
}

/** Who cooks two dishes for a meal has two hands: what each asks of them adds up. */
function togetherViolations({ profile, plan, servings }: Judged): Violation[] {
  const cooked = servings.filter(({ planned }) => !planned.isLeftover);
  const byMeal = Map.groupBy(cooked, ({ day, meal }) => `${day} ${meal}`);
  return [...byMeal.values()].flatMap((together): Violation[] => {
    const { day, meal } = together[0]!;
    const minutes = together.reduce(
      (sum, { recipe }) => sum + recipe.activeMinutes + (profile.minutesMore?.[recipe.id] ?? 0),
      0,
    );
    const isBeforeWork = dayKind(plan, day) === 'weekday' && meal === 'BREAKFAST';
    const atTheStove = cookingMinutes[profile.cookingTime][dayKind(plan, day)];
    const most = isBeforeWork ? Math.min(atTheStove, weekdayBreakfastMinutes) : atTheStove;
    if (together.length < 2 || minutes <= most) return [];
    return [{ code: 'TOO_SLOW_TOGETHER', day, meal, minutes }];
  });
}

function dayKind(plan: Plan, day: number): 'weekday' | 'weekend' {
  const weekday = (plan.firstWeekday + day) % 7;
  return weekday === 5 || weekday === 6 ? 'weekend' : 'weekday';
}

function isTooSlow(args: { profile: PlannerProfile; plan: Plan; serving: Serving }): boolean {
  const { profile, plan, serving } = args;
  const { recipe, meal } = serving;
  const kind = dayKind(plan, serving.day);
  const more = profile.minutesMore?.[recipe.id] ?? 0;
  if (recipe.activeMinutes + more > cookingMinutes[profile.cookingTime][kind]) return true;
  const isBeforeWork = kind === 'weekday' && meal === 'BREAKFAST';
  const clock = clockMinutes[profile.cookingTime][kind];
  const most = isBeforeWork ? Math.min(clock, weekdayBreakfastMinutes) : clock;
  return minutesOnTheDay(recipe) + more > most;
}

function isGoodLeftover(args: {
  profile: PlannerProfile;
  servings: readonly Serving[];
  serving: Serving;
}): boolean {
  const { day, meal, leads, recipe } = args.serving;
  if (!args.profile.leftovers || meal !== 'LUNCH' || !leads || !recipe.leftoverSafe) return false;
  if (day % weekDays === 0) return false;
  return args.servings.some(
    (other) =>
      other.day === day - 1 &&
      other.meal === 'DINNER' &&
      other.leads &&
      !other.planned.isLeftover &&
      other.recipe.id === recipe.id,
  );
}

function isPortion(factor: number): boolean {
  return (
    factor >= portions.least && factor <= portions.most && Number.isInteger(factor / portions.step)
  );
}

function repeatViolations({ profile, plan, servings }: Judged): Violation[] {
  const cooked = servings.filter(({ planned }) => !planned.isLeftover);
  const isHurried = profile.cookingTime === 'minimal';
  const otherDays = profile.repeatsAfterDays ?? Math.max(repeatDays.usual, plan.repeatsAfterDays);
  const everydayDays = isHurried ? repeatDays.hurried : plan.repeatsAfterDays;
  return cooked.flatMap((later, position) =>
    cooked.slice(0, position).flatMap((earlier): Violation[] => {
      if (earlier.recipe.id !== later.recipe.id) return [];
      const areEveryday = [earlier, later].every((one) => isEverydayServing(one, isHurried));
      const leastDays = areEveryday ? everydayDays : otherDays;
      if (later.day - earlier.day >= leastDays) return [];
      const { day, meal, recipe } = later;
      return [{ code: 'REPEATED', day, meal, id: recipe.id, earlierDay: earlier.day }];
    }),
  );
}

/** Breakfasts, and for who has little time whatever is not the main of a dinner. */
export function isEverydayServing({ meal, planned }: Serving, isHurried: boolean): boolean {
  return meal === 'BREAKFAST' || (isHurried && (meal === 'LUNCH' || planned.role !== 'main'));
}

const margin = 1e-6;

function carbViolations({ targets, days }: Judged): Violation[] {
  const { grams: limitGrams, isExclusive } = targets.netCarbs;
  const most = isExclusive ? limitGrams - margin : limitGrams + margin;
  return days.flatMap(({ netCarbsGrams: grams }, day): Violation[] =>
    grams > most ? [{ code: 'NET_CARBS', day, grams, limitGrams }] : [],
  );
}
