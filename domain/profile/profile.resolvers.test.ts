import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  startTestServer,
  type TestClient,
  type TestServer,
} from '../../server/testing/test-server.ts';
import { consents } from '../identity/identity.tables.ts';
import { adoptSurveyDraft } from './survey/adopt-survey-draft.ts';
import { storeProfile } from './profile.store.ts';
import { profiles } from './profile.tables.ts';
import { projectWeight } from './projection/weight-projection.rules.ts';
import type { SurveyAnswers } from './survey/survey-answers.rules.ts';
import { answersAskedBy, type SurveyStep } from './survey/survey-steps.rules.ts';
import { readQuizFigures } from './survey/quiz-figures.ts';
import { findCompleteAnswers } from './survey/survey.rules.ts';
import { completeAnswers } from './testing/complete-answers.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

interface Draft {
  answers: SurveyAnswers;
  steps: SurveyStep[];
  openStep: SurveyStep | null;
  isComplete: boolean;
  doctorReasons: string[];
}

interface Result {
  problems: { code: string; path: string[]; message: string }[];
  draft: Draft;
}

const draftFields = `
  steps openStep isComplete doctorReasons
  answers { goals gender birthYear heightCm avoid allergies diet mealsPerDay dataConsent healthConditions }
`;
const resultFields = `problems { path code message } draft { ${draftFields} }`;

async function saveStep(client: TestClient, step: string, answers: object) {
  const { data, ...rest } = await client.graphql<{ saveSurveyStep: Result }>(
    `mutation ($input: SaveSurveyStepInput!) { saveSurveyStep(input: $input) { ${resultFields} } }`,
    { input: { step, answers } },
  );
  return { ...rest, result: data?.saveSurveyStep };
}

async function complete(client: TestClient, dataConsent: boolean) {
  const { data } = await client.graphql<{ completeSurvey: Result }>(
    `mutation ($input: CompleteSurveyInput!) { completeSurvey(input: $input) { ${resultFields} } }`,
    { input: { dataConsent } },
  );
  return data.completeSurvey;
}

async function withdraw(client: TestClient, isSure: boolean): Promise<string[]> {
  const { data } = await client.graphql<{ withdrawDataConsent: Pick<Result, 'problems'> }>(
    `mutation ($input: WithdrawDataConsentInput!) {
      withdrawDataConsent(input: $input) { problems { code } }
    }`,
    { input: { isSure } },
  );
  return data.withdrawDataConsent.problems.map(({ code }) => code);
}

async function readDraft(client: TestClient): Promise<Draft> {
  const { data } = await client.graphql<{ surveyDraft: Draft }>(
    `{ surveyDraft { ${draftFields} } }`,
  );
  return data.surveyDraft;
}

/** Answers every step but the consent, in their order. */
async function answerAll(client: TestClient, answers = completeAnswers()): Promise<void> {
  const { steps } = await readDraft(client);
  for (const step of steps) {
    const asked = answersAskedBy(step).map((name) => [name, answers[name]]);
    if (step !== 'DATA_CONSENT') await saveStep(client, step, Object.fromEntries(asked));
  }
}

async function signUp(client: TestClient): Promise<string> {
  const { data } = await client.graphql<{ signUp: { me: { userId: string } } }>(
    `mutation ($input: SignUpInput!) { signUp(input: $input) { problems { code } me { userId } } }`,
    {
      input: {
        firstName: 'Ada',
        lastName: 'Lind',
        email: `${crypto.randomUUID()}@example.com`,
        password: 'morning-walk-42',
        hasAgreedToTerms: true,
      },
    },
  );
  return data.signUp.me.userId;
}

async function storedRows(userId: string) {
  const { db } = server.connection;
  const profile = await db.select().from(profiles).where(eq(profiles.userId, userId));
  const consent = await db
    .select()
    .from(consents)
    .where(and(eq(consents.userId, userId), eq(consents.kind, 'DATA_STORAGE')));
  return { profile, consent };
}

test('a visitor starts with nothing and the whole survey ahead', async () => {
  const draft = await readDraft(server.client());
  expect(draft).toMatchObject({ openStep: 'GOAL', isComplete: false, doctorReasons: [] });
  expect(draft.steps[0]).toBe('WELCOME');
});

test('a saved step is there again after a reload, and the next step is open', async () => {
  const client = server.client();
  await saveStep(client, 'GOAL', { goals: ['LEARN', 'LOSE_WEIGHT'] });
  const draft = await readDraft(client);
  expect(draft.answers.goals).toEqual(['LOSE_WEIGHT', 'LEARN']);
  expect(draft.openStep).toBe('SEX');
});

test('a refused step says why at its field, in the language, and keeps the draft', async () => {
  const client = server.client({ locale: 'sv' });
  await saveStep(client, 'AGE_AND_HEIGHT', { birthYear: 1985, heightCm: 170 });
  const { result } = await saveStep(client, 'AGE_AND_HEIGHT', { birthYear: 1800, heightCm: 900 });
  expect(result.problems).toMatchObject([
    { path: ['birthYear'], code: 'birth-year.out-of-range' },
    { path: ['heightCm'], code: 'height.out-of-range' },
  ]);
  expect(result.problems[1]?.message).toContain('230 cm');
  expect((await readDraft(client)).answers).toMatchObject({ birthYear: 1985, heightCm: 170 });
});

test('wrong words and wrong types are refused as bad input, not as our failure', async () => {
  const client = server.client();
  const wrong = [
    saveStep(client, 'NO_SUCH_STEP', {}),
    saveStep(client, 'SEX', { gender: 'ROBOT' }),
    saveStep(client, 'WEIGHT', { weightKg: 'heavy' }),
    saveStep(client, 'WEIGHT', { unknown: 1 }),
  ];
  for (const { status, errors } of await Promise.all(wrong)) {
    expect(status).toBe(400);
    expect(errors[0]?.extensions.code).toBe('input.invalid');
  }
  const { result } = await saveStep(client, 'MEALS_PER_DAY', { mealsPerDay: 7 });
  expect(result.problems).toMatchObject([{ path: ['mealsPerDay'] }]);
});

test('a cookie that was tampered with is an empty draft', async () => {
  const client = server.client();
  client.cookies.set('quiz', 'tampered');
  expect(await readDraft(client)).toMatchObject({ openStep: 'GOAL' });
});

test('the survey cannot be completed before every step is answered', async () => {
  const client = server.client();
  await saveStep(client, 'GOAL', { goals: ['LEARN'] });
  const { problems } = await complete(client, true);
  expect(problems).toMatchObject([{ code: 'survey.incomplete' }]);
});

test('the survey cannot be completed without consent', async () => {
  const client = server.client();
  await answerAll(client);
  const refused = await complete(client, false);
  expect(refused.problems).toMatchObject([
    {
      path: ['dataConsent'],
      code: 'data-consent.required',
      message: 'Consent to store data in the United States required',
    },
  ]);
  expect(refused.draft.isComplete).toBe(false);
});

test('someone under 18 is told so and gets no further', async () => {
  const client = server.client();
  await saveStep(client, 'GOAL', { goals: ['LEARN'] });
  await saveStep(client, 'SEX', { gender: 'FEMALE' });
  const birthYear = new Date().getUTCFullYear() - 15;
  const { result } = await saveStep(client, 'AGE_AND_HEIGHT', { birthYear, heightCm: 160 });
  expect(result).toMatchObject({ problems: [], draft: { doctorReasons: ['UNDER_18'] } });
  expect(result.draft.steps.at(-1)).toBe('SEE_A_DOCTOR');
  const advice = await saveStep(client, 'SEE_A_DOCTOR', {});
  expect(advice.result.problems).toMatchObject([{ code: 'survey.adults-only' }]);
  expect((await complete(client, true)).problems).toMatchObject([{ code: 'survey.adults-only' }]);
});

test('a visitor completes the survey without anything being stored', async () => {
  const client = server.client();
  await answerAll(client);
  expect(await complete(client, true)).toMatchObject({
    problems: [],
    draft: { isComplete: true, openStep: null },
  });
  expect(await server.connection.db.select().from(profiles)).toEqual([]);
});

test('completing the survey stores profile and consent of a member, however often it is sent', async () => {
  const client = server.client();
  const userId = await signUp(client);
  await answerAll(client);
  expect((await storedRows(userId)).profile).toEqual([]);
  await complete(client, true);
  await complete(client, true);
  const { profile, consent } = await storedRows(userId);
  expect(profile).toMatchObject([{ answers: { gender: 'FEMALE', dataConsent: true } }]);
  expect(consent).toMatchObject([{ kind: 'DATA_STORAGE', decision: 'GIVEN' }]);
  expect(client.cookies.has('quiz')).toBe(false);
});

test('withdrawing the consent deletes the answers, once, and no older draft brings them back', async () => {
  const client = server.client();
  const userId = await signUp(client);
  await answerAll(client);
  await complete(client, true);
  expect(await withdraw(client, false)).toEqual(['delete.unconfirmed']);
  expect((await storedRows(userId)).profile).toHaveLength(1);
  const beforehand = new Date(server.services.clock.now().getTime() - 1000);
  await Promise.all([withdraw(client, true), withdraw(client, true)]);
  const { profile, consent } = await storedRows(userId);
  expect(profile).toEqual([]);
  expect(consent.map(({ decision }) => decision).toSorted()).toEqual(['GIVEN', 'WITHDRAWN']);
  const { db, clock, createId } = server.services;
  const old = { answers: completeAnswers(), userId, savedAt: beforehand, consentedAt: beforehand };
  expect(await adoptSurveyDraft({ db, clock, createId, userId, draft: old })).toBe(false);
  const later = new Date(clock.now().getTime() + 1000);
  const anew = { ...old, savedAt: later, consentedAt: later };
  expect(await adoptSurveyDraft({ db, clock, createId, userId, draft: anew })).toBe(true);
});

test("a member's survey starts from their profile and changes it, with targets", async () => {
  const client = server.client();
  const userId = await signUp(client);
  await answerAll(client);
  await complete(client, true);
  await saveStep(client, 'SEX', { gender: 'OTHER' });
  expect((await storedRows(userId)).profile).toMatchObject([{ answers: { gender: 'OTHER' } }]);
  const { data } = await client.graphql<{
    profile: { answers: SurveyAnswers; targets: { netCarbsLimitGrams: number } };
  }>(`{ profile { answers { gender } targets { energyKcal proteinGrams netCarbsLimitGrams } } }`);
  expect(data.profile).toMatchObject({
    answers: { gender: 'OTHER' },
    targets: { netCarbsLimitGrams: 20 },
  });
});

test('a change that opens a step waits in the browser until that step is done', async () => {
  const client = server.client();
  const userId = await signUp(client);
  await answerAll(client);
  await complete(client, true);
  const change = { healthConditions: ['TYPE1_DIABETES'], isPregnantOrBreastfeeding: false };
  await saveStep(client, 'HEALTH_CONDITIONS', change);
  expect((await storedRows(userId)).profile).toMatchObject([{ answers: { healthConditions: [] } }]);
  expect((await readDraft(client)).openStep).toBe('SEE_A_DOCTOR');
  await saveStep(client, 'SEE_A_DOCTOR', {});
  expect((await storedRows(userId)).profile).toMatchObject([
    { answers: { healthConditions: ['TYPE1_DIABETES'] } },
  ]);
});

test('a few answers of a visitor do not mix with the profile of who signs in', async () => {
  const client = server.client();
  await signUp(client);
  await answerAll(client);
  await complete(client, true);
  const auth = client.cookies.get('auth')!;
  client.cookies.delete('auth');
  await saveStep(client, 'FOODS_TO_AVOID', { avoid: [] });
  client.cookies.set('auth', auth);
  expect((await readDraft(client)).answers.avoid).toEqual(['PORK']);
});

test('nobody reads the profile of another member', async () => {
  const owner = server.client();
  await signUp(owner);
  await answerAll(owner);
  await complete(owner, true);
  const other = server.client();
  await signUp(other);
  for (const client of [other, server.client()]) {
    const { data } = await client.graphql<{ profile: null }>('{ profile { answers { gender } } }');
    expect(data.profile).toBeNull();
  }
});

async function quizFigures() {
  const { db, clock } = server.services;
  return (await readQuizFigures({ db, now: clock.now(), days: 30 })).last;
}

test('who begins and who finishes is counted once, and no member who changes an answer', async () => {
  const before = await quizFigures();
  const client = server.client();
  await saveStep(client, 'WELCOME', {});
  expect((await saveStep(client, 'GOAL', { goals: [] })).result.problems).not.toEqual([]);
  expect(await quizFigures()).toEqual(before);
  await answerAll(client);
  const begun = { ...before, begun: before.begun + 1 };
  expect(await quizFigures()).toEqual(begun);
  await complete(client, false);
  expect(await quizFigures()).toEqual(begun);
  await complete(client, true);
  await complete(client, true);
  const finished = { ...begun, finished: before.finished + 1 };
  expect(await quizFigures()).toEqual(finished);
  await signUp(client);
  await saveStep(client, 'GOAL', { goals: ['LEARN'] });
  await complete(client, true);
  expect(await quizFigures()).toEqual(finished);
});

const allAnswers = `goals gender birthYear heightCm measurementSystem weightUnit activity weightKg
  healthConditions isPregnantOrBreastfeeding doctorAdviceRead carbLevel proteinLevel avoid allergies
  diet cuisines dishes adults children adultNames childNames cookingSkill cookingTime foodBudget
  mealsPerDay leftovers acceptsRepeats challenges hasWeightGoal goalWeightKg dataConsent`;

const fullAnswers = completeAnswers({
  diet: 'VEGETARIAN',
  allergies: ['NUTS'],
  adults: 3,
  children: 1,
  adultNames: ['Leo', 'Ida'],
  childNames: ['Bo'],
  acceptsRepeats: true,
});

test('every answer reads as it was given, from the browser and from the profile', async () => {
  const client = server.client();
  await signUp(client);
  const read = async () => {
    const { data } = await client.graphql<{
      surveyDraft: { answers: object };
      profile: { answers: object } | null;
    }>(`{ surveyDraft { answers { ${allAnswers} } } profile { answers { ${allAnswers} } } }`);
    return [data.surveyDraft.answers, data.profile?.answers];
  };
  await answerAll(client, fullAnswers);
  const given = { ...fullAnswers, doctorAdviceRead: null, dataConsent: null };
  expect(await read()).toEqual([given, undefined]);
  await complete(client, true);
  const stored = { ...given, dataConsent: true };
  expect(await read()).toEqual([stored, stored]);
});

test('a profile tells the targets of a day, unless an answer is missing', async () => {
  const client = server.client();
  const userId = await signUp(client);
  const { db, createId, clock } = server.services;
  const times = { savedAt: clock.now(), consentedAt: clock.now() };
  const store = (answers: SurveyAnswers) =>
    storeProfile({ db, createId, userId, answers, ...times });
  const asked = `{ profile { targets {
    energyKcal proteinGrams netCarbsLimitGrams isNetCarbsLimitExclusive
  } } }`;
  const targets = async () =>
    (await client.graphql<{ profile: { targets: object | null } }>(asked)).data.profile.targets;
  await store(completeAnswers());
  expect(await targets()).toEqual({
    energyKcal: expect.any(Number),
    proteinGrams: expect.any(Number),
    netCarbsLimitGrams: 20,
    isNetCarbsLimitExclusive: true,
  });
  await store(completeAnswers({ carbLevel: 'LIBERAL' }));
  expect(await targets()).toMatchObject({ isNetCarbsLimitExclusive: false });
  await store(completeAnswers({ gender: undefined }));
  expect(await targets()).toBeNull();
});

test('where the weight may go is shown once all is answered, as a range', async () => {
  const client = server.client();
  const asked = `{ surveyDraft { openStep doctorReasons weightProjection {
    startKg goalKg earliestWeek latestWeek
    points { week leastKg middleKg mostKg } afterAYear { week leastKg middleKg mostKg }
  } } }`;
  const draftNow = async () => {
    const { data } = await client.graphql<{
      surveyDraft: { weightProjection: Record<string, unknown> | null };
    }>(asked);
    return data.surveyDraft.weightProjection;
  };
  const answers = completeAnswers({ weightKg: 92, goalWeightKg: 88 });
  await answerAll(client, answers);
  expect(await draftNow()).toBeNull();
  await complete(client, true);
  const thisYear = server.services.clock.now().getUTCFullYear();
  const whole = findCompleteAnswers({ answers, thisYear })!;
  expect(await draftNow()).toEqual(projectWeight({ answers: whole, thisYear }));
  expect(await draftNow()).toMatchObject({ startKg: 92, goalKg: 88, afterAYear: { week: 52 } });
});

test('a survey that is not finished says at which step', async () => {
  const client = server.client({ locale: 'sv' });
  await saveStep(client, 'GOAL', { goals: ['LEARN'] });
  const { data } = await client.graphql<{ completeSurvey: Result }>(
    `mutation { completeSurvey(input: { dataConsent: true }) {
      problems { path code message } draft { isComplete } } }`,
  );
  expect(data.completeSurvey).toMatchObject({
    problems: [{ path: ['step'], code: 'survey.incomplete' }],
    draft: { isComplete: false },
  });
});

test('a weight is kept with when it was told, and stays so until another one is told', async () => {
  const client = server.client();
  const userId = await signUp(client);
  await answerAll(client);
  await complete(client, true);
  const weighedAt = async () => {
    const { profile } = await storedRows(userId);
    const { weighedAt: at = 0 } = profile[0]!.answers as SurveyAnswers;
    return at;
  };
  const first = await weighedAt();
  expect(Math.abs(first - Date.now())).toBeLessThan(60_000);
  await saveStep(client, 'WEIGHT', { weightKg: 80 });
  expect(await weighedAt()).toBe(first);
  await new Promise((resolve) => setTimeout(resolve, 5));
  await saveStep(client, 'WEIGHT', { weightKg: 81 });
  expect(await weighedAt()).toBeGreaterThan(first);
});

test('who has no profile has no answers to withdraw, and nothing is noted of it', async () => {
  const client = server.client();
  const userId = await signUp(client);
  expect(await withdraw(client, true)).toEqual([]);
  expect((await storedRows(userId)).consent).toEqual([]);
  const visitor = await server
    .client()
    .graphql('mutation { withdrawDataConsent(input: { isSure: true }) { problems { code } } }');
  expect(visitor.errors[0]?.extensions.code).toBe('auth.required');
});

test('withdrawing takes the draft out of the browser too', async () => {
  const client = server.client();
  await signUp(client);
  await saveStep(client, 'GOAL', { goals: ['LEARN'] });
  expect(client.cookies.has('quiz')).toBe(true);
  await withdraw(client, false);
  expect(client.cookies.has('quiz')).toBe(true);
  await withdraw(client, true);
  expect((await readDraft(client)).answers.goals).toBeNull();
});
