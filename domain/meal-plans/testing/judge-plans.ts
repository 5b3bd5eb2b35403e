import { expect } from 'vitest';
import type { Database } from '../../../db/database.ts';
import { fixedClock } from '../../../lib/clock.ts';
import { evaluatePlan, type PlannerProfile } from '../../planner/index.ts';
import { findPlannerProfile } from '../../profile/planner/find-planner-profile.ts';
import type { ContentIndex } from '../../recipes/content-index.ts';
import {
  mostRecipesPerMeal,
  placedLines,
  type MealPlanDay,
  type PlacedLine,
} from '../meals.rules.ts';
import { type Generation } from '../meal-plan.ts';
import { withDays } from '../meal-plans.store.ts';
import { mealPlans, mealPlanVersions } from '../meal-plans.tables.ts';
import { plannerCatalog } from '../planning/planner-catalog.ts';
import { plannerDays } from '../planning/planner-days.ts';

interface Judged {
  content: ContentIndex;
  days: readonly MealPlanDay[];
}

/**
 * Every plan a test has made, shared, copied or thrown away, as it is and as it was before each of
 * its changes: whole in itself, and as generated without a broken rule of the planner.
 */
export async function expectSoundPlans(args: {
  db: Database;
  content: ContentIndex;
}): Promise<void> {
  const { db, content } = args;
  const rows = await db.select().from(mealPlans);
  const kept = await db.select().from(mealPlanVersions);
  for (const [userId, own] of Map.groupBy(rows, (row) => row.userId)) {
    for (const plan of await withDays({ db, userId, rows: own })) {
      const versions = kept.filter((each) => each.userId === userId && each.mealPlanId === plan.id);
      for (const { days } of [plan, ...versions.map((version) => version.content)]) {
        expect(structureProblems({ content, days }), plan.id).toEqual([]);
      }
      const first = plan.version === 1 ? plan : versions.find(({ version }) => version === 1);
      const days = first && ('content' in first ? first.content.days : first.days);
      if (plan.generation === null || days === undefined) continue;
      const { generation, createdAt } = plan;
      const clock = fixedClock(createdAt.toISOString());
      const profile = await findPlannerProfile({ db, clock, userId, includePremium: true });
      if (profile === null) continue;
      expect(brokenRules({ content, days, generation, profile }), plan.id).toEqual([]);
    }
  }
}

/** What the independent evaluator finds; in weeks that the planner alone has made, nothing. */
export function brokenRules(
  args: Judged & { generation: Generation; profile: PlannerProfile },
): unknown[] {
  const { content, days, generation, profile } = args;
  const { firstWeekday, repeatsAfterDays } = generation;
  const plan = {
    firstWeekday,
    repeatsAfterDays,
    days: plannerDays(days),
  };
  return [...evaluatePlan({ catalog: plannerCatalog(content), profile, plan }).violations];
}

/** What no plan may be, whoever chose its dishes; in sentences. */
export function structureProblems({ content, days }: Judged): string[] {
  const lines = placedLines(days);
  return [
    ...days.flatMap(({ index }, position) =>
      index === position ? [] : [`Day ${position} is called ${index}.`],
    ),
    ...days.flatMap(({ index, meals }) =>
      meals.flatMap(({ meal, recipes }) => {
        const ids = new Set(recipes.map(({ recipeId }) => recipeId));
        const isWhole =
          recipes.length > 0 && recipes.length <= mostRecipesPerMeal && ids.size === recipes.length;
        return isWhole ? [] : [`Day ${index} ${meal} has ${recipes.length} recipes.`];
      }),
    ),
    ...lines.flatMap((line) => lineProblems({ content, line, lines })),
  ];
}

function lineProblems(args: {
  content: ContentIndex;
  line: PlacedLine;
  lines: readonly PlacedLine[];
}): string[] {
  const { content, line, lines } = args;
  const { day, meal, recipeId, portions, leftoverOfDay } = line;
  const recipe = content.recipesById.get(recipeId);
  const isCookedBefore = lines.some(
    (dinner) =>
      dinner.day === leftoverOfDay &&
      dinner.meal === 'DINNER' &&
      dinner.recipeId === recipeId &&
      dinner.leftoverOfDay === null,
  );
  const problems: readonly (readonly [isBroken: boolean, words: string])[] = [
    [recipe === undefined, 'is no recipe'],
    [recipe !== undefined && recipe.role !== line.role, `is no ${line.role}`],
    [portions.length === 0, 'is for nobody'],
    [!portions.every(isPortion), `is eaten in portions of ${portions.join(', ')}`],
    [
      leftoverOfDay !== null && !(leftoverOfDay < day && isCookedBefore),
      `is left of no dinner on day ${leftoverOfDay}`,
    ],
  ];
  return problems.flatMap(([isBroken, words]) =>
    isBroken ? [`Day ${day} ${meal}: ${recipeId} ${words}.`] : [],
  );
}

const mostPortion = 3;

function isPortion(portion: number): boolean {
  return Number.isInteger(portion * 4) && portion > 0 && portion <= mostPortion;
}
