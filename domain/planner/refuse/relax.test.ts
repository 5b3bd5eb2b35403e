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

/** Each change alone that is tried for a member, with what it asks of them. */
function singles(args: {
  recipes?: readonly PlannerRecipe[];
  profile?: Partial<PlannerProfile>;
  locked?: Parameters<typeof relaxationsToTry>[0]['locked'];
}): string[] {
  const { recipes = everything, locked } = args;
  const profile = { ...easygoing, ...args.profile };
  const request = { catalog: compileCatalog(recipes), profile, days: 7, seed: 1, locked };
  return relaxationsToTry(request)
    .filter(({ changes }) => changes.length === 1)
    .map(({ changes: [change], weight }) => {
      const to = change!.preference === 'avoid' ? change!.group : change!.to;
      return `${change!.preference} ${to} ${weight}`;
    });
}

/** Enough of all, and something that needs each wish to be given up. */
const everything = [
  ...plainRecipes({ breakfasts: 7, mains: 14 }),
  plainRecipe({ id: 'slow', totalMinutes: 30 }),
  plainRecipe({ id: 'slower', totalMinutes: 90, activeMinutes: 90 }),
  plainRecipe({ id: 'harder', difficulty: 2 }),
  plainRecipe({ id: 'hardest', difficulty: 3 }),
  plainRecipe({ id: 'eggs', avoid: ['EGGS'] }),
  plainRecipe({ id: 'fish', avoid: ['FISH'] }),
];

test('what may be asked of a member, the lightest first', () => {
  const profile = {
    cookingSkill: 'beginner',
    carbLevel: 'STRICT',
    avoid: ['EGGS', 'FISH'],
  } as const;
  expect(singles({ profile })).toEqual([
    'leftovers true 0.8',
    'cookingTime average 1',
    'cookingSkill average 1',
    'repeatsAfterDays 3 1.2',
    'cookingTime plenty 2',
    'cookingSkill masterChef 2',
    'mealsPerDay 2 2.5',
    'carbLevel MODERATE 3',
    'avoid EGGS 4',
    'avoid FISH 4',
    'carbLevel LIBERAL 6',
  ]);
});

test('nobody is asked for what they do already', () => {
  const profile = {
    leftovers: true,
    cookingTime: 'plenty',
    cookingSkill: 'masterChef',
    repeatsAfterDays: 3,
    mealsPerDay: 2,
    carbLevel: 'LIBERAL',
  } as const;
  expect(singles({ profile })).toEqual([]);
  expect(singles({ profile: { ...profile, carbLevel: 'MODERATE' } })).toEqual([
    'carbLevel LIBERAL 3',
  ]);
  expect(singles({ profile: { ...profile, carbLevel: 'UNKNOWN' } })).toEqual([
    'carbLevel LIBERAL 3',
  ]);
  expect(singles({ profile: { ...profile, cookingTime: 'average' } })).toEqual([
    'cookingTime plenty 1',
  ]);
});

test('who locked a breakfast keeps it', () => {
  const locked = (meal: 'BREAKFAST' | 'DINNER') => [
    {
      day: 0,
      meal,
      recipes: [{ id: 'main-0', servingFactor: 1, isLeftover: false, role: 'main' as const }],
    },
  ];
  expect(singles({ locked: locked('BREAKFAST') })).not.toContain('mealsPerDay 2 2.5');
  expect(singles({ locked: locked('DINNER') })).toContain('mealsPerDay 2 2.5');
});

test('nothing is tried where giving up everything is not enough', () => {
  expect(singles({ recipes: plainRecipes({ breakfasts: 0, mains: 3 }) })).toEqual([]);
});

test('sets of changes weigh what their changes do together', () => {
  const profile = { avoid: ['EGGS', 'FISH'] } as const;
  const request = { catalog: compileCatalog(everything), days: 7, seed: 1 };
  const tried = relaxationsToTry({ ...request, profile: { ...easygoing, ...profile } });
  const found = tried.find(({ changes }) => {
    const foods = changes.filter(({ preference }) => preference === 'avoid');
    return foods.length === 2 && changes.length === 3;
  });
  expect(found?.changes[0]).toEqual({ preference: 'leftovers', to: true });
  expect(found?.weight).toBeCloseTo(8.8, 9);
  expect(found?.request.profile).toMatchObject({ leftovers: true, avoid: [] });
  const keys = tried.map(({ changes }) => JSON.stringify(changes));
  expect(new Set(keys).size).toBe(keys.length);
  expect(tried.length).toBeLessThanOrEqual(150);
});

test('offers three ways at most, none of which holds another', () => {
  const recipes = [
    ...plainRecipes({ breakfasts: 7, mains: 10, changes: { leftoverSafe: true } }),
    ...Array.from({ length: 4 }, (_, at) => plainRecipe({ id: `slow-${at}`, totalMinutes: 40 })),
    ...Array.from({ length: 4 }, (_, at) => plainRecipe({ id: `egg-${at}`, avoid: ['EGGS'] })),
    ...Array.from({ length: 4 }, (_, at) => plainRecipe({ id: `hard-${at}`, difficulty: 2 })),
  ];
  const days = 7;
  const profile: PlannerProfile = {
    ...easygoing,
    cookingTime: 'average',
    cookingSkill: 'beginner',
    avoid: ['EGGS'],
  };
  const few = recipes.filter(({ id }) => !id.startsWith('slow'));
  const result = generatePlan({ catalog: compileCatalog(few), profile, days, seed: 1 });
  if (result.ok || !result.proven) throw new Error('expected a refusal');
  expect(result.relaxations).toEqual([
    { changes: [{ preference: 'leftovers', to: true }], weight: 0.8 },
    { changes: [{ preference: 'cookingSkill', to: 'average' }], weight: 1 },
    { changes: [{ preference: 'repeatsAfterDays', to: 3 }], weight: 1.2 },
  ]);
});
