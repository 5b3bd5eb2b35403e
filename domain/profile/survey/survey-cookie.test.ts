import { expect, test } from 'vitest';
import { CookieJar } from '../../../api/cookie-jar.ts';
import { avoidGroups } from '../../planner/types.ts';
import {
  dietChallenges,
  doctorReasons,
  goals,
  healthConditions,
  surveyCuisines,
  surveyDishes,
} from './survey-answers.rules.ts';
import { readDraftCookie, writeDraftCookie } from './survey-cookie.ts';
import { emptyDraft, readDraft, type SurveyDraft } from './survey-draft.ts';
import { completeAnswers } from '../testing/complete-answers.ts';

const secret = 'a secret that only the tests know, long enough';
const savedAt = new Date();

const everything: SurveyDraft = {
  answers: completeAnswers({
    goals,
    healthConditions,
    doctorAdviceRead: doctorReasons,
    isPregnantOrBreastfeeding: true,
    heightCm: 170.2,
    weightKg: 172.57,
    goalWeightKg: 168.12,
    measurementSystem: 'IMPERIAL',
    activity: 'LESS_ACTIVE',
    carbLevel: 'MODERATE',
    proteinLevel: 'ADEQUATE_PROTEIN',
    avoid: avoidGroups,
    allergies: avoidGroups,
    diet: 'VEGETARIAN',
    cuisines: surveyCuisines,
    dishes: surveyDishes,
    cookingSkill: 'masterChef',
    acceptsRepeats: true,
    challenges: dietChallenges,
  }),
  savedAt,
  consentedAt: savedAt,
  userId: crypto.randomUUID(),
};

async function setCookieOf(draft: SurveyDraft): Promise<string> {
  const cookies = new CookieJar({ received: {}, isSecure: true });
  await writeDraftCookie({ cookies, secret, draft });
  return cookies.headers()[0]!;
}

function readBack(args: { header: string; userId: string | null }): Promise<SurveyDraft> {
  const value = args.header.slice('quiz='.length, args.header.indexOf(';'));
  const cookies = new CookieJar({ received: { quiz: value }, isSecure: true });
  return readDraftCookie({ cookies, secret, userId: args.userId });
}

test('with every answer given the cookie stays under 3.5 KB', async () => {
  const header = await setCookieOf(everything);
  expect(Buffer.byteLength(header)).toBeLessThan(3500);
});

test('the draft comes back as it was, to the one who left it', async () => {
  const header = await setCookieOf(everything);
  expect(await readBack({ header, userId: everything.userId })).toEqual(everything);
});

test('what a member left in the browser is closed to visitors and other members', async () => {
  const header = await setCookieOf(everything);
  expect(await readBack({ header, userId: null })).toEqual(emptyDraft);
  expect(await readBack({ header, userId: 'someone-else' })).toEqual(emptyDraft);
});

test('a visitor takes their draft along when they sign in', async () => {
  const draft = { ...everything, userId: null };
  const header = await setCookieOf(draft);
  expect(await readBack({ header, userId: 'new-member' })).toEqual(draft);
});

test('nothing of the answers can be read from the cookie', async () => {
  const header = await setCookieOf(everything);
  const [, payload = ''] = header.split('=');
  const parts = payload.split('.').map((part) => Buffer.from(part, 'base64url').toString());
  expect(parts.join()).not.toContain('goals');
});

test.each(['', 'nonsense', 'a.b.c.d.e'])('a broken cookie %j is an empty draft', async (quiz) => {
  const cookies = new CookieJar({ received: { quiz }, isSecure: true });
  expect(await readDraftCookie({ cookies, secret, userId: null })).toEqual(emptyDraft);
});

test('the draft stays in the browser for thirty days, out of reach of scripts', async () => {
  const header = await setCookieOf(everything);
  expect(header).toMatch(/^quiz=[^;]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=2592000; Secure$/);
});

test.each<[string, Record<string, unknown>, SurveyDraft]>([
  ['nothing', {}, emptyDraft],
  ['no time', { answers: { gender: 'MALE' }, savedAt: null }, emptyDraft],
  ['a time that is none', { answers: { gender: 'MALE' }, savedAt: 'then' }, emptyDraft],
  [
    'no consent and no owner',
    { answers: { gender: 'MALE' }, savedAt: savedAt.toISOString(), consentedAt: 7, userId: 7 },
    { answers: { gender: 'MALE' }, savedAt, consentedAt: null, userId: null },
  ],
])('a draft of an older release with %s is read as far as it is one', (_what, data, draft) => {
  expect(readDraft(data)).toEqual(draft);
});

test('what is no draft at all is an empty one', () => {
  expect(readDraft(null)).toEqual(emptyDraft);
});
