import { expect, test } from 'vitest';
import { compileCatalog } from '../catalog/catalog.ts';
import { generatePlanOrExplain } from '../generate-or-explain.ts';
import { generatePlan } from '../generate-plan.ts';
import { findLeastOfEverything, relaxationsToTry } from './relax.ts';
import { plainRecipe, plainRecipes } from '../testing/arbitraries.ts';
import { syntheticRecipes } from '../testing/synthetic-catalog.ts';
import { ordinaryProfile } from '../testing/synthetic-profiles.ts';
import type { PlannerProfile, PlannerRecipe, Relaxation } from '../types.ts';

const easygoing: PlannerProfile = {
  ...ordinaryProfile,
  carbLevel: 'LIBERAL',
  leftovers: false,
  cookingTime: 'minimal',
};

function relaxationsFor(args: {
  recipes: readonly PlannerRecipe[];
  profile?: Partial<PlannerProfile>;
}): readonly Relaxation[] {
  const catalog = compileCatalog(args.recipes);
  const profile = { ...easygoing, ...args.profile };
  const result = generatePlan({ catalog, profile, days: 7, seed: 1 });
  if (result.ok || !result.proven) throw new Error('expected a refusal');
  return result.relaxations;
}

test('asks for more time where quick recipes are missing', () => {
  const recipes = plainRecipes({ breakfasts: 7, mains: 14, changes: { totalMinutes: 25 } });

  expect(relaxationsFor({ recipes })[0]).toEqual({
    changes: [{ preference: 'cookingTime', to: 'average' }],
    weight: 1,
  });
});

test('asks for a food to be eaten, the lighter wish first', () => {
  const recipes = [
    ...plainRecipes({ breakfasts: 7, mains: 10 }),
    ...Array.from({ length: 4 }, (_, index) =>
      plainRecipe({ id: `egg-${index}`, avoid: ['EGGS'], difficulty: 2 }),
    ),
  ];
  const [first, second] = relaxationsFor({
    recipes,
    profile: { cookingTime: 'plenty', avoid: ['EGGS', 'FISH'] },
  });

  expect(first).toEqual({ changes: [{ preference: 'repeatsAfterDays', to: 3 }], weight: 1.2 });
  expect(second).toEqual({ changes: [{ preference: 'avoid', group: 'EGGS' }], weight: 4 });
});

test('never asks anybody to eat what they are allergic to', () => {
  const recipes = plainRecipes({ breakfasts: 7, mains: 14, changes: { avoid: ['NUTS'] } });
  const profile: Partial<PlannerProfile> = { avoid: ['NUTS', 'EGGS'], allergies: ['NUTS'] };

  expect(relaxationsFor({ recipes, profile })).toEqual([]);
  const request = {
    catalog: compileCatalog(recipes),
    profile: { ...easygoing, ...profile },
    days: 7,
    seed: 1,
  };
  for (const { request: tried } of relaxationsToTry(request)) {
    expect(tried.profile.allergies).toEqual(['NUTS']);
  }
  expect(JSON.stringify(relaxationsToTry(request).map(({ changes }) => changes))).not.toContain(
    'NUTS',
  );
});

test('combines changes where one is not enough, and leaves out what one already gives', () => {
  const recipes = plainRecipes({
    breakfasts: 7,
    mains: 14,
    changes: { totalMinutes: 25, difficulty: 2 },
  });
  const relaxations = relaxationsFor({ recipes, profile: { cookingSkill: 'beginner' } });

  expect(relaxations).toEqual([
    {
      changes: [
        { preference: 'cookingTime', to: 'average' },
        { preference: 'cookingSkill', to: 'average' },
      ],
      weight: 2,
    },
  ]);
});

test('does not ask for what would change nothing', () => {
  const recipes = plainRecipes({ breakfasts: 7, mains: 10 });
  const asked = relaxationsFor({
    recipes,
    profile: { cookingTime: 'plenty', avoid: ['EGGS'] },
  }).flatMap((r) => r.changes);

  expect(asked.map(({ preference }) => preference)).toEqual(['repeatsAfterDays']);
});

test('tries no food that no recipe needs, and no time or skill that none takes', () => {
  const preferencesTried = (changes: Partial<PlannerRecipe>) => {
    const recipes = [
      ...plainRecipes({ breakfasts: 7, mains: 10 }),
      plainRecipe({ id: 'other', ...changes }),
    ];
    const avoid = ['EGGS'] as const;
    const profile: PlannerProfile = { ...easygoing, cookingSkill: 'beginner', avoid };
    const request = { catalog: compileCatalog(recipes), profile, days: 7, seed: 1 };
    const tried = relaxationsToTry(request).flatMap((relaxation) => relaxation.changes);
    const asked = tried.map((change) => change.preference);
    return ['avoid', 'cookingTime', 'cookingSkill'].filter((each) => asked.includes(each as never));
  };
  expect(preferencesTried({})).toEqual([]);
  expect(preferencesTried({ avoid: ['EGGS'] })).toEqual(['avoid']);
  expect(preferencesTried({ totalMinutes: 25 })).toEqual(['cookingTime']);
  expect(preferencesTried({ difficulty: 2 })).toEqual(['cookingSkill']);
  expect(preferencesTried({ difficulty: 2, avoid: ['EGGS'] })).toEqual(['avoid', 'cookingSkill']);
});

test('tries the lightest sets first, with at most one step of a preference', () => {
  const request = {
    catalog: compileCatalog(syntheticRecipes({ size: 200, seed: 1 })),
    profile: { ...easygoing, carbLevel: 'STRICT' as const, avoid: ['EGGS' as const] },
    days: 7,
    seed: 1,
  };
  const tried = relaxationsToTry(request);
  const weights = tried.map(({ weight }) => weight);

  expect(weights).toEqual(weights.toSorted((left, right) => left - right));
  for (const { changes } of tried) {
    const preferences = changes.map(({ preference }) => preference);
    expect(new Set(preferences).size).toBe(preferences.length);
    expect(changes.length).toBeLessThanOrEqual(3);
  }
});

test('where no three changes help, names all that are needed and nothing else', async () => {
  const wish = { totalMinutes: 25, difficulty: 2, avoid: ['EGGS', 'FISH'] } as const;
  const recipes = plainRecipes({ breakfasts: 7, mains: 14, changes: wish });
  const avoid = ['EGGS', 'FISH', 'LAMB', 'NUTS'] as const;
  const profile: PlannerProfile = { ...easygoing, cookingSkill: 'beginner', avoid };
  const request = { catalog: compileCatalog(recipes), profile, days: 7, seed: 1 };

  expect(relaxationsFor({ recipes, profile })).toEqual([]);
  const result = await generatePlanOrExplain(request);
  if (result.ok || !result.proven) throw new Error('expected a refusal');
  const [relaxation, ...others] = result.relaxations;
  expect(others).toEqual([]);
  expect(relaxation?.changes).toEqual(
    expect.arrayContaining([
      { preference: 'cookingTime', to: 'average' },
      { preference: 'cookingSkill', to: 'average' },
      { preference: 'avoid', group: 'EGGS' },
      { preference: 'avoid', group: 'FISH' },
    ]),
  );
  expect(relaxation?.changes).toHaveLength(4);
  const allergic = { ...profile, allergies: ['FISH'] as const };
  expect(findLeastOfEverything({ ...request, profile: allergic })).toBeNull();
});
