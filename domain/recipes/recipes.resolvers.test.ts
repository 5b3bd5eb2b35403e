import { readStepText } from './ingredients/step-text.rules.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRandomId } from '../../lib/ids.ts';
import {
  startTestServer,
  type TestClient,
  type TestServer,
} from '../../server/testing/test-server.ts';
import { recipesPerPage } from './reading/list-recipes.ts';
import { testTokens } from '../membership/orders/test-cards.rules.ts';
import type { CompiledRecipe } from './recipe.ts';

let server: TestServer;
const clients: Partial<Record<Reader, TestClient>> = {};
type Reader = 'visitor' | 'free user' | 'premium member';

beforeAll(async () => {
  server = await startTestServer();
  clients.visitor = server.client();
  clients['free user'] = await signedUp('free@example.com');
  clients['premium member'] = await signedUp('premium@example.com');
  await becomePremium(clients['premium member']);
});
afterAll(() => server.close());

async function signedUp(email: string): Promise<TestClient> {
  const client = server.client();
  const person = { firstName: 'Maja', lastName: 'Lind', email, password: 'plum-tree-7' };
  await client.graphql(
    `mutation ($input: SignUpInput!) { signUp(input: $input) { me { userId } } }`,
    {
      input: { ...person, hasAgreedToTerms: true },
    },
  );
  return client;
}

async function becomePremium(client: TestClient): Promise<void> {
  const paymentToken = testTokens.cardAccepted;
  await client.graphql(
    `mutation ($input: StartTrialInput!) { startTrial(input: $input) { problems { code } } }`,
    { input: { plan: 'YEARLY', paymentToken, requestKey: createRandomId() } },
  );
}

/** Everything there is to ask of a recipe. */
const recipeQuery = `query ($slug: String!, $servings: Int) {
  recipe(slug: $slug, servings: $servings) {
    problems { path code message }
    recipe {
      id slug slugs { language slug } title description cuisine dish protein meals role difficulty
      strictness tags servings servingsOptions isPremium isLocked
      isTestKitchen publishedOn isGoodAsLeftovers leftoverServings isFavorite
      rating { mean count own }
      times { prepMinutes cookMinutes activeMinutes totalMinutes }
      nutrition {
        gramsPerServing netCarbsGrams isNetCarbsApproximate isNetCarbsIncomplete
        energyKcal proteinGrams fatGrams
        energyShares { netCarbs protein fat fiber alcohol }
        nutrients { name amount isIncomplete }
      }
      satiety { version score band parts { protein density fiber palatability } }
    }
    sheet {
      servings foodsToBuyCount tip
      ingredients {
        key foodId foodGroup hasPicture name note label isAlternative
        amount { metric { number fraction unit } us { number fraction unit } }
        weight { metric { number fraction unit } us { number fraction unit } }
      }
      steps { text timerMinutes ingredients { share ingredient { name foodId note } } }
      faq { question answer }
      video { url title }
    }
    glimpse { stepCount firstIngredients { name amount { metric { number } } } }
    openInstead { id isLocked }
    related { id slug title isLocked }
  }
}`;

interface RecipeData {
  recipe: {
    problems: { path: string[]; code: string; message: string }[];
    recipe: { slug: string; title: string; isLocked: boolean; servings: number };
    sheet: { servings: number; ingredients: { amount: { metric: { number: number } } }[] } | null;
    glimpse: { stepCount: number; firstIngredients: { name: string }[] } | null;
    openInstead: { isLocked: boolean }[];
    related: { id: string }[];
  };
}

function ask(args: { reader?: Reader; slug: string; servings?: number; locale?: 'sv' }) {
  const { reader = 'premium member', locale, slug, servings } = args;
  const client = locale ? server.client({ locale }) : clients[reader];
  if (client === undefined) throw new Error(reader);
  return client.graphql<RecipeData>(recipeQuery, { slug, servings });
}

function recipeThat(fits: (recipe: CompiledRecipe) => boolean): CompiledRecipe {
  const recipe = server.services.content.recipes.find(fits);
  if (recipe === undefined) throw new Error('no such recipe');
  return recipe;
}

/** What only cooks need: steps, notes, tip, answers, film and the ids of the ingredients. */
/** A step between its amounts, without what many steps say: " of the salt and ". */
function wordsOf(step: string): string[] {
  const pieces = readStepText(step).filter((piece) => typeof piece === 'string');
  return pieces.filter(({ length }) => length > 40);
}

function secretsOf({ steps, ingredients, texts }: CompiledRecipe): string[] {
  const { faq, tip, video } = texts.en;
  const told = [...faq.flatMap(({ question, answer }) => [question, answer]), video?.url ?? ''];
  const notes = ingredients.map(({ notes: { en } }) => en ?? '');
  const secrets = [
    ...steps.flatMap(({ texts: { en } }) => wordsOf(en)),
    ...notes,
    ...told,
    tip ?? '',
  ];
  const foodIds = ingredients.map(({ foodId }) => `"${foodId}"`);
  return [...secrets, ...foodIds].filter((secret) => secret.length > 2);
}

test('of a locked recipe one sees its first lines, how many steps it has and what is open', async () => {
  const recipe = recipeThat(({ isPremium, ingredients }) => isPremium && ingredients.length > 8);
  const { data } = await ask({ reader: 'visitor', slug: recipe.texts.en.slug });
  expect(data.recipe.glimpse).toMatchObject({ stepCount: recipe.steps.length });
  expect(data.recipe.glimpse?.firstIngredients).toHaveLength(6);
  expect(data.recipe.openInstead).toHaveLength(4);
  expect(data.recipe.openInstead.filter(({ isLocked }) => isLocked)).toEqual([]);
});

test.each([
  ['visitor', false, true],
  ['free user', false, true],
  ['premium member', false, true],
  ['visitor', true, false],
  ['free user', true, false],
  ['premium member', true, true],
] as const)('a %s and a recipe with premium %s: open is %s', async (reader, isPremium, isOpen) => {
  const recipe = recipeThat(
    (each) =>
      each.isPremium === isPremium && each.texts.en.tip !== null && each.texts.en.faq.length > 0,
  );
  const { status, data, errors } = await ask({ reader, slug: recipe.texts.en.slug });
  const text = JSON.stringify({ data, errors });
  const told = secretsOf(recipe).filter((secret) => text.includes(secret));
  expect(status).toBe(200);
  expect(data.recipe.recipe).toMatchObject({ title: recipe.texts.en.title, isLocked: !isOpen });
  expect(told).toEqual(isOpen ? secretsOf(recipe) : []);
  expect(data.recipe.sheet === null).toBe(!isOpen);
  expect(data.recipe.glimpse === null).toBe(isOpen);
});

test('a visitor is told what a premium recipe is', async () => {
  const recipe = recipeThat((each) => each.isPremium);
  const { data } = await ask({ reader: 'visitor', slug: recipe.texts.en.slug });
  expect(data.recipe.recipe).toMatchObject({
    description: recipe.texts.en.description,
    times: recipe.times,
    isPremium: true,
    nutrition: { netCarbsGrams: recipe.nutrition.netCarbsGrams },
  });
  expect(data.recipe.related.length).toBe(4);
});

test('amounts are for the servings in the question', async () => {
  const recipe = recipeThat(
    ({ isPremium, ingredients }) => !isPremium && ingredients[0]?.unit === 'g',
  );
  const { slug } = recipe.texts.en;
  const own = await ask({ slug });
  const double = await ask({ slug, servings: recipe.servings * 2 });
  const gramsOf = ({ data }: typeof own) => data.recipe.sheet?.ingredients[0]?.amount.metric.number;
  expect(own.data.recipe.sheet?.servings).toBe(recipe.servings);
  expect(double.data.recipe.sheet?.servings).toBe(recipe.servings * 2);
  expect(gramsOf(own)).toBe(recipe.ingredients[0]?.amount);
  expect(double.data.recipe.problems).toEqual([]);
});

test.each([0, -1, 3, 500])(
  '%i servings are a problem, and the recipe comes as written',
  async (servings) => {
    const recipe = recipeThat(({ isPremium }) => !isPremium);
    const { data, status } = await ask({ slug: recipe.texts.en.slug, servings });
    expect(status).toBe(200);
    expect(data.recipe.problems).toEqual([
      {
        path: ['servings'],
        code: 'recipe.servings-mismatch',
        message:
          "The servings are mismatching with the recipe's possible servings. Try to change the servings.",
      },
    ]);
    expect(data.recipe.sheet?.servings).toBe(recipe.servings);
  },
);

test('a slug of another language finds the recipe and says the right slug', async () => {
  const recipe = recipeThat(({ texts }) => texts.en.slug !== texts.sv.slug);
  const { data } = await ask({ slug: recipe.texts.en.slug, locale: 'sv' });
  expect(data.recipe.recipe).toMatchObject({
    slug: recipe.texts.sv.slug,
    title: recipe.texts.sv.title,
  });
});

test.each(['no-such-dish', '', '__proto__', "'; drop table recipes"])(
  'the slug %j is not found',
  async (slug) => {
    const { status, errors } = await ask({ slug });
    expect(status).toBe(404);
    expect(errors[0]).toMatchObject({
      message: 'This recipe cannot be loaded.',
      extensions: { code: 'recipe.not-found' },
    });
  },
);

test('the index is open to everyone and takes a filter', async () => {
  const { data } = await server.client().graphql<{
    recipes: { totalCount: number; recipes: { title: string; strictness: string }[] };
  }>(`query { recipes(filter: { meal: BREAKFAST, strictness: MODERATE }) {
    totalCount page pageCount recipes { title strictness isLocked }
  } }`);
  const { recipes } = server.services.content;
  const fitting = recipes.filter(
    ({ meals, strictness }) => meals.includes('BREAKFAST') && strictness === 'moderate',
  );
  expect(data.recipes.totalCount).toBe(fitting.length);
  expect(data.recipes.recipes.every(({ strictness }) => strictness === 'MODERATE')).toBe(true);
});

test('a page that makes no sense is the first or the last one', async () => {
  const { data } = await server
    .client()
    .graphql<{ first: { page: number }; last: { page: number } }>(
      `query { first: recipes(page: -5) { page } last: recipes(page: 2000000000) { page pageCount } }`,
    );
  const pageCount = Math.ceil(server.services.content.recipes.length / recipesPerPage);
  expect(data).toMatchObject({ first: { page: 1 }, last: { page: pageCount, pageCount } });
});
