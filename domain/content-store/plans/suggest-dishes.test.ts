import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  startTestServer,
  type TestClient,
  type TestServer,
} from '../../../server/testing/test-server.ts';
import { signUpSomebody } from '../../identity/testing/account-client.ts';
import { giveRole } from '../../identity/testing/give-role.ts';
import type { Role } from '../../identity/roles/roles.rules.ts';

let server: TestServer;
let author: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  author = await holder('AUTHOR');
});
afterAll(() => server.close());

async function holder(role: Role): Promise<TestClient> {
  const { client, userId } = await signUpSomebody(server);
  await giveRole({ db: server.services.db, userId, role });
  return client;
}

interface Suggested {
  recipeId: string;
  title: string;
  netCarbsGrams: number;
}

interface Asked {
  id: string;
  day?: number;
  meal?: string;
  swapped?: string;
  search?: string;
}

async function suggestions(asked: Asked, client = author): Promise<Suggested[] | string> {
  const { data, errors } = await client.graphql<{ planSuggestions: Suggested[] }>(
    `query ($id: String!, $day: Int!, $meal: Meal!, $swapped: String, $search: String) {
      planSuggestions(id: $id, day: $day, meal: $meal, swapped: $swapped, search: $search) {
        recipeId title netCarbsGrams } }`,
    { day: 0, meal: 'DINNER', ...asked },
  );
  return errors[0]?.extensions.code ?? data.planSuggestions;
}

/** Of a plan that says so on its cover. */
function planTagged(tag: string): string {
  const plan = server.services.themedPlans.plans.find(({ promise }) =>
    JSON.stringify(promise).includes(tag),
  );
  if (plan === undefined) throw new Error(`No plan promises ${tag}.`);
  return plan.key;
}

/** The main dish of its first evening. */
function dinnerOf(id: string): string {
  const { themedPlans, content } = server.services;
  const plan = themedPlans.plans.find(({ key }) => key === id);
  const dinner = plan?.days[0]?.meals.find(({ meal }) => meal === 'DINNER');
  const main = dinner?.recipes.find(
    ({ recipeId }) => content.recipesById.get(recipeId)?.role === 'main',
  );
  if (main === undefined) throw new Error(`${id} has no dinner.`);
  return main.recipeId;
}

test('the planner suggests mains of that meal that keep what the plan promises', async () => {
  const { recipesById } = server.services.content;
  const id = planTagged('NUTS');
  const found = await suggestions({ id, swapped: dinnerOf(id) });
  if (typeof found === 'string') throw new Error(found);
  expect(found.length).toBeGreaterThan(3);
  for (const { recipeId } of found) {
    const recipe = recipesById.get(recipeId);
    expect(recipe?.avoidGroups, recipeId).not.toContain('NUTS');
    expect(recipe?.meals, recipeId).toContain('DINNER');
    expect(recipe?.role, recipeId).toBe('main');
  }
});

test('beside a main dish, the planner suggests what goes with it', async () => {
  const { recipesById } = server.services.content;
  const found = await suggestions({ id: 'gentle-start' });
  if (typeof found === 'string') throw new Error(found);
  const roles = new Set(found.map(({ recipeId }) => recipesById.get(recipeId)?.role));
  expect(roles.has('main')).toBe(false);
});

test('what gives way is not suggested, and a search finds by title in the language of who edits', async () => {
  const swapped = dinnerOf('gentle-start');
  const found = await suggestions({ id: 'gentle-start', swapped });
  if (typeof found === 'string') throw new Error(found);
  expect(found.map(({ recipeId }) => recipeId)).not.toContain(swapped);
  const goulash = await suggestions({ id: 'gentle-start', search: ' Goulash' });
  expect(goulash).toContainEqual(
    expect.objectContaining({ title: expect.stringMatching(/goulash/i) }),
  );
});

test('nothing is suggested for a day that is not there, nor to who does not edit', async () => {
  expect(await suggestions({ id: 'gentle-start', day: 40 })).toEqual([]);
  expect(await suggestions({ id: 'gentle-start' }, await holder('MODERATOR'))).toBe(
    'role.required',
  );
  expect(await suggestions({ id: 'no-such-plan' })).toBe('content.unknown');
});
