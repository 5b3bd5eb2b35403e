import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Locale } from '../../i18n/locales.ts';
import * as m from '../../i18n/paraglide/messages.js';
import { screenPath } from '../../i18n/paths.ts';
import { anyPlan, keepAnyPlan } from '../../domain/meal-plans/testing/any-plan.ts';
import { premium } from '../../domain/recipes/testing/readers.ts';
import {
  startTestServer,
  type TestClient,
  type TestServer,
} from '../../server/testing/test-server.ts';
import { drawPage } from './testing/draw-page.tsx';
import { userIdOf } from './testing/people.ts';

/** Home and the page of the week say the same of what is next: tonight, tomorrow, or that the week is over. */

let server: TestServer;
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-07T18:00:00Z') });
  server = await startTestServer();
});
afterAll(async () => {
  await server.close();
  vi.useRealTimers();
});

const [monday, tuesday, wednesday] = ['2026-12-07', '2026-12-08', '2026-12-09'] as const;

interface Dish {
  key: string;
  recipe: { id: string; title: string };
}

/** Of two days, from Monday on; each dish stands once. */
async function memberWithPlan() {
  const client = await premium(server);
  client.cookies.set('time_zone', 'UTC');
  return { client, ...(await addPlan(client, monday)) };
}

async function addPlan(client: TestClient, beginsOn: string) {
  const { db, content } = server.services;
  const [sampled] = fc.sample(anyPlan, { numRuns: 1, seed: 5 });
  if (sampled === undefined) throw new Error('No plan');
  const asked = { ...sampled, hasLeftovers: false };
  const { slug } = await keepAnyPlan({
    db,
    content,
    userId: await userIdOf(client),
    asked,
    beginsOn,
  });
  const { data } = await client.graphql<{
    mealPlan: { days: { meals: { recipes: [Dish] }[] }[] };
  }>(
    `query ($slug: String!) { mealPlan(slug: $slug) { days { meals { recipes { key recipe { id title } } } } } }`,
    { slug },
  );
  const dishes = data.mealPlan.days.map(({ meals }) => meals.map(({ recipes }) => recipes[0]));
  const dishAt = (day: number, meal: number): Dish => {
    const dish = dishes[day]?.[meal];
    if (dish === undefined) throw new Error('No such dish');
    return dish;
  };
  return {
    slug,
    breakfast: (day: number) => dishAt(day, 0),
    dinner: (day: number) => dishAt(day, 2),
  };
}

async function cook(client: TestClient, { key, recipe }: Dish): Promise<void> {
  await client.graphql(
    'mutation ($input: MarkDishCookedInput!) { markDishCooked(input: $input) { problems { code } } }',
    { input: { dish: key, recipeId: recipe.id, isCooked: true } },
  );
}

/** The card of what is next, as text; the first article of both. */
async function cardsOf(
  { client, slug }: { client: TestClient; slug: string },
  locale: Locale = 'en',
) {
  const cardOf = async (path: string) => {
    const markup = await drawPage({ client, path });
    const [, card = ''] = /<article.*?>(.*?)<\/article>/s.exec(markup) ?? [];
    return card.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
  };
  return {
    home: await cardOf(screenPath('memberHome', locale)),
    plan: await cardOf(screenPath('mealPlan', locale, { slug })),
  };
}

test('until dinner is cooked it is tonight, then both say tomorrow and what there is', async () => {
  vi.setSystemTime(`${monday}T18:00:00Z`);
  const member = await memberWithPlan();
  const before = await cardsOf(member);
  expect(before.home).toContain(member.dinner(0).recipe.title);
  expect(before.plan).toContain(member.dinner(0).recipe.title);
  expect(before.plan).toContain(m.meal_plans_today_dinner());
  await cook(member.client, member.dinner(0));
  const spoken = [
    ['en', 'Breakfast tomorrow'],
    ['es', 'Desayuno de mañana'],
    ['sv', 'Frukost i morgon'],
  ] as const;
  for (const [locale, words] of spoken) {
    const after = await cardsOf(member, locale);
    expect(after.home).toContain(words);
    expect(after.plan).toContain(words);
  }
  const after = await cardsOf(member);
  expect(after.home).toContain(member.breakfast(1).recipe.title);
  expect(after.plan).toContain(member.breakfast(1).recipe.title);
  expect(after.plan).not.toContain(m.meal_plans_today_dinner());
});

test('in the morning and by night both name breakfast, of today and of tomorrow', async () => {
  vi.setSystemTime(`${monday}T07:00:00Z`);
  const member = await memberWithPlan();
  for (const [time, day] of [
    ['07:00', 0],
    ['22:30', 1],
  ] as const) {
    vi.setSystemTime(`${monday}T${time}:00Z`);
    const { home, plan } = await cardsOf(member);
    expect(home).toContain(member.breakfast(day).recipe.title);
    expect(plan).toContain(member.breakfast(day).recipe.title);
  }
});

test('when the last dinner is cooked, the week is over and the next one is offered', async () => {
  vi.setSystemTime(`${tuesday}T18:00:00Z`);
  const member = await memberWithPlan();
  const { client, slug } = member;
  await cook(client, member.dinner(1));
  expect((await cardsOf(member)).plan).toBe('');
  const homePage = await drawPage({ client, path: screenPath('memberHome', 'en') });
  expect(homePage).not.toContain(m.home_next_meal());
  expect(homePage).toMatch(new RegExp(`${m.home_plan_over_title()}|${m.home_next_week_title()}`));
  const planPage = await drawPage({ client, path: screenPath('mealPlan', 'en', { slug }) });
  expect(planPage).toContain(m.meal_plans_over_cooked({ count: 1, number: 'one' }));
  expect(planPage).toContain(m.meal_plans_next_week());
});

test('where another plan follows, home names its first dish on the evening before', async () => {
  vi.setSystemTime(`${tuesday}T18:00:00Z`);
  const member = await memberWithPlan();
  const { client } = member;
  const following = await addPlan(client, wednesday);
  await cook(client, member.dinner(1));
  const page = await drawPage({ client, path: screenPath('memberHome', 'en') });
  const [, card = ''] = /<article.*?>(.*?)<\/article>/s.exec(page) ?? [];
  expect(card).toContain('Breakfast tomorrow');
  expect(card).toContain(following.breakfast(0).recipe.title);
  expect(card).toContain(following.breakfast(0).key);
});
