import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRandomId } from '../../lib/ids.ts';
import {
  startTestServer,
  type TestClient,
  type TestServer,
} from '../../server/testing/test-server.ts';
import { addProfile, ordinaryAnswers } from '../meal-plans/testing/member.ts';
import { premium, signedUp } from '../recipes/testing/readers.ts';
import { clearDeletedEntries } from './food-log/clear-deleted-entries.ts';
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
          entries { id day time value secondValue }
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

test('the graph begins with the weight that was told to the quiz, unless there is an earlier one', async () => {
  const member = await premium(server);
  const { data } = await member.graphql<{ me: { userId: string } }>('{ me { userId } }');
  const { db } = server.connection;
  const weighedAt = Date.parse('2026-02-20T12:00:00Z');
  const answers = { ...ordinaryAnswers, weightKg: 81, weighedAt };
  await addProfile({ db, userId: data.me.userId, answers });
  const told = (await historyOf(member)).history;
  expect(told.points.map(({ value }) => value)).toEqual([81]);
  expect(told.entries).toEqual([]);
  await add(member, weight({ day: '2026-03-09', value: 80 }));
  const { history } = await historyOf(member);
  expect(history.points.map(({ value }) => value)).toEqual([81, 80]);
  expect(history.entries.map(({ value }) => value)).toEqual([80]);
  expect(history.changePerWeek).toBeLessThan(0);
  await add(member, weight({ day: '2026-02-01', value: 84 }));
  expect((await historyOf(member)).history.points.map(({ value }) => value)).toEqual([84, 80]);
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
