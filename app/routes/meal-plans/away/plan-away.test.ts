import { expect, test } from 'vitest';
import type { KeptDish, KeptSwaps } from '../../../plans/swaps-away.ts';
import type { PlanDishFragment, ShownPlanFragment } from '../operations.gen.ts';
import { planWithSwaps } from './plan-with-swaps.ts';
import { dishesOnDevice, swapAway, type SwapPlace } from './swap-away.ts';

const figures = {
  netCarbsGrams: 6,
  isNetCarbsApproximate: false,
  proteinGrams: 30,
  energyKcal: 500,
};

function dish(id: string, parts: Partial<PlanDishFragment> = {}): PlanDishFragment {
  const recipe = { id, slug: id, title: id, short: id, role: 'MAIN' };
  const eaten = { recipe, nutrition: figures, servingFactor: 1, cookedServings: 2 };
  return { ...eaten, leftoverOfDay: null, leftoversOnDay: null, ...parts } as PlanDishFragment;
}

function day(index: number, meals: Record<string, PlanDishFragment>) {
  const nutrition = { netCarbsGrams: 20, proteinGrams: 90, energyKcal: 1600, fatGrams: 100 };
  const all = Object.entries(meals).map(([meal, each]) => ({ meal, recipes: [each] }));
  return { index, nutrition, standing: {}, meals: all };
}

/** Stew on Monday is also lunch on Tuesday. */
const mealPlan = {
  id: 'week',
  slug: 'week',
  days: [
    day(0, { DINNER: dish('stew', { leftoversOnDay: 1, cookedServings: 3 }) }),
    day(1, {
      LUNCH: dish('stew', { leftoverOfDay: 0, cookedServings: 0 }),
      DINNER: dish('salad'),
    }),
  ],
} as unknown as ShownPlanFragment;

function kept(id: string, parts: Partial<KeptDish> = {}): KeptDish {
  const nutrition = { ...figures, netCarbsGrams: 9, isNetCarbsIncomplete: false };
  const times = { activeMinutes: 10, totalMinutes: 15 };
  const named = { id, slug: id, title: id, short: id, role: 'MAIN', times, nutrition };
  const meals: KeptDish['meals'] = ['LUNCH', 'DINNER'];
  return { ...named, isGoodAsLeftovers: true, meals, ...parts };
}

const dishes = [
  kept('curry'),
  kept('salad'),
  kept('cake', { role: 'DESSERT' }),
  kept('porridge', { meals: ['BREAKFAST'] }),
];
const onDevice: KeptSwaps = {
  mealPlanId: 'week',
  dishes,
  favoriteIds: ['curry'],
  recipes: dishes.map(({ id }) => ({ recipe: { id } })) as KeptSwaps['recipes'],
  foods: [],
  swaps: [
    { day: 0, meal: 'DINNER', recipeId: 'stew', cookedInstead: [4, 2, 8, 2] },
    { day: 1, meal: 'LUNCH', recipeId: 'stew', cookedInstead: [2, 2, 4, 1], dinnerWithout: 2 },
  ],
  cookedAlone: [2, 2, 4, 1],
};
const place: SwapPlace = { day: 0, meal: 'DINNER', recipeId: 'stew' };

function swapped(instead: KeptDish, { at = place, within = mealPlan } = {}) {
  const named = { userId: 'maja', requestKey: 'one', today: 0 };
  const swap = swapAway({ mealPlan: within, kept: onDevice, place: at, dish: instead, ...named });
  if (swap === null) throw new Error('nothing was swapped');
  return { swap, plan: planWithSwaps({ mealPlan: within, swaps: [swap] }) };
}

function idsOf({ days }: ShownPlanFragment): string[] {
  return days.flatMap(({ meals }) =>
    meals.map(({ meal, recipes }) => `${meal} ${recipes.map(({ recipe }) => recipe.id).join()}`),
  );
}

test('the device offers what it keeps for the meal, as heavy as the dish that goes', () => {
  const offered = dishesOnDevice({ mealPlan, kept: onDevice, place });
  expect(offered.map(({ id }) => id)).toEqual(['curry', 'salad']);
  const lunch = { day: 1, meal: 'LUNCH' as const, recipeId: 'stew' };
  const ofOlderPage = { ...onDevice, swaps: onDevice.swaps.slice(0, 1), cookedAlone: [] };
  expect(dishesOnDevice({ mealPlan, kept: ofOlderPage, place: lunch })).toEqual([]);
  expect(dishesOnDevice({ mealPlan, kept: null, place })).toEqual([]);
  const other = { ...onDevice, mealPlanId: 'another week' };
  expect(dishesOnDevice({ mealPlan, kept: other, place })).toEqual([]);
});

test('a swap is in the week at once, with its leftovers and what the day becomes', () => {
  const { swap, plan } = swapped(kept('curry'));
  expect(idsOf(plan)).toEqual(['DINNER curry', 'LUNCH curry', 'DINNER salad']);
  expect(plan.days[0]?.nutrition).toMatchObject({ netCarbsGrams: 23, energyKcal: 1600 });
  expect(plan.days[0]?.meals[0]?.recipes[0]?.cookedServings).toBe(4);
  expect(swap.cooked).toEqual([
    { recipeId: 'curry', servings: 4, day: 0 },
    { recipeId: 'salad', servings: 2, day: 1 },
  ]);
});

test('what does not keep leaves no lunch', () => {
  const { plan } = swapped(kept('curry', { isGoodAsLeftovers: false }));
  expect(idsOf(plan)).toEqual(['DINNER curry', 'LUNCH ', 'DINNER salad']);
  expect(plan.days[1]?.nutrition).toMatchObject({ netCarbsGrams: 14, energyKcal: 1100 });
});

test('another dish comes for what is left of a dinner, which is cooked for fewer', () => {
  const lunch: SwapPlace = { day: 1, meal: 'LUNCH', recipeId: 'stew' };
  const offered = dishesOnDevice({ mealPlan, kept: onDevice, place: lunch });
  expect(offered.map(({ id }) => id)).toEqual(['curry', 'salad']);
  const { swap, plan } = swapped(kept('curry'), { at: lunch });
  expect(idsOf(plan)).toEqual(['DINNER stew', 'LUNCH curry', 'DINNER salad']);
  const [dinner] = plan.days[0]?.meals[0]?.recipes ?? [];
  expect([dinner?.cookedServings, dinner?.leftoversOnDay]).toEqual([2, null]);
  const [come] = plan.days[1]?.meals[0]?.recipes ?? [];
  expect([come?.cookedServings, come?.leftoverOfDay]).toEqual([2, null]);
  expect(plan.days[0]?.nutrition).toEqual(mealPlan.days[0]?.nutrition);
  expect(plan.days[1]?.nutrition).toMatchObject({ netCarbsGrams: 23 });
  expect(swap.cooked).toEqual([
    { recipeId: 'stew', servings: 2, day: 0 },
    { recipeId: 'curry', servings: 2, day: 1 },
    { recipeId: 'salad', servings: 2, day: 1 },
  ]);
  const dinnerAgain = swapAway({
    mealPlan: plan,
    kept: onDevice,
    place,
    dish: kept('salad'),
    userId: 'maja',
    requestKey: 'two',
    today: 0,
  });
  expect(dinnerAgain?.cookedServings).toBe(2);
});

test('a main dish comes for an empty meal, eaten as most of the week is', () => {
  const [first, second] = mealPlan.days;
  const empty = { meal: 'LUNCH', note: null, recipes: [] };
  const days = [{ ...first, meals: [empty, ...(first?.meals ?? [])] }, second];
  const within = { ...mealPlan, days } as ShownPlanFragment;
  const at: SwapPlace = { day: 0, meal: 'LUNCH', recipeId: null };
  const offered = dishesOnDevice({ mealPlan: within, kept: onDevice, place: at });
  expect(offered.map(({ id }) => id)).toEqual(['curry', 'salad']);
  const { swap, plan } = swapped(kept('curry'), { at, within });
  expect(idsOf(plan).slice(0, 2)).toEqual(['LUNCH curry', 'DINNER stew']);
  expect(plan.days[0]?.nutrition).toMatchObject({ netCarbsGrams: 29, energyKcal: 2100 });
  expect(swap.cooked[0]).toEqual({ recipeId: 'curry', servings: 2, day: 0 });
  const full: SwapPlace = { day: 0, meal: 'DINNER', recipeId: null };
  expect(dishesOnDevice({ mealPlan: within, kept: onDevice, place: full })).toEqual([]);
});

test('a swap of another week changes nothing here', () => {
  const { swap } = swapped(kept('curry'));
  const swaps = [{ ...swap, mealPlanId: 'another week' }];
  expect(planWithSwaps({ mealPlan, swaps })).toEqual(mealPlan);
});
