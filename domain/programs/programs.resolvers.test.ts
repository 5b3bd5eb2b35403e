import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createRandomId } from '../../lib/ids.ts';
import {
  startTestServer,
  type TestClient,
  type TestServer,
} from '../../server/testing/test-server.ts';
import { addProfile, ordinaryAnswers } from '../meal-plans/testing/member.ts';
import type { CompleteAnswers } from '../profile/survey/survey.rules.ts';
import { premium, signedUp } from '../recipes/testing/readers.ts';
import { listDaysToRemind } from './days-to-remind.ts';
import { exportOwnPrograms } from './export-own-data.ts';
import { hasBegunProgram } from './has-begun-program.ts';
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

test('a program reads as its files say it, in every field, for who is a member', async () => {
  const client = await premium(server);
  const program = server.services.programs.byKey.get('first-steps')!;
  const lessons = program.weeks.flatMap((week) => week.lessons);
  const { data } = await client.graphql<{ program: Record<string, unknown> }>(
    `{ program(slug: "first-steps") {
      id slug slugs { language slug } title lead outcomes coverRecipeId
      weekCount dayCount taskCount lessonCount
      weeks {
        number theme summary mealPlan { slug title } lessons { id }
        days { number tasks { id text } lessons { id } }
      }
      day(number: 8) { number tasks { id text } lessons { id number day week title } }
      none: day(number: 99) { number }
      lesson(number: 4) { id number day week title paragraphs sources { pmid } }
      noLesson: lesson(number: 99) { id }
      noFilm: lessonVideo(number: 99) { id }
      certificate { startedOn }
    } }`,
  );
  const dayOf = (number: number) => {
    const { taskIds } = program.days[number - 1]!;
    const tasks = taskIds.map((id) => ({ id, text: program.tasks[id]!.en }));
    const own = lessons.filter((lesson) => lesson.day === number);
    return { number, tasks, own };
  };
  const { texts } = program;
  const eighth = dayOf(8);
  const fourth = lessons[3]!;
  const { bySlug } = server.services.themedPlans;
  expect(data.program).toEqual({
    id: 'first-steps',
    slug: 'first-steps',
    slugs: expect.arrayContaining([
      expect.objectContaining({ slug: 'first-steps' }),
      expect.objectContaining({ slug: 'forsta-stegen' }),
      expect.objectContaining({ slug: texts.es.slug }),
    ]),
    title: texts.en.title,
    lead: texts.en.lead,
    outcomes: texts.en.outcomes,
    coverRecipeId: program.cover,
    weekCount: 2,
    dayCount: 14,
    taskCount: program.days.flatMap(({ taskIds }) => taskIds).length,
    lessonCount: lessons.length,
    weeks: program.weeks.map((week, index) => ({
      number: index + 1,
      theme: week.texts.en.theme,
      summary: week.texts.en.summary,
      mealPlan: {
        slug: week.mealPlan,
        title: bySlug.en.get(week.mealPlan)?.texts.en.title,
      },
      lessons: week.lessons.map(({ id }) => ({ id })),
      days: Array.from({ length: 7 }, (_, day) => {
        const { number, tasks, own } = dayOf(index * 7 + day + 1);
        return { number, tasks, lessons: own.map(({ id }) => ({ id })) };
      }),
    })),
    day: {
      number: 8,
      tasks: eighth.tasks,
      lessons: eighth.own.map(({ id, number, day, texts: said }) => {
        return { id, number, day, week: 2, title: said.en.title };
      }),
    },
    none: null,
    lesson: {
      id: fourth.id,
      number: 4,
      day: fourth.day,
      week: 2,
      title: fourth.texts.en.title,
      paragraphs: fourth.texts.en.paragraphs,
      sources: fourth.sources.map(({ pmid }) => ({ pmid })),
    },
    noLesson: null,
    noFilm: null,
    certificate: null,
  });
});

test('the films of a program are found by its lessons', async () => {
  const { programs, videos } = server.services;
  const films = programs.programs.flatMap((program) =>
    program.weeks
      .flatMap(({ lessons }) => lessons)
      .map(({ id, number }) => {
        return { slug: program.key, number, film: videos.byLesson.get(`${program.key}/${id}`) };
      }),
  );
  const [withFilm, without] = [films.find(({ film }) => film), films.find(({ film }) => !film)];
  const filmOf = async (lesson: { slug: string; number: number } | undefined) => {
    const { data } = await server.client().graphql<{ program: { lessonVideo: object | null } }>(
      `query ($slug: String!, $number: Int!) {
        program(slug: $slug) { lessonVideo(number: $number) { __typename } } }`,
      { slug: lesson?.slug, number: lesson?.number },
    );
    return data.program.lessonVideo;
  };
  expect(withFilm).toBeDefined();
  expect(await filmOf(withFilm)).not.toBeNull();
  expect(await filmOf(without)).toBeNull();
});

test('whoever told no level is offered the program’s own plan, visitors too', async () => {
  const week = server.services.programs.byKey.get('first-steps')!.weeks[0]!;
  const plan = server.services.themedPlans.bySlug.en.get(week.mealPlan)!;
  const asked = '{ program(slug: "forsta-stegen") { weeks { mealPlan { slug title } } } }';
  const { data } = await server
    .client({ locale: 'sv' })
    .graphql<{ program: { weeks: { mealPlan: object }[] } }>(asked);
  expect(data.program.weeks[0]?.mealPlan).toEqual({
    slug: plan.texts.sv.slug,
    title: plan.texts.sv.title,
  });
});

test('the programs are all there, and none is followed by who is no member', async () => {
  const asked = '{ programs { id run { id } } currentProgram { id } }';
  const ids = server.services.programs.programs.map(({ key }) => ({ id: key, run: null }));
  const free = await signedUp(server);
  for (const client of [server.client(), free, await premium(server)]) {
    expect((await client.graphql(asked)).data).toEqual({ programs: ids, currentProgram: null });
  }
});

test('a run says where it is, week by week and day by day', async () => {
  const client = await premium(server);
  const { id: runId } = await begin(client);
  const asked = `{ currentProgram(timeZone: "${timeZone}") { id run {
    id programId status dayReached weekReached first: dateOfDay(day: 1) last: dateOfDay(day: 14)
    none: dateOfDay(day: 15) before: dateOfDay(day: 0)
    mealPlan(week: 1) { slug isStarted } noWeek: mealPlan(week: 9) { slug }
    ticks { day taskId } readLessonIds
    checkIns { week day mood energy hunger weightKg note } } } }`;
  const runOf = async () => {
    const { data } = await client.graphql<{ currentProgram: { id: string; run: object } }>(asked);
    return data.currentProgram;
  };
  const now1 = {
    id: runId,
    programId: 'first-steps',
    status: 'RUNNING',
    dayReached: 1,
    weekReached: 1,
    first: '2026-03-02',
    last: '2026-03-15',
    none: null,
    before: null,
    mealPlan: null,
    noWeek: null,
    ticks: [],
    readLessonIds: [],
    checkIns: [],
  };
  expect(await runOf()).toEqual({ id: 'first-steps', run: now1 });
  const { id } = await startWeek(client, runId);
  await change(client, 'readProgramLesson', { runId, lessonId: 'what-low-carb-is' });
  const told = { mood: 5, energy: 1, hunger: 2, weightKg: 80, note: '  Well.  ' };
  await change(client, 'saveProgramCheckIn', { runId, week: 1, ...told });
  const { db } = server.services;
  await db.update(programRuns).set({ startedOn: '2026-02-22' }).where(eq(programRuns.id, runId));
  const after = await runOf();
  expect(after.run).toMatchObject({
    dayReached: 9,
    weekReached: 2,
    first: '2026-02-22',
    mealPlan: { slug: expect.any(String), isStarted: true },
    readLessonIds: ['what-low-carb-is'],
    checkIns: [{ ...told, week: 1, day: '2026-03-02', note: 'Well.' }],
  });
  expect(id).not.toBe('');
  await change(client, 'pauseProgram', { runId });
  expect((await runOf()).run).toMatchObject({ status: 'PAUSED', first: null, last: null });
});

test.each([
  ['each rating at its least', { mood: 1, energy: 1, hunger: 1 }, []],
  ['each rating at its most', { mood: 5, energy: 5, hunger: 5 }, []],
  ['a note of a thousand characters', { note: ` ${'x'.repeat(1000)} ` }, []],
  ['no energy', { energy: 0 }, ['energy program.rating-required']],
  [
    'nothing right',
    { mood: 6, energy: -1, hunger: 0, note: 'x'.repeat(1001) },
    [
      'mood program.rating-required',
      'energy program.rating-required',
      'hunger program.rating-required',
      'note note.too-long',
    ],
  ],
])('a check-in with %s', async (_what, given, codes) => {
  const client = await premium(server);
  const { id: runId } = await begin(client);
  const input = { runId, week: 1, mood: 3, energy: 3, hunger: 3, ...given };
  const saved = await change(client, 'saveProgramCheckIn', input);
  expect(saved.codes).toEqual(codes);
  expect(saved.run.checkIns).toHaveLength(codes.length === 0 ? 1 : 0);
});

test('a week that the program does not have is not checked in', async () => {
  const client = await premium(server);
  const { id: runId } = await begin(client);
  const ratings = { runId, mood: 3, energy: 3, hunger: 3 };
  for (const week of [0, 3, 99]) {
    const { error } = await change(client, 'saveProgramCheckIn', { ...ratings, week });
    expect(error).toBe('program.not-found');
  }
  const { db } = server.services;
  await db.update(programRuns).set({ startedOn: '2026-02-23' }).where(eq(programRuns.id, runId));
  const second = await change(client, 'saveProgramCheckIn', { ...ratings, week: 2 });
  expect(second.run.checkIns).toMatchObject([{ week: 2 }]);
});

test('a weight that was told later, or corrected to none that can be, is said as a weight', async () => {
  const client = await premium(server);
  const { id: runId } = await begin(client);
  const save = (input: object) =>
    change(client, 'saveProgramCheckIn', {
      runId,
      week: 1,
      mood: 3,
      energy: 3,
      hunger: 3,
      ...input,
    });
  await save({});
  expect(await weightsOf(client)).toEqual([]);
  at('2026-03-03T09:00:00Z');
  await save({ weightKg: 80 });
  // Of the day of the check-in, which is the first one.
  expect(await weightsOf(client)).toEqual([{ value: 80, day: '2026-03-02' }]);
  expect((await save({ weightKg: 3 })).codes).toEqual(['weightKg tracking.weight-out-of-range']);
  expect(await weightsOf(client)).toEqual([{ value: 80, day: '2026-03-02' }]);
});

test('a lesson of a program that is over can be read, and is not noted', async () => {
  const client = await premium(server);
  const { id: runId } = await begin(client);
  await change(client, 'stopProgram', { runId });
  const read = await change(client, 'readProgramLesson', { runId, lessonId: 'what-low-carb-is' });
  expect([read.codes, read.run.readLessonIds]).toEqual([[], []]);
});

test('a rest is no end: what is done in it counts', async () => {
  const client = await premium(server);
  const { id: runId } = await begin(client);
  await change(client, 'pauseProgram', { runId });
  const tick = { runId, day: 1, taskId: 'clear-bread-box', isDone: true };
  expect((await change(client, 'tickProgramTask', tick)).run.ticks).toHaveLength(1);
  expect(await currentOf(client)).toMatchObject({ id: runId, status: 'PAUSED' });
});

test('of a run that is left, starting anew is refused while another one goes on', async () => {
  const client = await premium(server);
  const { id: runId } = await begin(client);
  const input = { programId: 'build-the-habit', stopsOther: true };
  const other = await change(client, 'startProgram', input);
  const { db } = server.services;
  const [left] = await db.select().from(programRuns).where(eq(programRuns.id, runId));
  expect(left).toMatchObject({ status: 'STOPPED', endedAt: now });
  const refused = await change(client, 'restartProgram', { runId });
  expect(refused.codes).toEqual(['program.other-running']);
  expect(refused.run.id).toBe(other.run.id);
  await change(client, 'stopProgram', { runId: other.run.id });
  const again = await change(client, 'restartProgram', { runId });
  expect(again.run).toMatchObject({ programId: 'first-steps', status: 'RUNNING', dayReached: 1 });
});

test('a program that editors took away is there for who began it, and for nobody to begin', async () => {
  const [client, other] = [await premium(server), await premium(server)];
  const { id: runId } = await begin(client);
  const offered = vi.spyOn(server.services.programs, 'isOffered').mockReturnValue(false);
  const asked = '{ program(slug: "first-steps") { id } }';
  const seen = [(await client.graphql(asked)).data, (await other.graphql(asked)).data];
  const started = await change(other, 'startProgram', { programId: 'first-steps' });
  const restarted = await change(client, 'restartProgram', { runId });
  offered.mockRestore();
  expect(seen).toEqual([{ program: { id: 'first-steps' } }, { program: null }]);
  expect([started.error, restarted.error]).toEqual(['program.not-found', 'program.not-found']);
});

test('a run whose program is gone for good is nowhere, and changes nothing', async () => {
  const client = await premium(server);
  const { id: runId } = await begin(client);
  const { db } = server.services;
  await db.update(programRuns).set({ program: 'gone' }).where(eq(programRuns.id, runId));
  expect(await currentOf(client)).toBeNull();
  for (const [field, input] of [
    ['pauseProgram', {}],
    ['tickProgramTask', { day: 1, taskId: 'clear-bread-box', isDone: true }],
    ['saveProgramCheckIn', { week: 1, mood: 3, energy: 3, hunger: 3 }],
  ] as const) {
    expect((await change(client, field, { runId, ...input })).error).toBe('program.not-found');
  }
  const { errors } = await client.graphql(
    `mutation ($input: StartProgramMealPlanInput!) { startProgramMealPlan(input: $input) {
      mealPlan { id } } }`,
    { input: { runId, week: 1 } },
  );
  expect(errors[0]?.extensions.code).toBe('program.not-found');
});

test('a plan is started for a week there is, of a run of one’s own', async () => {
  const [client, other] = [await premium(server), await premium(server)];
  const { id: runId } = await begin(client);
  const startPlan = async (asking: TestClient, input: object) => {
    const { data, errors } = await asking.graphql<{
      startProgramMealPlan: { problems: object[]; mealPlan: { isOwn: boolean } } | null;
    }>(
      `mutation ($input: StartProgramMealPlanInput!) { startProgramMealPlan(input: $input) {
        problems { code } mealPlan { isOwn } } }`,
      { input },
    );
    return errors[0]?.extensions.code ?? data.startProgramMealPlan;
  };
  expect(await startPlan(client, { runId, week: 9 })).toBe('program.not-found');
  expect(await startPlan(other, { runId, week: 1 })).toBe('program.not-found');
  expect(await startPlan(client, { runId: 'nonsense', week: 1 })).toBe('program.not-found');
  expect(await startPlan(client, { runId, week: 2, timeZone })).toEqual({
    problems: [],
    mealPlan: { isOwn: true },
  });
});

test.each([
  ['startProgram', { programId: 'first-steps' }],
  ['restartProgram', { runId: 'x' }],
  ['pauseProgram', { runId: 'x' }],
  ['resumeProgram', { runId: 'x' }],
  ['stopProgram', { runId: 'x' }],
  ['finishProgram', { runId: 'x' }],
  ['readProgramLesson', { runId: 'x', lessonId: 'what-low-carb-is' }],
])('%s is for members', async (field, input) => {
  expect((await change(server.client(), field, input)).error).toBe('auth.required');
  expect((await change(await signedUp(server), field, input)).error).toBe('premium.required');
});

test('the download has each run with what was done of it, the earliest first', async () => {
  const client = await premium(server);
  const { id: runId } = await begin(client);
  await change(client, 'tickProgramTask', {
    runId,
    day: 1,
    taskId: 'clear-bread-box',
    isDone: true,
  });
  await change(client, 'readProgramLesson', { runId, lessonId: 'what-low-carb-is' });
  const ratings = { mood: 4, energy: 3, hunger: 2 };
  await change(client, 'saveProgramCheckIn', { runId, week: 1, ...ratings, note: 'Well.' });
  const { data } = await client.graphql<{ me: { userId: string } }>(`{ me { userId } }`);
  const taken = await exportOwnPrograms({ db: server.services.db, userId: data.me.userId });
  expect(taken).toEqual({
    runs: [
      {
        id: runId,
        program: 'first-steps',
        status: 'RUNNING',
        startedOn: '2026-03-02',
        pausedOn: null,
        pausedDays: 0,
        startedAt: now,
        endedAt: null,
      },
    ],
    ticks: [{ runId, day: 1, taskId: 'clear-bread-box', tickedAt: now }],
    lessonsRead: [{ runId, lessonId: 'what-low-carb-is', readAt: now }],
    checkIns: [
      {
        runId,
        week: 1,
        day: '2026-03-02',
        ...ratings,
        weightKg: null,
        note: 'Well.',
        savedAt: now,
      },
    ],
  });
  expect(await hasBegunProgram({ db: server.services.db, userId: data.me.userId })).toBe(true);
  expect(await hasBegunProgram({ db: server.services.db, userId: 'nobody' })).toBe(false);
});

test('a certificate counts what was done, and is dated where the member is', async () => {
  const client = await premium(server);
  const { id: runId } = await begin(client);
  for (const taskId of server.services.programs.byKey.get('first-steps')!.days[0]!.taskIds) {
    await change(client, 'tickProgramTask', { runId, day: 1, taskId, isDone: true });
  }
  await change(client, 'readProgramLesson', { runId, lessonId: 'what-low-carb-is' });
  await change(client, 'saveProgramCheckIn', { runId, week: 1, mood: 3, energy: 3, hunger: 3 });
  const { db } = server.services;
  await db.update(programRuns).set({ startedOn: '2026-02-17' }).where(eq(programRuns.id, runId));
  at('2026-03-02T23:30:00Z');
  await change(client, 'finishProgram', { runId });
  const { data } = await client.graphql(
    `{ program(slug: "first-steps") { certificate {
      startedOn finishedOn tasksDone lessonsRead checkInsDone } } }`,
  );
  expect(data).toEqual({
    program: {
      certificate: {
        startedOn: '2026-02-17',
        finishedOn: '2026-03-02',
        tasksDone: server.services.programs.byKey.get('first-steps')!.days[0]!.taskIds.length,
        lessonsRead: 1,
        checkInsDone: 1,
      },
    },
  });
});

test('who is reminded: what is open of the day, and the week that ends and is not checked in', async () => {
  const { db, programs } = server.services;
  const owner = async (client: TestClient) => {
    const { data } = await client.graphql<{ me: { userId: string } }>(`{ me { userId } }`);
    return data.me.userId;
  };
  const clients = [await premium(server), await premium(server), await premium(server)];
  const [one, done, resting] = clients as [TestClient, TestClient, TestClient];
  const runs = [await begin(one), await begin(done), await begin(resting)];
  await change(resting, 'pauseProgram', { runId: runs[2]!.id });
  const program = programs.byKey.get('first-steps')!;
  const [ofFirst, ofLast] = [program.days[0]!.taskIds, program.days[6]!.taskIds];
  await change(one, 'tickProgramTask', {
    runId: runs[0]!.id,
    day: 1,
    taskId: ofFirst[0],
    isDone: true,
  });
  await change(done, 'saveProgramCheckIn', {
    runId: runs[1]!.id,
    week: 1,
    mood: 3,
    energy: 3,
    hunger: 3,
  });
  const userIds = await Promise.all(clients.map(owner));
  const remindedOn = async (today: string) => {
    const members = userIds.map((userId) => ({ userId, today }));
    const days = await listDaysToRemind({ db, programs, members });
    return userIds.map((userId) => {
      const found = days.get(userId);
      return found && [found.program.key, found.day, found.openTaskIds, found.weekToCheckIn];
    });
  };
  expect(await remindedOn('2026-03-02')).toEqual([
    ['first-steps', 1, ofFirst.slice(1), null],
    ['first-steps', 1, ofFirst, null],
    undefined,
  ]);
  expect(await remindedOn('2026-03-08')).toEqual([
    ['first-steps', 7, ofLast, 1],
    ['first-steps', 7, ofLast, null],
    undefined,
  ]);
  const ofEnd = program.days[13]!.taskIds;
  expect(await remindedOn('2026-03-15')).toEqual([
    ['first-steps', 14, ofEnd, 2],
    ['first-steps', 14, ofEnd, 2],
    undefined,
  ]);
  for (const today of ['2026-03-01', '2026-03-16']) {
    expect(await remindedOn(today)).toEqual([undefined, undefined, undefined]);
  }
  const nowhere = {} as typeof db;
  expect(await listDaysToRemind({ db: nowhere, programs, members: [] })).toEqual(new Map());
});
