import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  startTestServer,
  type TestClient,
  type TestServer,
} from '../../../server/testing/test-server.ts';
import { createRandomId } from '../../../lib/ids.ts';
import { premium, signedUp } from '../../recipes/testing/readers.ts';
import { findProfile, storeProfile } from '../profile.store.ts';
import type { SurveyAnswers } from '../survey/survey-answers.rules.ts';
import { completeAnswers } from '../testing/complete-answers.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function userIdOf(client: TestClient): Promise<string> {
  const { data } = await client.graphql<{ me: { userId: string } }>('query { me { userId } }');
  return data.me.userId;
}

async function withProfile(client: TestClient, changes: SurveyAnswers = {}): Promise<string> {
  const { db, clock } = server.services;
  const userId = await userIdOf(client);
  const times = { savedAt: clock.now(), consentedAt: clock.now() };
  const answers = completeAnswers(changes);
  await storeProfile({ db, createId: createRandomId, userId, answers, ...times });
  return userId;
}

async function answersOf(userId: string): Promise<SurveyAnswers | undefined> {
  return (await findProfile({ db: server.services.db, userId }))?.answers;
}

async function save(
  client: TestClient,
  answers: object,
  mutation: 'saveFoodPreferences' | 'saveAboutYou' = 'saveFoodPreferences',
) {
  const inputType = mutation === 'saveAboutYou' ? 'SaveAboutYouInput' : 'SaveFoodPreferencesInput';
  const answer = await client.graphql<{
    saved: { problems: { path: string[]; code: string; message: string }[] };
  }>(
    `mutation ($input: ${inputType}!) {
      saved: ${mutation}(input: $input) { problems { path code message } }
    }`,
    { input: { answers } },
  );
  return { ...answer, problems: answer.data?.saved?.problems };
}

test('answers that shape plans are changed, and the others stay, sent once or twice', async () => {
  const member = await premium(server);
  const userId = await withProfile(member);
  const changes = { carbLevel: 'MODERATE', avoid: ['FISH'], allergies: ['NUTS'], diet: null };
  for (let time = 1; time <= 2; time++) {
    expect((await save(member, changes)).problems).toEqual([]);
  }
  const { diet: _none, ...kept } = changes;
  expect(await answersOf(userId)).toEqual(completeAnswers(kept as SurveyAnswers));
});

test('what is no preference is not taken', async () => {
  const member = await premium(server);
  const userId = await withProfile(member);
  const given = { healthConditions: [], weightKg: 40, cookingTime: 'plenty' };
  expect((await save(member, given)).problems).toEqual([]);
  expect(await answersOf(userId)).toEqual(completeAnswers({ cookingTime: 'plenty' }));
});

test('goals, sex, birth year and height are changed like the others', async () => {
  const member = await premium(server);
  const userId = await withProfile(member);
  const changes = { goals: ['IMPROVE_HEALTH'], gender: 'MALE', birthYear: 1971, heightCm: 181 };
  expect((await save(member, changes)).problems).toEqual([]);
  expect(await answersOf(userId)).toEqual(completeAnswers(changes as SurveyAnswers));
});

test('what is changed in the settings counts at once: the targets of a day follow', async () => {
  const member = await premium(server);
  await withProfile(member, { gender: 'FEMALE', birthYear: 1984, heightCm: 168 });
  const targets = async () => {
    const { data } = await member.graphql<{
      profile: { targets: { energyKcal: number; proteinGrams: number } };
    }>('{ profile { targets { energyKcal proteinGrams } } }');
    return data.profile.targets;
  };
  const before = await targets();
  await save(member, { heightCm: 188 });
  const taller = await targets();
  expect(taller.energyKcal).toBeGreaterThan(before.energyKcal);
  await save(member, { birthYear: 1950 });
  const older = await targets();
  expect(older.energyKcal).toBeLessThan(taller.energyKcal);
  await save(member, { gender: 'MALE' });
  const asMan = await targets();
  expect(asMan.energyKcal).toBeGreaterThan(older.energyKcal);
  await save(member, { goals: ['IMPROVE_HEALTH'], hasWeightGoal: false });
  expect((await targets()).energyKcal).not.toBe(asMan.energyKcal);
});

test('those one eats with get names, in their order, and lose them', async () => {
  const member = await premium(server);
  const userId = await withProfile(member, { adults: 3, children: 1 });
  const names = { adultNames: ['Leo', '  '], childNames: [' Bo '] };
  expect((await save(member, names)).problems).toEqual([]);
  expect(await answersOf(userId)).toMatchObject({ adultNames: ['Leo'], childNames: ['Bo'] });
  const tooLong = await save(member, { adultNames: ['L'.repeat(31)] });
  expect(tooLong.problems).toMatchObject([
    { path: ['adultNames'], code: 'survey.eater-name-too-long' },
  ]);
  await save(member, { adultNames: ['', 'Ada'], childNames: [] });
  expect(await answersOf(userId)).toMatchObject({ adultNames: ['', 'Ada'], childNames: [] });
});

test('nobody becomes younger than plans are for', async () => {
  const member = await premium(server);
  const userId = await withProfile(member);
  const birthYear = server.services.clock.now().getUTCFullYear() - 12;
  const { problems } = await save(member, { birthYear, cookingTime: 'plenty' });
  expect(problems).toMatchObject([{ path: ['birthYear'], code: 'survey.adults-only' }]);
  expect(await answersOf(userId)).toEqual(completeAnswers());
});

test('one answer that is refused keeps all as they were', async () => {
  const member = await premium(server);
  const userId = await withProfile(member);
  const { problems } = await save(member, {
    carbLevel: 'LIBERAL',
    mealsPerDay: null,
    hasWeightGoal: true,
    goalWeightKg: 40,
  });
  expect(problems).toEqual([
    { path: ['mealsPerDay'], code: 'survey.answer-required', message: expect.any(String) },
    { path: ['goalWeightKg'], code: 'goal-weight.too-low', message: expect.stringContaining('54') },
  ]);
  expect(await answersOf(userId)).toEqual(completeAnswers());
});

test('who expects a child is not asked for a weight to reach', async () => {
  const member = await premium(server);
  const userId = await withProfile(member, { isPregnantOrBreastfeeding: true });
  expect((await save(member, { hasWeightGoal: false, leftovers: false })).problems).toEqual([]);
  expect(await answersOf(userId)).toMatchObject({ hasWeightGoal: true, leftovers: false });
});

test('a member who has not done the quiz is told to', async () => {
  const { problems } = await save(await premium(server), { leftovers: false });
  expect(problems).toMatchObject([{ path: [], code: 'preferences.profile-missing' }]);
});

test('who is no member changes nothing', async () => {
  const visitor = await save(server.client(), { leftovers: false });
  expect(visitor.errors[0]?.extensions.code).toBe('auth.required');
  const free = await signedUp(server);
  const userId = await withProfile(free);
  const refused = await save(free, { leftovers: false });
  expect(refused.errors[0]?.extensions.code).toBe('preferences.membership-required');
  expect(await answersOf(userId)).toEqual(completeAnswers());
});

test('who is no member changes who they are, and nothing of what is cooked for them', async () => {
  const free = await signedUp(server);
  const userId = await withProfile(free);
  const changes = {
    goals: ['IMPROVE_HEALTH'],
    gender: 'MALE',
    birthYear: 1971,
    heightCm: 181,
    activity: 'ACTIVE',
    hasWeightGoal: true,
    goalWeightKg: 75,
    challenges: ['CRAVINGS'],
  };
  const given = { ...changes, avoid: ['FISH'], carbLevel: 'LIBERAL', adults: 4, weightKg: 40 };
  expect((await save(free, given, 'saveAboutYou')).problems).toEqual([]);
  expect(await answersOf(userId)).toEqual(completeAnswers(changes as SurveyAnswers));
});

test('what is told of oneself is checked as in the quiz, and kept as it was when it is refused', async () => {
  const free = await signedUp(server);
  const about = (answers: object) => save(free, answers, 'saveAboutYou');
  expect((await about({ heightCm: 181 })).problems).toMatchObject([
    { path: [], code: 'preferences.profile-missing' },
  ]);
  const userId = await withProfile(free);
  const birthYear = server.services.clock.now().getUTCFullYear() - 12;
  expect((await about({ birthYear, gender: 'MALE' })).problems).toMatchObject([
    { path: ['birthYear'], code: 'survey.adults-only' },
  ]);
  expect((await about({ goals: null, goalWeightKg: 40 })).problems).toMatchObject([
    { path: ['goals'], code: 'survey.goal-required' },
    { path: ['goalWeightKg'], code: 'goal-weight.too-low' },
  ]);
  expect(await answersOf(userId)).toEqual(completeAnswers());
  const visitor = await save(server.client(), { heightCm: 181 }, 'saveAboutYou');
  expect(visitor.errors[0]?.extensions.code).toBe('auth.required');
});
