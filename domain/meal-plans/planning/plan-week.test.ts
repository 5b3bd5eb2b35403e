import { beforeAll, expect, test } from 'vitest';
import { testContent } from '../../../server/testing/test-server.ts';
import { cookedNutrition } from '../../kitchen/cooked-nutrition.ts';
import { targetsFor } from '../../planner/index.ts';
import type { ContentIndex } from '../../recipes/content-index.ts';
import { cookedDays, type CookedLine } from '../reading/cooking.rules.ts';
import { keepsNetCarbs } from '../reading/day-nutrition.rules.ts';
import { firstPlanSeed } from './plan-seed.rules.ts';
import { planWeek } from './plan-week.ts';
import { previewMealPlan } from './preview-meal-plan.ts';
import { brokenRules, structureProblems } from '../testing/judge-plans.ts';
import type { CompleteAnswers } from '../../profile/survey/survey.rules.ts';
import { ordinaryAnswers, profileOf, variedAnswers } from '../testing/member.ts';

/** A Monday. */
const beginsOn = '2026-03-09';
/** The eve of it. */
const today = '2026-03-08';

const alone = { adults: 1, children: 0 };

let content: ContentIndex;
beforeAll(async () => {
  content = await testContent();
});

test.each(variedAnswers.map((answers, index) => [index, answers] as const))(
  'a week for member %i keeps every promise of the planner',
  async (_index, answers) => {
    const profile = profileOf(answers);
    const seed = firstPlanSeed({ profile, contentVersion: content.version });
    const week = await planWeek({ content, profile, eaters: alone, seed, firstWeekday: 0 });
    if (!week.ok) throw new Error(JSON.stringify(week.reason));
    expect(brokenRules({ content, profile, ...week.value })).toEqual([]);
  },
);

const households = [
  { adults: 1, children: 0 },
  { adults: 2, children: 1 },
  { adults: 3, children: 3 },
];

test.each(households)(
  'as it is cooked for $adults adults and $children children, every day keeps to the limit of net carbs',
  async (eaters) => {
    const over: string[] = [];
    for (const [member, answers] of variedAnswers.entries()) {
      const profile = profileOf(answers);
      for (const seed of [1, 2, 3]) {
        const week = await planWeek({ content, profile, eaters, seed, firstWeekday: 0 });
        if (!week.ok) throw new Error(JSON.stringify(week.reason));
        const { netCarbs: limit } = targetsFor(profile);
        for (const { index, meals } of cookedDays({ days: week.value.days, content })) {
          const netCarbsGrams = meals
            .flatMap(({ recipes }) => recipes)
            .reduce((sum, line) => sum + eatenNetCarbs(line), 0);
          if (keepsNetCarbs({ netCarbsGrams, limit })) continue;
          over.push(`member ${member}, seed ${seed}, day ${index}: ${netCarbsGrams.toFixed(1)} g`);
        }
      }
    }
    expect(over).toEqual([]);
  },
);

test('as it is cooked for one and for two, every day on keto in a quarter of an hour is within a tenth of its energy', async () => {
  const answers: CompleteAnswers = {
    ...ordinaryAnswers,
    carbLevel: 'STRICT',
    avoid: ['FISH'],
    cookingTime: 'minimal',
  };
  const profile = profileOf(answers);
  const { energyKcal } = targetsFor(profile);
  const shares: number[] = [];
  for (const adults of [1, 2]) {
    const eaters = { adults, children: 0 };
    for (const seed of [1, 2]) {
      const week = await planWeek({ content, profile, eaters, seed, firstWeekday: 0 });
      if (!week.ok) throw new Error(JSON.stringify(week.reason));
      for (const { meals } of cookedDays({ days: week.value.days, content })) {
        const lines = meals.flatMap(({ recipes }) => recipes);
        shares.push(lines.reduce((sum, line) => sum + eatenKcal(line), 0) / energyKcal);
      }
    }
  }
  expect(shares).toHaveLength(28);
  expect(shares.filter((share) => Math.abs(share - 1) > 0.1)).toEqual([]);
  // Nearer than a twentieth nobody knows what is in a recipe.
  expect(shares.filter((share) => Math.abs(share - 1) > 0.05).length).toBeLessThanOrEqual(9);
});

function eatenKcal(line: CookedLine): number {
  const recipe = content.recipesById.get(line.recipeId);
  if (recipe === undefined) throw new Error(`${line.recipeId} is no recipe`);
  const servings = line.potServings;
  const { nutrients } = cookedNutrition({ recipe, servings, foods: content.foodsById });
  return (nutrients.energyKcal ?? Number.NaN) * (line.portions[0] ?? Number.NaN);
}

function eatenNetCarbs(line: CookedLine): number {
  const recipe = content.recipesById.get(line.recipeId);
  if (recipe === undefined) throw new Error(`${line.recipeId} is no recipe`);
  const servings = line.potServings;
  const { netCarbsGrams } = cookedNutrition({ recipe, servings, foods: content.foodsById });
  return (netCarbsGrams ?? Number.NaN) * (line.portions[0] ?? Number.NaN);
}

test('the judge of all plans sees what is broken in one', async () => {
  const week = await previewMealPlan({
    content,
    profile: profileOf(ordinaryAnswers),
    eaters: alone,
    beginsOn,
    today,
  });
  if (!week.ok) throw new Error(JSON.stringify(week.reason));
  const [first, second, ...rest] = week.value.days;
  if (first === undefined || second === undefined) throw new Error('The week has no two days');
  const repeated = [first, { ...second, meals: first.meals }, ...rest];
  const profile = profileOf(ordinaryAnswers);
  expect(brokenRules({ content, profile, ...week.value, days: repeated })).not.toEqual([]);
  expect(structureProblems({ content, days: week.value.days })).toEqual([]);
  const lonely = [first, second].map((day, index) => ({
    index,
    meals: day.meals.map((meal) => ({
      ...meal,
      recipes: meal.recipes.map((line) => ({ ...line, leftoverOfDay: 5 })),
    })),
  }));
  expect(structureProblems({ content, days: lonely }).join()).toContain('is left of no dinner');
});

test('the same answers and recipes give the same preview', async () => {
  const profile = profileOf(ordinaryAnswers);
  const first = await previewMealPlan({ content, profile, eaters: alone, beginsOn, today });
  const second = await previewMealPlan({ content, profile, eaters: alone, beginsOn, today });
  expect(first).toEqual(second);
});

test('a plan is for those who eat, and leftovers name the day they were cooked', async () => {
  const eaters = { adults: 2, children: 1 };
  const week = await previewMealPlan({
    content,
    profile: profileOf(ordinaryAnswers),
    eaters,
    beginsOn,
    today,
  });
  if (!week.ok) throw new Error(JSON.stringify(week.reason));
  expect(week.value.eaters).toEqual(eaters);
  for (const { index, meals } of week.value.days) {
    for (const { leftoverOfDay, portions } of meals.flatMap(({ recipes }) => recipes)) {
      expect([null, index - 1]).toContain(leftoverOfDay);
      expect(portions).toEqual([expect.any(Number), 1, 0.5]);
    }
  }
});

test('preferences that leave too little are named instead of a plan', async () => {
  const profile = profileOf({
    ...ordinaryAnswers,
    diet: 'VEGAN',
    allergies: ['NUTS'],
    cookingTime: 'minimal',
    cookingSkill: 'beginner',
    carbLevel: 'STRICT',
  });
  const week = await previewMealPlan({ content, profile, eaters: alone, beginsOn, today });
  if (week.ok) throw new Error('a plan was found');
  expect(week.reason.length).toBeGreaterThan(0);
  expect(week.reason.every(({ group }) => group !== 'NUTS')).toBe(true);
});

test('whoever plans for today cooks nothing today that takes hours or had to stand overnight', async () => {
  // She eats no fish and has a quarter of an hour, so that breakfasts that stand are what suits her.
  const hurried = {
    ...ordinaryAnswers,
    gender: 'FEMALE' as const,
    carbLevel: 'STRICT' as const,
    avoid: ['FISH' as const],
    cookingTime: 'minimal' as const,
  };
  const slowOn = async (args: { answers: CompleteAnswers; today: string; minute?: number }) => {
    const profile = profileOf(args.answers);
    const week = await previewMealPlan({ ...args, content, profile, eaters: alone, beginsOn });
    if (!week.ok) throw new Error(JSON.stringify(week.reason));
    return week.value.days.map(({ meals }) =>
      meals
        .flatMap(({ recipes }) => recipes)
        .map(({ recipeId }) => content.recipesById.get(recipeId)!)
        .filter(({ times }) => times.totalMinutes >= 180)
        .map(({ id }) => id),
    );
  };
  const known: string[] = [];
  for (const answers of [hurried, ...variedAnswers]) {
    const [first] = await slowOn({ answers, today: beginsOn });
    expect(first).toEqual([]);
    known.push(...(await slowOn({ answers, today })).flat());
    // Nor who plans when the evening before is over.
    const [afterEve] = await slowOn({ answers, today, minute: 22 * 60 });
    expect(afterEve).toEqual([]);
  }
  // Of those who plan the evening before some begin with such a dish.
  expect(known.length).toBeGreaterThan(0);
});
