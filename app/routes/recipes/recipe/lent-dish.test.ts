import { afterAll, beforeAll, expect, test } from 'vitest';
import { premium } from '../../../../domain/recipes/testing/readers.ts';
import { screenPath } from '../../../../i18n/paths.ts';
import { createRandomId } from '../../../../lib/ids.ts';
import type { TestClient } from '../../../../server/testing/test-server.ts';
import { openPage } from '../../testing/call-route.ts';
import { openScene, type Scene } from '../../testing/scene.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await openScene();
});
afterAll(() => scene.server.close());

async function ask<Data>(client: TestClient, text: string, input: object = {}): Promise<Data> {
  const { data, errors } = await client.graphql<Data>(text, { input });
  expect(errors).toEqual([]);
  return data;
}

interface PlanOfDishes {
  days: { meals: { recipes: { key: string; recipe: { slug: string } }[] }[] }[];
}

const keyedDishes = 'days { meals { recipes { key recipe { slug } } } }';

/** What the page of the plan's first dish says of its week. */
async function weekOf(args: { client: TestClient; plan: PlanOfDishes }): Promise<unknown> {
  const { key: dish, recipe } = args.plan.days[0]!.meals[0]!.recipes[0]!;
  const path = screenPath('recipe', 'en', { slug: recipe.slug }, { query: { dish } });
  const { data } = await openPage({ client: args.client, path });
  return (data as { week: unknown }).week;
}

interface Generated {
  generateMealplan: {
    mealPlan: {
      id: string;
      slug: string;
      days: { meals: { recipes: { recipe: { slug: string } }[] }[] }[];
    };
  };
}

test('who shops from the list of another opens its dishes as planned, without the way to the plan', async () => {
  const owner = scene.people.member;
  const partner = await premium(scene.server);
  const { mealPlan } = (
    await ask<Generated>(
      owner,
      `mutation ($input: GenerateMealplanInput!) { generateMealplan(input: $input) {
        mealPlan { id slug days { meals { recipes { recipe { slug } } } } }
      } }`,
      { requestKey: createRandomId() },
    )
  ).generateMealplan;
  await ask(
    owner,
    `mutation ($input: AddMealPlanToShoppingListInput!) {
      addMealPlanToShoppingList(input: $input) { problems { code } } }`,
    { mealPlanId: mealPlan.id, requestKey: createRandomId() },
  );
  await ask(owner, 'mutation { inviteToShoppingList { problems { code } } }');
  const { shoppingListInvitation: token } = await ask<{
    shoppingListInvitation: { token: string };
  }>(owner, '{ shoppingListInvitation { token } }');
  await ask(
    partner,
    `mutation ($input: JoinShoppingListInput!) { joinShoppingList(input: $input) {
      problems { code } } }`,
    token,
  );

  const { slug } = mealPlan.days[0]!.meals[0]!.recipes[0]!.recipe;
  const query = { dish: `${mealPlan.id}.0` };
  const recipe = await openPage({
    client: partner,
    path: screenPath('recipe', 'en', { slug }, { query }),
  });
  expect(recipe.decides).toBe('200');
  expect(recipe.data).toMatchObject({
    planned: { key: query.dish, isOnShoppingListAsCooked: true },
    week: null,
  });
  const cooking = await openPage({
    client: partner,
    path: screenPath('cooking', 'en', { slug }, { query }),
  });
  expect(cooking.decides).toBe('200');
  expect(cooking.data).toMatchObject({ planned: { key: query.dish } });
});

test('a week is one’s own on one’s own calendar alone, not where its plan was found', async () => {
  const { server, people } = scene;
  const { member } = people;
  const { currentMealPlan: own } = await ask<{ currentMealPlan: PlanOfDishes & { id: string } }>(
    member,
    `{ currentMealPlan { id ${keyedDishes} } }`,
  );
  expect(await weekOf({ client: member, plan: own })).toMatchObject({ isOwnWeek: true });
  const [slug = ''] = server.services.themedPlans.bySlug.en.keys();
  const read = `{ mealPlan(slug: "${slug}") { ${keyedDishes} } }`;
  const { mealPlan: themed } = await ask<{ mealPlan: PlanOfDishes }>(member, read);
  expect(await weekOf({ client: member, plan: themed })).toMatchObject({ isOwnWeek: false });
  const changed = async (change: string) => {
    const text = `mutation ($input: MealPlanInput!) { ${change}(input: $input) { problems { code } } }`;
    expect(await ask(member, text, { mealPlanId: own.id })).toEqual({ [change]: { problems: [] } });
  };
  await changed('shareMealPlan');
  const reader = await premium(server);
  expect(await weekOf({ client: reader, plan: own })).toMatchObject({ isOwnWeek: false });
  await changed('stopMealPlan');
  expect(await weekOf({ client: member, plan: own })).toMatchObject({ isOwnWeek: false });
});
