import { isInputType, parse, typeFromAST } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { completeAnswers } from '../../domain/profile/testing/complete-answers.ts';
import { answersAskedBy, surveySteps } from '../../domain/profile/survey/survey-steps.rules.ts';
import { newGroup, newMember } from '../../domain/pro/testing/pro-bed.ts';
import { testTokens } from '../../domain/membership/orders/test-cards.rules.ts';
import { statementsOf } from '../testing/statements-of.ts';
import { startTestServer, type TestClient, type TestServer } from '../testing/test-server.ts';
import { readKnownDocuments } from './read-operations.ts';
import { schema } from './schema.ts';
import { valueOf } from './testing/any-operation.ts';

let server: TestServer;
let member: TestClient;
let planSlug: string;
let groupId: string;
let memberId: string;
let joinedId: string;
let documents: ReadonlyMap<string, string>;

beforeAll(async () => {
  documents = new Map(
    (await readKnownDocuments()).map((text) => [
      /(?:query|mutation) (\w+)/.exec(text)?.[1] ?? '',
      text,
    ]),
  );
  server = await startTestServer();
  member = server.client();
  await change('signUp', 'SignUpInput', {
    firstName: 'Alma',
    lastName: 'Lind',
    email: 'alma@example.com',
    password: 'avocado-on-everything',
    hasAgreedToTerms: true,
  });
  await answerQuiz();
  await change('startTrial', 'StartTrialInput', {
    plan: 'YEARLY',
    paymentToken: testTokens.cardAccepted,
    requestKey: crypto.randomUUID(),
  });
  const { data } = await member.graphql<{
    generateMealplan: { mealPlan: { id: string; slug: string } };
  }>(
    'mutation ($input: GenerateMealplanInput!) { generateMealplan(input: $input) { mealPlan { id slug } } }',
    { input: { requestKey: crypto.randomUUID() } },
  );
  const { id: mealPlanId, slug } = data.generateMealplan.mealPlan;
  planSlug = slug;
  const { db } = server.services;
  groupId = await newGroup({ db, administratorId: await ownId() });
  memberId = await newMember({ db, groupId });
  const joined = { userId: await ownId(), joinedAt: new Date() };
  joinedId = await newMember({ db, groupId, member: joined });
  const requestKey = crypto.randomUUID();
  await change('addMealPlanToShoppingList', 'AddMealPlanToShoppingListInput', {
    mealPlanId,
    requestKey,
  });
});
afterAll(() => server.close());

async function answerQuiz(): Promise<void> {
  const answers = completeAnswers();
  for (const step of surveySteps) {
    const given = answersAskedBy(step).filter((name) => name in answers);
    if (given.length === 0 || step === 'DATA_CONSENT') continue;
    const ofStep = Object.fromEntries(given.map((name) => [name, answers[name]]));
    await change('saveSurveyStep', 'SaveSurveyStepInput', { step, answers: ofStep });
  }
  await change('completeSurvey', 'CompleteSurveyInput', { dataConsent: true });
}

async function change(name: string, type: string, input: object): Promise<void> {
  const mutation = `mutation ($input: ${type}!) { ${name}(input: $input) { problems { code path } } }`;
  const { data, errors } = await member.graphql<Record<string, { problems: unknown[] }>>(mutation, {
    input,
  });
  expect({ errors, problems: data?.[name]?.problems }).toEqual({ errors: [], problems: [] });
}

async function statementCount(run: () => Promise<unknown>): Promise<number> {
  return (await statementsOf(run)).length;
}

/** What the app itself asks for a page. */
async function countOf(name: string, variables: Record<string, unknown> = {}): Promise<number> {
  const document = documents.get(name);
  if (document === undefined) throw new Error(`The app has no operation ${name}`);
  return statementCount(async () => {
    const { errors } = await member.graphql(document, variables);
    expect({ name, errors }).toEqual({ name, errors: [] });
  });
}

const slug = 'beef-and-broccoli-stir-fry';
const today = new Date().toISOString().slice(0, 10);

/** The operation of each page that asks for more than its frame does. */
const pages = (): Record<string, Record<string, unknown>> => ({
  Root: {},
  Home: {},
  MemberHome: {},
  Recipe: { slug },
  Recipes: {},
  Cooking: { slug },
  YourPlan: {},
  MealPlan: { slug: planSlug, withMethod: false, withVideo: false },
  MyMealPlans: {},
  ThemedMealPlans: {},
  DeletedMealPlans: {},
  ShoppingList: {},
  ShoppingListState: {},
  Search: { input: { text: 'chicken' }, withMealPlans: true },
  FoodNavigator: { mode: 'CARBS', search: '', page: 1, compared: [], prompted: [], isStart: true },
  Food: { slug: 'broccoli' },
  FavoriteRecipes: {},
  FavoriteMealPlans: {},
  TrackedMeasures: { measure: 'WEIGHT', interval: 'LAST_1Y', today, first: 20 },
  TrackedFood: { day: today },
  Programs: {},
  Doctors: { input: { text: 'uppsala', country: 'SE' } },
  AllDoctors: { input: { order: 'COUNTRY' } },
  Doctor: { slug: 'nobody' },
  OwnDoctorEntry: { token: 'x' },
  ProMembers: { filter: {}, first: 50, offset: 0 },
  ProMember: { memberId },
  ProAdd: {},
  ProSettings: {},
  ProAudit: { first: 50, offset: 0 },
  ProPaymentGroup: { groupId },
  ProPayment: { groupId },
  MemberCare: { groupId, memberId: joinedId },
  GroupSees: {},
  MembershipPage: {},
  UserSettings: {},
  FoodPreferences: {},
  NotificationSettings: {},
});

async function countsOfPages(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const [name, variables] of Object.entries(pages())) {
    counts[name] = await countOf(name, variables);
  }
  return counts;
}

async function ownId(): Promise<string> {
  const { data } = await member.graphql<{ me: { userId: string } }>(`{ me { userId } }`);
  return data.me.userId;
}

async function useForYears(): Promise<void> {
  const text = `${crypto.randomUUID()}@example.com A B\n${crypto.randomUUID()}@example.com C D`;
  await change('addProMembers', 'AddProMembersInput', { groupId, text });
  for (const { key: contentId } of server.services.themedPlans.plans.slice(0, 2)) {
    const proposal = { groupId, memberId: joinedId, kind: 'MEAL_PLAN', contentId };
    await change('assignToProMember', 'AssignToProMemberInput', proposal);
  }
  for (let week = 0; week < 2; week += 1) {
    await change('generateMealplan', 'GenerateMealplanInput', { requestKey: crypto.randomUUID() });
  }
  for (let count = 0; count < 20; count += 1) {
    const id = crypto.randomUUID();
    await change('addShoppingExtra', 'AddShoppingExtraInput', { id, text: `Coffee ${count}` });
    await change('addMeasurement', 'AddMeasurementInput', {
      id: crypto.randomUUID(),
      measure: 'WEIGHT',
      day: today,
      value: 70 + count / 10,
    });
  }
}

test('each page takes so many statements, whatever a member has done', async () => {
  await useForYears();
  // What is kept from the first look on.
  await countsOfPages();
  const counts = await countsOfPages();
  expect(counts).toMatchInlineSnapshot(`
    {
      "AllDoctors": 3,
      "Cooking": 3,
      "DeletedMealPlans": 3,
      "Doctor": 2,
      "Doctors": 5,
      "FavoriteMealPlans": 3,
      "FavoriteRecipes": 2,
      "Food": 2,
      "FoodNavigator": 1,
      "FoodPreferences": 2,
      "GroupSees": 5,
      "Home": 2,
      "MealPlan": 11,
      "MemberCare": 6,
      "MemberHome": 13,
      "MembershipPage": 1,
      "MyMealPlans": 10,
      "NotificationSettings": 3,
      "OwnDoctorEntry": 1,
      "ProAdd": 3,
      "ProAudit": 4,
      "ProMember": 4,
      "ProMembers": 8,
      "ProPayment": 5,
      "ProPaymentGroup": 2,
      "ProSettings": 3,
      "Programs": 2,
      "Recipe": 5,
      "Recipes": 2,
      "Root": 2,
      "Search": 9,
      "ShoppingList": 9,
      "ShoppingListState": 4,
      "ThemedMealPlans": 1,
      "TrackedFood": 6,
      "TrackedMeasures": 4,
      "UserSettings": 2,
      "YourPlan": 2,
    }
  `);
  await useForYears();
  await countsOfPages();
  expect(await countsOfPages()).toEqual(counts);
}, 240_000);

test('a dish that its plan has no longer takes no more than one that it has', async () => {
  const { data } = await member.graphql<{
    mealPlan: { days: { meals: { recipes: { key: string; recipe: { slug: string } }[] }[] }[] };
  }>(
    'query ($slug: String!) { mealPlan(slug: $slug) { days { meals { recipes { key recipe { slug } } } } } }',
    { slug: planSlug },
  );
  const [dish, other] = data.mealPlan.days.flatMap(({ meals }) => meals.map((m) => m.recipes[0]));
  const planned = { slug: dish!.recipe.slug, dish: dish!.key };
  for (const page of ['Recipe', 'Cooking']) {
    const count = await countOf(page, planned);
    expect(await countOf(page, { ...planned, dish: other!.key })).toBeLessThanOrEqual(count);
  }
});

/** More than that is asked in a way that grows with what somebody has. */
const mostStatements = 24;
/** What somebody takes along is read table by table. */
const readsEveryTable = 'MyData';

test('every other question of the app takes as many, however much there is', async () => {
  const asked = [...documents].filter(
    ([name, text]) => text.startsWith('query') && !(name in pages()),
  );
  expect(asked.length).toBeGreaterThan(80);
  const countAll = async () => {
    const counts: Record<string, number> = {};
    for (const [name, text] of asked) {
      counts[name] = await statementCount(() => member.graphql(text, variablesOf(text)));
    }
    return counts;
  };
  await countAll();
  const counts = await countAll();
  const dear = Object.entries(counts).filter(([, count]) => count > mostStatements);
  expect(dear.map(([name]) => name)).toEqual([readsEveryTable]);
  await useForYears();
  await countAll();
  expect(await countAll()).toEqual(counts);
}, 240_000);

/** Of things that are there, as far as their names tell which. */
function variablesOf(text: string): Record<string, unknown> {
  const known: Record<string, unknown> = { slug, groupId, memberId, day: today, today };
  const [definition] = parse(text).definitions;
  const declared = definition?.kind === 'OperationDefinition' ? definition.variableDefinitions : [];
  return Object.fromEntries(
    (declared ?? []).flatMap(({ type, variable: { name } }) => {
      const of = type.kind === 'NonNullType' ? typeFromAST(schema, type) : undefined;
      if (of === undefined || !isInputType(of)) return [];
      return [[name.value, known[name.value] ?? valueOf(of, name.value)]];
    }),
  );
}

test('each change that members make day by day takes so many statements', async () => {
  const extraId = crypto.randomUUID();
  const itemKey = `extra:${extraId}`;
  const changes: [string, string, object][] = [
    ['addShoppingExtra', 'AddShoppingExtraInput', { id: extraId, text: 'Coffee' }],
    ['tickShoppingItem', 'TickShoppingItemInput', { itemKey }],
    ['untickShoppingItem', 'UntickShoppingItemInput', { itemKey }],
    ['removeShoppingExtra', 'RemoveShoppingExtraInput', { id: extraId }],
    [
      'addMeasurement',
      'AddMeasurementInput',
      { id: crypto.randomUUID(), measure: 'WEIGHT', day: today, value: 70 },
    ],
    ['generateMealplan', 'GenerateMealplanInput', { requestKey: crypto.randomUUID() }],
  ];
  const counts: Record<string, number> = {};
  for (const [name, type, input] of changes) {
    counts[name] = await statementCount(() => change(name, type, input));
  }
  expect(counts).toMatchInlineSnapshot(`
    {
      "addMeasurement": 2,
      "addShoppingExtra": 3,
      "generateMealplan": 13,
      "removeShoppingExtra": 3,
      "tickShoppingItem": 3,
      "untickShoppingItem": 3,
    }
  `);
});

test('plans of a search are read once, under however many names they are asked for', async () => {
  const statementsFor = async (fields: string) => {
    const query = `query ($input: SearchInput!) { search(input: $input) { ${fields} } }`;
    const answer = () => member.graphql(query, { input: { text: 'a' } });
    expect((await answer()).errors.map(({ message }) => message)).toEqual([]);
    return (await statementsOf(answer)).length;
  };
  const once = await statementsFor('mealPlans { totalCount }');
  expect(await statementsFor('a: mealPlans { totalCount } b: mealPlans { totalCount }')).toBe(once);
  expect(await statementsFor('recipes { totalCount }')).toBeLessThan(once);
});
