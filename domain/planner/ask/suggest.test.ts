import { expect, test } from 'vitest';
import { compileCatalog } from '../catalog/catalog.ts';
import { plainRecipe, plainRecipes } from '../testing/arbitraries.ts';
import { ordinaryProfile } from '../testing/synthetic-profiles.ts';
import type { Meal, Plan, PlannedMeal, PlannerProfile, PlannerRecipe } from '../types.ts';
import { suggest, type SuggestionRequest } from './suggest.ts';

const profile: PlannerProfile = { ...ordinaryProfile, carbLevel: 'LIBERAL', mealsPerDay: 2 };

function meal(name: Meal, ...ids: string[]): PlannedMeal {
  const recipes = ids.map((each) => {
    const [id = '', how] = each.split(' ');
    const role = id.startsWith('side') ? ('side' as const) : ('main' as const);
    return { id, servingFactor: 1, role, isLeftover: how === 'left-over' };
  });
  return { meal: name, recipes };
}

function planOf(...days: (readonly [lunch: string, dinner: string])[]): Plan {
  return {
    firstWeekday: 0,
    repeatsAfterDays: 7,
    days: days.map(([lunch, dinner]) => ({
      meals: [meal('LUNCH', lunch), meal('DINNER', dinner)],
    })),
  };
}

function suggested(
  recipes: readonly PlannerRecipe[],
  asked: Partial<SuggestionRequest> & { plan: Plan },
) {
  const catalog = compileCatalog(recipes);
  const place = { day: 0, meal: 'DINNER', roles: ['main'], swappedId: null, count: 4 } as const;
  return suggest({ catalog, profile, ...place, ...asked });
}

const ids = (found: readonly { id: string }[]) => found.map(({ id }) => id).toSorted();

test('what is suggested is in no place of the plan, and says why it fits', () => {
  const recipes = [
    ...plainRecipes({ breakfasts: 0, mains: 5 }),
    plainRecipe({ id: 'best', rating: 5, totalMinutes: 10 }),
  ];
  const plan = planOf(['main-0', 'main-1'], ['main-2', 'main-3']);
  const found = suggested(recipes, { plan, swappedId: 'main-1' });
  expect(ids(found)).toEqual(['best', 'main-4']);
  expect(found[0]?.id).toBe('best');
  expect(found[0]?.reasons).toContainEqual({ code: 'WELL_RATED', rating: 5 });
  expect(suggested(recipes, { plan, swappedId: 'main-1', count: 1 })).toHaveLength(1);
});

test('a place may be filled by any of its roles, the best of all first', () => {
  const side = plainRecipe({ id: 'side-0', role: 'side', kcal: 100, netCarbsGrams: 2 });
  const recipes = [...plainRecipes({ breakfasts: 0, mains: 4 }), side];
  const plan = planOf(['main-0', 'main-1'], ['main-2', 'main-3']);
  expect(ids(suggested(recipes, { plan, roles: ['side'] }))).toEqual(['side-0']);
  expect(ids(suggested(recipes, { plan, roles: ['main', 'side'] }))).toEqual(['side-0']);
});

test('no lunch is offered as the rest of the dinner before: that is not another dish', () => {
  const recipes = plainRecipes({ breakfasts: 0, mains: 5, changes: { leftoverSafe: true } });
  const plan = planOf(['main-0', 'main-1'], ['main-2', 'main-3']);
  const found = suggested(recipes, { plan, day: 1, meal: 'LUNCH', swappedId: 'main-2' });
  expect(ids(found)).toEqual(['main-4']);
});

const keeping = { leftoverSafe: true } as const;
const kept = [0, 1].map((each) => plainRecipe({ id: `keeps-${each}`, ...keeping }));
const recipes = [...kept, ...plainRecipes({ breakfasts: 0, mains: 8 })];
const withRest = planOf(['main-0', 'keeps-0'], ['keeps-0 left-over', 'main-1']);

test('where few dishes keep until the lunch after, those of one evening follow them', () => {
  const found = suggested(recipes, { plan: withRest, swappedId: 'keeps-0' });
  expect(found[0]?.id).toBe('keeps-1');
  expect(found).toHaveLength(4);
  expect(ids(found.slice(1)).every((id) => /^main-[2-7]$/.test(id))).toBe(true);
  expect(new Set(ids(found)).size).toBe(4);
  const many = suggested(recipes, { plan: withRest, swappedId: 'keeps-0', count: 20 });
  expect(many).toHaveLength(6);
});

test('three that keep are a choice', () => {
  const more = [2, 3].map((each) => plainRecipe({ id: `keeps-${each}`, ...keeping }));
  const found = suggested([...recipes, ...more], { plan: withRest, swappedId: 'keeps-0' });
  expect(ids(found)).toEqual(['keeps-1', 'keeps-2', 'keeps-3']);
});

test('the lunch stays where it is the rest of something else', () => {
  const plan = planOf(['main-0', 'keeps-0'], ['main-7', 'main-1']);
  const found = suggested(recipes, { plan, swappedId: 'keeps-0', count: 20 });
  expect(ids(found)).toEqual(['keeps-1', ...[2, 3, 4, 5, 6].map((each) => `main-${each}`)]);
});
