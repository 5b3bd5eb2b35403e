import { beforeAll, expect, test } from 'vitest';
import { createRandomId } from '../../../lib/ids.ts';
import { testContent } from '../../../server/testing/test-server.ts';
import type { Eaters } from '../../kitchen/portions.rules.ts';
import type { WhyReason } from '../../planner/types.ts';
import type { ContentIndex } from '../../recipes/content-index.ts';
import { applyEdit } from '../editing/plan-edits.ts';
import type { MealPlan } from '../meal-plan.ts';
import { linesAt, placedLines } from '../meals.rules.ts';
import { planWeek } from '../planning/plan-week.ts';
import { suggestRecipes } from '../planning/suggest-recipes.ts';
import { ordinaryAnswers, profileOf, variedAnswers } from '../testing/member.ts';
import { asCookedFor } from '../../kitchen/cooked-times.rules.ts';
import { highlightsOf } from './plan-highlights.resolvers.ts';
import { describePlan, type DescribedDish, type DescribedPlan } from './described-plan.ts';

/** What a plan says for its dishes holds of the plan as it stands, in the figures that it shows. */

let content: ContentIndex;
beforeAll(async () => {
  content = await testContent();
});

type Answers = typeof ordinaryAnswers;

async function planFor(args: {
  answers: Answers;
  eaters: Eaters;
  seed: number;
}): Promise<MealPlan> {
  const { answers, eaters, seed } = args;
  const profile = profileOf(answers);
  const week = await planWeek({ content, profile, eaters, seed, firstWeekday: 0 });
  if (!week.ok) throw new Error(JSON.stringify(week.reason));
  return {
    id: createRandomId(),
    slug: 'week',
    title: null,
    description: '',
    kind: 'PERSONALIZED',
    origin: 'GENERATED',
    isStarted: false,
    isShared: false,
    dayCount: week.value.days.length,
    firstWeekday: 0,
    createdAt: new Date(),
    startedAt: null,
    beginsOn: null,
    deletedAt: null,
    version: 1,
    ...week.value,
  };
}

/** What is told of the week as a whole, read from the plan alone. */
function untruthsOfWeek(plan: DescribedPlan): string[] {
  const eaten = plan.days.flatMap(({ index: day, meals }) =>
    meals.flatMap(({ meal, dishes }) => dishes.map((dish) => ({ ...dish, day, meal }))),
  );
  const cooked = eaten.filter(({ line }) => line.leftoverOfDay === null);
  const minutesOn = (day: number) => {
    const dinner = cooked.filter((each) => {
      return each.day === day && each.meal === 'DINNER' && each.line.role !== 'extra';
    });
    const times = dinner.map(({ recipe, line }) => {
      return asCookedFor({ recipe, servings: line.potServings }).times;
    });
    const work = times.reduce((sum, { activeMinutes }) => sum + activeMinutes, 0);
    return Math.max(work, ...times.map(({ totalMinutes }) => totalMinutes), 0);
  };
  return highlightsOf({ plan, content })
    .filter((told) => {
      switch (told.code) {
        case 'MAKES_LUNCH':
          return !(told.days ?? []).slice(0, told.count).every((day) =>
            eaten.some((each) => {
              return (
                each.day === day + 1 && each.meal === 'LUNCH' && each.line.leftoverOfDay === day
              );
            }),
          );
        case 'EVENINGS':
          return plan.days.some(({ index }) => {
            return minutesOn(index) > (told.minutes ?? 0) && !told.days?.includes(index);
          });
        case 'FAVORITES':
        case 'BREAKFASTS_REPEAT':
          return false;
        case 'COMES_BACK':
          return !(told.words ?? []).every((food) => {
            const users = cooked.filter(({ recipe }) =>
              recipe.ingredients.some(({ foodId }) => foodId === food),
            );
            return new Set(users.map(({ recipe }) => recipe.id)).size >= told.count;
          });
        case 'BREAKFASTS': {
          const mains = eaten.filter(
            ({ meal, line }) => meal === 'BREAKFAST' && line.role === 'main',
          );
          return new Set(mains.map(({ recipe }) => recipe.id)).size !== told.count;
        }
        case 'TAKE_TURNS': {
          const dinners = eaten.filter(
            ({ meal, line }) => meal === 'DINNER' && line.role === 'main',
          );
          return new Set(dinners.map(({ recipe }) => recipe.protein)).size < 2;
        }
      }
    })
    .map((told) => JSON.stringify(told));
}

interface Said {
  reason: WhyReason;
  dish: DescribedDish;
  day: number;
  meal: string;
}

function everythingSaid({ days }: DescribedPlan): Said[] {
  return days.flatMap(({ index: day, meals }) =>
    meals.flatMap(({ meal, dishes }) =>
      dishes.flatMap((dish) => dish.line.reasons.map((reason) => ({ reason, dish, day, meal }))),
    ),
  );
}

/** In words, read from the plan alone and not as the rules find it. */
function untruths({ plan, answers }: { plan: DescribedPlan; answers: Answers }): string[] {
  return everythingSaid(plan).flatMap((said) => {
    const why = lieIn({ ...said, plan, answers });
    return why === null ? [] : [`day ${said.day} ${said.meal} ${said.dish.recipe.id}: ${why}`];
  });
}

function lieIn(args: Said & { plan: DescribedPlan; answers: Answers }): string | null {
  const { reason, dish, plan, day, meal, answers } = args;
  const { recipe, line, nutrition } = dish;
  const own = line.portions[0] ?? 0;
  const cooked = plan.days.flatMap(({ meals }) =>
    meals.flatMap(({ dishes }) => dishes.filter((each) => each.line.leftoverOfDay === null)),
  );
  const onPlate = (grams: number | null) => (grams ?? Number.NaN) * own;
  const differs = (told: number, shown: number) => {
    return Math.abs(told - shown) < 1e-6 ? null : `says ${told} and shows ${shown}`;
  };
  switch (reason.code) {
    case 'LEFTOVER_FROM': {
      const dinners = plan.days[reason.day]?.meals.find((each) => each.meal === 'DINNER')?.dishes;
      const isThere = dinners?.some((each) => each.recipe.id === recipe.id) ?? false;
      return isThere && reason.day < day && meal === 'LUNCH' ? null : 'is kept from nowhere';
    }
    case 'FAVOURITE_CUISINE':
      return answers.cuisines?.some((each) => each === recipe.cuisine) ? null : 'no such cuisine';
    case 'FAVOURITE_DISH':
      return answers.dishes?.some((each) => each === recipe.dish) ? null : 'no such dish';
    case 'FILLS_PROTEIN': {
      const shown = onPlate(nutrition.nutrients.proteinGrams);
      const target = plan.head.generation?.targets.proteinGrams ?? Infinity;
      return shown < target / 4 ? `${shown} g are no good part` : differs(reason.grams, shown);
    }
    case 'VEGETABLES':
      return reason.grams >= 100 ? null : `${reason.grams} g are few`;
    case 'FIBER': {
      const shown = onPlate(nutrition.nutrients.fiberGrams);
      return shown < 6 ? `is not full of ${shown} g` : differs(reason.grams, shown);
    }
    case 'LOW_CARB': {
      const shown = onPlate(nutrition.netCarbsGrams);
      return shown > 6 ? `${shown} g are not low` : differs(reason.grams, shown);
    }
    case 'QUICK':
      return reason.minutes > 45 ? `${reason.minutes} minutes are long` : null;
    case 'SHARES_FOOD': {
      const holders = cooked.filter((each) =>
        each.recipe.ingredients.some(({ foodId }) => foodId === reason.foodId),
      );
      const ids = new Set(holders.map((each) => each.recipe.id));
      return ids.has(recipe.id) && ids.size > 1 ? null : `shares no ${reason.foodId}`;
    }
    case 'VARIETY': {
      const mains = cooked.filter((each) => each.line.role === 'main');
      const same = mains.filter((each) => each.recipe.protein === reason.protein);
      return same.length === 1 ? null : `is one of ${same.length} with ${reason.protein}`;
    }
    case 'FITS_ENERGY': {
      const kcal = plan.days[day]?.nutrition.nutrients.energyKcal ?? Number.NaN;
      const target = plan.head.generation?.targets.energyKcal ?? Number.NaN;
      return Math.abs(kcal / target - 1) <= 0.05 ? null : `the day has ${kcal} of ${target}`;
    }
    default:
      return null;
  }
}

const households: readonly Eaters[] = [
  { adults: 1, children: 0 },
  { adults: 2, children: 2 },
];
const hurried: Answers = { ...ordinaryAnswers, carbLevel: 'STRICT', cookingTime: 'minimal' };
const members = [...variedAnswers, hurried, { ...hurried, avoid: ['FISH'] } satisfies Answers];

test.each(members.map((answers, index) => [index, answers] as const))(
  'every reason in the weeks of member %i is true, also after changes',
  async (_index, answers) => {
    for (const eaters of households) {
      for (const seed of [1, 2]) {
        const plan = await planFor({ answers, eaters, seed });
        const described = describePlan({ plan, content });
        expect(untruths({ plan: described, answers })).toEqual([]);
        expect(everythingSaid(described).length).toBeGreaterThan(described.days.length);
        const changed = describePlan({ plan: changedPlan({ plan, seed }), content });
        expect(untruths({ plan: changed, answers })).toEqual([]);
        expect(untruthsOfWeek(described)).toEqual([]);
        expect(untruthsOfWeek(changed)).toEqual([]);
        expect(highlightsOf({ plan: described, content }).length).toBeGreaterThan(0);
      }
    }
  },
);

test('what is said for a dish that is suggested is true of the week with it', async () => {
  const fewer = [...members.slice(0, 2), ...members.slice(-1)];
  let saidCount = 0;
  for (const answers of fewer) {
    const plan = await planFor({ answers, eaters: { adults: 2, children: 2 }, seed: 3 });
    for (const day of [1, 4]) {
      const place = { day, meal: 'DINNER' as const };
      const dinner = linesAt({ days: plan.days, ...place }).find(({ role }) => role === 'main');
      const swappedId = dinner?.recipeId ?? '';
      const asked = { content, profile: profileOf(answers), plan, place, swappedId, count: 12 };
      for (const { recipe, reasons } of await suggestRecipes(asked)) {
        const swap = { kind: 'swap' as const, recipeId: swappedId, withRecipeId: recipe.id };
        const week = describePlan({ plan: edited(plan, { ...place, ...swap }), content });
        const meal = week.days[day]?.meals.find((each) => each.meal === place.meal);
        const dish = meal?.dishes.find((each) => each.recipe.id === recipe.id);
        if (dish === undefined) throw new Error(`${recipe.id} is not there`);
        saidCount += reasons.length;
        const lies = reasons.map((reason) =>
          lieIn({ reason, dish, plan: week, ...place, answers }),
        );
        expect(
          lies.filter((lie) => lie !== null),
          recipe.id,
        ).toEqual([]);
      }
    }
  }
  expect(saidCount).toBeGreaterThan(20);
});

/** With half of its dinners swapped, some moved, and one day for others. */
function changedPlan({ plan, seed }: { plan: MealPlan; seed: number }): MealPlan {
  const mains = content.recipes.filter(
    ({ role, meals }) => role === 'main' && meals.includes('DINNER'),
  );
  const dinners = placedLines(plan.days).filter(
    ({ meal, role, leftoverOfDay }) =>
      meal === 'DINNER' && role === 'main' && leftoverOfDay === null,
  );
  const swapped = dinners
    .filter(({ day }) => day % 2 === seed % 2)
    .reduce((before, { day, recipeId }, turn) => {
      const withRecipeId = mains[(seed * 97 + turn * 31) % mains.length]?.id ?? '';
      const edit = { kind: 'swap' as const, day, meal: 'DINNER' as const, recipeId, withRecipeId };
      return edited(before, edit);
    }, plan);
  const others = { kind: 'eaters' as const, eaters: { adults: 5, children: 0 }, day: 4 };
  return edited(swapped, others);
}

function edited(plan: MealPlan, edit: Parameters<typeof applyEdit>[0]['edit']): MealPlan {
  const changed = applyEdit({ plan, content, edit });
  if (!changed.ok) throw new Error(JSON.stringify(changed.reason));
  return changed.value;
}
