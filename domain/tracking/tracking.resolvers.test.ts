import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRandomId } from '../../lib/ids.ts';
import { addLocalDays } from '../../lib/local-time.ts';
import {
  startTestServer,
  type TestClient,
  type TestServer,
} from '../../server/testing/test-server.ts';
import { addProfile, ordinaryAnswers } from '../meal-plans/testing/member.ts';
import { premium, signedUp } from '../recipes/testing/readers.ts';
import { adoptSurveyDraft } from '../profile/survey/adopt-survey-draft.ts';
import { clearDeletedEntries } from './food-log/clear-deleted-entries.ts';
import { findMeasurementsSince } from './measurements/find-measurements-since.ts';
import { findWeightChanges } from './measurements/find-weight-changes.ts';
import { checkedIds } from './tracking-type.resolvers.ts';
import { measurements } from './tracking.tables.ts';

const now = new Date('2026-03-10T10:30:00Z');
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ clock: { now: () => now } });
});
afterAll(() => server.close());

interface Entry {
  id: string;
  day: string;
  time: string | null;
  value: number;
  secondValue: number | null;
  isFromQuiz: boolean;
}

type Problems = { path: string[]; code: string; message: string }[];

function weight(given: Record<string, unknown> = {}) {
  return { id: createRandomId(), measure: 'WEIGHT', day: '2026-03-10', value: 78.4, ...given };
}

async function change(
  client: TestClient,
  { field, type, input }: { field: string; type: string; input: unknown },
) {
  const { data, errors, status } = await client.graphql<Record<string, { problems: Problems }>>(
    `mutation ($input: ${type}!) { ${field}(input: $input) { problems { path code message } } }`,
    { input },
  );
  return { problems: data?.[field]?.problems ?? [], code: errors[0]?.extensions.code, status };
}

function add(client: TestClient, input: unknown) {
  return change(client, { field: 'addMeasurement', type: 'AddMeasurementInput', input });
}

function remove(client: TestClient, ids: string[]) {
  const type = 'TrackingEntryIdsInput';
  return change(client, { field: 'deleteMeasurements', type, input: { ids } });
}

function restore(client: TestClient, ids: string[]) {
  const type = 'TrackingEntryIdsInput';
  return change(client, { field: 'restoreMeasurements', type, input: { ids } });
}

async function historyOf(client: TestClient, measure = 'WEIGHT') {
  const { data } = await client.graphql<{
    tracking: {
      csv: string;
      choices: { goalWeightKg: number | null; weightUnit: string; measures: string[] };
      history: {
        entries: Entry[];
        points: { value: number }[];
        trend: { value: number }[];
        changePerWeek: number | null;
      };
    };
  }>(
    `query ($measure: TrackedMeasure!) {
      tracking {
        csv
        choices { goalWeightKg weightUnit measures }
        history(measure: $measure, interval: LAST_3M, today: "2026-03-10") {
          entries { id day time value secondValue isFromQuiz }
          points { value } trend { value } changePerWeek
        }
      }
    }`,
    { measure },
  );
  return data.tracking;
}

async function entriesOf(client: TestClient, measure?: string): Promise<Entry[]> {
  return (await historyOf(client, measure)).history.entries;
}

async function importCsv(client: TestClient, csv: string) {
  const { data } = await client.graphql<{
    importMeasurements: { problems: Problems; addedIds: string[]; knownCount: number };
  }>(
    `mutation ($input: ImportMeasurementsInput!) {
      importMeasurements(input: $input) { problems { path code message } addedIds knownCount }
    }`,
    { input: { csv } },
  );
  return data.importMeasurements;
}

test('an entry sent twice is one, and two of a day are two', async () => {
  const member = await premium(server);
  const morning = weight({ time: '07:30' });
  await add(member, morning);
  const again = await add(member, { ...morning, value: 99 });
  expect(again.problems).toEqual([]);
  await add(member, weight({ value: 79.1, time: '09:15' }));
  expect((await entriesOf(member)).map(({ time, value }) => [time, value])).toEqual([
    ['09:15', 79.1],
    ['07:30', 78.4],
  ]);
});

test('a value comes back to the last digit', async () => {
  const member = await premium(server);
  const value = 170.3 * 0.45359237;
  await add(member, weight({ value }));
  expect((await entriesOf(member))[0]?.value).toBe(value);
});

test('what is deleted is restored exactly, and a late retry does not bring it back', async () => {
  const member = await premium(server);
  const entry = weight({ value: 77.11070290000001, time: '07:30', day: '2026-03-01' });
  await add(member, entry);
  const before = await entriesOf(member);
  await remove(member, [entry.id]);
  await remove(member, [entry.id]);
  expect(await entriesOf(member)).toEqual([]);
  await add(member, entry);
  expect(await entriesOf(member)).toEqual([]);
  await restore(member, [entry.id]);
  expect(await entriesOf(member)).toEqual(before);
});

test('what was deleted is gone for good after a day', async () => {
  const member = await premium(server);
  const [gone, kept] = [weight(), weight()];
  await add(member, gone);
  await add(member, kept);
  await remove(member, [gone.id]);
  const { db } = server.services;
  await clearDeletedEntries({ db, clock: { now: () => new Date('2026-03-11T10:29:00Z') } });
  await restore(member, [gone.id]);
  expect(await entriesOf(member)).toHaveLength(2);
  await remove(member, [gone.id]);
  await clearDeletedEntries({ db, clock: { now: () => new Date('2026-03-11T10:31:00Z') } });
  await restore(member, [gone.id]);
  expect((await entriesOf(member)).map(({ id }) => id)).toEqual([kept.id]);
});

test('an entry is corrected, and nobody else’s', async () => {
  const [member, stranger] = [await premium(server), await premium(server)];
  const entry = weight();
  await add(member, entry);
  const corrected = { ...entry, value: 79, day: '2026-03-09', time: '06:00' };
  const input = { field: 'changeMeasurement', type: 'ChangeMeasurementInput', input: corrected };
  expect((await change(stranger, input)).problems).toMatchObject([
    { code: 'tracking.entry-not-found' },
  ]);
  expect((await change(member, input)).problems).toEqual([]);
  expect(await entriesOf(member)).toMatchObject([{ value: 79, day: '2026-03-09', time: '06:00' }]);
});

test('entries are everybody’s own, also under the same id', async () => {
  const [member, stranger] = [await premium(server), await premium(server)];
  const entry = weight();
  await add(member, entry);
  await add(stranger, { ...entry, value: 90 });
  await remove(stranger, [entry.id]);
  expect(await entriesOf(member)).toMatchObject([{ value: 78.4 }]);
  expect(await entriesOf(stranger)).toEqual([]);
});

test.each([
  [{ value: 34 }, 'value', 'tracking.weight-out-of-range'],
  [{ value: 351 }, 'value', 'tracking.weight-out-of-range'],
  [{ day: '2026-03-12' }, 'day', 'tracking.day-in-future'],
  [{ day: '2026-02-30' }, 'day', 'tracking.day-invalid'],
  [{ time: 'noon' }, 'time', 'tracking.time-invalid'],
  [{ time: '12:00', timeZone: 'Europe/Stockholm' }, 'time', 'tracking.time-in-future'],
  [{ timeZone: 'America/Los_Angeles', day: '2026-03-11' }, 'day', 'tracking.day-in-future'],
  [
    { measure: 'BLOOD_PRESSURE', value: 120 },
    'secondValue',
    'tracking.blood-pressure-out-of-range',
  ],
])('%j is refused at %s with %s', async (given, path, code) => {
  const member = await premium(server);
  const { problems, status } = await add(member, weight(given));
  expect(status).toBe(200);
  expect(problems).toMatchObject([{ path: [path], code, message: expect.stringMatching(/\w{3}/) }]);
  expect(await entriesOf(member)).toEqual([]);
});

test('tomorrow is today where the day has begun', async () => {
  const member = await premium(server);
  const kiritimati = weight({ day: '2026-03-11', timeZone: 'Pacific/Kiritimati', time: '00:20' });
  expect((await add(member, kiritimati)).problems).toEqual([]);
  const unknownZone = weight({ day: '2026-03-11' });
  expect((await add(member, unknownZone)).problems).toEqual([]);
});

test('the graph shows the interval, the list everything', async () => {
  const member = await premium(server);
  await add(member, weight({ day: '2025-11-01', value: 84 }));
  await add(member, weight({ day: '2026-01-10', value: 82 }));
  await add(member, weight({ day: '2026-03-09', value: 80 }));
  const { history } = await historyOf(member);
  expect(history.entries.map(({ value }) => value)).toEqual([80, 82, 84]);
  expect(history.points.map(({ value }) => value)).toEqual([82, 80]);
  // The trend of the interval knows what was before it.
  expect(history.trend[0]?.value).toBeGreaterThan(82);
  expect(history.changePerWeek).toBeLessThan(0);
});

async function toldToTheQuiz(client: TestClient, weightKg: number, weighedAt: string) {
  const { db, clock, createId } = server.services;
  const userId = await userIdOf(client);
  const savedAt = new Date(weighedAt);
  const answers = { ...ordinaryAnswers, weightKg, weighedAt: savedAt.getTime() };
  const draft = { answers, savedAt, consentedAt: savedAt, userId };
  expect(await adoptSurveyDraft({ db, clock, createId, userId, draft })).toBe(true);
}

test('the weight told to the quiz is the first entry of its day, whatever is added around it', async () => {
  const member = await premium(server);
  await toldToTheQuiz(member, 81, '2026-02-20T12:00:00Z');
  const valuesOf = async () => {
    const { history } = await historyOf(member);
    const entries = history.entries.map(({ value, isFromQuiz }) => (isFromQuiz ? 'quiz' : value));
    return { entries, points: history.points.map(({ value }) => value) };
  };
  expect(await valuesOf()).toEqual({ entries: ['quiz'], points: [81] });
  await add(member, weight({ day: '2026-02-20', value: 80.6 }));
  expect(await valuesOf()).toEqual({ entries: [80.6, 'quiz'], points: [81, 80.6] });
  await add(member, weight({ day: '2026-03-09', value: 80 }));
  expect((await valuesOf()).points).toEqual([81, 80.6, 80]);
  expect((await historyOf(member)).history.changePerWeek).toBeLessThan(0);
  await add(member, weight({ day: '2026-02-01', value: 84 }));
  expect((await valuesOf()).points).toEqual([84, 81, 80.6, 80]);
});

test('the weight told to the quiz goes when the member deletes it, and comes back only if they say so', async () => {
  const member = await premium(server);
  await toldToTheQuiz(member, 81, '2026-02-20T12:00:00Z');
  const [told] = await entriesOf(member);
  expect((await remove(member, [told!.id])).problems).toEqual([]);
  expect(await entriesOf(member)).toEqual([]);
  const { db } = server.services;
  await clearDeletedEntries({ db, clock: { now: () => new Date('2026-03-20T10:00:00Z') } });
  expect(await entriesOf(member)).toEqual([]);
  await restore(member, [told!.id]);
  expect(await entriesOf(member)).toEqual([told]);
  await remove(member, [told!.id]);
  await toldToTheQuiz(member, 79, '2026-03-02T12:00:00Z');
  expect(await entriesOf(member)).toMatchObject([{ value: 79, day: '2026-03-02' }]);
});

test('the weight told to the quiz is corrected into an entry of the member’s own', async () => {
  const [member, stranger] = [await premium(server), await premium(server)];
  await toldToTheQuiz(member, 81, '2026-02-20T12:00:00Z');
  const [told] = await entriesOf(member);
  const input = { ...weight({ value: 80.2, day: '2026-02-20', time: '07:00' }), id: told!.id };
  const asked = { field: 'changeMeasurement', type: 'ChangeMeasurementInput', input };
  expect((await change(stranger, asked)).problems).toMatchObject([
    { code: 'tracking.entry-not-found' },
  ]);
  expect((await change(member, asked)).problems).toEqual([]);
  // Sent twice, it is one.
  expect((await change(member, asked)).problems).toEqual([]);
  expect(await entriesOf(member)).toMatchObject([{ value: 80.2, isFromQuiz: false }]);
});

test('a file holds the weight of the quiz, and does not add it to the one it is from', async () => {
  const [member, other] = [await premium(server), await premium(server)];
  await toldToTheQuiz(member, 81, '2026-02-20T12:00:00Z');
  const { csv } = await historyOf(member);
  expect(await importCsv(member, csv)).toMatchObject({ addedIds: [], knownCount: 1 });
  expect((await importCsv(other, csv)).addedIds).toHaveLength(1);
  expect((await historyOf(other)).csv).toBe(csv);
});

test('a file read again gives the same entries, and once more adds nothing', async () => {
  const [member, other] = [await premium(server), await premium(server)];
  await add(member, weight({ value: 170.3 * 0.45359237, time: '07:30' }));
  await add(member, weight({ value: 78.4 }));
  await add(member, weight({ value: 78.4 }));
  await add(member, weight({ measure: 'BLOOD_PRESSURE', value: 121, secondValue: 79 }));
  const { csv } = await historyOf(member);
  expect((await importCsv(other, csv)).addedIds).toHaveLength(4);
  expect((await historyOf(other)).csv).toBe(csv);
  expect(await importCsv(other, csv)).toMatchObject({ addedIds: [], knownCount: 4, problems: [] });
  expect((await historyOf(other)).csv).toBe(csv);
});

test('a file sent twice at the same moment is imported once', async () => {
  const member = await premium(server);
  const csv = 'date,weight\n2026-03-01,170\n2026-03-02,171\n';
  const [first, second] = await Promise.all([importCsv(member, csv), importCsv(member, csv)]);
  expect(first.addedIds.length + second.addedIds.length).toBe(2);
  expect(await entriesOf(member)).toHaveLength(2);
});

test('a bad line is named in the reader’s language and nothing is imported', async () => {
  const member = await premium(server);
  const csv = 'date,weight,unit\n2026-03-01,80,kg\n2026-03-02,5,kg\n2027-01-01,80,kg\n';
  const { problems, addedIds } = await importCsv(member, csv);
  expect(problems).toMatchObject([
    {
      path: ['csv', '3'],
      code: 'tracking.csv-out-of-range',
      message: 'Line 3: this value is not possible',
    },
    { path: ['csv', '4'], code: 'tracking.csv-future' },
  ]);
  expect(addedIds).toEqual([]);
  expect(await entriesOf(member)).toEqual([]);
});

test('the goal is the profile’s until it is changed, and then the profile’s too', async () => {
  const member = await premium(server);
  const { data } = await member.graphql<{ me: { userId: string } }>('{ me { userId } }');
  const { db } = server.services;
  await addProfile({ db, userId: data.me.userId, answers: ordinaryAnswers });
  expect((await historyOf(member)).choices).toMatchObject({ goalWeightKg: 70, weightUnit: 'KG' });
  const goal = { field: 'setGoalWeight', type: 'GoalWeightInput' };
  expect((await change(member, { ...goal, input: { goalWeightKg: 40 } })).problems).toMatchObject([
    { path: ['goalWeightKg'], code: 'goal-weight.too-low' },
  ]);
  await change(member, { ...goal, input: { goalWeightKg: 68.5 } });
  const profile = await member.graphql<{ profile: { answers: { goalWeightKg: number } } }>(
    '{ profile { answers { goalWeightKg } } }',
  );
  expect(profile.data.profile.answers.goalWeightKg).toBe(68.5);
  expect((await historyOf(member)).choices.goalWeightKg).toBe(68.5);
  await change(member, { ...goal, input: {} });
  expect((await historyOf(member)).choices.goalWeightKg).toBeNull();
});

test('without a profile the goal is kept as well, within what a person can weigh', async () => {
  const member = await premium(server);
  const goal = { field: 'setGoalWeight', type: 'GoalWeightInput' };
  expect((await change(member, { ...goal, input: { goalWeightKg: 20 } })).problems).toMatchObject([
    { code: 'tracking.weight-out-of-range' },
  ]);
  await change(member, { ...goal, input: { goalWeightKg: 70 } });
  expect((await historyOf(member)).choices.goalWeightKg).toBe(70);
});

test('choices change one by one', async () => {
  const member = await premium(server);
  const choose = (input: object) =>
    change(member, { field: 'setTrackingChoices', type: 'TrackingChoicesInput', input });
  await choose({ measures: ['WAIST', 'KETONES'] });
  await choose({ weightUnit: 'ST' });
  await choose({});
  expect((await historyOf(member)).choices).toMatchObject({
    measures: ['WAIST', 'KETONES'],
    weightUnit: 'ST',
  });
});

const operations = [
  ['addMeasurement', 'AddMeasurementInput', weight()],
  ['changeMeasurement', 'ChangeMeasurementInput', weight()],
  ['deleteMeasurements', 'TrackingEntryIdsInput', { ids: [createRandomId()] }],
  ['restoreMeasurements', 'TrackingEntryIdsInput', { ids: [createRandomId()] }],
  ['setTrackingChoices', 'TrackingChoicesInput', { measures: ['WAIST'] }],
  ['setGoalWeight', 'GoalWeightInput', { goalWeightKg: 70 }],
  ['importMeasurements', 'ImportMeasurementsInput', { csv: 'date,weight\n2026-03-01,80' }],
] as const;

test.each(operations)('%s is for premium members', async (field, type, input) => {
  const visitor = await change(server.client(), { field, type, input });
  expect(visitor.code).toBe('auth.required');
  const free = await change(await signedUp(server), { field, type, input });
  expect(free.code).toBe('premium.required');
});

test('there is nothing to see for others than premium members', async () => {
  const clients = [server.client(), await signedUp(server)];
  for (const client of clients) {
    const { data } = await client.graphql<{ tracking: null }>('{ tracking { csv } }');
    expect(data.tracking).toBeNull();
  }
});

test.each([
  ['an id that is none', { id: 'mine' }],
  ['a day of the query that is none', null],
])('%s is the fault of the client', async (_what, given) => {
  const member = await premium(server);
  const { code } = given
    ? await add(member, weight(given))
    : { code: (await badQuery(member)).errors[0]?.extensions.code };
  expect(code).toBe('input.invalid');
});

function badQuery(member: TestClient) {
  return member.graphql(
    '{ tracking { history(measure: WEIGHT, interval: ALL, today: "today") { entryCount } } }',
  );
}

test('what is tracked goes with the account', async () => {
  const member = await premium(server);
  await add(member, weight());
  const { data } = await member.graphql<{ me: { userId: string }; myData: string }>(
    '{ me { userId } myData }',
  );
  expect(JSON.parse(data.myData).tracking.measurements).toMatchObject([{ value: 78.4 }]);
  const { db } = server.services;
  const { users } = await import('../identity/identity.tables.ts');
  await db.delete(users).where(eq(users.id, data.me.userId));
  const rows = await db.select().from(measurements).where(eq(measurements.userId, data.me.userId));
  expect(rows).toEqual([]);
});

async function userIdOf(client: TestClient): Promise<string> {
  const { data } = await client.graphql<{ me: { userId: string } }>('{ me { userId } }');
  return data.me.userId;
}

/** A tenth of a kilo less every day, from 85 kg on the first of December. */
function steadyLoss(days: number): string {
  const rows = Array.from({ length: days }, (_, index) => {
    return `${addLocalDays('2025-12-01', index)},${(85 - index / 10).toFixed(1)},kg`;
  });
  return `date,weight,unit\n${rows.join('\n')}\n`;
}

interface Outlook {
  goalDay: string | null;
  milestone: { day: string; value: number } | null;
  changePerWeek: number | null;
}

async function outlookOf(client: TestClient): Promise<Outlook> {
  const { data } = await client.graphql<{ tracking: { history: Outlook } }>(
    `{ tracking { history(measure: WEIGHT, interval: LAST_1W, today: "2026-03-10") {
      goalDay milestone { day value } changePerWeek } } }`,
  );
  return data.tracking.history;
}

test('the day of the goal and the last round step follow from the trend', async () => {
  const member = await premium(server);
  const goal = { field: 'setGoalWeight', type: 'GoalWeightInput' };
  const choose = (input: object) =>
    change(member, { field: 'setTrackingChoices', type: 'TrackingChoicesInput', input });
  expect(await outlookOf(member)).toEqual({ goalDay: null, milestone: null, changePerWeek: null });
  await choose({ weightUnit: 'KG' });
  await importCsv(member, steadyLoss(99));
  // The trend is some days behind: 76.1 kg on the ninth of March, and 80 kg nine days after them.
  const { goalDay, milestone, changePerWeek } = await outlookOf(member);
  expect(goalDay).toBeNull();
  expect(changePerWeek).toBeCloseTo(-0.7, 2);
  expect(milestone).toEqual({ day: '2026-01-29', value: 5 });
  await change(member, { ...goal, input: { goalWeightKg: 70 } });
  expect(await outlookOf(member)).toMatchObject({ goalDay: '2026-05-10', milestone });
  await choose({ weightUnit: 'LB' });
  const inPounds = (await outlookOf(member)).milestone;
  expect(inPounds?.value).toBeCloseTo(10 * 0.45359237, 8);
  await choose({ weightUnit: 'ST' });
  const inStones = (await outlookOf(member)).milestone;
  expect(inStones?.value).toBeCloseTo(14 * 0.45359237, 8);
  expect(inStones?.day.localeCompare(inPounds?.day ?? '')).toBe(1);
});

test('a history reads as it was written, in every field', async () => {
  const member = await premium(server);
  const [first, second, third] = [
    weight({ measure: 'BLOOD_PRESSURE', value: 130, secondValue: 85, day: '2026-02-01' }),
    weight({ measure: 'BLOOD_PRESSURE', value: 128, secondValue: 84, day: '2026-03-08' }),
    weight({ measure: 'BLOOD_PRESSURE', value: 121, secondValue: 79, time: '07:30' }),
  ];
  for (const entry of [third, first, second]) await add(member, entry);
  await add(member, weight());
  const { data } = await member.graphql<{ tracking: { history: object; none: object } }>(
    `{ tracking {
      history(measure: BLOOD_PRESSURE, interval: LAST_1W, today: "2026-03-10") {
        measure entryCount
        entries(first: 2) { id measure day time value secondValue }
        all: entries { id } noLimit: entries(first: null) { id } less: entries(first: -3) { id }
        first { id } last { id }
        points { fromDay toDay value secondValue }
        trend { day value } changePerWeek goalDay milestone { day }
      }
      none: history(measure: KETONES, interval: ALL, today: "2026-03-10") {
        measure entryCount first { id } last { id } points { value }
      }
    } }`,
  );
  const shown = [
    { ...third, time: '07:30' },
    { ...second, time: null },
  ];
  expect(data.tracking.history).toEqual({
    measure: 'BLOOD_PRESSURE',
    entryCount: 3,
    entries: shown,
    all: [third, second, first].map(({ id }) => ({ id })),
    noLimit: [],
    less: [],
    first: { id: second.id },
    last: { id: third.id },
    points: [
      { fromDay: '2026-03-08', toDay: '2026-03-08', value: 128, secondValue: 84 },
      { fromDay: '2026-03-10', toDay: '2026-03-10', value: 121, secondValue: 79 },
    ],
    trend: [],
    changePerWeek: null,
    goalDay: null,
    milestone: null,
  });
  expect(data.tracking.none).toEqual({
    measure: 'KETONES',
    entryCount: 0,
    first: null,
    last: null,
    points: [],
  });
});

test('of a long list, ten are shown where nobody asks for more, and a thousand at most', async () => {
  const member = await premium(server);
  const rows = Array.from({ length: 1001 }, (_, index) => `2026-03-01,${80 + index / 1000},kg`);
  await importCsv(member, `date,weight,unit\n${rows.join('\n')}`);
  const { data } = await member.graphql<{
    tracking: { history: { entryCount: number; some: object[]; many: object[] } };
  }>(
    `{ tracking { history(measure: WEIGHT, interval: ALL, today: "2026-03-10") {
      entryCount some: entries { id } many: entries(first: 5000) { id } } } }`,
  );
  const { entryCount, some, many } = data.tracking.history;
  expect([entryCount, some.length, many.length]).toEqual([1001, 10, 1000]);
});

test('the weight of the quiz is where a graph begins, on a day that has come', async () => {
  const member = await premium(server);
  await toldToTheQuiz(member, 81, '2026-02-20T12:00:00Z');
  const pointsOn = async (today: string, measure = 'WEIGHT') => {
    const { data } = await member.graphql<{
      tracking: { history: { points: { fromDay: string; value: number }[]; first: object } };
    }>(
      `query ($today: String!, $measure: TrackedMeasure!) { tracking {
        history(measure: $measure, interval: ALL, today: $today) {
          points { fromDay value } first { isFromQuiz measure time secondValue } } } }`,
      { today, measure },
    );
    return data.tracking.history;
  };
  expect(await pointsOn('2026-03-10')).toEqual({
    points: [{ fromDay: '2026-02-20', value: 81 }],
    first: { isFromQuiz: true, measure: 'WEIGHT', time: null, secondValue: null },
  });
  // Where it is still the day before.
  expect((await pointsOn('2026-02-19')).points).toEqual([{ fromDay: '2026-02-19', value: 81 }]);
  expect((await pointsOn('2026-03-10', 'WAIST')).points).toEqual([]);
});

test.each([
  ['en', { weightUnit: 'LB', waistUnit: 'IN', glucoseUnit: 'MG_DL' }],
  ['es', { weightUnit: 'KG', waistUnit: 'CM', glucoseUnit: 'MG_DL' }],
  ['sv', { weightUnit: 'KG', waistUnit: 'CM', glucoseUnit: 'MMOL_L' }],
] as const)('who chose no units reads those of %s', async (locale, units) => {
  const member = await premium(server);
  const reader = server.client({ locale });
  for (const [name, value] of member.cookies) reader.cookies.set(name, value);
  const asked =
    '{ tracking { choices { measures weightUnit waistUnit glucoseUnit goalWeightKg } } }';
  const choicesOf = async () => (await reader.graphql(asked)).data;
  const none = { measures: [], goalWeightKg: null };
  expect(await choicesOf()).toEqual({ tracking: { choices: { ...none, ...units } } });
  const { db } = server.services;
  const userId = await userIdOf(member);
  await addProfile({ db, userId, answers: { ...ordinaryAnswers, weightUnit: 'st' } });
  const fromProfile = { weightUnit: 'ST', waistUnit: 'IN', goalWeightKg: 70 };
  expect(await choicesOf()).toMatchObject({ tracking: { choices: fromProfile } });
  const chosen = { weightUnit: 'KG', waistUnit: 'IN', glucoseUnit: 'MMOL_L' };
  await change(member, {
    field: 'setTrackingChoices',
    type: 'TrackingChoicesInput',
    input: { ...chosen, measures: null },
  });
  expect(await choicesOf()).toMatchObject({ tracking: { choices: chosen } });
});

test('who has no goal in the profile has the one that was kept here', async () => {
  const member = await premium(server);
  const { db } = server.services;
  const goal = { field: 'setGoalWeight', type: 'GoalWeightInput' };
  for (const [goalWeightKg, isPossible] of [
    [34.9, false],
    [350.1, false],
    [35, true],
    [350, true],
  ] as const) {
    const { problems } = await change(member, { ...goal, input: { goalWeightKg } });
    expect(problems).toMatchObject(
      isPossible ? [] : [{ path: ['goalWeightKg'], code: 'tracking.weight-out-of-range' }],
    );
  }
  const userId = await userIdOf(member);
  await addProfile({ db, userId, answers: { ...ordinaryAnswers, hasWeightGoal: false } });
  expect((await historyOf(member)).choices.goalWeightKg).toBe(350);
});

test('a second value is that of a blood pressure, and a time may be left out', async () => {
  const member = await premium(server);
  await add(member, weight({ secondValue: 70, time: '' }));
  expect(await entriesOf(member)).toMatchObject([{ secondValue: null, time: null }]);
  const entry = weight({ measure: 'BLOOD_PRESSURE', value: 120, secondValue: 80 });
  await add(member, entry);
  const corrected = { ...entry, secondValue: 81, time: 'noon' };
  const correct = { field: 'changeMeasurement', type: 'ChangeMeasurementInput' };
  expect((await change(member, { ...correct, input: corrected })).problems).toMatchObject([
    { path: ['time'], code: 'tracking.time-invalid' },
  ]);
  const tooFar = { ...entry, day: '2026-03-12' };
  expect((await change(member, { ...correct, input: tooFar })).problems).toMatchObject([
    { path: ['day'], code: 'tracking.day-in-future' },
  ]);
  // It stays what it is.
  const other = { ...entry, measure: 'WEIGHT', value: 80 };
  expect((await change(member, { ...correct, input: other })).problems).toMatchObject([
    { path: [], code: 'tracking.entry-not-found' },
  ]);
  await change(member, { ...correct, input: { ...entry, secondValue: 81 } });
  expect(await entriesOf(member, 'BLOOD_PRESSURE')).toMatchObject([
    { value: 120, secondValue: 81 },
  ]);
});

test('a change answers with what is tracked now', async () => {
  const member = await premium(server);
  const { data } = await member.graphql<{ addMeasurement: object }>(
    `mutation ($input: AddMeasurementInput!) { addMeasurement(input: $input) {
      problems { code }
      tracking { history(measure: WEIGHT, interval: ALL, today: "2026-03-10") { entryCount } }
    } }`,
    { input: weight() },
  );
  expect(data.addMeasurement).toEqual({
    problems: [],
    tracking: { history: { entryCount: 1 } },
  });
});

test('a file is written in the order of time, and alike for alike entries', async () => {
  const member = await premium(server);
  for (const given of [
    { value: 79, time: '09:00' },
    { value: 78, time: '07:30' },
    { value: 81, day: '2026-03-09' },
    { value: 80 },
    { value: 78.5 },
    { measure: 'WAIST', value: 90 },
    { measure: 'BLOOD_PRESSURE', value: 120, secondValue: 81 },
    { measure: 'BLOOD_PRESSURE', value: 120, secondValue: 80 },
  ]) {
    await add(member, weight(given));
  }
  expect((await historyOf(member)).csv.trim().split('\n')).toEqual([
    'date,time,measure,value,second_value,unit',
    '2026-03-09,,weight,81,,kg',
    '2026-03-10,,blood_pressure,120,80,mmHg',
    '2026-03-10,,blood_pressure,120,81,mmHg',
    '2026-03-10,,waist,90,,cm',
    '2026-03-10,,weight,78.5,,kg',
    '2026-03-10,,weight,80,,kg',
    '2026-03-10,07:30,weight,78,,kg',
    '2026-03-10,09:00,weight,79,,kg',
  ]);
});

test('a file without rows is refused', async () => {
  const member = await premium(server);
  expect(await importCsv(member, 'date,weight\n')).toEqual({
    problems: [
      { path: ['csv'], code: 'tracking.csv-empty', message: expect.stringMatching(/\w{3}/) },
    ],
    addedIds: [],
    knownCount: 0,
  });
});

test('of many bad lines the first twenty are named, in their order, and how many more there are', async () => {
  const member = await premium(server);
  const bad = (count: number) =>
    Array.from({ length: count }, (_, index) => (index % 2 === 0 ? '2026-03-01,5' : 'once,80'));
  const problemsOf = async (count: number) => {
    const { problems } = await importCsv(member, ['date,weight', ...bad(count)].join('\n'));
    return problems.map(({ path, code }) => [...path, code].join(' '));
  };
  const named = Array.from({ length: 20 }, (_, index) => {
    const code = index % 2 === 0 ? 'tracking.csv-out-of-range' : 'tracking.csv-date';
    return `csv ${index + 2} ${code}`;
  });
  expect(await problemsOf(20)).toEqual(named);
  expect(await problemsOf(23)).toEqual([...named, 'csv tracking.csv-more']);
  const { problems } = await importCsv(member, ['date,weight', ...bad(23)].join('\n'));
  expect(problems.at(-1)?.message).toContain('3');
});

test('a time that has not come is named as such in a file', async () => {
  const member = await premium(server);
  const csv = 'date,time,value,unit\n2026-03-10,23:59,80,kg\n2026-03-11,23:59,80,kg\n';
  // Somewhere it is already tomorrow noon, and nowhere later.
  expect((await importCsv(member, csv)).problems).toMatchObject([
    { path: ['csv', '3'], code: 'tracking.csv-future' },
  ]);
});

test('two equal entries stay two: a file adds as many as are missing', async () => {
  const member = await premium(server);
  const row = '2026-03-01,80,kg\n';
  const heading = 'date,weight,unit\n';
  expect(await importCsv(member, heading + row)).toMatchObject({ knownCount: 0 });
  const twice = await importCsv(member, heading + row + row);
  expect([twice.addedIds.length, twice.knownCount]).toEqual([1, 1]);
  const thrice = await importCsv(member, heading + row + row + row);
  expect([thrice.addedIds.length, thrice.knownCount]).toEqual([1, 2]);
});

test('there is room for ten entries a day of ten years, and for none more', async () => {
  const member = await premium(server);
  const userId = await userIdOf(member);
  const { db } = server.services;
  await db.execute(sql`insert into measurements (user_id, id, measure, day, value, added_at)
    select ${userId}, 'row ' || number, 'WAIST', date '2020-01-01', 90, now()
    from generate_series(1, 36498) number`);
  const csv = 'date,weight,unit\n2026-03-01,80,kg\n2026-03-02,80,kg\n';
  expect((await add(member, weight())).problems).toEqual([]);
  expect((await importCsv(member, csv)).problems).toMatchObject([{ code: 'tracking.full' }]);
  const one = await importCsv(member, 'date,weight,unit\n2026-03-01,80,kg\n');
  expect(one.addedIds).toHaveLength(1);
  expect((await add(member, weight())).problems).toMatchObject([
    { path: [], code: 'tracking.full' },
  ]);
  expect(await entriesOf(member)).toHaveLength(2);
});

test.each([
  ['one that is no id', ['mine']],
  ['one among others', [createRandomId(), 'mine']],
])('ids with %s are the fault of the client', async (_what, ids) => {
  const member = await premium(server);
  expect((await remove(member, ids)).code).toBe('input.invalid');
  expect((await restore(member, ids)).code).toBe('input.invalid');
});

test('as many ids are taken as rows can be imported, and no more', () => {
  const ids = Array.from({ length: 40_001 }, () => createRandomId());
  expect(() => checkedIds(ids)).toThrow(expect.objectContaining({ code: 'input.invalid' }));
  expect(checkedIds(ids.slice(1))).toHaveLength(40_000);
});

test('nothing to delete is nothing to do, and many are deleted together', async () => {
  const member = await premium(server);
  expect(await remove(member, [])).toMatchObject({ problems: [], code: undefined });
  const entries = [weight(), weight()];
  for (const entry of entries) await add(member, entry);
  await remove(
    member,
    entries.map(({ id }) => id),
  );
  expect(await entriesOf(member)).toEqual([]);
});

test('other modules read what was measured since a day, and by how much a weight changed', async () => {
  const [member, once, other] = [
    await premium(server),
    await premium(server),
    await premium(server),
  ];
  const { db } = server.services;
  const people = await Promise.all([member, once, other].map(userIdOf));
  for (const [day, value] of [
    ['2026-02-01', 90],
    ['2026-02-10', 85],
    ['2026-03-01', 84],
    ['2026-03-08', 82.5],
  ] as const) {
    await add(member, weight({ day, value }));
  }
  await add(member, weight({ measure: 'WAIST', value: 100, day: '2026-03-02' }));
  await add(once, weight({ value: 80 }));
  const since = await findMeasurementsSince({ db, userId: people[0]!, fromDay: '2026-02-10' });
  expect(since.map(({ value }) => value)).toEqual([85, 84, 100, 82.5]);
  const asked = people.map((userId) => ({ userId, fromDay: '2026-02-10' }));
  expect(await findWeightChanges({ db, people: asked, toDay: '2026-03-10' })).toEqual([-2.5]);
  expect(await findWeightChanges({ db, people: asked, toDay: '2026-03-01' })).toEqual([-1]);
  const nowhere = {} as typeof db;
  expect(await findWeightChanges({ db: nowhere, people: [], toDay: '2026-03-10' })).toEqual([]);
});
