import { cookedNutrition } from '../../kitchen/cooked-nutrition.ts';
import { cookedTimes } from '../../kitchen/cooked-times.rules.ts';
import type { Eaters } from '../../kitchen/portions.rules.ts';
import { targetsFor, type Success } from '../../planner/index.ts';
import type { ContentIndex } from '../../recipes/content-index.ts';
import type { MealPlanDay } from '../meals.rules.ts';
import { keepsNetCarbs } from '../reading/day-nutrition.rules.ts';
import { cookedDays } from '../reading/cooking.rules.ts';
import { kitchenOfHousehold } from './kitchen-of-household.ts';
import { planInThread, type Planned, type ThreadRequest } from '../thread/ask-planner.ts';

/** Each turn takes what the one before it learned of the pots. Of 1,144 weeks tried, 59 % took one turn and two took ten. */
const mostTurns = 16;

interface ToCook {
  content: ContentIndex;
  eaters: Eaters;
  request: ThreadRequest;
  /** The first day of the plan that is planned: what was cooked before is as it is. */
  firstDay?: number;
  /** The days of the plan with what the planner chose. */
  daysOf: (planned: Success) => MealPlanDay[];
}

export type PlanToCook =
  | Readonly<{ ok: true; planned: Success; days: MealPlanDay[] }>
  | Readonly<{ ok: false; planned: Exclude<Planned, Success> }>;

/**
 * Asks the planner for days that keep to the limit of net carbs as they are cooked. Recipes are planned
 * as they are written; a small pot may hold more of something, since half an onion is no third of one.
 * Where a day is over its limit by that, the planner is told what the pots hold and asked again. So it
 * is where a pan needs another batch: the planner may serve a larger portion than the kitchen was
 * asked about.
 */
export async function planToCook(args: ToCook): Promise<PlanToCook> {
  const { content, eaters, daysOf, firstDay = 0 } = args;
  const { profile } = args.request;
  const kitchen = await kitchenOfHousehold({ content, eaters, profile });
  const minutesMore = new Map(Object.entries(kitchen.minutesMore));
  const netCarbsGrams = new Map<string, number>();
  let best: PlanToCook | null = null;
  for (let turn = 0; turn < mostTurns; turn += 1) {
    const minutes = { minutesMore: Object.fromEntries(minutesMore) };
    const request: ThreadRequest = {
      ...args.request,
      profile: { ...profile, ...kitchen, ...minutes },
      netCarbsGrams: Object.fromEntries(netCarbsGrams),
    };
    const planned = await planInThread({ content, request });
    // A plan with a day that is a spoon over is better than none.
    if (!planned.ok) return best ?? { ok: false, planned };
    const days = daysOf(planned);
    best = { ok: true, planned, days };
    const pots = cookedPots({ content, days }).slice(firstDay);
    const limit = targetsFor(request.profile).netCarbs;
    const isKept = pots.every((dishes) => {
      const netCarbs = dishes.reduce((sum, { eatenGrams }) => sum + eatenGrams, 0);
      return keepsNetCarbs({ netCarbsGrams: netCarbs, limit });
    });
    const slower = slowerDishes({ content, days, minutesMore });
    if (isKept && slower.length === 0) return best;
    for (const [recipeId, more] of slower) minutesMore.set(recipeId, more);
    for (const { recipeId, gramsPerServing } of isKept ? [] : pots.flat()) {
      const most = Math.max(gramsPerServing, netCarbsGrams.get(recipeId) ?? 0);
      if (most > writtenGrams({ content, recipeId })) netCarbsGrams.set(recipeId, most);
    }
  }
  if (best === null) throw new Error('A plan is asked for at least once.');
  return best;
}

interface Pot {
  recipeId: string;
  /** Net carbs of a serving of what is cooked. */
  gramsPerServing: number;
  /** The member's own. */
  eatenGrams: number;
}

/** By day. A figure that is unknown counts as none here: the planner takes no such recipe. */
function cookedPots({ content, days }: Pick<ToCook, 'content'> & { days: MealPlanDay[] }): Pot[][] {
  return cookedDays({ days, content }).map(({ meals }) =>
    meals.flatMap(({ recipes }) =>
      recipes.flatMap(({ recipeId, potServings: servings, portions }): Pot[] => {
        const recipe = content.recipesById.get(recipeId);
        if (recipe === undefined) return [];
        const cooked = cookedNutrition({ recipe, servings, foods: content.foodsById });
        const gramsPerServing = cooked.netCarbsGrams ?? 0;
        return [{ recipeId, gramsPerServing, eatenGrams: gramsPerServing * (portions[0] ?? 1) }];
      }),
    ),
  );
}

/** What takes longer for the servings that are cooked than the planner was told, with its minutes. */
function slowerDishes(args: {
  content: ContentIndex;
  days: MealPlanDay[];
  minutesMore: ReadonlyMap<string, number>;
}): [recipeId: string, minutesMore: number][] {
  const { content, days, minutesMore } = args;
  const dishes = cookedDays({ days, content }).flatMap(({ meals }) =>
    meals.flatMap(({ recipes }) => recipes),
  );
  return dishes.flatMap(({ recipeId, cookedServings: servings }): [string, number][] => {
    const recipe = content.recipesById.get(recipeId);
    if (recipe === undefined || servings === 0) return [];
    const more = cookedTimes({ recipe, servings }).totalMinutes - recipe.times.totalMinutes;
    return more > (minutesMore.get(recipeId) ?? 0) ? [[recipeId, more]] : [];
  });
}

function writtenGrams({ content, recipeId }: Pick<ToCook, 'content'> & { recipeId: string }) {
  return content.recipesById.get(recipeId)?.nutrition.netCarbsGrams ?? 0;
}
