import { expect, test } from 'vitest';
import { testContent } from '../../../server/testing/test-server.ts';
import { asCookedFor } from '../../kitchen/cooked-times.rules.ts';
import type { MealPlanDay } from '../../meal-plans/meals.rules.ts';
import { planWeek } from '../../meal-plans/planning/plan-week.ts';
import { cookedDays } from '../../meal-plans/reading/cooking.rules.ts';
import { ordinaryAnswers, profileOf, variedAnswers } from '../../meal-plans/testing/member.ts';
import { languages } from '../../../lib/language.ts';
import { mergeShoppingList } from '../list/merge-list.rules.ts';
import type { ContentIndex } from '../../recipes/content-index.ts';
import type { CompiledRecipe } from '../../recipes/recipe.ts';
import { listContentWith } from '../testing/list-content-with.ts';
import type { CompleteAnswers } from '../../profile/survey/survey.rules.ts';
import type { CookedPlan } from './follow-plan.rules.ts';
import { cookedPlan } from './planned-list.ts';

/** What somebody with little time is ready to look for in a shop, to learn to cook, and to wait. */
const mostLines = 45;
const mostDishes = 12;
const mostMinutes = 15;

const members = [ordinaryAnswers, ...variedAnswers].map((answers, index) => ({ index, answers }));

test.each(members)(
  'the first week of member $index with little time, for two, is 45 lines and 12 dishes at most, within their minutes',
  async ({ answers }) => {
    for (const seed of [1, 2, 3]) await expectLittle({ answers, seed, firstWeekday: 0 });
    await expectLittle({ answers, seed: 1, firstWeekday: 2, today: 0 });
  },
);

/** Those whose weeks come nearest to the bounds. */
const fewMembers = members.filter(({ index }) => [8, 11].includes(index));

test.each([0, 1, 2, 3, 4, 5, 6])(
  'the first week is no more when it begins on weekday %i, today or another day',
  async (firstWeekday) => {
    for (const { answers } of fewMembers) await expectLittle({ answers, seed: 1, firstWeekday });
    await expectLittle({ answers: ordinaryAnswers, seed: 2, firstWeekday, today: 0 });
  },
);

async function expectLittle(args: {
  answers: CompleteAnswers;
  seed: number;
  firstWeekday: number;
  /** The day of the week that is today, where it has begun. */
  today?: number;
}): Promise<void> {
  const { answers, today, ...asked } = args;
  const content = await testContent();
  const profile = profileOf({ ...answers, cookingTime: 'minimal' });
  const seen = today === undefined ? profile : { ...profile, today };
  const eaters = { adults: 2, children: 0 };
  const week = await planWeek({ content, profile: seen, eaters, ...asked });
  if (!week.ok) throw new Error(JSON.stringify(week.reason));
  const plan = cookedPlan({ plan: { id: 'week', days: week.value.days }, catalogue: content });
  expect(new Set(plan.dishes.map(({ recipeId }) => recipeId)).size).toBeLessThanOrEqual(mostDishes);
  const recipes = recipesOf({ plan, content });
  expect(tooLong(recipes)).toEqual([]);
  expect(tooLongTogether({ days: week.value.days, content })).toEqual([]);
  for (const language of languages) {
    const reading = { foodsById: content.foodsById, language };
    const list = mergeShoppingList({ content: listContentWith({ recipes }), ...reading });
    expect(list.count).toBeGreaterThan(10);
    expect(list.count).toBeLessThanOrEqual(mostLines);
  }
}

test.each([
  { adults: 3, children: 0 },
  { adults: 2, children: 2 },
  { adults: 4, children: 2 },
])(
  'with $adults adults and $children children no dish takes longer than the minutes, batch after batch',
  async (eaters) => {
    const content = await testContent();
    for (const seed of [1, 2, 3]) {
      const profile = profileOf({ ...ordinaryAnswers, cookingTime: 'minimal' });
      const week = await planWeek({ content, profile, eaters, seed, firstWeekday: 0 });
      if (!week.ok) throw new Error(JSON.stringify(week.reason));
      const plan = cookedPlan({ plan: { id: 'week', days: week.value.days }, catalogue: content });
      expect(tooLong(recipesOf({ plan, content }))).toEqual([]);
      expect(tooLongTogether({ days: week.value.days, content })).toEqual([]);
    }
  },
);

function recipesOf({ plan, content }: { plan: CookedPlan; content: ContentIndex }) {
  return plan.dishes.flatMap(({ recipeId, servings }, place) => {
    const recipe = content.recipesById.get(recipeId);
    return recipe === undefined ? [] : [{ id: `dish-${place}`, servings, recipe }];
  });
}

/** By id, as much of them as is cooked. */
function tooLong(recipes: readonly { recipe: CompiledRecipe; servings: number }[]): string[] {
  return recipes
    .filter((cooked) => minutesOnTheDay(asCookedFor(cooked)) > mostMinutes)
    .map(({ recipe }) => recipe.id);
}

/** Meals of several dishes, whose work one person does one after the other. */
function tooLongTogether(args: { days: readonly MealPlanDay[]; content: ContentIndex }): string[] {
  return cookedDays(args).flatMap(({ index, meals }) =>
    meals.flatMap(({ meal, recipes }) => {
      const minutes = recipes.map(({ recipeId, cookedServings: servings }) => {
        const recipe = args.content.recipesById.get(recipeId);
        if (recipe === undefined || servings === 0) return 0;
        return asCookedFor({ recipe, servings }).times.activeMinutes;
      });
      const sum = minutes.reduce((left, right) => left + right, 0);
      return sum > mostMinutes ? [`day ${index} ${meal}: ${sum} minutes`] : [];
    }),
  );
}

/** On the clock; what stands overnight for breakfast was stirred together the evening before. */
function minutesOnTheDay({ meals, times }: CompiledRecipe): number {
  const waiting = times.totalMinutes - times.activeMinutes;
  const isMadeAhead = meals.includes('BREAKFAST') && waiting >= 180;
  return isMadeAhead ? times.activeMinutes : times.totalMinutes;
}
