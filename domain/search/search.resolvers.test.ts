import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRandomId } from '../../lib/ids.ts';
import {
  startTestServer,
  type TestClient,
  type TestServer,
} from '../../server/testing/test-server.ts';
import { addProfile, ordinaryAnswers } from '../meal-plans/testing/member.ts';
import {
  answer as reply,
  signUpWriter,
  start as startTopic,
} from '../community/testing/community-client.ts';
import { isFamiliar } from '../foods/navigator/familiar-foods.rules.ts';
import { putSamples } from '../doctors/samples.ts';
import { premium, signedUp } from '../recipes/testing/readers.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const searchQuery = `query ($input: SearchInput!) {
  search(input: $input) {
    recipes {
      totalCount correctedText nextAfterId
      hits {
        recipe { id title isLocked isPremium }
        title { text ranges { start end } }
        ingredients { text ranges { start end } }
      }
      facets { filter title choices { value name count isChosen } }
      help { withoutFilter { filter title count } instead { text count } popular { text count } }
    }
    mealPlans { totalCount ownCount mealPlans { id slug } }
    themedPlans { totalCount hits { slug title { text } themes pictureRecipeId } }
    foods { totalCount hits { title { text } food { id slug netCarbsGrams } } }
    guides { totalCount hits { key title { text } description } }
    videos { totalCount hits { video { id } title { text } } }
    hasTopics topics { totalCount topics { id title writerName } }
    doctors { totalCount doctors { slug entry { name } } }
  }
}`;

interface Hit {
  recipe: { id: string; title: string; isLocked: boolean };
  title: { text: string; ranges: { start: number; end: number }[] };
  ingredients: { text: string }[];
}

interface Found<Item> {
  totalCount: number;
  hits: Item[];
}

interface SearchData {
  search: {
    recipes: {
      totalCount: number;
      correctedText: string | null;
      nextAfterId: string | null;
      hits: Hit[];
      facets: {
        filter: string;
        title: string;
        choices: { value: string; name: string; count: number; isChosen: boolean }[];
      }[];
      help: { popular: { text: string }[] } | null;
    } | null;
    mealPlans: { totalCount: number; ownCount: number; mealPlans: { id: string }[] } | null;
    themedPlans: Found<{ slug: string; title: { text: string } }> | null;
    foods: Found<{ food: { id: string }; title: { text: string } }> | null;
    guides: Found<{ key: string; title: { text: string } }> | null;
    videos: Found<{ video: { id: string }; title: { text: string } }> | null;
    hasTopics: boolean;
    topics: {
      totalCount: number;
      topics: { id: string; title: string; writerName: string | null }[];
    } | null;
    doctors: { totalCount: number; doctors: { entry: { name: string } }[] } | null;
  };
}

async function search(input: object, client: TestClient = server.client()) {
  const { data, errors } = await client.graphql<SearchData>(searchQuery, { input });
  expect(errors).toEqual([]);
  return data.search;
}

test('visitors find recipes, with counts for all ten filters', async () => {
  const { recipes, mealPlans } = await search({ text: 'chicken', first: 5 });
  expect(recipes?.hits).toHaveLength(5);
  expect(recipes?.totalCount).toBeGreaterThan(5);
  expect(recipes?.facets.map(({ filter }) => filter)).toEqual([
    'TIME',
    'SATIETY',
    'DIET',
    'DIFFICULTY',
    'DISH',
    'INGREDIENT',
    'PROTEIN',
    'STRICTNESS',
    'TAG',
    'TYPE',
  ]);
  expect(recipes?.facets.every(({ choices }) => choices.length > 0)).toBe(true);
  expect(mealPlans).toBeNull();
});

test('the count of a choice is what choosing it finds', async () => {
  const before = await search({ text: 'chicken' });
  const choices = before.recipes!.facets.flatMap(({ filter, choices: all }) =>
    all.slice(0, 2).map((choice) => ({ filter: filter.toLowerCase(), ...choice })),
  );
  for (const { filter, value, count } of choices) {
    const after = await search({ text: 'chicken', filters: { [filter]: [value] } });
    expect([filter, value, after.recipes?.totalCount]).toEqual([filter, value, count]);
  }
});

test.each([
  ['es', 'calabacin', 'Calabacín'],
  ['sv', 'squash', 'Zucchini'],
] as const)('the endpoint of %s searches in its language', async (locale, text, ingredient) => {
  const client = server.client({ locale });
  for (const [name, value] of (await premium(server)).cookies) client.cookies.set(name, value);
  const { recipes } = await search({ text }, client);
  expect(
    recipes?.hits.flatMap(({ ingredients }) => ingredients.map((each) => each.text)),
  ).toContain(ingredient);
});

test('ranges mark words of the title as it is written', async () => {
  const { recipes } = await search({ text: 'courgette' });
  const { text, ranges } = recipes!.hits[0]!.title;
  expect(ranges.map(({ start, end }) => text.slice(start, end).toLowerCase())).toContain(
    'zucchini',
  );
});

test('choices that do not exist are left out, and the others still count', async () => {
  const all = await search({});
  const filters = { diet: ['carnivore'], ingredient: ["'; drop table", 'no-such-food'] };
  expect((await search({ filters })).recipes?.totalCount).toBe(all.recipes?.totalCount);
});

test('pages follow each other and end', async () => {
  const whole = await search({ text: 'salmon', first: 480 });
  const found: string[] = [];
  let afterId: string | null = null;
  do {
    const page: SearchData['search'] = await search({ text: 'salmon', first: 3, afterId });
    found.push(...page.recipes!.hits.map(({ recipe }) => recipe.id));
    ({ nextAfterId: afterId } = page.recipes!);
  } while (afterId !== null);
  expect(found).toEqual(whole.recipes?.hits.map(({ recipe }) => recipe.id));
});

test('a search that finds nothing says how to go on', async () => {
  const { recipes } = await search({ text: 'qqqqqqqq' });
  expect(recipes).toMatchObject({ totalCount: 0, hits: [] });
  expect(recipes?.help?.popular.length).toBeGreaterThan(0);
});

test.each([
  [{ text: 'x'.repeat(101) }],
  [{ first: 0 }],
  [{ first: -1 }],
  [{ first: 481 }],
  [{ tab: 'EVERYTHING' }],
])('%j is refused as bad input', async (input) => {
  const { status, errors } = await server.client().graphql(searchQuery, { input });
  expect(status).toBe(400);
  expect(errors.map(({ extensions }) => extensions.code)).toEqual(['input.invalid']);
});

test.each(['%', '\\', '"', '🍳', '<b>', 'ﬀ', ' '.repeat(100)])(
  'the text %j breaks nothing',
  async (text) => {
    expect((await search({ text })).recipes).not.toBeNull();
  },
);

test('which ingredients were found is said only of recipes open to the reader', async () => {
  const shown = async (client: TestClient) => {
    const { recipes } = await search({ text: 'garlic', first: 480 }, client);
    const locked = recipes!.hits.filter(({ recipe }) => recipe.isLocked);
    return { locked: locked.length, said: locked.flatMap(({ ingredients }) => ingredients).length };
  };
  const open = await search({ text: 'garlic', first: 480 }, await premium(server));
  expect(open.recipes?.hits.every(({ recipe }) => !recipe.isLocked)).toBe(true);
  expect(open.recipes?.hits.some(({ ingredients }) => ingredients.length > 0)).toBe(true);
  for (const client of [server.client(), await signedUp(server)]) {
    const { locked, said } = await shown(client);
    expect(locked).toBeGreaterThan(0);
    expect(said).toBe(0);
  }
});

test('meal plans are searched by premium members only, on their tabs only', async () => {
  const inputs = [{ tab: 'ALL' }, { tab: 'MEAL_PLANS' }, { tab: 'RECIPES' }];
  const open = async (client: TestClient) => {
    const answers = await Promise.all(inputs.map((input) => search(input, client)));
    return answers.map(({ recipes, mealPlans }) => [recipes !== null, mealPlans !== null]);
  };
  const closed = [
    [true, false],
    [false, false],
    [true, false],
  ];
  expect(await open(server.client())).toEqual(closed);
  expect(await open(await signedUp(server))).toEqual(closed);
  expect(await open(await premium(server))).toEqual([
    [true, true],
    [false, true],
    [true, false],
  ]);
});

test.each([
  ['en', 'asian week', 'asian-week'],
  ['en', 'vegan', 'vegan-low-carb'],
  ['es', 'semana asiatica', 'semana-asiatica'],
  ['sv', 'asiatisk', 'asiatisk-vecka'],
] as const)('themed plans are found in %s by "%s"', async (locale, text, slug) => {
  const { themedPlans } = await search({ text, tab: 'MEAL_PLANS' }, server.client({ locale }));
  expect(themedPlans?.hits.map((hit) => hit.slug)).toContain(slug);
});

test('a plan is not found by what it says it does without', async () => {
  const { themedPlans } = await search({ text: 'cheese', tab: 'MEAL_PLANS' });
  expect(themedPlans?.hits.map((hit) => hit.slug)).not.toContain('dairy-free-keto');
});

test('every themed plan is found by its title in every language', async () => {
  for (const locale of ['en', 'es', 'sv'] as const) {
    for (const { texts } of server.services.themedPlans.plans) {
      const { title, slug } = texts[locale];
      const input = { text: title, tab: 'MEAL_PLANS' };
      const { themedPlans } = await search(input, server.client({ locale }));
      expect([title, themedPlans?.hits[0]?.slug]).toEqual([title, slug]);
    }
  }
});

test.each([
  ['en', 'courgette', 'zucchini'],
  ['es', 'palta', 'avocado'],
  ['sv', 'smor', 'butter'],
] as const)('foods are found in %s by "%s"', async (locale, text, id) => {
  const { foods } = await search({ text, tab: 'FOODS' }, server.client({ locale }));
  expect(foods?.hits.map((hit) => hit.food.id)).toContain(id);
});

test.each([
  ['en', 'satiety', 'satiety'],
  ['es', 'saciedad', 'satiety'],
  ['sv', 'mättnad', 'satiety'],
  ['en', 'keto', 'ketoGuide'],
] as const)('guides are found in %s by "%s"', async (locale, text, key) => {
  const { guides } = await search({ text, tab: 'GUIDES' }, server.client({ locale }));
  expect(guides?.hits.map((hit) => hit.key)).toContain(key);
});

test.each([
  ['en', 'lumps', 'soup-without-lumps'],
  ['es', 'camarones', 'shrimp-in-fifteen-minutes'],
  ['sv', 'kottbullar', 'meatballs-and-mash'],
] as const)('videos are found in %s by "%s"', async (locale, text, id) => {
  const { videos } = await search({ text, tab: 'VIDEOS' }, server.client({ locale }));
  expect(videos?.hits.map(({ video }) => video.id)).toContain(id);
});

test.each([
  ['en', 'diabetes'],
  ['es', 'diabetes'],
  ['sv', 'diabetes'],
] as const)('doctors are found in %s by "%s", on their tab and under all', async (locale, text) => {
  await putSamples(server.services);
  const client = server.client({ locale });
  const own = await search({ text, tab: 'DOCTORS' }, client);
  expect(own.doctors?.totalCount).toBeGreaterThan(0);
  expect(own.recipes).toBeNull();
  const [first] = own.doctors?.doctors ?? [];
  expect((await search({ text: first?.entry.name ?? '' }, client)).doctors?.doctors).toContainEqual(
    first,
  );
  expect((await search({ text, tab: 'RECIPES' }, client)).doctors).toBeNull();
});

test('topics of the community are found by a reply, on their tab and under all', async () => {
  const writer = await signUpWriter(server);
  const { topicId } = await startTopic(writer, { title: 'Soup for the freezer' });
  await reply(writer, { topicId, name: null, text: 'Mine was a celeriacsurprise.' });
  const own = await search({ text: 'celeriacsurp', tab: 'TOPICS' });
  expect(own.topics).toEqual({
    totalCount: 1,
    topics: [{ id: topicId, title: 'Soup for the freezer', writerName: null }],
  });
  expect([own.hasTopics, own.recipes]).toEqual([true, null]);
  expect((await search({ text: 'celeriacsurprise' })).topics).toEqual(own.topics);
  expect((await search({ text: 'celeriacsurprise', tab: 'FOODS' })).topics).toBeNull();
  expect((await search({ text: '' })).topics).toBeNull();
  const inSpanish = await search(
    { text: 'celeriacsurprise', tab: 'TOPICS' },
    server.client({ locale: 'es' }),
  );
  expect(inSpanish.topics?.totalCount).toBe(0);
});

test('each kind has its tab, and with a text the first of each stand under all', async () => {
  const kindsOf = (answer: SearchData['search']) =>
    (['recipes', 'themedPlans', 'foods', 'guides', 'videos'] as const).filter(
      (kind) => answer[kind],
    );
  expect(kindsOf(await search({ text: 'salad', tab: 'FOODS' }))).toEqual(['foods']);
  expect(kindsOf(await search({ text: 'salad', tab: 'GUIDES' }))).toEqual(['guides']);
  expect(kindsOf(await search({ text: 'salad', tab: 'MEAL_PLANS' }))).toEqual(['themedPlans']);
  expect(kindsOf(await search({ text: 'salad', tab: 'RECIPES' }))).toEqual(['recipes']);
  expect(kindsOf(await search({}))).toEqual(['recipes']);
  const all = await search({ text: 'cheese', first: 480 });
  expect(kindsOf(all)).toEqual(['recipes', 'themedPlans', 'foods', 'guides', 'videos']);
  expect(all.foods?.totalCount).toBeGreaterThan(3);
  expect(all.foods?.hits).toHaveLength(3);
});

test('without a text a tab lists everything of its kind', async () => {
  const { services } = server;
  const { foods } = await search({ tab: 'FOODS', first: 2 });
  expect(foods).toMatchObject({ totalCount: services.content.foods.length });
  expect(foods?.hits).toHaveLength(2);
  const { themedPlans } = await search({ tab: 'MEAL_PLANS' });
  expect(themedPlans?.totalCount).toBe(services.themedPlans.plans.length);
});

test('a dish that is spelt right finds no food that is spelt nearly so', async () => {
  const text = 'shakshuka';
  expect((await search({ text })).recipes?.correctedText).toBeNull();
  expect((await search({ text, tab: 'FOODS' })).foods?.totalCount).toBe(0);
});

test('a member finds their own plan by its dishes, and nobody else does', async () => {
  const [owner, other] = [await premium(server), await premium(server)];
  const dish = await makePlan(owner);
  const found = await search({ text: dish, tab: 'MEAL_PLANS' }, owner);
  expect(found.mealPlans).toMatchObject({ totalCount: 1, ownCount: 1 });
  const missed = await search({ text: 'qqqqqqqq', tab: 'MEAL_PLANS' }, owner);
  expect(missed.mealPlans).toEqual({ totalCount: 0, ownCount: 1, mealPlans: [] });
  const strange = await search({ text: dish, tab: 'MEAL_PLANS' }, other);
  expect(strange.mealPlans).toEqual({ totalCount: 0, ownCount: 0, mealPlans: [] });
});

/** Answers with the title of one of its dishes. */
async function makePlan(client: TestClient): Promise<string> {
  const { data: me } = await client.graphql<{ me: { userId: string } }>(`{ me { userId } }`);
  await addProfile({ db: server.services.db, userId: me.me.userId, answers: ordinaryAnswers });
  const { data } = await client.graphql<{
    generateMealplan: {
      mealPlan: { days: { meals: { recipes: { recipe: { title: string } }[] }[] }[] };
    };
  }>(
    `mutation ($input: GenerateMealplanInput!) {
      generateMealplan(input: $input) {
        mealPlan { days { meals { recipes { recipe { title } } } } }
      }
    }`,
    { input: { requestKey: createRandomId() } },
  );
  return data.generateMealplan.mealPlan.days[0]!.meals[0]!.recipes[0]!.recipe.title;
}

test.each(['salmon', 'blumkål', 'kycling'])(
  'what is found for the misspelt “%s” is what the word it names finds',
  async (text) => {
    const swede = server.client({ locale: 'sv' });
    const misspelt = (await search({ text }, swede)).recipes!;
    expect(misspelt.correctedText).not.toBeNull();
    const right = (await search({ text: misspelt.correctedText! }, swede)).recipes!;
    expect(misspelt.totalCount).toBeLessThanOrEqual(right.totalCount);
    expect(misspelt.totalCount).toBeGreaterThan(0);
  },
);

test('what is found of the library reads as it is, in every field', async () => {
  const { data } = await server.client().graphql<{
    search: Record<string, { totalCount: number; hits: Record<string, unknown>[] }>;
  }>(
    `query ($plan: SearchInput!, $food: SearchInput!) {
      search(input: $plan) {
        themedPlans { totalCount hits {
          id slug title { text ranges { start end } } themes pictureRecipeId
        } }
      }
      foods: search(input: $food) {
        foods { totalCount hits { title { text ranges { start end } } food { id } } }
      }
    }`,
    {
      plan: { text: 'asian week', tab: 'MEAL_PLANS' },
      food: { text: 'zucchini', tab: 'FOODS' },
    },
  );
  const plan = server.services.themedPlans.bySlug.en.get('asian-week')!;
  const [hit] = data.search['themedPlans']!.hits;
  expect(hit).toEqual({
    id: plan.id,
    slug: 'asian-week',
    title: {
      text: plan.texts.en.title,
      ranges: [
        { start: 0, end: 5 },
        { start: expect.any(Number), end: plan.texts.en.title.length },
      ],
    },
    themes: [...plan.themes],
    pictureRecipeId: plan.days[0]?.meals.at(-1)?.recipes[0]?.recipeId,
  });
});

test('guides and films that are found say where they lead and what they are about', async () => {
  const asked = (text: string, tab: string) =>
    server.client({ locale: 'sv' }).graphql<{
      search: {
        guides: { hits: { key: string; path: string; description: string }[] } | null;
        videos: { hits: { video: { id: string }; title: { text: string; ranges: object[] } }[] };
      };
    }>(
      `query ($input: SearchInput!) { search(input: $input) {
        guides { hits { key path description pictureRecipeId title { text ranges { start } } } }
        videos { hits { video { id } title { text ranges { start } } } }
      } }`,
      { input: { text, tab } },
    );
  const guides = (await asked('mättnad', 'GUIDES')).data.search.guides!.hits;
  const satiety = guides.find(({ key }) => key === 'satiety');
  expect(satiety).toMatchObject({ pictureRecipeId: expect.any(String) });
  expect(satiety?.path).toMatch(/^\/se\//);
  expect(satiety?.description).toMatch(/\S/);
  expect(satiety?.description).not.toContain('{');
  const films = (await asked('kottbullar', 'VIDEOS')).data.search.videos.hits;
  const meatballs = films.find(({ video }) => video.id === 'meatballs-and-mash');
  expect(meatballs?.title.ranges.length).toBeGreaterThan(0);
});

test('foods that people eat come before rarer ones', async () => {
  const { foods } = await search({ text: 'oil', tab: 'FOODS', first: 480 });
  const { foodsById } = server.services.content;
  const rare = foods!.hits.map(({ food }) => !isFamiliar(foodsById.get(food.id)!));
  expect(rare.indexOf(true)).toBeGreaterThan(-1);
  expect(rare).toEqual(rare.toSorted((left, right) => Number(left) - Number(right)));
});

test('without a community there is no tab of topics, and nothing of them is looked for', async () => {
  const { settings } = server.services;
  const before = settings.COMMUNITY;
  Object.assign(settings, { COMMUNITY: 'off' });
  const found = await search({ text: 'soup', tab: 'TOPICS' });
  Object.assign(settings, { COMMUNITY: before });
  expect([found.hasTopics, found.topics]).toEqual([false, null]);
});

test('under all, the first three of each kind stand, and fewer where fewer are asked for', async () => {
  await putSamples(server.services);
  const three = await search({ text: 'a', first: 480 });
  for (const kind of ['themedPlans', 'foods', 'guides', 'videos'] as const) {
    expect([kind, three[kind]?.hits.length]).toEqual([kind, 3]);
  }
  expect(three.doctors?.doctors.length).toBeLessThanOrEqual(3);
  const one = await search({ text: 'a', first: 1 });
  expect(one.foods?.hits).toHaveLength(1);
  expect(one.recipes?.hits).toHaveLength(1);
});

test('the text may be a hundred characters, and spaces around it are none of them', async () => {
  expect((await search({ text: `${' '.repeat(94)}salmon` })).recipes?.totalCount).toBe(
    (await search({ text: 'salmon' })).recipes?.totalCount,
  );
  expect((await search({ text: null, first: null, tab: null })).recipes?.totalCount).toBe(
    server.services.content.recipes.length,
  );
});

test('a member without a text sees all of their plans, and no more than asked for', async () => {
  const owner = await premium(server);
  await makePlan(owner);
  const all = await search({ tab: 'MEAL_PLANS' }, owner);
  expect(all.mealPlans).toMatchObject({ totalCount: 1, ownCount: 1 });
  const marks = await search({ text: '!?', tab: 'MEAL_PLANS' }, owner);
  expect(marks.mealPlans).toMatchObject({ totalCount: 1, ownCount: 1 });
  const { data } = await owner.graphql<{
    search: { mealPlans: { mealPlans: { targets: object | null }[] } };
  }>(
    '{ search(input: { tab: MEAL_PLANS }) { mealPlans { mealPlans { targets { energyKcal } } } } }',
  );
  expect(data.search.mealPlans.mealPlans).toEqual([
    { targets: { energyKcal: expect.any(Number) } },
  ]);
});

test('a facet says in the reader’s words what is chosen and what it is', async () => {
  const client = server.client({ locale: 'sv' });
  const { recipes } = await search({ filters: { dish: ['soup'], diet: ['vegan'] } }, client);
  const dish = recipes?.facets.find(({ filter }) => filter === 'DISH');
  expect(dish?.title).toMatch(/\S/);
  expect(dish?.choices.filter(({ isChosen }) => isChosen)).toMatchObject([
    { value: 'soup', name: expect.stringMatching(/^[A-ZÅÄÖ]/) },
  ]);
  const none = await search({ text: 'qqqqqqqq', filters: { dish: ['soup'] } }, client);
  expect(none.recipes?.help).toMatchObject({ withoutFilter: [], instead: [] });
});
