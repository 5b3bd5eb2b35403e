import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createRandomId } from '../../lib/ids.ts';
import {
  startTestServer,
  type TestClient,
  type TestServer,
} from '../../server/testing/test-server.ts';
import { addProfile, ordinaryAnswers } from '../meal-plans/testing/member.ts';
import type { CompleteAnswers } from '../profile/survey/survey.rules.ts';
import { premium, signedUp } from '../recipes/testing/readers.ts';
import { programCheckIns, programRuns, programTicks } from './programs.tables.ts';

let now = new Date();
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ clock: { now: () => now } });
});
afterAll(() => server.close());
beforeEach(() => {
  now = new Date('2026-03-02T09:00:00Z');
});

const timeZone = 'Europe/Stockholm';

/** Members are on trial for seven days; what they may see is asked within these. */
function at(time: string): void {
  now = new Date(time);
}

interface Run {
  id: string;
  programId: string;
  status: string;
  dayReached: number;
  weekReached: number;
  ticks: { day: number; taskId: string }[];
  readLessonIds: string[];
  checkIns: { week: number; mood: number; weightKg: number | null; note: string }[];
}

const runFields = `id programId status dayReached weekReached ticks { day taskId } readLessonIds
  checkIns { week mood weightKg note }`;

async function change(client: TestClient, field: string, input: Record<string, unknown>) {
  const kinds: Record<string, string> = {
    startProgram: 'StartProgramInput',
    tickProgramTask: 'TickProgramTaskInput',
    readProgramLesson: 'ReadProgramLessonInput',
    saveProgramCheckIn: 'SaveProgramCheckInInput',
  };
  const { data, errors } = await client.graphql<
    Record<string, { problems: { code: string; path: string[]; message: string }[]; run: Run }>
  >(
    `mutation ($input: ${kinds[field] ?? 'ProgramRunInput'}!) {
      ${field}(input: $input) { problems { code path message } run { ${runFields} } } }`,
    { input: { timeZone, ...input } },
  );
  const answer = data?.[field];
  return {
    codes: answer?.problems.map(({ code, path }) => [...path, code].join(' ')) ?? [],
    message: answer?.problems[0]?.message,
    run: answer?.run as Run,
    error: errors[0]?.extensions.code,
  };
}

async function begin(client: TestClient, programId = 'first-steps'): Promise<Run> {
  const { run, codes } = await change(client, 'startProgram', { programId });
  expect(codes).toEqual([]);
  return run;
}

async function currentOf(client: TestClient): Promise<Run | null> {
  const { data } = await client.graphql<{ currentProgram: { run: Run } | null }>(
    `{ currentProgram(timeZone: "${timeZone}") { run { ${runFields} } } }`,
  );
  return data.currentProgram?.run ?? null;
}

test('visitors see themes, lesson titles and the first lesson, and nothing else is in the JSON', async () => {
  const [program] = server.services.programs.programs;
  const query = `query ($slug: String!) { program(slug: $slug) {
    title weeks { theme summary days { tasks { text } } lessons { title paragraphs } }
    first: lesson(number: 1) { paragraphs } second: lesson(number: 2) { paragraphs }
    day(number: 1) { tasks { text } } run { id } } }`;
  for (const client of [server.client(), await signedUp(server)]) {
    const json = JSON.stringify((await client.graphql(query, { slug: 'first-steps' })).data);
    expect(json).toContain('Make room');
    expect(json).toContain('Eating low carb means choosing food');
    const secrets = [
      ...Object.values(program?.tasks ?? {}).map(({ en }) => en),
      ...(program?.weeks.flatMap(({ lessons }) => lessons) ?? [])
        .slice(1)
        .flatMap(({ texts }) => texts.en.paragraphs),
    ];
    expect(secrets.filter((secret) => json.includes(JSON.stringify(secret).slice(1, -1)))).toEqual(
      [],
    );
  }
  const member = await premium(server);
  const json = JSON.stringify((await member.graphql(query, { slug: 'first-steps' })).data);
  expect(json).toContain('Clear the bread box');
});

test('a lesson names what it leans on to whoever may read it', async () => {
  const query = `query ($slug: String!) { program(slug: $slug) {
    first: lesson(number: 1) { sources { title pmid } } third: lesson(number: 3) { sources { pmid } } } }`;
  type Named = { sources: { pmid: string | null }[] };
  const named = async (client: ReturnType<typeof server.client>) => {
    const asked = await client.graphql<{ program: { first: Named; third: Named } }>(query, {
      slug: 'first-steps',
    });
    const { first, third } = asked.data.program;
    return [first, third].map(({ sources }) => sources.map(({ pmid }) => pmid));
  };
  const open = ['25287761', null];
  expect(await named(server.client())).toEqual([open, []]);
  expect(await named(await premium(server))).toEqual([open, [null, '1615908', '32232045', null]]);
});

test('a program is found in each language by its own slug', async () => {
  const query = `query ($slug: String!) { program(slug: $slug) { title slugs { slug } } }`;
  const client = server.client({ locale: 'sv' });
  const { data } = await client.graphql<{ program: { title: string } }>(query, {
    slug: 'forsta-stegen',
  });
  expect(data.program.title).toBe('Första stegen');
  expect((await client.graphql(query, { slug: 'first-steps' })).data).toEqual({ program: null });
});

test('starting twice is one run, whichever click comes first', async () => {
  const client = await premium(server);
  const [first, second] = await Promise.all([begin(client), begin(client)]);
  expect(first.id).toBe(second.id);
  expect(first).toMatchObject({ programId: 'first-steps', status: 'RUNNING', dayReached: 1 });
});

test('another program asks to stop the first, and stops it when told so', async () => {
  const client = await premium(server);
  const first = await begin(client);
  const refused = await change(client, 'startProgram', { programId: 'build-the-habit' });
  expect(refused.codes).toEqual(['program.other-running']);
  expect(refused.message).toContain('First steps');
  expect(refused.run.id).toBe(first.id);
  const input = { programId: 'build-the-habit', stopsOther: true };
  const started = await change(client, 'startProgram', input);
  expect(started.run).toMatchObject({ programId: 'build-the-habit', dayReached: 1 });
  expect((await change(client, 'startProgram', input)).run.id).toBe(started.run.id);
  expect((await currentOf(client))?.id).toBe(started.run.id);
});

test('the day changes at midnight where the member is', async () => {
  const client = await premium(server);
  at('2026-03-02T22:30:00Z');
  const { id } = await begin(client);
  at('2026-03-02T23:30:00Z');
  expect((await currentOf(client))?.dayReached).toBe(2);
  const inChicago = await change(client, 'tickProgramTask', {
    runId: id,
    day: 1,
    taskId: 'clear-bread-box',
    isDone: true,
    timeZone: 'America/Chicago',
  });
  expect(inChicago.run.dayReached).toBe(1);
});

test('a pause keeps the place, however long it is', async () => {
  const client = await premium(server);
  const { id: runId } = await begin(client);
  at('2026-03-04T09:00:00Z');
  expect((await change(client, 'pauseProgram', { runId })).run).toMatchObject({
    status: 'PAUSED',
    dayReached: 3,
  });
  at('2026-03-07T09:00:00Z');
  expect((await change(client, 'pauseProgram', { runId })).run.dayReached).toBe(3);
  const resumed = await change(client, 'resumeProgram', { runId });
  expect(resumed.run).toMatchObject({ status: 'RUNNING', dayReached: 3 });
  at('2026-03-08T09:00:00Z');
  expect((await currentOf(client))?.dayReached).toBe(4);
});

test('a task is ticked once and unticked once, on days behind and ahead too', async () => {
  const client = await premium(server);
  const { id: runId } = await begin(client);
  const tick = (input: object) =>
    change(client, 'tickProgramTask', { runId, isDone: true, ...input });
  const today = { day: 1, taskId: 'clear-bread-box' };
  await Promise.all([tick(today), tick(today)]);
  const { run } = await tick({ day: 8, taskId: 'walk-after-lunch' });
  expect(run.ticks).toEqual([today, { day: 8, taskId: 'walk-after-lunch' }]);
  expect((await tick({ ...today, isDone: false })).run.ticks).toHaveLength(1);
  expect((await tick({ ...today, isDone: false })).run.ticks).toHaveLength(1);
  expect((await tick({ day: 2, taskId: 'clear-bread-box' })).error).toBe('program.not-found');
  expect((await tick({ day: 99, taskId: 'clear-bread-box' })).error).toBe('program.not-found');
});

test('a lesson is read once', async () => {
  const client = await premium(server);
  const { id: runId } = await begin(client);
  const read = (lessonId: string) => change(client, 'readProgramLesson', { runId, lessonId });
  await read('what-low-carb-is');
  expect((await read('what-low-carb-is')).run.readLessonIds).toEqual(['what-low-carb-is']);
  expect((await read('no-such-lesson')).error).toBe('program.not-found');
});

async function weightsOf(client: TestClient) {
  const { data } = await client.graphql<{
    tracking: { history: { entries: { value: number; day: string }[] } };
  }>(
    `{ tracking { history(measure: WEIGHT, interval: ALL, today: "2026-03-08") {
      entries { value day } } } }`,
  );
  return data.tracking.history.entries;
}

test('a check-in is one a week, and its weight is one entry of tracking', async () => {
  const client = await premium(server);
  const { id: runId } = await begin(client);
  const ratings = { mood: 4, energy: 3, hunger: 2 };
  const save = (input: object) =>
    change(client, 'saveProgramCheckIn', { runId, week: 1, ...ratings, ...input });
  await save({ weightKg: 80.5, note: ' Slept well ' });
  const { run } = await save({ weightKg: 80.5, note: 'Slept well' });
  expect(run.checkIns).toEqual([{ week: 1, mood: 4, weightKg: 80.5, note: 'Slept well' }]);
  expect(await weightsOf(client)).toEqual([{ value: 80.5, day: '2026-03-02' }]);
  at('2026-03-03T09:00:00Z');
  await save({ weightKg: 79.9 });
  expect(await weightsOf(client)).toEqual([{ value: 79.9, day: '2026-03-02' }]);
  await save({});
  expect(await weightsOf(client)).toEqual([]);
  expect((await save({ weightKg: 81 })).run.checkIns[0]?.weightKg).toBe(81);
  expect(await weightsOf(client)).toEqual([{ value: 81, day: '2026-03-02' }]);
});

test.each<[string, object, string]>([
  ['no mood', { mood: 0 }, 'mood program.rating-required'],
  ['too much hunger', { hunger: 6 }, 'hunger program.rating-required'],
  ['a long note', { note: 'x'.repeat(1001) }, 'note note.too-long'],
  ['no possible weight', { weightKg: 3 }, 'weightKg tracking.weight-out-of-range'],
  ['a week to come', { week: 2 }, 'program.week-not-reached'],
])('a check-in with %s is refused and changes nothing', async (_what, wrong, problem) => {
  const client = await premium(server);
  const { id: runId } = await begin(client);
  const input = { runId, week: 1, mood: 3, energy: 3, hunger: 3, ...wrong };
  const { codes, run } = await change(client, 'saveProgramCheckIn', input);
  expect(codes).toEqual([problem]);
  expect(run.checkIns).toEqual([]);
  expect(await weightsOf(client)).toEqual([]);
});

test('the end comes on the last day; then it is over and can be begun anew', async () => {
  const client = await premium(server);
  const { id: runId } = await begin(client);
  expect((await change(client, 'finishProgram', { runId })).codes).toEqual([
    'program.not-at-the-end',
  ]);
  // Fourteen days later the trial is a paid membership; the run is put back instead of the clock.
  const { db } = server.services;
  await db.update(programRuns).set({ startedOn: '2026-02-17' }).where(eq(programRuns.id, runId));
  expect((await change(client, 'finishProgram', { runId })).run.status).toBe('FINISHED');
  expect((await change(client, 'finishProgram', { runId })).codes).toEqual([]);
  expect((await change(client, 'pauseProgram', { runId })).codes).toEqual(['program.not-running']);
  const ratings = { week: 1, mood: 3, energy: 3, hunger: 3 };
  const told = await change(client, 'saveProgramCheckIn', { runId, ...ratings });
  expect([told.codes, told.run.checkIns]).toEqual([['program.not-running'], []]);
  const tick = { runId, day: 1, taskId: 'clear-bread-box', isDone: true };
  expect((await change(client, 'tickProgramTask', tick)).codes).toEqual(['program.not-running']);
  expect(await currentOf(client)).toBeNull();
  expect((await begin(client)).id).not.toBe(runId);
});

test('who came to the end has a certificate of it, also after starting anew, and nobody else', async () => {
  const [client, other] = [await premium(server), await premium(server)];
  const certificateOf = async (viewer: TestClient) => {
    const { data } = await viewer.graphql<{ program: { certificate: object | null } }>(
      `{ program(slug: "first-steps") { certificate(timeZone: "${timeZone}") {
        startedOn finishedOn tasksDone lessonsRead checkInsDone } } }`,
    );
    return data.program.certificate;
  };
  const { id: runId } = await begin(client);
  const tick = { runId, day: 1, taskId: 'clear-bread-box', isDone: true };
  await change(client, 'tickProgramTask', tick);
  expect(await certificateOf(client)).toBeNull();
  const { db } = server.services;
  await db.update(programRuns).set({ startedOn: '2026-02-17' }).where(eq(programRuns.id, runId));
  at('2026-03-02T23:30:00Z');
  await change(client, 'finishProgram', { runId });
  const certificate = {
    startedOn: '2026-02-17',
    finishedOn: '2026-03-03',
    tasksDone: 1,
    lessonsRead: 0,
    checkInsDone: 0,
  };
  expect(await certificateOf(client)).toEqual(certificate);
  await begin(client);
  expect(await certificateOf(client)).toEqual(certificate);
  expect(await certificateOf(other)).toBeNull();
  expect(await certificateOf(server.client())).toBeNull();
});

test('stopping keeps what was done; restarting twice is one new run', async () => {
  const client = await premium(server);
  const { id: runId } = await begin(client);
  await change(client, 'tickProgramTask', {
    runId,
    day: 1,
    taskId: 'clear-bread-box',
    isDone: true,
  });
  const [first, second] = await Promise.all([
    change(client, 'restartProgram', { runId }),
    change(client, 'restartProgram', { runId }),
  ]);
  expect(first.run.id).toBe(second.run.id);
  expect(first.run.id).not.toBe(runId);
  expect(first.run).toMatchObject({ status: 'RUNNING', dayReached: 1, ticks: [] });
  const stopped = await change(client, 'stopProgram', { runId: first.run.id });
  expect(stopped.run.status).toBe('STOPPED');
  const { data } = await client.graphql<{ myData: string }>('{ myData }');
  const { programs } = JSON.parse(data.myData);
  expect(programs.runs).toHaveLength(2);
  expect(programs.ticks).toMatchObject([{ day: 1, taskId: 'clear-bread-box' }]);
});

test('nobody else’s run is found, whatever one does to it', async () => {
  const [owner, other] = [await premium(server), await premium(server)];
  const { id: runId } = await begin(owner);
  const changes: [string, object][] = [
    ['pauseProgram', {}],
    ['stopProgram', {}],
    ['restartProgram', {}],
    ['tickProgramTask', { day: 1, taskId: 'clear-bread-box', isDone: true }],
    ['readProgramLesson', { lessonId: 'what-low-carb-is' }],
    ['saveProgramCheckIn', { week: 1, mood: 3, energy: 3, hunger: 3 }],
  ];
  for (const [field, input] of changes) {
    expect((await change(other, field, { runId, ...input })).error).toBe('program.not-found');
    expect((await change(other, field, { runId: 'nonsense', ...input })).error).toBe(
      'program.not-found',
    );
  }
  expect(await currentOf(owner)).toMatchObject({ status: 'RUNNING', ticks: [], checkIns: [] });
});

interface StartedPlan {
  id: string;
  title: string;
  isStarted: boolean;
}

async function startWeek(client: TestClient, runId: string): Promise<StartedPlan> {
  const { data } = await client.graphql<{ startProgramMealPlan: { mealPlan: StartedPlan } }>(
    `mutation ($input: StartProgramMealPlanInput!) { startProgramMealPlan(input: $input) {
      mealPlan { id title isStarted } } }`,
    { input: { runId, week: 1 } },
  );
  return data.startProgramMealPlan.mealPlan;
}

async function copyOfWeek(client: TestClient): Promise<{ isStarted: boolean } | null> {
  const { data } = await client.graphql<{
    currentProgram: { run: { mealPlan: { isStarted: boolean } | null } };
  }>(`{ currentProgram { run { mealPlan(week: 1) { isStarted } } } }`);
  return data.currentProgram.run.mealPlan;
}

async function tellLevel(client: TestClient, carbLevel: CompleteAnswers['carbLevel']) {
  const { db } = server.services;
  const { data } = await client.graphql<{ me: { userId: string } }>(`{ me { userId } }`);
  const { userId } = data.me;
  await addProfile({ db, userId, answers: { ...ordinaryAnswers, carbLevel } });
}

test('the week’s meal plan becomes the one being followed, once for two clicks', async () => {
  const client = await premium(server);
  const { id: runId } = await begin(client);
  const [first, second] = [await startWeek(client, runId), await startWeek(client, runId)];
  expect(first).toMatchObject({ title: 'A gentle start', isStarted: true });
  expect(second.id).toBe(first.id);
  await client.graphql(
    `mutation ($input: MealPlanInput!) { deleteMealPlan(input: $input) { problems { code } } }`,
    { input: { mealPlanId: first.id } },
  );
  expect(await startWeek(client, runId)).toEqual(first);
});

test.each([
  ['STRICT', 'Keto for beginners', 'keto'],
  ['MODERATE', 'The middle way', 'moderate'],
  ['UNKNOWN', 'The middle way', 'moderate'],
  ['LIBERAL', 'A gentle start', 'liberal'],
] as const)('a member at %s is offered and given %s', async (carbLevel, title, strictness) => {
  const client = await premium(server);
  await tellLevel(client, carbLevel);
  const { id: runId } = await begin(client);
  const { data } = await client.graphql<{
    program: { weeks: { mealPlan: { title: string; slug: string } }[] };
  }>(`{ program(slug: "first-steps") { weeks { mealPlan { title slug } } } }`);
  const offered = data.program.weeks.map(({ mealPlan }) => mealPlan);
  expect(offered[0]?.title).toBe(title);
  const { bySlug } = server.services.themedPlans;
  expect(offered.map(({ slug }) => bySlug.en.get(slug)?.promise.strictness)).toEqual([
    strictness,
    strictness,
  ]);
  expect(await startWeek(client, runId)).toMatchObject({ title });
  expect(await copyOfWeek(client)).toMatchObject({ isStarted: true });
});

test('who changes their level is offered the plan of the new one', async () => {
  const client = await premium(server);
  const { id: runId } = await begin(client);
  const own = await startWeek(client, runId);
  expect(own.title).toBe('A gentle start');
  await tellLevel(client, 'STRICT');
  expect(await copyOfWeek(client)).toBeNull();
  expect(await startWeek(client, runId)).toMatchObject({ title: 'Keto for beginners' });
});

test('leaving takes every trace of a program along', async () => {
  const client = await premium(server);
  const { id: runId } = await begin(client);
  await change(client, 'tickProgramTask', {
    runId,
    day: 1,
    taskId: 'clear-bread-box',
    isDone: true,
  });
  await change(client, 'saveProgramCheckIn', { runId, week: 1, mood: 3, energy: 3, hunger: 3 });
  await client.graphql(
    `mutation ($input: DeleteAccountInput!) { deleteAccount(input: $input) { problems { code } } }`,
    { input: { password: 'plum-tree-7', isSure: true } },
  );
  const { db } = server.services;
  for (const table of [programRuns, programTicks, programCheckIns]) {
    const rows = await db.select().from(table);
    expect(rows.filter((row) => JSON.stringify(row).includes(runId))).toEqual([]);
  }
});

test('a program that is not there cannot be started', async () => {
  const client = await premium(server);
  const { error } = await change(client, 'startProgram', { programId: createRandomId() });
  expect(error).toBe('program.not-found');
});
