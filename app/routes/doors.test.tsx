import { renderToStaticMarkup } from 'react-dom/server';
import type { ComponentType } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { premium, signedUp } from '../../domain/recipes/testing/readers.ts';
import {
  startTestServer,
  type TestClient,
  type TestServer,
} from '../../server/testing/test-server.ts';
import { contextOf } from './testing/call-route.ts';
import * as mealPlan from './meal-plans/plan/meal-plan.tsx';
import * as planner from './meal-plans/planner/my-meal-planner.tsx';
import * as trash from './meal-plans/trash/meal-plan-trash.tsx';
import * as preferences from './preferences/food-preferences.tsx';
import * as shoppingList from './shopping/list/shopping-list.tsx';
import * as stores from './shopping/stores/stores.tsx';
import * as tracking from './tracking/page/tracking.tsx';

let server: TestServer;
let freeMember: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  freeMember = await signedUp(server);
});
afterAll(() => server.close());

interface Route {
  loader: (args: never) => unknown;
  default: ComponentType<never>;
}

const doors: { path: string; route: Route }[] = [
  { path: '/low-carb/meal-plans/my-meal-planner', route: planner },
  { path: '/user/food-preferences', route: preferences },
  { path: '/shopping-list', route: shoppingList },
  { path: '/shopping-list/stores', route: stores },
  { path: '/tracking', route: tracking },
  { path: '/tracking?tab=food', route: tracking },
];

/** The page as the server would draw it. */
async function pageOf(args: { route: Route; path: string; client: TestClient; slug?: string }) {
  const { route, path, client, slug } = args;
  const url = new URL(path, 'https://yolk.test');
  const request = new Request(url);
  const params = { slug };
  const loaderData = await route.loader({
    context: contextOf(client),
    params,
    request,
    url,
  } as never);
  const Screen = route.default as ComponentType<Record<string, unknown>>;
  const element = <Screen loaderData={loaderData} actionData={undefined} params={params} />;
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [path] });
  return renderToStaticMarkup(<RouterProvider router={router} />).replaceAll('\u00a0', ' ');
}

test.each(doors)('$path shows what is behind, the price and the trial', async (door) => {
  const page = await pageOf({ ...door, client: freeMember });
  expect(page).toContain('7 days free');
  expect(page).toContain('then US$14.99 a month or US$119 a year.');
  expect(page).toContain('aria-label="Example"');
  expect(page.match(/Start my 7 days/g)).toHaveLength(1);
});

test('the planner of who is no member leads to the weeks that are open', async () => {
  const page = await pageOf({
    route: planner,
    path: '/low-carb/meal-plans/my-meal-planner',
    client: freeMember,
  });
  expect(page.match(/href="\/meal-plan\/[^"]+"/g)).toHaveLength(6);
  expect(page).toContain('href="/low-carb/meal-plans/all"');
});

test('the trash of who is no member leads to the planner', async () => {
  const asked = pageOf({
    route: trash,
    path: '/low-carb/meal-plans/trash',
    client: freeMember,
  });
  const answer = (await asked.catch((thrown: unknown) => thrown)) as Response;
  expect(answer.headers.get('location')).toBe('/low-carb/meal-plans/my-meal-planner');
});

test('somebody else’s plan says that it is for members, before what membership is', async () => {
  const member = await premium(server);
  const { data } = await member.graphql<{ createMealPlan: { mealPlan: { slug: string } } }>(
    `mutation ($input: CreateMealPlanInput!) {
      createMealPlan(input: $input) { mealPlan { slug } }
    }`,
    { input: { requestKey: crypto.randomUUID(), dayCount: 7, title: '' } },
  );
  const { slug } = data.createMealPlan.mealPlan;
  const page = await pageOf({
    route: mealPlan,
    path: `/meal-plan/${slug}`,
    slug,
    client: freeMember,
  });
  expect(page).toContain('You need to be a member to access this meal plan');
  expect(page).toContain('7 days free');
});
