import { afterAll, beforeAll, expect, test } from 'vitest';
import { premium, signedUp } from '../../domain/recipes/testing/readers.ts';
import {
  startTestServer,
  type TestClient,
  type TestServer,
} from '../../server/testing/test-server.ts';
import { openPage } from './testing/call-route.ts';
import { drawPage } from './testing/draw-page.tsx';

let server: TestServer;
let freeMember: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  freeMember = await signedUp(server);
});
afterAll(() => server.close());

const doors = [
  '/low-carb/meal-plans/my-meal-planner',
  '/user/food-preferences',
  '/shopping-list',
  '/shopping-list/stores',
  '/tracking',
  '/tracking?tab=food',
];

test.each(doors)('%s shows what is behind, the price and the trial', async (path) => {
  const page = await drawPage({ path, client: freeMember });
  expect(page).toContain('7 days free');
  expect(page).toContain('then US$14.99 a month or US$119 a year.');
  expect(page).toContain('aria-label="Example"');
  expect(page.match(/Start my 7 days/g)).toHaveLength(1);
});

test('the planner of who is no member leads to the weeks that are open', async () => {
  const path = '/low-carb/meal-plans/my-meal-planner';
  const page = await drawPage({ path, client: freeMember });
  expect(page.match(/href="\/meal-plan\/[^"]+"/g)).toHaveLength(6);
  expect(page).toContain('href="/low-carb/meal-plans/all"');
});

test('a visitor is shown the planner, what it costs and where to log in', async () => {
  const path = '/low-carb/meal-plans/my-meal-planner';
  const page = await drawPage({ path, client: server.client() });
  expect(page).toContain('7 days free');
  expect(page).toContain('href="/become-member/plan"');
  expect(page).toContain(`href="/login?redirect_to=${encodeURIComponent(path)}"`);
});

test('the trash of who is no member leads to the planner', async () => {
  const { decides } = await openPage({ path: '/low-carb/meal-plans/trash', client: freeMember });
  expect(decides).toBe('→ /low-carb/meal-plans/my-meal-planner');
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
  const page = await drawPage({ path: `/meal-plan/${slug}`, client: freeMember });
  expect(page).toContain('You need to be a member to access this meal plan');
  expect(page).toContain('7 days free');
});
