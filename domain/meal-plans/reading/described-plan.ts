import { LRUCache } from 'lru-cache';
import { weekdayOfDay, type LocalDay } from '../../../lib/local-time.ts';
import type { ContentIndex } from '../../recipes/content-index.ts';
import { cookedNutrition } from '../../kitchen/cooked-nutrition.ts';
import { asCookedFor } from '../../kitchen/cooked-times.rules.ts';
import { eaterCount, ownPortion } from '../../kitchen/portions.rules.ts';
import type { CompiledRecipe, RecipeNutrition } from '../../recipes/recipe.ts';
import type { Strictness } from '../../recipes/nutrition/strictness.rules.ts';
import { dateOfDay } from '../calendar/plan-calendar.rules.ts';
import { dishKey } from './dish-key.rules.ts';
import { cookedDays, leftoversOf, type CookedLine } from './cooking.rules.ts';
import {
  dayNutrition,
  meanNutrition,
  planStrictness,
  type DayNutrition,
} from './day-nutrition.rules.ts';
import { isOnCalendar, type MealPlan, type MealPlanHead } from '../meal-plan.ts';
import { hasOpenMeal, placedLines, type MealPlanMeal } from '../meals.rules.ts';
import { planFacts, type PlanFacts } from './plan-character.rules.ts';
import { trueReasonsIn, type ToldDish } from './true-reasons.rules.ts';

/** A line with its recipe. */
export interface DescribedDish {
  readonly line: CookedLine;
  readonly recipe: CompiledRecipe;
  /** Of one serving of what is cooked. */
  readonly nutrition: RecipeNutrition;
  /** Names the dish in its plan, for links. */
  readonly key: string;
  readonly planId: string;
  /** The day on which it is cooked. */
  readonly cookedOnDay: number;
  /** The day whose lunch is the rest of this dinner. */
  readonly leftoversOnDay: number | null;
  /** 0 Monday to 6 Sunday; null also in a plan that begins on any day. */
  readonly leftoversOnWeekday: number | null;
  /** A dinner that keeps, with a day after it. */
  readonly canBeLeftovers: boolean;
}

export interface DescribedMeal extends Omit<MealPlanMeal, 'recipes'> {
  /** Empty when the recipes have left the collection. */
  readonly dishes: readonly DescribedDish[];
}

export interface DescribedDay {
  readonly index: number;
  /** 0 Monday to 6 Sunday; null for a plan that does not begin on a certain one. */
  readonly weekday: number | null;
  /** Null while the plan is not on its member's calendar. */
  readonly date: LocalDay | null;
  /** How many eat, at the dish with the most of them. */
  readonly eaterCount: number;
  readonly meals: readonly DescribedMeal[];
  /** Other days of the plan have a meal that this one has not. */
  readonly hasOpenMeal: boolean;
  readonly nutrition: DayNutrition;
}

/** A plan together with what follows from its recipes. */
export interface DescribedPlan {
  readonly head: MealPlanHead;
  readonly days: readonly DescribedDay[];
  readonly mean: DayNutrition;
  readonly strictness: Strictness;
  readonly facts: PlanFacts;
}

/** What editors planned is described once, until it or what it is cooked from is published anew. */
const describedThemes = new WeakMap<
  MealPlan['days'],
  { content: ContentIndex; described: DescribedPlan }
>();

/** Some hundred kilobytes each. */
const mostKept = 100;

/** A member's week is read far more often than it changes: kept by all that it holds. */
const describedPlans = new WeakMap<ContentIndex, LRUCache<string, DescribedPlan>>();

export function describePlan(args: { plan: MealPlan; content: ContentIndex }): DescribedPlan {
  const { plan, content } = args;
  if (plan.kind !== 'THEMED' || isOnCalendar(plan)) return describeOwn(args);
  const known = describedThemes.get(plan.days);
  if (known?.content === content) return { ...known.described, head: plan };
  const described = describeAnew(args);
  describedThemes.set(plan.days, { content, described });
  return described;
}

function describeOwn(args: { plan: MealPlan; content: ContentIndex }): DescribedPlan {
  const { plan, content } = args;
  const kept =
    describedPlans.get(content) ?? new LRUCache<string, DescribedPlan>({ max: mostKept });
  describedPlans.set(content, kept);
  const key = JSON.stringify(plan);
  const described = kept.get(key) ?? describeAnew(args);
  kept.set(key, described);
  return described;
}

function describeAnew(args: { plan: MealPlan; content: ContentIndex }): DescribedPlan {
  const { plan } = args;
  const days = withTrueReasons({ ...args, days: describeDays(args) });
  const dishes = days.flatMap(({ meals }) => {
    return meals.flatMap((each) => each.dishes.map((dish) => ({ ...dish, meal: each.meal })));
  });
  const mean = meanNutrition(days.map(({ nutrition }) => nutrition));
  return {
    head: plan,
    days,
    mean,
    strictness: planStrictness(mean),
    facts: planFacts({
      proteinEnergyShare: mean.energyShares?.protein ?? null,
      dishes: dishes.map(({ meal, recipe, line }) => ({
        recipe: asCookedFor({ recipe, servings: line.potServings }),
        isMain: line.role === 'main',
        isDinner: meal === 'DINNER',
        isLeftover: line.leftoverOfDay !== null,
      })),
    }),
  };
}

function describeDays({
  plan,
  content,
}: {
  plan: MealPlan;
  content: ContentIndex;
}): DescribedDay[] {
  const lines = placedLines(plan.days);
  const known = lines.filter(({ recipeId }) => content.recipesById.has(recipeId));
  const firstWeekday = isOnCalendar(plan) ? weekdayOfDay(plan.beginsOn) : plan.firstWeekday;
  const dateOf = (day: number) => (isOnCalendar(plan) ? dateOfDay({ plan, day }) : null);
  const weekdayOf = (day: number | null) =>
    firstWeekday === null || day === null ? null : (firstWeekday + day) % 7;
  return cookedDays({ days: plan.days, content }).map(({ index, meals }) => {
    const described = meals.map(({ recipes, ...held }) => ({
      ...held,
      dishes: recipes.flatMap((line): DescribedDish[] => {
        const { meal } = held;
        const recipe = content.recipesById.get(line.recipeId);
        if (recipe === undefined) return [];
        const eaten = leftoversOf({ line: { ...line, day: index, meal }, lines });
        const canBeLeftovers =
          meal === 'DINNER' &&
          line.leftoverOfDay === null &&
          recipe.isGoodAsLeftovers &&
          index + 1 < plan.dayCount;
        const { potServings: servings } = line;
        const nutrition = cookedNutrition({ recipe, servings, foods: content.foodsById });
        const leftoversOnDay = eaten?.day ?? null;
        const leftoversOnWeekday = weekdayOf(leftoversOnDay);
        const key = dishKey({ slug: plan.slug, day: index, meal });
        const leftovers = { leftoversOnDay, leftoversOnWeekday, canBeLeftovers };
        const cooked = { planId: plan.id, cookedOnDay: line.leftoverOfDay ?? index };
        return [{ line, recipe, nutrition, key, ...cooked, ...leftovers }];
      }),
    }));
    const dishes = described.flatMap((meal) => meal.dishes);
    return {
      index,
      eaterCount: eatersOfDay(dishes) ?? eaterCount(plan.eaters),
      weekday: weekdayOf(index),
      date: dateOf(index),
      meals: described,
      hasOpenMeal: hasOpenMeal({ lines: known, day: index }),
      nutrition: nutritionOf(dishes),
    };
  });
}

/** Of what the planner said for its dishes, what is true of the plan as it is now. */
function withTrueReasons(args: {
  days: readonly DescribedDay[];
  plan: MealPlan;
  content: ContentIndex;
}): DescribedDay[] {
  const { days, plan, content } = args;
  const targets = plan.generation?.targets ?? null;
  const placed = (day: DescribedDay, { meal }: DescribedMeal) => ({ day: day.index, meal });
  const dishes = days.flatMap((day) =>
    day.meals.flatMap((each) =>
      each.dishes.map((dish): ToldDish => ({ ...dish, ...placed(day, each) })),
    ),
  );
  const reasonsOf = trueReasonsIn({ dishes, targets, foods: content.foodsById });
  return days.map((day) => ({
    ...day,
    meals: day.meals.map((each) => ({
      ...each,
      dishes: each.dishes.map((dish) => {
        const reasons = reasonsOf({ ...dish, ...placed(day, each) });
        return { ...dish, line: { ...dish.line, reasons } };
      }),
    })),
  }));
}

function eatersOfDay(dishes: readonly DescribedDish[]): number | null {
  return dishes.length === 0 ? null : Math.max(...dishes.map(({ line }) => line.portions.length));
}

export function nutritionOf(dishes: readonly DescribedDish[]): DayNutrition {
  return dayNutrition(
    dishes.map(({ nutrition, line }) => ({ nutrition, portion: ownPortion(line.portions) })),
  );
}
