import { afterAll, beforeAll, expect, test } from 'vitest';
import { addLocalDays, localMoment, weekdayOfDay } from '../../../lib/local-time.ts';
import { createRandomId } from '../../../lib/ids.ts';
import {
  startTestServer,
  type TestClient,
  type TestServer,
} from '../../../server/testing/test-server.ts';
import { premium, signedUp } from '../../recipes/testing/readers.ts';
import { closeCalendar, findCalendarPlans } from '../calendar/calendar-feed.ts';
import { mealPlanStrictness } from '../../recipes/nutrition/strictness.rules.ts';
import { generateMealPlan } from '../planning/generate-meal-plan.ts';
import { addProfile, ordinaryAnswers } from '../testing/member.ts';
import { describePlan, type DescribedDish, type DescribedPlan } from './described-plan.ts';
import { findLeftPlace, findLentDish, findPlannedDish } from './find-planned-dish.ts';
import { peopleOptions } from '../people.rules.ts';
import { findReadablePlan, findReadablePlans } from './find-readable-plan.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function userIdOf(client: TestClient): Promise<string> {
  const { data } = await client.graphql<{ me: { userId: string } }>('query { me { userId } }');
  return data.me.userId;
}

async function planOf(client: TestClient): Promise<string> {
  const { db, content, clock, createId } = server.services;
  const userId = await userIdOf(client);
  const request = { userId, requestKey: createRandomId() };
  const made = await generateMealPlan({ db, content, clock, createId, ...request });
  if (!made.ok) throw new Error(made.reason.code);
  return made.value.id;
}

function currentOf(client: TestClient) {
  return client.graphql<{ currentMealPlan: { id: string; isStarted: boolean } | null }>(
    'query { currentMealPlan { id isStarted } }',
  );
}

function start(client: TestClient, mealPlanId: string) {
  return client.graphql(
    `mutation ($input: StartMealPlanInput!) { startMealPlan(input: $input) { problems { code } } }`,
    { input: { mealPlanId } },
  );
}

function stop(client: TestClient, mealPlanId: string) {
  return client.graphql(
    `mutation ($input: MealPlanInput!) { stopMealPlan(input: $input) { problems { code } } }`,
    { input: { mealPlanId } },
  );
}

test('the current plan is the one eaten today, else the newest', { timeout: 60_000 }, async () => {
  const member = await premium(server);
  expect((await currentOf(member)).data.currentMealPlan).toBeNull();
  const userId = await userIdOf(member);
  await addProfile({ db: server.services.db, userId, answers: ordinaryAnswers });
  const older = await planOf(member);
  const newer = await planOf(member);
  expect((await currentOf(member)).data.currentMealPlan).toEqual({ id: older, isStarted: true });
  await start(member, newer);
  expect((await currentOf(member)).data.currentMealPlan).toEqual({ id: older, isStarted: true });
  await stop(member, older);
  expect((await currentOf(member)).data.currentMealPlan).toEqual({ id: newer, isStarted: true });
  await stop(member, newer);
  expect((await currentOf(member)).data.currentMealPlan).toEqual({ id: newer, isStarted: false });
});

test(
  'a plan begins on the day its member chooses, today or later',
  { timeout: 60_000 },
  async () => {
    const member = await premium(server);
    const userId = await userIdOf(member);
    await addProfile({ db: server.services.db, userId, answers: ordinaryAnswers });
    const mealPlanId = await planOf(member);
    const startOn = async (beginsOn: string) => {
      const { data } = await member.graphql<{
        startMealPlan: { problems: { code: string }[]; mealPlan: { beginsOn: string } | null };
      }>(
        `mutation ($input: StartMealPlanInput!) {
        startMealPlan(input: $input) {
          problems { path code }
          mealPlan { beginsOn days { date weekday } }
        }
      }`,
        { input: { mealPlanId, beginsOn, timeZone: 'Europe/Stockholm' } },
      );
      return data.startMealPlan;
    };
    const today = localMoment({
      now: server.services.clock.now(),
      timeZone: 'Europe/Stockholm',
    }).day;
    const chosen = addLocalDays(today, 3);
    expect(await startOn(chosen)).toMatchObject({
      problems: [],
      mealPlan: {
        beginsOn: chosen,
        days: Array.from({ length: 7 }, (_, day) => ({
          date: addLocalDays(chosen, day),
          weekday: weekdayOfDay(addLocalDays(chosen, day)),
        })),
      },
    });
    for (const [day, code] of [
      [addLocalDays(today, -1), 'meal-plan.begins-in-the-past'],
      [addLocalDays(today, 366), 'meal-plan.begins-too-late'],
      ['2026-02-31', 'meal-plan.begins-on-no-day'],
      ['soon', 'meal-plan.begins-on-no-day'],
    ] as const) {
      expect(await startOn(day)).toEqual({
        problems: [{ path: ['beginsOn'], code }],
        mealPlan: null,
      });
    }
  },
);

test('who is no member has no plan to follow, and visitors log in first', async () => {
  const free = await currentOf(await signedUp(server));
  expect(free.data.currentMealPlan).toBeNull();
  const visitor = await currentOf(server.client());
  expect(visitor.errors[0]?.extensions.code).toBe('auth.required');
});

/** A member with a plan, and all that follows from its recipes. */
async function newMemberWithPlan() {
  const client = await premium(server);
  const userId = await userIdOf(client);
  const { db, content } = server.services;
  await addProfile({ db, userId, answers: ordinaryAnswers });
  const id = await planOf(client);
  const read = async () => {
    const { themedPlans } = server.services;
    const asked = { db, themedPlans, language: 'en' as const, userId, ids: [id] };
    const [found] = await findReadablePlans(asked);
    if (found === undefined) throw new Error('The plan is gone');
    return describePlan({ plan: found.plan, content });
  };
  return { client, userId, id, read };
}

let known: ReturnType<typeof newMemberWithPlan> | null = null;

/** Most tests only read: one plan is enough for them. */
function memberWithPlan() {
  known ??= newMemberWithPlan();
  return known;
}

const dishesOf = ({ days }: DescribedPlan) =>
  days.flatMap(({ index: day, meals }) =>
    meals.flatMap(({ meal, dishes }) => dishes.map((dish) => ({ ...dish, day, meal }))),
  );

test('a member reads all of a plan, as it is cooked', { timeout: 60_000 }, async () => {
  const { client, id, read } = await memberWithPlan();
  const plan = await read();
  const { data, errors } = await client.graphql<{ mealPlan: Record<string, unknown> }>(
    `query ($slug: String!) { mealPlan(slug: $slug) {
      id slug title description version undoVersion hasVideo isOwn canEdit themes kind origin
      slugs { language slug } character isStarted beginsOn isShared createdAt startedAt deletedAt
      servings servingsOptions strictness mealsPerDay dinnerCount quickDinnerCount leftoverCount
      eaters { adults children } targets { energyKcal proteinGrams } meanNutrition { netCarbsGrams }
      coverRecipes { id }
      days { index servings servingsOptions weekday date nutrition { netCarbsGrams energyKcal }
        standing { energy netCarbs protein }
        meals { meal recipes {
          recipe { id } servings portions { servings size } servingFactor cookedServings keptServings
          leftoverOfDay key leftoversOnWeekday leftoversOnDay isLocked canBeLeftovers
          nutrition { netCarbsGrams } foodsToThaw mainIngredients { name } sheet { servings }
          reasons { code }
        } }
      }
    } }`,
    { slug: plan.head.slug },
  );
  expect(errors).toEqual([]);
  const { head, facts, mean } = plan;
  expect(data.mealPlan).toMatchObject({
    id,
    slug: head.slug,
    title: null,
    description: head.description,
    version: 1,
    undoVersion: null,
    isOwn: true,
    canEdit: true,
    themes: [],
    kind: 'PERSONALIZED',
    origin: 'GENERATED',
    character: facts.character,
    isStarted: true,
    beginsOn: plan.days[0]?.date,
    isShared: false,
    deletedAt: null,
    servings: head.eaters.adults + head.eaters.children,
    eaters: head.eaters,
    strictness: mealPlanStrictness(mean.netCarbsGrams ?? 0).toUpperCase(),
    mealsPerDay: 3,
    dinnerCount: facts.dinnerCount,
    quickDinnerCount: facts.quickDinnerCount,
    leftoverCount: facts.leftoverCount,
    targets: { energyKcal: head.generation?.targets.energyKcal },
    meanNutrition: { netCarbsGrams: mean.netCarbsGrams },
    days: plan.days.map((day) => ({
      index: day.index,
      servings: day.eaterCount,
      weekday: day.weekday,
      date: day.date,
      nutrition: { netCarbsGrams: day.nutrition.netCarbsGrams },
      meals: day.meals.map(({ meal, dishes }) => ({
        meal,
        recipes: dishes.map(({ recipe, line, key, ...dish }) => ({
          recipe: { id: recipe.id },
          servings: line.portions.length,
          portions: line.portions.map((servings) => ({ servings })),
          servingFactor: line.portions[0],
          cookedServings: line.cookedServings,
          keptServings: line.keptServings,
          leftoverOfDay: line.leftoverOfDay,
          key,
          leftoversOnDay: dish.leftoversOnDay,
          leftoversOnWeekday: dish.leftoversOnWeekday,
          isLocked: false,
          canBeLeftovers: dish.canBeLeftovers,
          sheet: line.leftoverOfDay === null ? { servings: line.cookedServings } : null,
          reasons: line.reasons.map(({ code }) => ({ code })),
        })),
      })),
    })),
  });
  const told = JSON.parse(JSON.stringify(data.mealPlan)) as {
    coverRecipes: { id: string }[];
    slugs: { slug: string }[];
    days: {
      standing: object | null;
      meals: {
        recipes: {
          leftoverOfDay: number | null;
          mainIngredients: object[];
          foodsToThaw: string[];
        }[];
      }[];
    }[];
  };
  expect(told.coverRecipes).toHaveLength(4);
  expect(new Set(told.slugs.map(({ slug }) => slug))).toEqual(new Set([head.slug]));
  expect(told.days.every(({ standing }) => standing !== null)).toBe(true);
  const dishes = told.days.flatMap(({ meals }) => meals.flatMap(({ recipes }) => recipes));
  expect(Math.max(...dishes.map(({ mainIngredients }) => mainIngredients.length))).toBe(2);
  const rests = dishes.filter(({ leftoverOfDay }) => leftoverOfDay !== null);
  expect(
    rests.flatMap(({ mainIngredients, foodsToThaw }) => [...mainIngredients, ...foodsToThaw]),
  ).toEqual([]);
  expect(dishes.some(({ foodsToThaw }) => foodsToThaw.length > 0)).toBe(true);
});

/** Where dishes of a member's plan are, and went. */
function findingIn({ userId }: { userId: string }) {
  const { db, clock, content, themedPlans } = server.services;
  const reading = { db, clock, content, themedPlans, language: 'en' as const, userId };
  const findLentDishes = async () => null;
  return {
    planned: (key: string, recipeId: string) =>
      findPlannedDish({ ...reading, findLentDishes, key, recipeId }),
    left: (key: string, recipeId: string) => findLeftPlace({ ...reading, key, recipeId }),
    lent: (
      key: string,
      recipeId: string,
      lent: Awaited<ReturnType<Parameters<typeof findLentDish>[0]['findLentDishes']>>,
    ) => findLentDish({ ...reading, findLentDishes: async () => lent, key, recipeId }),
  };
}

const idOf = (found: { planId: string; day: number; dish: DescribedDish } | null) =>
  found && [found.planId, found.day, found.dish.recipe.id];

test('a key finds its dish, leftovers where they were cooked', { timeout: 60_000 }, async () => {
  const member = await memberWithPlan();
  const { id, read } = member;
  const plan = await read();
  const { planned } = findingIn(member);
  const all = dishesOf(plan);
  const dinner = all.find(
    ({ meal, leftoversOnDay }) => meal === 'DINNER' && leftoversOnDay !== null,
  );
  const lunch = all.find(({ line }) => line.leftoverOfDay === dinner?.day);
  if (dinner === undefined || lunch === undefined) throw new Error('no leftovers');
  const cooked = [id, dinner.day, dinner.recipe.id];
  expect(idOf(await planned(dinner.key, dinner.recipe.id))).toEqual(cooked);
  expect(idOf(await planned(lunch.key, dinner.recipe.id))).toEqual(cooked);
  // Of a list: the day alone, and the plan by its id.
  expect(idOf(await planned(`${id}.${dinner.day}`, dinner.recipe.id))).toEqual(cooked);
  expect(idOf(await planned(`${id}.6`, dinner.recipe.id))).toEqual(cooked);
  expect(await planned(`${plan.head.slug}.6.breakfast`, dinner.recipe.id)).toBeNull();
  expect(await planned(dinner.key, 'no-such-dish')).toBeNull();
  expect(await planned('no key', dinner.recipe.id)).toBeNull();
  expect(await planned(`no-such-plan.${dinner.day}.dinner`, dinner.recipe.id)).toBeNull();
  const stranger = findingIn({ userId: await userIdOf(await premium(server)) });
  expect(await stranger.planned(dinner.key, dinner.recipe.id)).toBeNull();
});

test(
  'who shops with somebody reads what is lent, on a plate of their own',
  { timeout: 60_000 },
  async () => {
    const owner = await memberWithPlan();
    const plan = await owner.read();
    const { lent } = findingIn({ userId: await userIdOf(await premium(server)) });
    const dinner = dishesOf(plan).find(
      ({ meal, line }) => meal === 'DINNER' && line.role === 'main',
    )!;
    const { recipe, line, day } = dinner;
    const key = `${owner.id}.${day}`;
    const dishes = [{ recipeId: recipe.id }];
    const found = await lent(key, recipe.id, { ownerId: owner.userId, dishes });
    expect(idOf(found)).toEqual([owner.id, day, recipe.id]);
    expect(found?.dish.key).toBe(key);
    const [planner, ...others] = line.portions;
    expect(found?.dish.line.portions).toEqual([...others, planner]);
    expect(await lent(key, recipe.id, { ownerId: owner.userId, dishes: [] })).toBeNull();
    expect(await lent(key, recipe.id, null)).toBeNull();
    expect(await lent(key, 'another', { ownerId: owner.userId, dishes })).toBeNull();
    expect(await lent('no key', recipe.id, { ownerId: owner.userId, dishes })).toBeNull();
  },
);

test('a place tells what came instead and where its dish went', { timeout: 60_000 }, async () => {
  const member = await memberWithPlan();
  const plan = await member.read();
  const { left } = findingIn(member);
  const [first, second] = dishesOf(plan).filter(
    ({ meal, line }) => meal === 'DINNER' && line.role === 'main',
  );
  const [a, b] = [first!.recipe.id, second!.recipe.id];
  expect(await left(first!.key, a)).toBeNull();
  const moved = await left(first!.key, b);
  expect(moved).toMatchObject({ planSlug: plan.head.slug });
  expect([moved?.instead?.recipe.id, moved?.movedTo?.recipe.id]).toEqual([a, b]);
  const gone = await left(first!.key, 'no-such-dish');
  expect([gone?.instead?.recipe.id, gone?.movedTo]).toEqual([a, null]);
  const nowhere = await left(`${plan.head.slug}.99.dinner`, 'no-such-dish');
  expect(nowhere).toEqual({ planSlug: plan.head.slug, instead: null, movedTo: null });
  expect(await left('no key', a)).toBeNull();
  expect(await left('no-such-plan.0.dinner', a)).toBeNull();
});

test(
  'a recipe page shows the dish of a plan to whoever may read it',
  { timeout: 60_000 },
  async () => {
    const member = await memberWithPlan();
    const plan = await member.read();
    const dish = dishesOf(plan).find(
      ({ meal, line }) => meal === 'DINNER' && line.role === 'main',
    )!;
    const other = dishesOf(plan).find(({ recipe }) => recipe.id !== dish.recipe.id)!;
    const slug = dish.recipe.texts.en.slug;
    const asked = async (client: TestClient, key: string | null) => {
      const { data, errors } = await client.graphql<{
        recipe: {
          plannedDish: { key: string } | null;
          leftPlace: { mealPlanSlug: string; instead: { key: string } | null } | null;
        };
      }>(
        `query ($slug: String!, $dish: String) { recipe(slug: $slug) {
        plannedDish(dish: $dish) { key }
        leftPlace(dish: $dish) { mealPlanSlug instead { key } movedTo { key } }
      } }`,
        { slug, dish: key },
      );
      expect(errors).toEqual([]);
      return data.recipe;
    };
    const none = { plannedDish: null, leftPlace: null };
    expect(await asked(member.client, dish.key)).toEqual({
      ...none,
      plannedDish: { key: dish.key },
    });
    expect(await asked(member.client, null)).toEqual(none);
    expect(await asked(member.client, other.key)).toMatchObject({
      plannedDish: null,
      leftPlace: { mealPlanSlug: plan.head.slug, movedTo: { key: dish.key } },
    });
    expect(await asked(server.client(), dish.key)).toEqual(none);
    expect(await asked(await signedUp(server), dish.key)).toEqual(none);
    expect(await asked(await premium(server), dish.key)).toEqual(none);
  },
);

test('a calendar has one secret address until it is closed', { timeout: 60_000 }, async () => {
  const { client, userId, id } = await memberWithPlan();
  const { db, clock, authSecret: secret } = server.services;
  const address = async () => {
    const { data } = await client.graphql<{ mealPlanCalendarAddress: string | null }>(
      '{ mealPlanCalendarAddress }',
    );
    return data.mealPlanCalendarAddress;
  };
  const change = async (name: 'openMealPlanCalendar' | 'closeMealPlanCalendar') => {
    const { data } = await client.graphql<Record<string, { address: string; problems: [] }>>(
      `mutation { ${name} { address problems { code } } }`,
    );
    expect(data[name]?.problems).toEqual([]);
    return data[name]?.address ?? null;
  };
  const plansAt = async (of: string) => {
    const key = /\/calendar\/en\/(.+)\.ics$/.exec(of)?.[1] ?? '';
    const plans = await findCalendarPlans({ db, clock, secret, key });
    return plans && plans.map((plan) => plan.id);
  };
  expect(await address()).toBeNull();
  const opened = (await change('openMealPlanCalendar')) ?? '';
  expect(await change('openMealPlanCalendar')).toBe(opened);
  expect(await address()).toBe(opened);
  expect(await plansAt(opened)).toEqual([id]);
  expect(await plansAt(opened.replace(/.\.ics/, '.ics'))).toBeNull();
  expect(await change('closeMealPlanCalendar')).toBeNull();
  expect(await address()).toBeNull();
  expect(await plansAt(opened)).toBeNull();
  expect(await change('openMealPlanCalendar')).not.toBe(opened);
  await closeCalendar({ db, userId });
  expect(await address()).toBeNull();
});

test('who is no member any more has an empty calendar', async () => {
  const { db, clock, createId, authSecret: secret } = server.services;
  const client = await signedUp(server);
  const { openCalendar } = await import('../calendar/calendar-feed.ts');
  const userId = await userIdOf(client);
  const key = await openCalendar({ db, clock, createId, secret, userId });
  expect(await findCalendarPlans({ db, clock, secret, key })).toEqual([]);
});

interface Teaser {
  slug: string;
  title: string;
  dayCount: number;
  themes: string[];
  strictness: string;
  days: {
    index: number;
    weekday: number | null;
    meals: { meal: string; recipes: { id: string }[] }[];
  }[];
}
const teaserFields = `slug title character description kind strictness themes dayCount mealsPerDay
  dinnerCount quickDinnerCount leftoverCount coverRecipes { id } slugs { language slug }
  days { index weekday meals { meal recipes { id } } }`;

test('visitors see how a themed plan begins, by title and theme', { timeout: 60_000 }, async () => {
  const visitor = server.client();
  const list = async (asked: string) => {
    const { data } = await visitor.graphql<{ themedMealPlans: Teaser[] }>(
      `{ themedMealPlans${asked} { slug title themes strictness } }`,
    );
    return data.themedMealPlans;
  };
  const all = await list('');
  const { themedPlans, content } = server.services;
  expect(all).toHaveLength(themedPlans.plans.length);
  const titles = all.map(({ title }) => title);
  expect(titles).toEqual(titles.toSorted((one, other) => one.localeCompare(other, 'en')));
  const fish = await list('(theme: FISH)');
  expect(fish).toEqual(all.filter(({ themes }) => themes.includes('FISH')));
  const keto = await list('(strictness: KETO)');
  expect(keto).toEqual(all.filter(({ strictness }) => strictness === 'KETO'));
  expect(Math.min(fish.length, keto.length)).toBeGreaterThan(0);
  const [first = expect.fail()] = themedPlans.plans;
  const { data } = await visitor.graphql<{ mealPlanTeaser: Teaser }>(
    `query ($slug: String!) { mealPlanTeaser(slug: $slug) { ${teaserFields} } }`,
    { slug: first.texts.en.slug },
  );
  const found = await findReadablePlan({
    db: server.services.db,
    themedPlans,
    language: 'en',
    userId: null,
    slug: first.texts.en.slug,
  });
  const plan = describePlan({ plan: found!.plan, content });
  expect(found?.relation).toBe('themed');
  expect(data.mealPlanTeaser).toMatchObject({
    slug: first.texts.en.slug,
    title: first.texts.en.title,
    description: first.texts.en.description,
    kind: 'THEMED',
    character: plan.facts.character,
    dayCount: first.days.length,
    mealsPerDay: Math.max(...first.days.map(({ meals }) => meals.length)),
    dinnerCount: plan.facts.dinnerCount,
    quickDinnerCount: plan.facts.quickDinnerCount,
    leftoverCount: plan.facts.leftoverCount,
    days: plan.days.slice(0, 3).map(({ index, weekday, meals }) => ({
      index,
      weekday,
      meals: meals.map(({ meal, dishes }) => {
        return { meal, recipes: dishes.map(({ recipe }) => ({ id: recipe.id })) };
      }),
    })),
  });
  expect(new Set(data.mealPlanTeaser.themes)).toEqual(new Set(first.themes));
  const gone = await visitor.graphql<{ mealPlanTeaser: Teaser | null }>(
    '{ mealPlanTeaser(slug: "No Slug") { slug } }',
  );
  expect(gone.data.mealPlanTeaser).toBeNull();
});

test(
  'a shared plan is read by its link, by visitors as a teaser of all its days',
  { timeout: 60_000 },
  async () => {
    const { client, id, read } = await memberWithPlan();
    const plan = await read();
    const { slug } = plan.head;
    const teaser = async () => {
      const { data } = await server
        .client()
        .graphql<{ mealPlanTeaser: Teaser | null }>(
          `query ($slug: String!) { mealPlanTeaser(slug: $slug) { ${teaserFields} } }`,
          { slug },
        );
      return data.mealPlanTeaser;
    };
    const asOther = async () => {
      const other = await premium(server);
      return other.graphql<{ mealPlan: { isOwn: boolean; canEdit: boolean; undoVersion: null } }>(
        'query ($slug: String!) { mealPlan(slug: $slug) { isOwn canEdit undoVersion usualBeginning } }',
        { slug },
      );
    };
    expect(await teaser()).toBeNull();
    expect((await asOther()).errors[0]?.extensions.code).toBe('meal-plan.not-found');
    await client.graphql(
      `mutation ($input: MealPlanInput!) { shareMealPlan(input: $input) { problems { code } } }`,
      { input: { mealPlanId: id } },
    );
    const shown = await teaser();
    expect(shown).toMatchObject({ dayCount: 7, themes: [] });
    expect(shown?.days).toHaveLength(7);
    const { data } = await asOther();
    const none = { undoVersion: null, usualBeginning: null };
    expect(data.mealPlan).toEqual({ isOwn: false, canEdit: false, ...none });
  },
);

test(
  'plans are listed by pages of 24, counted, filtered and ordered',
  { timeout: 60_000 },
  async () => {
    const { client, id } = await memberWithPlan();
    const create = async (title: string) => {
      const input = { title, dayCount: 1, requestKey: createRandomId() };
      const { data } = await client.graphql<{ createMealPlan: { mealPlan: { id: string } } }>(
        `mutation ($input: CreateMealPlanInput!) {
        createMealPlan(input: $input) { mealPlan { id title } problems { code } }
      }`,
        { input },
      );
      return data.createMealPlan.mealPlan.id;
    };
    const made: string[] = [];
    for (let at = 0; at < 24; at++) made.push(await create(`Plan ${at}`));
    interface Page {
      mealPlans: { id: string }[];
      nextAfterId: string | null;
      counts: Record<string, number>;
    }
    const list = async (asked: string) => {
      const { data } = await client.graphql<{ mealPlans: Page }>(
        `{ mealPlans${asked} { mealPlans { id } nextAfterId
        counts { all personalized custom shared } } }`,
      );
      const { mealPlans, ...page } = data.mealPlans;
      return { ...page, ids: mealPlans.map((plan) => plan.id) };
    };
    const first = await list('');
    expect(first.counts).toEqual({ all: 24, personalized: 0, custom: 24, shared: 0 });
    expect(first.ids).toHaveLength(24);
    expect(first.ids[0]).toBe(id);
    expect(first.nextAfterId).toBe(first.ids.at(-1));
    const rest = await list(`(afterId: "${first.nextAfterId}")`);
    expect([rest.ids.length, rest.nextAfterId]).toEqual([1, null]);
    expect(new Set([...first.ids, ...rest.ids])).toEqual(new Set([id, ...made]));
    expect((await list('(filter: PERSONALIZED)')).ids).toEqual([id]);
    const others = await list('(withStarted: false, order: OLDEST)');
    expect([others.ids.length, others.nextAfterId]).toEqual([24, null]);
    const newest = await list('(withStarted: false, order: NEWEST)');
    expect(newest.ids).toEqual(others.ids.toReversed());
    expect((await list('(filter: SHARED)')).ids).toEqual([id]);
    expect((await list('(filter: CUSTOM)')).ids).toHaveLength(24);
    expect((await list('(afterId: "no id")')).ids).toEqual([]);
  },
);

test('what clients must keep to is told with the planner in their language', async () => {
  const { data } = await server.client().graphql<{
    getMealPlanSettings: {
      planner: { name: string; unit: string | null; source: string | null }[];
    };
  }>(
    `{ getMealPlanSettings { mostRecipesPerMeal mostDays servingsOptions trashDays
      planner { group name label value unit reason source } } }`,
  );
  expect(data.getMealPlanSettings).toMatchObject({
    mostRecipesPerMeal: 3,
    mostDays: 28,
    servingsOptions: [...peopleOptions],
    trashDays: 30,
  });
  const settingOf = (name: string) =>
    data.getMealPlanSettings.planner.find((setting) => setting.name === name);
  expect(settingOf('strictNetCarbs')).toMatchObject({ group: 'limits', value: 20, unit: 'grams' });
  expect(settingOf('energyOff')).toMatchObject({ unit: null, source: null });
  expect(settingOf('saltFrom')?.source).toBe('WHO 2012: less than 5 g a day');
});
