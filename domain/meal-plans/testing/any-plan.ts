import fc from 'fast-check';
import { createRandomId } from '../../../lib/ids.ts';
import type { Database } from '../../../db/database.ts';
import { portionsFor, type Eaters } from '../../kitchen/portions.rules.ts';
import type { ContentIndex } from '../../recipes/content-index.ts';
import type { CompiledRecipe, Meal } from '../../recipes/recipe.ts';
import type { MealPlan } from '../meal-plan.ts';
import { newMeal, type MealPlanDay, type MealPlanLine } from '../meals.rules.ts';
import { keepNewPlan } from '../planning/keep-new-plan.ts';

export const dishCount = 6;

/** A plan of two days as a property asks for it. */
export interface AnyPlan {
  eaters: Eaters;
  /** The member's own, of each dish. */
  portions: readonly number[];
  /** Whether the first dinner is the second lunch too. */
  hasLeftovers: boolean;
  picks: readonly number[];
}

export const anyPlan: fc.Arbitrary<AnyPlan> = fc.record({
  eaters: fc.record({
    adults: fc.integer({ min: 1, max: 4 }),
    children: fc.integer({ min: 0, max: 3 }),
  }),
  portions: fc.array(
    fc.integer({ min: 3, max: 8 }).map((quarters) => quarters / 4),
    { minLength: dishCount, maxLength: dishCount },
  ),
  hasLeftovers: fc.boolean(),
  picks: fc.array(fc.nat(10_000), { minLength: dishCount, maxLength: dishCount }),
});

export async function keepAnyPlan(args: {
  db: Database;
  content: ContentIndex;
  userId: string;
  asked: AnyPlan;
  /** Null for a plan that nobody has started. */
  beginsOn?: string | null;
}): Promise<MealPlan> {
  const { db, content, userId, asked, beginsOn = null } = args;
  const id = createRandomId();
  const isStarted = beginsOn !== null;
  const plan: MealPlan = {
    id,
    slug: id,
    title: 'Ours',
    description: '',
    kind: 'CUSTOM',
    origin: 'CREATED',
    isStarted,
    isShared: false,
    eaters: asked.eaters,
    dayCount: 2,
    firstWeekday: null,
    generation: null,
    createdAt: new Date(),
    startedAt: isStarted ? new Date() : null,
    beginsOn,
    deletedAt: null,
    version: 1,
    days: daysOf({ content, asked }),
  };
  await keepNewPlan({ db, userId, plan, requestKey: id });
  return plan;
}

/** Two days of three meals: every dish another recipe, but for the leftovers. */
function daysOf({ content, asked }: { content: ContentIndex; asked: AnyPlan }): MealPlanDay[] {
  const { eaters, portions, hasLeftovers, picks } = asked;
  const used = new Set<string>();
  const pick = (meal: Meal, index: number): CompiledRecipe => {
    const free = content.recipes.filter(
      (each) => each.role === 'main' && each.meals.includes(meal) && !used.has(each.id),
    );
    const recipe = free[(picks[index] ?? 0) % free.length];
    if (recipe === undefined) throw new Error(`No recipe is left for ${meal}`);
    used.add(recipe.id);
    return recipe;
  };
  const lineOf = (recipeId: string, index: number, leftoverOfDay: number | null): MealPlanLine => {
    const own = portions[index] ?? 1;
    const line = { recipeId, role: 'main' as const, leftoverOfDay, reasons: [] };
    return { ...line, portions: portionsFor({ eaters, own }) };
  };
  const mealNames = ['BREAKFAST', 'LUNCH', 'DINNER'] as const;
  const picked = [0, 1].map((day) =>
    mealNames.map((meal, index) => pick(meal, day * 3 + index).id),
  );
  return [0, 1].map((day) => ({
    index: day,
    meals: mealNames.map((meal, index) => {
      const isLeftover = hasLeftovers && day === 1 && meal === 'LUNCH';
      const recipeId = picked[isLeftover ? 0 : day]?.[isLeftover ? 2 : index] ?? '';
      const line = lineOf(recipeId, day * 3 + index, isLeftover ? 0 : null);
      return newMeal({ meal, recipes: [line] });
    }),
  }));
}
