import { giveRole } from '../../identity/testing/give-role.ts';
import { and, eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRandomId } from '../../../lib/ids.ts';
import {
  startTestServer,
  type TestClient,
  type TestServer,
} from '../../../server/testing/test-server.ts';
import { premium } from '../../recipes/testing/readers.ts';
import { mealPlanRecipes } from '../meal-plans.tables.ts';
import {
  noteMeal,
  placedLines,
  type MealPlace,
  type MealPlanDay,
  type MealPlanLine,
} from '../meals.rules.ts';
import { addProfile, ordinaryAnswers } from '../testing/member.ts';
import { addPlan } from '../testing/plans.ts';
import { moveLine, removeLine, swapLine } from './edit-days.rules.ts';

function line(recipeId: string, leftoverOfDay: number | null = null): MealPlanLine {
  return { recipeId, role: 'main', portions: [1], leftoverOfDay, reasons: [] };
}

const dinner = { day: 0, meal: 'DINNER' as const };
const lunch = { day: 1, meal: 'LUNCH' as const };
const later = { day: 2, meal: 'DINNER' as const };
const keepsAsLeftovers = true;

/** Monday's stew is Tuesday's lunch; both are noted. */
const week: MealPlanDay[] = [
  { index: 0, meals: [{ meal: 'DINNER', recipes: [line('stew'), line('rice')], note: 'Thaw it' }] },
  { index: 1, meals: [{ meal: 'LUNCH', recipes: [line('stew', 0)], note: 'To work' }] },
  { index: 2, meals: [{ meal: 'DINNER', recipes: [line('fish')], note: 'Guests' }] },
  { index: 3, meals: [] },
];

function notesOf(edited: ReturnType<typeof moveLine>): string[] {
  const days = edited.ok ? edited.value : [];
  return days.flatMap(({ index, meals }) =>
    meals.flatMap(({ meal, note }) => (note ? [`${index}${meal[0]} ${note}`] : [])),
  );
}

test.each<[string, ReturnType<typeof moveLine>, string[]]>([
  [
    'a swapped dish leaves the note',
    swapLine({ days: week, ...later, recipeId: 'fish', line: line('soup'), keepsAsLeftovers }),
    ['0D Thaw it', '1L To work', '2D Guests'],
  ],
  [
    'a dish of several leaves the note',
    moveLine({ days: week, ...dinner, recipeId: 'rice', to: { day: 3, meal: 'LUNCH' } }),
    ['0D Thaw it', '1L To work', '2D Guests'],
  ],
  [
    'the last dish takes the note along',
    moveLine({ days: week, ...later, recipeId: 'fish', to: { day: 3, meal: 'LUNCH' } }),
    ['0D Thaw it', '1L To work', '3L Guests'],
  ],
  [
    'two notes that meet are both kept',
    moveLine({ days: week, ...later, recipeId: 'fish', to: dinner }),
    ['0D Thaw it\nGuests', '1L To work'],
  ],
  [
    'leftovers that follow their dinner take their note along',
    moveLine({ days: week, ...dinner, recipeId: 'stew', to: later }),
    ['0D Thaw it', '2D Guests', '3L To work'],
  ],
  [
    'a meal that is left out takes its note with it',
    removeLine({ days: week, ...later, recipeId: 'fish' }),
    ['0D Thaw it', '1L To work'],
  ],
  [
    'an empty note is none',
    noteMeal({ days: week, ...lunch, note: ' \n' }),
    ['0D Thaw it', '2D Guests'],
  ],
])('%s', (_what, edited, notes) => {
  expect(notesOf(edited)).toEqual(notes);
});

test.each([
  [{ day: 9, meal: 'DINNER' }, 'meal-plan.day-not-found'],
  [{ day: 3, meal: 'DINNER' }, 'meal-plan.recipe-gone'],
] as const)('a meal that is not there is not noted: %j', (place, code) => {
  expect(noteMeal({ days: week, ...place, note: 'Guests' })).toMatchObject({
    ok: false,
    reason: [{ code }],
  });
});

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

interface Owned {
  client: TestClient;
  userId: string;
  plan: { id: string; slug: string; version: number };
  place: MealPlace;
}

async function memberWithPlan(): Promise<Owned> {
  const client = await premium(server);
  const { data } = await client.graphql<{ me: { userId: string } }>('{ me { userId } }');
  const { userId } = data.me;
  const { db, content, clock } = server.services;
  await addProfile({ db, userId, answers: ordinaryAnswers });
  const plan = await addPlan({ db, content, clock, userId });
  const [first] = placedLines(plan.days);
  if (first === undefined) throw new Error('The plan is empty');
  return { client, userId, plan, place: { day: first.day, meal: first.meal } };
}

interface Noted {
  noteMeal: { problems: { code: string }[]; mealPlan: Days };
}
interface Days {
  slug: string;
  days: { meals: { note: string | null }[] }[];
}

async function write(owned: Owned, note: string, client = owned.client) {
  const { data, errors } = await client.graphql<Noted | null>(
    `mutation ($input: NoteMealInput!) { noteMeal(input: $input) {
      problems { code } mealPlan { slug days { meals { note } } } } }`,
    { input: { mealPlanId: owned.plan.id, place: owned.place, note } },
  );
  return [
    ...errors.map(({ extensions }) => extensions.code),
    ...(data?.noteMeal.problems.map(({ code }) => code) ?? []),
  ];
}

async function notesRead(client: TestClient, slug: string): Promise<string[]> {
  const { data } = await client.graphql<{ mealPlan: Days }>(
    'query ($slug: String!) { mealPlan(slug: $slug) { slug days { meals { note } } } }',
    { slug },
  );
  return data.mealPlan.days.flatMap(({ meals }) => meals.flatMap(({ note }) => note ?? []));
}

test('a note is kept once, as it was meant, and until it is taken away', async () => {
  const owned = await memberWithPlan();
  // Typed on two devices: the accent on its own, and line ends of another system.
  expect(await write(owned, '  Cafe\u0301 first\r\nThen the fish ')).toEqual([]);
  const { db } = server.services;
  const stored = db
    .select({ note: mealPlanRecipes.note })
    .from(mealPlanRecipes)
    .where(and(eq(mealPlanRecipes.userId, owned.userId), isNotNull(mealPlanRecipes.note)));
  const note = 'Caf\u00e9 first\nThen the fish';
  expect(await stored).toEqual([{ note }]);
  expect(await notesRead(owned.client, owned.plan.slug)).toEqual([note]);
  expect(await write(owned, '')).toEqual([]);
  expect(await stored).toEqual([]);
});

test.each([
  ['500 characters', 'x'.repeat(500), []],
  ['501 characters', 'x'.repeat(501), ['note.too-long']],
  ['a control character', 'a\u0007b', ['text.unreadable']],
])('a note of %s', async (_what, note, codes) => {
  const owned = await memberWithPlan();
  expect(await write(owned, note)).toEqual(codes);
  const kept = codes.length === 0 ? [note] : [];
  expect(await notesRead(owned.client, owned.plan.slug)).toEqual(kept);
});

test('nobody writes on the plan of somebody else, and no editor on one for all', async () => {
  const owned = await memberWithPlan();
  const stranger = await memberWithPlan();
  expect(await write(owned, 'Hello', stranger.client)).toEqual(['meal-plan.not-found']);
  const { db, themedPlans } = server.services;
  await giveRole({ db, userId: stranger.userId, role: 'EDITOR' });
  const [themed] = themedPlans.byId.keys();
  const plan = { ...owned.plan, id: themed ?? '' };
  expect(await write({ ...stranger, plan }, 'Hello')).toEqual(['meal-plan.not-found']);
});

test('a note is in the owner’s copy and download, and in nothing that others read', async () => {
  const owned = await memberWithPlan();
  const { client, plan } = owned;
  await write(owned, 'Guests at seven');
  await client.graphql(
    'mutation ($input: MealPlanInput!) { shareMealPlan(input: $input) { problems { code } } }',
    { input: { mealPlanId: plan.id } },
  );
  const stranger = await premium(server);
  expect(await notesRead(stranger, plan.slug)).toEqual([]);
  expect(await notesRead(stranger, await copyOf(stranger, plan.slug))).toEqual([]);
  expect(await notesRead(client, await copyOf(client, plan.slug))).toEqual(['Guests at seven']);
  const { data } = await client.graphql<{ myData: string }>('{ myData }');
  const { recipes } = JSON.parse(data.myData).mealPlans as { recipes: { note: string | null }[] };
  const notes = recipes.flatMap(({ note }) => note ?? []);
  expect(notes).toEqual(['Guests at seven', 'Guests at seven']);
});

async function copyOf(client: TestClient, slug: string): Promise<string> {
  const { data } = await client.graphql<{ copyMealPlan: { mealPlan: { slug: string } } }>(
    'mutation ($input: CopyMealPlanInput!) { copyMealPlan(input: $input) { mealPlan { slug } } }',
    { input: { slug, requestKey: createRandomId() } },
  );
  return data.copyMealPlan.mealPlan.slug;
}
