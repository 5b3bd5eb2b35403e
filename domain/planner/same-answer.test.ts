import { expect, test } from 'vitest';
import { compileCatalog } from './catalog/catalog.ts';
import { loadPlan } from './ask/load-plan.ts';
import { shortlist } from './ask/shortlist.ts';
import { usefulMains } from './exact/mains.ts';
import { packMains } from './exact/pack-mains.ts';
import { generatePlan } from './generate-plan.ts';
import { poseProblem } from './pose/pose-problem.ts';
import { createRandom, hashSeed } from './random.ts';
import { syntheticRecipes } from './testing/synthetic-catalog.ts';
import { ordinaryProfile, syntheticProfiles } from './testing/synthetic-profiles.ts';
import type { LockedMeal, PlannerProfile } from './types.ts';

/*
 * A seed gives the same week in Node and in every browser, bit for bit, and after every change of
 * the code that is not meant to change weeks: a faster search is still the same search. Whoever
 * changes a weight, a rule or the search on purpose looks whether the objectives, where the weights
 * are the same, got no worse, and writes the new ones down: `npm run unit -- domain/planner/same-answer -u`.
 */

const recipes = syntheticRecipes({ size: 400, seed: 11 });
const catalog = compileCatalog(recipes);

interface Asked {
  readonly profile?: Partial<PlannerProfile>;
  readonly days?: number;
  readonly steps?: number;
  readonly seed?: number;
  readonly locked?: readonly LockedMeal[];
  readonly firstWeekday?: number;
}

function weekOf({ profile, days = 7, steps = 60_000, seed = 3, ...asked }: Asked) {
  const member = { ...ordinaryProfile, ...profile };
  const result = generatePlan({ catalog, profile: member, days, steps, seed, ...asked });
  if (!result.ok) throw new Error('expected a plan');
  return result;
}

function answerOf(asked: Asked): string {
  const { objective, plan, why } = weekOf(asked);
  return `${objective.toFixed(6)} ${hashSeed([JSON.stringify(plan), JSON.stringify(why)])}`;
}

const busy = { cookingTime: 'minimal', isLosingWeight: false } as const;

test('a member of each kind gets this week', () => {
  const [some] = syntheticProfiles({ count: 1, seed: 8, recipeIds: recipes.map(({ id }) => id) });
  const answers = {
    ordinary: answerOf({}),
    another: answerOf({ seed: 4 }),
    keto: answerOf({ profile: { carbLevel: 'STRICT', mealsPerDay: 2 } }),
    busy: answerOf({ profile: busy }),
    busyWithTwoMeals: answerOf({ profile: { ...busy, mealsPerDay: 2, leftovers: false } }),
    vegetarian: answerOf({ profile: { diet: 'VEGETARIAN', proteinLevel: 'HIGH_PROTEIN' } }),
    synthetic: answerOf({ profile: some! }),
    repeating: answerOf({ profile: { repeatsAfterDays: 3, cookingTime: 'plenty' } }),
  };
  expect(answers).toMatchInlineSnapshot(`
    {
      "another": "6.132541 3407324308",
      "busy": "12.501187 3364644786",
      "busyWithTwoMeals": "10.182583 2386905890",
      "keto": "4.903921 1904144606",
      "ordinary": "6.201964 658002445",
      "repeating": "6.188288 384899000",
      "synthetic": "10.284181 3758448373",
      "vegetarian": "10.004461 4232457979",
    }
  `);
});

test('plans of other lengths and budgets', () => {
  const answers = {
    aDay: answerOf({ days: 1, firstWeekday: 6 }),
    tenDays: answerOf({ days: 10, firstWeekday: 4 }),
    fourWeeks: answerOf({ days: 28, steps: 40_000, profile: { leftovers: false } }),
    notSearched: answerOf({ steps: 0 }),
    briefly: answerOf({ steps: 20_000, profile: busy }),
    shortly: answerOf({ steps: 100_000, days: 3 }),
    asUsual: answerOf({ steps: undefined }),
  };
  expect(answers).toMatchInlineSnapshot(`
    {
      "aDay": "0.745385 1690756367",
      "asUsual": "6.201964 658002445",
      "briefly": "13.202138 147891502",
      "fourWeeks": "31.267848 1402389040",
      "notSearched": "7.306550 2118876805",
      "shortly": "2.192250 1967420691",
      "tenDays": "9.117753 1918218397",
    }
  `);
});

test('weeks after a week, and around what is locked', () => {
  const { plan } = weekOf({});
  const daysBefore = plan.days;
  const locked = plan.days
    .slice(0, 3)
    .flatMap(({ meals }, day) => meals.map((meal) => ({ day, ...meal })));
  const [heart] = plan.days[0]!.meals.flatMap((meal) => meal.recipes);
  const opinions = [{ id: heart!.id, stars: null, isFavorite: true, timesSwappedOut: 0 }];
  const answers = {
    next: answerOf({ profile: { daysBefore, opinions } }),
    nextOfBusy: answerOf({ profile: { ...busy, daysBefore, today: 1 } }),
    theRest: answerOf({ locked, seed: 9 }),
  };
  expect(answers).toMatchInlineSnapshot(`
    {
      "next": "7.711591 3690395896",
      "nextOfBusy": "13.280569 4094544017",
      "theRest": "6.393693 726646880",
    }
  `);
});

test('these dishes are weighed for each place of a week', () => {
  const answers = [{}, { ...busy, mealsPerDay: 2 as const }, { diet: 'VEGETARIAN' as const }].map(
    (changes) => {
      const profile = { ...ordinaryProfile, ...changes };
      const { plan } = weekOf({ profile });
      const problem = loadPlan({ catalog, profile, plan });
      const { portion } = problem.requirements.targets;
      const positions = Array.from({ length: problem.horizon.slotCount * 3 }, (_, at) => at);
      return hashSeed(
        positions.map((position) => shortlist({ problem, portion, position, count: 1 }).join()),
      );
    },
  );
  expect(answers).toMatchInlineSnapshot(`
    [
      731539384,
      3914858604,
      3129665059,
    ]
  `);
});

/** A member and a small catalogue that are made of a number. */
function tightRequest(seed: number) {
  const size = [40, 60, 100][seed % 3]!;
  const few = syntheticRecipes({ size, seed });
  const recipeIds = few.map(({ id }) => id);
  const [member] = syntheticProfiles({ count: 1, seed: seed * 7 + 1, recipeIds });
  const carbLevel = seed % 3 === 2 ? 'MODERATE' : 'STRICT';
  const cookingTime = seed % 2 === 0 ? 'minimal' : 'average';
  const profile = { ...member!, carbLevel, cookingTime } as const;
  const days = [5, 7, 9, 15][seed % 4]!;
  return { catalog: compileCatalog(few), profile, days, seed, firstWeekday: seed % 7, steps: 0 };
}

test('tight weeks are packed like this', () => {
  const answers = [5, 19, 27, 32, 33, 39].map((seed) => {
    const problem = poseProblem(tightRequest(seed)).problems.at(-1)!;
    const mains = usefulMains(problem);
    const random = createRandom(seed);
    const found = packMains({ problem, mains, random, moves: 3000, keepsCarbs: true });
    return hashSeed([JSON.stringify(found)]);
  });
  expect(answers).toMatchInlineSnapshot(`
    [
      2163680033,
      2481018923,
      2556705285,
      3859596717,
      694429596,
      1197254194,
    ]
  `);
});

test('weeks that cannot be are refused with these ways out', () => {
  const answers = [87, 117, 171, 195].map((seed) => {
    const refusal = generatePlan(tightRequest(seed));
    if (refusal.ok || !refusal.proven) throw new Error('expected a refusal');
    return refusal.relaxations.map(({ changes, weight }) => {
      const words = changes.map((change) =>
        change.preference === 'avoid' ? change.group : `${change.preference} ${change.to}`,
      );
      return `${words.join(' + ')}: ${weight.toFixed(1)}`;
    });
  });
  expect(answers).toMatchInlineSnapshot(`
    [
      [
        "repeatsAfterDays 3: 1.2",
        "leftovers true + cookingTime plenty: 1.8",
        "carbLevel MODERATE: 3.0",
      ],
      [
        "leftovers true: 0.8",
        "repeatsAfterDays 3: 1.2",
        "carbLevel MODERATE: 3.0",
      ],
      [
        "mealsPerDay 2: 2.5",
        "carbLevel MODERATE: 3.0",
      ],
      [
        "repeatsAfterDays 3 + mealsPerDay 2: 3.7",
        "cookingTime plenty + carbLevel MODERATE: 4.0",
        "cookingSkill average + carbLevel MODERATE: 4.0",
      ],
    ]
  `);
});
