import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { screenPath } from '../../i18n/paths.ts';
import { createRandomId } from '../../lib/ids.ts';
import { premium } from '../../domain/recipes/testing/readers.ts';
import { openPage } from '../routes/testing/call-route.ts';
import { openScene, type Scene } from '../routes/testing/scene.ts';
import { LeftPlaceNote } from './left-place-note.tsx';
import { leftPlaceOf, type LeftPlace } from './left-place.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await openScene();
});
afterAll(() => scene.server.close());

interface Plan {
  id: string;
  slug: string;
  days: {
    meals: { meal: string; recipes: { key: string; recipe: { id: string; slug: string } }[] }[];
  }[];
}

async function ask<Data>(text: string, input: object): Promise<Data> {
  const { data, errors } = await scene.people.member.graphql<Data>(text, { input });
  expect(errors).toEqual([]);
  return data;
}

async function newPlan(): Promise<Plan> {
  const { generateMealplan } = await ask<{ generateMealplan: { mealPlan: Plan } }>(
    `mutation ($input: GenerateMealplanInput!) { generateMealplan(input: $input) {
      mealPlan { id slug days { meals { meal recipes { key recipe { id slug } } } } }
    } }`,
    { requestKey: createRandomId() },
  );
  return generateMealplan.mealPlan;
}

function dinnerOf(plan: Plan) {
  const dish = plan.days[0]?.meals.find(({ meal }) => meal === 'DINNER')?.recipes[0];
  if (dish === undefined) throw new Error('The plan has no dinner');
  return { ...dish, place: { day: 0, meal: 'DINNER', recipeId: dish.recipe.id } };
}

/** What a page opened by the dish's link says of its place. */
async function opened(
  dish: { key: string; recipe: { slug: string } },
  screen: 'recipe' | 'cooking' = 'cooking',
) {
  const { slug } = dish.recipe;
  const path = screenPath(screen, 'en', { slug }, { query: { dish: dish.key } });
  const { decides, data } = await openPage({ client: scene.people.member, path });
  expect(decides).toBe('200');
  return data as { planned: object | null; left: LeftPlace | null };
}

test('the link of a dish that was swapped away leads to what is planned there, and to the plan', async () => {
  const plan = await newPlan();
  const { place, ...dish } = dinnerOf(plan);
  expect(await opened(dish)).toMatchObject({ planned: { key: dish.key }, left: null });
  const recipeId = notIn(plan);
  const input = { mealPlanId: plan.id, recipe: place, withRecipeId: recipeId };
  await change('swapMealRecipe', 'SwapMealRecipeInput', input);
  const { slug } = recipeOf(recipeId);
  const page = await opened(dish);
  expect(page).toMatchObject({
    planned: null,
    left: { place: { mealPlanSlug: plan.slug, instead: { recipe: { slug } }, movedTo: null } },
  });
  const html = written({ ...page.left! });
  expect(html).toContain('The plan doesn’t have this dish any more.');
  expect(html).toContain(
    `href="${screenPath('cooking', 'en', { slug }, { query: { dish: dish.key } })}"`,
  );
  expect(html).toContain(`href="${screenPath('mealPlan', 'en', { slug: plan.slug })}"`);
  expect(html).toMatch(/recipe’s own, for \d/);
  const toRead = await opened(dish, 'recipe');
  expect(toRead).toMatchObject({ planned: null, left: page.left });
  expect(written({ ...toRead.left! }, 'recipe')).toContain(
    `href="${screenPath('recipe', 'en', { slug }, { query: { dish: dish.key } })}"`,
  );
});

test('a meal that is left out, and a dish that was moved, are told as such', async () => {
  const plan = await newPlan();
  const { place, ...dish } = dinnerOf(plan);
  const removed = { mealPlanId: plan.id, recipe: place };
  await change('removeRecipeFromMeal', 'RemoveRecipeFromMealInput', removed);
  const out = await opened(dish);
  expect(out.left?.place).toMatchObject({ instead: null, movedTo: null });
  expect(written({ ...out.left! })).toContain('Nothing is planned for that meal');

  const other = await newPlan();
  const { place: from, ...moving } = dinnerOf(other);
  const to = { day: 2, meal: 'DINNER' };
  await change('moveMealRecipe', 'MoveMealRecipeInput', { mealPlanId: other.id, recipe: from, to });
  const moved = await opened(moving);
  const key = `${other.slug}.2.dinner`;
  expect(moved.left?.place?.movedTo).toMatchObject({ key, recipe: { slug: moving.recipe.slug } });
  const html = written({ ...moved.left! });
  expect(html).toContain('The plan has this dish at another meal now.');
  expect(html).toContain(`dish=${key}`);
});

test('of a plan that cannot be opened nothing is told but that, and to visitors not even that', async () => {
  const plan = await newPlan();
  const dish = dinnerOf(plan);
  const { slug } = dish.recipe;
  const path = screenPath('cooking', 'en', { slug }, { query: { dish: dish.key } });
  const stranger = await openPage({ client: await premium(scene.server), path });
  const { left } = stranger.data as { left: LeftPlace };
  expect(left).toMatchObject({ place: null });
  const html = written({ ...left });
  expect(html).toContain('The plan this link comes from can’t be opened.');
  expect(html).not.toContain(plan.slug);
  const read = screenPath('recipe', 'en', { slug }, { query: { dish: dish.key } });
  for (const each of [path, read]) {
    const visitor = await openPage({ client: scene.server.client(), path: each });
    expect(visitor.data).toMatchObject({ left: null });
  }
});

test('a recipe opened without the link of a dish says nothing of plans', () => {
  const sheet = { servings: 4 };
  const of = { dish: null, planned: null, sheet, me: {}, leftPlace: null };
  expect(leftPlaceOf(of)).toBeNull();
  expect(leftPlaceOf({ ...of, dish: 'a.0.dinner', sheet: null })).toBeNull();
  expect(leftPlaceOf({ ...of, dish: 'a.0.dinner' })).toEqual({ place: null, servings: 4 });
});

function recipeOf(recipeId: string) {
  return scene.server.services.content.recipesById.get(recipeId)!.texts.en;
}

/** A main that is nowhere in the plan. */
function notIn(plan: Plan): string {
  const meals = plan.days.flatMap((day) => day.meals);
  const used = new Set(meals.flatMap(({ recipes }) => recipes.map(({ recipe }) => recipe.id)));
  const { recipes } = scene.server.services.content;
  return recipes.find(({ id, role }) => role === 'main' && !used.has(id))!.id;
}

async function change(mutation: string, type: string, input: object): Promise<void> {
  const text = `mutation ($input: ${type}!) { ${mutation}(input: $input) { problems { code } } }`;
  const data = await ask<Record<string, { problems: unknown[] }>>(text, input);
  expect(data[mutation]?.problems).toEqual([]);
}

function written(props: LeftPlace, screen: 'recipe' | 'cooking' = 'cooking'): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <LeftPlaceNote {...props} screen={screen} />
    </MemoryRouter>,
  );
}
