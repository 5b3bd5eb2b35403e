import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRandomId } from '../../lib/ids.ts';
import { sealCookieValue } from '../../lib/sealed-value.ts';
import {
  startTestServer,
  type TestClient,
  type TestServer,
} from '../../server/testing/test-server.ts';
import { cookedTimes } from '../kitchen/cooked-times.rules.ts';
import { testTokens } from '../membership/orders/test-cards.rules.ts';
import type { CompiledRecipe } from '../recipes/recipe.ts';
import type { CompleteAnswers } from '../profile/survey/survey.rules.ts';
import { addProfile, ordinaryAnswers } from './testing/member.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const week = `days {
  index
  nutrition { netCarbsGrams proteinGrams energyKcal fatGrams }
  standing { netCarbs protein energy }
  meals { meal recipes {
    servings servingFactor cookedServings leftoverOfDay leftoversOnDay
    recipe { id title nutrition { netCarbsGrams proteinGrams energyKcal fatGrams } }
    nutrition { netCarbsGrams proteinGrams energyKcal fatGrams }
    portions { servings size }
    reasons { code amount day word foodName }
    sheet { servings nutrition { netCarbsGrams proteinGrams energyKcal fatGrams } ingredients { name amount { metric { number unit } } } steps { text } }
  } }
}`;
const plan = `id slug title character kind origin servings servingsOptions strictness isStarted
  targets { energyKcal proteinGrams netCarbsLimitGrams }
  coverRecipes { id } meanNutrition { netCarbsGrams energyShares { netCarbs } } ${week}`;
const generate = `mutation ($input: GenerateMealplanInput!) { generateMealplan(input: $input) {
  problems { code message }
  relaxations { preference from to group reasonCode alternative }
  mealPlan { ${plan} }
} }`;
const preview = `query { mealPlanPreview {
  isAccommodated
  targets { energyKcal proteinGrams netCarbsLimitGrams }
  relaxations { preference from to group reasonCode }
  days {
    index netCarbsGrams proteinGrams energyKcal
    meals { meal recipes { id title slug netCarbsGrams totalMinutes } }
  }
} }`;
const one = `query ($slug: String!) { mealPlan(slug: $slug) { ${plan} } }`;
const list = `query ($afterId: String) { mealPlans(afterId: $afterId) {
  nextAfterId mealPlans { id slug coverRecipes { id } }
} }`;
const changeServings = `mutation ($input: ChangeMealPlanServingsInput!) {
  changeMealPlanServings(input: $input) { problems { path code message } mealPlan { servings eaters { adults children } } }
}`;

interface Dish {
  servings: number;
  servingFactor: number;
  cookedServings: number;
  leftoverOfDay: number | null;
  leftoversOnDay: number | null;
  recipe: { id: string };
  nutrition: Record<string, number>;
  portions: { servings: number; size: string }[];
  sheet: { servings: number; nutrition: Record<string, number> } | null;
}
interface Day {
  index: number;
  nutrition: Record<string, number>;
  meals: { meal: string; recipes: Dish[] }[];
}
interface Plan {
  id: string;
  slug: string;
  servings: number;
  days: Day[];
}
interface Generated {
  generateMealplan: {
    problems: { code: string; message: string }[];
    relaxations: unknown[];
    mealPlan: Plan | null;
  };
}

const signUp = `mutation ($input: SignUpInput!) { signUp(input: $input) { me { userId } } }`;
const startTrial = `mutation ($input: StartTrialInput!) {
  startTrial(input: $input) { problems { code } }
}`;

async function visitorWithSurvey(): Promise<TestClient> {
  const client = server.client();
  const now = new Date().toISOString();
  const draft = { answers: ordinaryAnswers, savedAt: now, consentedAt: now, userId: null };
  const key = { secret: server.services.authSecret, maxAgeSeconds: 600 };
  client.cookies.set('quiz', await sealCookieValue(draft, key));
  return client;
}

/** With a profile unless `answers` is null. */
async function register(
  client: TestClient,
  answers: CompleteAnswers | null = ordinaryAnswers,
): Promise<TestClient> {
  const { data } = await client.graphql<{ signUp: { me: { userId: string } } }>(signUp, {
    input: {
      firstName: 'Maja',
      lastName: 'Lind',
      email: `${createRandomId()}@yolk.example`,
      password: 'plum-tree-7',
      hasAgreedToTerms: true,
    },
  });
  const { userId } = data.signUp.me;
  if (answers !== null) await addProfile({ db: server.services.db, userId, answers });
  return client;
}

async function becomePremium(client: TestClient): Promise<TestClient> {
  const requestKey = createRandomId();
  await client.graphql(startTrial, {
    input: { plan: 'YEARLY', paymentToken: testTokens.cardAccepted, requestKey },
  });
  return client;
}

async function premiumMember(answers?: CompleteAnswers): Promise<TestClient> {
  return becomePremium(await register(server.client(), answers));
}

async function generatedBy(client: TestClient, requestKey = createRandomId()) {
  const { data, errors } = await client.graphql<Generated>(generate, { input: { requestKey } });
  expect(errors).toEqual([]);
  return data.generateMealplan;
}

async function planOf(client: TestClient): Promise<Plan> {
  const { mealPlan, problems } = await generatedBy(client);
  if (mealPlan === null) throw new Error(JSON.stringify(problems));
  return mealPlan;
}

test('what a visitor sees in the preview is what they get as a member', async () => {
  const client = await visitorWithSurvey();
  const { data } = await client.graphql<{
    mealPlanPreview: { days: { meals: { recipes: { id: string }[] }[] }[] };
  }>(preview);
  expect(data.mealPlanPreview).toMatchObject({ isAccommodated: true, relaxations: [] });
  await becomePremium(await register(client));
  const { days } = await planOf(client);
  const previewed = data.mealPlanPreview.days.map(({ meals }) =>
    meals.map(({ recipes }) => recipes.map(({ id }) => id)),
  );
  const made = days.map(({ meals }) =>
    meals.map(({ recipes }) => recipes.map(({ recipe }) => recipe.id)),
  );
  expect(previewed).toEqual(made);
});

test('a preview tells what the week takes, and why each dish is in it', async () => {
  const client = await visitorWithSurvey();
  const { data, errors } = await client.graphql<{
    mealPlanPreview: {
      facts: { dishCount: number; mostMinutes: number; keptLunchCount: number };
      days: {
        meals: {
          recipes: {
            id: string;
            activeMinutes: number;
            leftoverOfDay: number | null;
            reasons: unknown[];
          }[];
        }[];
      }[];
    };
    mealPlanPreviewBasis: { fittingRecipeCount: number; quickRecipeCount: number };
  }>(`query {
    mealPlanPreview {
      facts { dishCount mostMinutes keptLunchCount }
      days { meals { recipes { id activeMinutes leftoverOfDay reasons { code } } } }
    }
    mealPlanPreviewBasis { fittingRecipeCount quickRecipeCount }
  }`);
  expect(errors).toEqual([]);
  const { facts, days } = data.mealPlanPreview;
  const dishes = days.flatMap(({ meals }) => meals.flatMap(({ recipes }) => recipes));
  const cooked = dishes.filter(({ leftoverOfDay }) => leftoverOfDay === null);
  expect(facts).toEqual({
    dishCount: new Set(cooked.map(({ id }) => id)).size,
    mostMinutes: Math.max(...cooked.map(({ activeMinutes }) => activeMinutes)),
    keptLunchCount: dishes.length - cooked.length,
  });
  expect(dishes.some(({ reasons }) => reasons.length > 0)).toBe(true);
  const { fittingRecipeCount, quickRecipeCount } = data.mealPlanPreviewBasis;
  expect(fittingRecipeCount).toBeGreaterThan(quickRecipeCount);
});

test('an unfinished survey has no preview', async () => {
  const { data, errors } = await server.client().graphql(preview);
  expect(errors).toEqual([]);
  expect(data).toEqual({ mealPlanPreview: null });
});

test('a click sent twice makes one plan', async () => {
  const client = await premiumMember();
  const requestKey = createRandomId();
  const [first, second] = await Promise.all([
    generatedBy(client, requestKey),
    generatedBy(client, requestKey),
  ]);
  expect(second.mealPlan?.id).toBe(first.mealPlan?.id);
  const { data } = await client.graphql<{ mealPlans: { mealPlans: unknown[] } }>(list);
  expect(data.mealPlans.mealPlans).toHaveLength(1);
});

test('the nutrition of a day is that of what is cooked, by what the member eats of it', async () => {
  const { days } = await planOf(await premiumMember());
  for (const { meals, nutrition } of days) {
    const eaten = meals.flatMap(({ recipes }) => recipes);
    for (const figure of ['netCarbsGrams', 'proteinGrams', 'energyKcal', 'fatGrams']) {
      const sum = eaten.reduce((total, dish) => total + (dish.nutrition[figure] ?? Number.NaN), 0);
      expect(nutrition[figure]).toBeCloseTo(sum, 6);
      for (const { sheet, servingFactor, nutrition: eatenOf } of eaten) {
        if (sheet === null) continue;
        expect(eatenOf[figure]).toBeCloseTo((sheet.nutrition[figure] ?? NaN) * servingFactor, 6);
      }
    }
  }
});

test('leftovers are cooked and bought with their dinner', async () => {
  const { days } = await planOf(await premiumMember());
  for (const { index, meals } of days) {
    for (const { recipes } of meals) {
      for (const dish of recipes) {
        const isLeftover = dish.leftoverOfDay !== null;
        expect(dish.cookedServings === 0).toBe(isLeftover);
        expect(dish.sheet === null).toBe(isLeftover);
        const own = dish.servings * dish.servingFactor;
        if (dish.leftoversOnDay === null) continue;
        expect(dish.leftoversOnDay).toBe(index + 1);
        expect(dish.cookedServings).toBeGreaterThan(own);
      }
    }
  }
});

test('visitors and members without premium are refused by code', async () => {
  const slug = (await planOf(await premiumMember())).slug;
  const input = { requestKey: createRandomId() };
  const servings = { mealPlanId: createRandomId(), servings: 4 };
  const operations = [
    [generate, { input }, 'meal-plan.creation-membership-required'],
    [one, { slug }, 'meal-plan.membership-required'],
    [list, {}, 'meal-plan.membership-required'],
    [changeServings, { input: servings }, 'meal-plan.membership-required'],
  ] as const;
  const visitor = await visitorWithSurvey();
  const free = await register(server.client());
  for (const [operation, variables, code] of operations) {
    const asVisitor = await visitor.graphql(operation, variables);
    expect(asVisitor.errors[0]?.extensions.code).toBe('auth.required');
    const asFree = await free.graphql(operation, variables);
    expect(asFree.errors[0]?.extensions.code).toBe(code);
  }
  const { errors } = await free.graphql(one, { slug });
  expect(errors[0]?.message).toBe('You need to be a member to access this meal plan');
});

test("another member's plan is not found, whatever is done with it", async () => {
  const owned = await planOf(await premiumMember());
  const other = await premiumMember();
  const read = await other.graphql(one, { slug: owned.slug });
  expect(read.errors[0]?.extensions.code).toBe('meal-plan.not-found');
  const input = { mealPlanId: owned.id, servings: 4 };
  const changed = await other.graphql(changeServings, { input });
  expect(changed.errors[0]?.extensions.code).toBe('meal-plan.not-found');
});

test('preferences that cannot be met are refused in the words of the specification', async () => {
  const client = await premiumMember({
    ...ordinaryAnswers,
    diet: 'VEGAN',
    cookingTime: 'minimal',
    cookingSkill: 'beginner',
    carbLevel: 'STRICT',
  });
  const { problems, relaxations, mealPlan } = await generatedBy(client);
  expect(mealPlan).toBeNull();
  expect(problems).toEqual([
    {
      code: 'meal-plan.not-accommodated',
      message: "Oops! We can't accommodate all your preferences yet.",
    },
  ]);
  expect(relaxations.length).toBeGreaterThan(0);
});

test('a member who skipped the survey is sent to it', async () => {
  const client = await becomePremium(await register(server.client(), null));
  const { problems } = await generatedBy(client);
  expect(problems.map(({ code }) => code)).toEqual(['meal-plan.profile-missing']);
});

test('a plan is cooked for others, up to a full table', async () => {
  const client = await premiumMember();
  const { id: mealPlanId, slug } = await planOf(client);
  const answer = await client.graphql(changeServings, { input: { mealPlanId, servings: 4 } });
  expect(answer.data).toEqual({
    changeMealPlanServings: {
      problems: [],
      mealPlan: { servings: 4, eaters: { adults: 4, children: 0 } },
    },
  });
  const family = { mealPlanId, servings: 2, children: 2 };
  expect((await client.graphql(changeServings, { input: family })).data).toMatchObject({
    changeMealPlanServings: { mealPlan: { servings: 4, eaters: { adults: 2, children: 2 } } },
  });
  const wrong = await client.graphql(changeServings, { input: { mealPlanId, servings: 9 } });
  expect(wrong.data).toMatchObject({
    changeMealPlanServings: {
      mealPlan: { servings: 4 },
      problems: [
        {
          path: ['servings'],
          message:
            "The servings are mismatching with the recipe's possible servings. Try to change the servings.",
        },
      ],
    },
  });
  const { data } = await client.graphql<{ mealPlan: Plan }>(one, { slug });
  expect(data.mealPlan.servings).toBe(4);
});

test('a dish tells how much longer it takes for so many than as it is written', async () => {
  const client = await premiumMember();
  const { id: mealPlanId, slug } = await planOf(client);
  const { recipes, recipesById } = server.services.content;
  const isInBatches = (each: CompiledRecipe) =>
    each.meals.includes('DINNER') && cookedTimes({ recipe: each, servings: 8 }) !== each.times;
  const recipeId = recipes.find(isInBatches)?.id;
  await client.graphql(
    `mutation ($input: !) { addRecipeToMealPlan(input: $input) { problems { code } } }`,
    { input: { mealPlanId, day: 0, meal: 'DINNER', recipeId } },
  );
  await client.graphql(changeServings, { input: { mealPlanId, servings: 8 } });
  const { data } = await client.graphql<{
    mealPlan: {
      days: {
        meals: {
          recipes: {
            minutesMore: number;
            recipe: { id: string; times: { totalMinutes: number } };
          }[];
        }[];
      }[];
    };
  }>(
    `query ($slug: String!) { mealPlan(slug: $slug) { days { meals { recipes {
      minutesMore recipe { id times { totalMinutes } } } } } } }`,
    { slug },
  );
  const dishes = data.mealPlan.days.flatMap(({ meals }) => meals.flatMap((meal) => meal.recipes));
  expect(dishes.find(({ recipe }) => recipe.id === recipeId)?.minutesMore).toBeGreaterThan(0);
  for (const { recipe, minutesMore } of dishes) {
    const written = recipesById.get(recipe.id)?.times.totalMinutes ?? 0;
    expect(recipe.times.totalMinutes - minutesMore).toBe(written);
  }
});

test.each(['', 'x', 'null', "' or 1=1 --", '0'.repeat(5000)])(
  'bad keys, ids and slugs are the fault of the asker: %j',
  async (text) => {
    const client = await premiumMember();
    const made = await client.graphql(generate, { input: { requestKey: text } });
    expect(made.errors[0]?.extensions.code).toBe('input.invalid');
    const read = await client.graphql(one, { slug: text });
    expect(read.errors[0]?.extensions.code).toBe('meal-plan.not-found');
    const changed = await client.graphql(changeServings, {
      input: { mealPlanId: text, servings: 4 },
    });
    expect(changed.errors[0]?.extensions.code).toBe('meal-plan.not-found');
    const page = await client.graphql(list, { afterId: text });
    expect(page.data).toEqual({ mealPlans: { nextAfterId: null, mealPlans: [] } });
  },
);

const plannedDish = `query ($slug: String!, $dish: String) { recipe(slug: $slug) {
  plannedDish(dish: $dish) {
    key cookedServings leftoversOnDay
    sheet { servings ingredients { name amount { metric { number unit } } } }
  }
} }`;

test('a recipe opened from a plan is the dish of that plan, for its owner alone', async () => {
  const client = await premiumMember();
  const { slug: planSlug } = await planOf(client);
  const asked = `query ($slug: String!) { mealPlan(slug: $slug) { days { meals { recipes {
    key cookedServings leftoverOfDay recipe { id slug }
    sheet { servings ingredients { name amount { metric { number unit } } } }
  } } } } }`;
  interface KeyedDish {
    key: string;
    cookedServings: number;
    leftoverOfDay: number | null;
    recipe: { id: string; slug: string };
    sheet: unknown;
  }
  const { data } = await client.graphql<{
    mealPlan: { days: { meals: { recipes: KeyedDish[] }[] }[] };
  }>(asked, { slug: planSlug });
  const dishes = data.mealPlan.days.flatMap(({ meals }) => meals.flatMap((each) => each.recipes));
  const find = async (reader: typeof client, dish: KeyedDish, key = dish.key) => {
    const answer = await reader.graphql<{ recipe: { plannedDish: KeyedDish | null } }>(
      plannedDish,
      {
        slug: dish.recipe.slug,
        dish: key,
      },
    );
    return answer.data.recipe.plannedDish;
  };
  for (const dish of dishes) {
    // What is left over was cooked with its dinner.
    const cooked =
      dish.leftoverOfDay === null
        ? dish
        : dishes.find(({ key, recipe }) => {
            const place = `${planSlug}.${dish.leftoverOfDay}.dinner`;
            return key === place && recipe.id === dish.recipe.id;
          });
    const { key, cookedServings, sheet } = cooked!;
    expect(await find(client, dish)).toMatchObject({ key, cookedServings, sheet });
    expect(cookedServings).toBeGreaterThan(0);
  }
  const [first] = dishes;
  const stranger = await premiumMember();
  expect(await find(stranger, first!)).toBeNull();
  expect(await find(server.client(), first!)).toBeNull();
  expect(await find(client, first!, `${planSlug}.99.dinner`)).toBeNull();
  expect(await find(client, first!, 'nonsense')).toBeNull();
});
