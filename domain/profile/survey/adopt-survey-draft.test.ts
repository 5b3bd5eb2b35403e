import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { DatabaseConnection } from '../../../db/database.ts';
import { fixedClock } from '../../../lib/clock.ts';
import { createRandomId } from '../../../lib/ids.ts';
import { openTestDatabase } from '../../../server/testing/test-database.ts';
import { users } from '../../identity/identity.tables.ts';
import { adoptSurveyDraft } from './adopt-survey-draft.ts';
import { consents } from '../../identity/identity.tables.ts';
import { exportOwnAnswers } from '../export-own-data.ts';
import { findPlannerProfile } from '../planner/find-planner-profile.ts';
import type { KnownOfMember } from '../planner/planner-profile.rules.ts';
import { changeGoalWeight } from '../preferences/change-goal-weight.ts';
import { findEaters } from '../preferences/find-eaters.ts';
import { storeProfile } from '../profile.store.ts';
import { profiles, quizCounts } from '../profile.tables.ts';
import { countQuiz } from './count-quiz.ts';
import { findAnswers } from './find-answers.ts';
import { findQuizWeight } from './find-quiz-weight.ts';
import { findSurveyDraft } from './find-survey-draft.ts';
import { addToQuizCounts } from './quiz-counts.store.ts';
import { readQuizFigures } from './quiz-figures.ts';
import type { SurveyAnswers } from './survey-answers.rules.ts';
import { emptyDraft, type SurveyDraft } from './survey-draft.ts';
import { completeAnswers } from '../testing/complete-answers.ts';

let connection: DatabaseConnection;
let userId: string;
const savedAt = new Date('2026-03-01T10:00:00Z');

beforeAll(async () => {
  connection = await openTestDatabase();
});
afterAll(() => connection.close());
beforeEach(async () => {
  userId = createRandomId();
  await connection.db.insert(users).values({
    id: userId,
    name: 'Ada',
    firstName: 'Ada',
    lastName: 'Lind',
    email: `${userId}@example.com`,
    emailVerified: true,
    createdAt: savedAt,
    updatedAt: savedAt,
  });
});

function draftOf(changes: Partial<SurveyDraft> = {}): SurveyDraft {
  return { answers: completeAnswers(), savedAt, consentedAt: savedAt, userId: null, ...changes };
}

function adopt(draft: SurveyDraft): Promise<boolean> {
  const clock = fixedClock('2026-03-01T10:05:00Z');
  return adoptSurveyDraft({ db: connection.db, clock, createId: createRandomId, userId, draft });
}

async function storedRows() {
  const { db } = connection;
  const profile = await db.select().from(profiles).where(eq(profiles.userId, userId));
  const consent = await db.select().from(consents).where(eq(consents.userId, userId));
  return { profile, consent };
}

test('a complete draft becomes the profile, with the consent it rests on', async () => {
  expect(await adopt(draftOf())).toBe(true);
  const { profile, consent } = await storedRows();
  expect(profile).toMatchObject([{ answers: completeAnswers(), updatedAt: savedAt }]);
  expect(consent).toMatchObject([{ kind: 'DATA_STORAGE', decision: 'GIVEN', createdAt: savedAt }]);
});

test('the same draft again changes nothing', async () => {
  await adopt(draftOf());
  const before = await storedRows();
  expect(await adopt(draftOf())).toBe(false);
  expect(await storedRows()).toEqual(before);
});

test('the same draft from two requests at once is stored once', async () => {
  await Promise.all([adopt(draftOf()), adopt(draftOf())]);
  const { profile, consent } = await storedRows();
  expect([profile.length, consent.length]).toEqual([1, 1]);
});

test('newer answers of the member stay, older ones are replaced', async () => {
  await adopt(draftOf());
  const older = new Date('2026-02-01T10:00:00Z');
  await adopt(draftOf({ answers: completeAnswers({ gender: 'MALE' }), savedAt: older }));
  expect((await storedRows()).profile).toMatchObject([{ answers: { gender: 'FEMALE' } }]);
  const newer = new Date('2026-03-01T10:01:00Z');
  await adopt(draftOf({ answers: completeAnswers({ gender: 'OTHER' }), savedAt: newer }));
  const { profile, consent } = await storedRows();
  expect(profile).toMatchObject([{ answers: { gender: 'OTHER' }, createdAt: savedAt }]);
  expect(consent).toHaveLength(1);
});

test.each<{ what: string; changes: Partial<SurveyDraft> }>([
  { what: 'without consent', changes: { consentedAt: null } },
  {
    what: 'with consent taken back',
    changes: { answers: completeAnswers({ dataConsent: false }) },
  },
  { what: 'that is empty', changes: { answers: {}, savedAt: null, consentedAt: null } },
  { what: 'with a step open', changes: { answers: completeAnswers({ gender: undefined }) } },
  { what: 'of someone under 18', changes: { answers: completeAnswers({ birthYear: 2010 }) } },
  { what: 'of another member', changes: { userId: 'someone-else' } },
])('a draft $what is not stored', async ({ changes }) => {
  expect(await adopt(draftOf(changes))).toBe(false);
  expect(await storedRows()).toEqual({ profile: [], consent: [] });
});

const at = (minutes: number) => new Date(savedAt.getTime() + minutes * 60_000);

/** What was stored a minute ago, as a member stored it. */
async function withProfile(answers: SurveyAnswers = completeAnswers()): Promise<void> {
  const { db } = connection;
  const times = { savedAt, consentedAt: savedAt };
  await storeProfile({ db, createId: createRandomId, userId, answers, ...times });
}

function findDraft(cookieDraft: SurveyDraft, asked: string | null = userId) {
  const clock = fixedClock('2026-03-01T10:05:00Z');
  return findSurveyDraft({ db: connection.db, clock, userId: asked, cookieDraft });
}

test('a visitor’s survey is what the browser holds, and so is a member’s without a profile', async () => {
  const draft = draftOf({ answers: { goals: ['LEARN'] } });
  expect(await findDraft(draft, null)).toBe(draft);
  expect(await findDraft(draft)).toBe(draft);
});

test('a member’s survey is their profile, unless the browser has newer answers of theirs', async () => {
  await withProfile();
  const stored = { answers: completeAnswers(), savedAt, consentedAt: savedAt, userId };
  const [few, whole] = [{ goals: ['LEARN'] } as const, completeAnswers({ gender: 'OTHER' })];
  const of = (given: Partial<SurveyDraft>) => findDraft(draftOf({ savedAt: at(1), ...given }));
  expect(await of({ answers: {}, savedAt: null })).toEqual(stored);
  // Of whoever used the browser before: few answers are nobody's, a whole survey is.
  expect(await of({ answers: few })).toEqual(stored);
  expect((await of({ answers: whole })).answers).toBe(whole);
  expect((await of({ answers: few, userId })).answers).toBe(few);
  expect(await of({ answers: whole, savedAt })).toEqual(stored);
  expect(await of({ answers: few, userId, savedAt: at(-1) })).toEqual(stored);
});

test('what is known of a member’s weight is when they told it', async () => {
  const { db } = connection;
  expect(await findQuizWeight({ db, userId })).toBeNull();
  await withProfile(completeAnswers({ weightKg: undefined }));
  expect(await findQuizWeight({ db, userId })).toBeNull();
  await withProfile();
  expect(await findQuizWeight({ db, userId })).toEqual({ weightKg: 80, at: savedAt });
  const weighedAt = Date.parse('2026-02-01T09:00:00Z');
  await withProfile(completeAnswers({ weighedAt }));
  expect(await findQuizWeight({ db, userId })).toEqual({ weightKg: 80, at: new Date(weighedAt) });
});

test('what others ask of a profile is there with it, and nothing without', async () => {
  const { db } = connection;
  const clock = fixedClock('2026-03-01T10:05:00Z');
  const owner = { db, userId };
  const profileOf = () => findPlannerProfile({ ...owner, clock, includePremium: false });
  expect(await findAnswers(owner)).toBeNull();
  expect(await findEaters(owner)).toEqual({ adults: 1, children: 0 });
  expect(await exportOwnAnswers(owner)).toBeNull();
  expect(await profileOf()).toBeNull();
  await withProfile(completeAnswers({ adults: 2, children: 3, gender: undefined }));
  expect(await findEaters(owner)).toEqual({ adults: 2, children: 3 });
  expect(await profileOf()).toBeNull();
  await withProfile();
  expect(await findAnswers(owner)).toEqual(completeAnswers());
  expect(await exportOwnAnswers(owner)).toEqual({
    answers: completeAnswers(),
    firstAnsweredAt: savedAt,
    answeredAt: savedAt,
  });
  expect(await profileOf()).toMatchObject({ ageYears: 41, includePremium: false });
  const known = { daysBefore: [], history: [], opinions: {} } as unknown as KnownOfMember;
  const more = { ...owner, clock, includePremium: true, known };
  expect(await findPlannerProfile(more)).toMatchObject({ includePremium: true, ...known });
});

test('the goal of a profile is changed, refused or taken away, and kept nowhere without one', async () => {
  const { db } = connection;
  const goal = (goalWeightKg: number | null, time = '2026-03-02T10:00:00Z') => {
    const clock = fixedClock(time);
    return changeGoalWeight({ db, clock, createId: createRandomId, userId, goalWeightKg });
  };
  expect(await goal(70)).toEqual({ ok: true, value: false });
  expect((await storedRows()).profile).toEqual([]);
  await withProfile();
  expect(await goal(70)).toEqual({ ok: true, value: true });
  const changed = { hasWeightGoal: true, goalWeightKg: 70 };
  const { profile, consent } = await storedRows();
  expect(profile).toMatchObject([
    { answers: completeAnswers(changed), updatedAt: new Date('2026-03-02T10:00:00Z') },
  ]);
  expect(consent).toMatchObject([{ decision: 'GIVEN', createdAt: savedAt }]);
  expect(await goal(40)).toMatchObject({ ok: false, reason: [{ code: 'goal-weight.too-low' }] });
  expect((await storedRows()).profile).toMatchObject([{ answers: changed }]);
  expect(await goal(null)).toEqual({ ok: true, value: true });
  expect((await storedRows()).profile).toMatchObject([{ answers: { hasWeightGoal: false } }]);
});

test('the quiz is counted by day, and compared with days that were all counted', async () => {
  const { db } = connection;
  const now = new Date('2026-03-30T12:00:00Z');
  const figures = () => readQuizFigures({ db, now, days: 10 });
  await db.delete(quizCounts);
  const none = { begun: 0, finished: 0 };
  expect(await figures()).toEqual({ last: none, before: null, countedSince: null });
  const count = async (day: string, reached: readonly ('BEGUN' | 'FINISHED')[], times = 1) => {
    for (let time = 0; time < times; time += 1) await addToQuizCounts({ db, day, reached });
  };
  await count('2026-03-30', ['BEGUN', 'FINISHED'], 2);
  await count('2026-03-21', ['BEGUN']);
  await count('2026-03-20', ['FINISHED'], 3);
  await count('2026-03-12', ['BEGUN']);
  const last = { begun: 3, finished: 2 };
  expect(await figures()).toEqual({ last, before: null, countedSince: '2026-03-12' });
  await count('2026-03-11', ['BEGUN']);
  const before = { begun: 2, finished: 3 };
  expect(await figures()).toEqual({ last, before, countedSince: '2026-03-11' });
  await count('2026-03-10', ['FINISHED']);
  expect(await figures()).toEqual({ last, before, countedSince: '2026-03-10' });
  const nowhere = {} as typeof db;
  await expect(
    addToQuizCounts({ db: nowhere, day: '2026-03-30', reached: [] }),
  ).resolves.toBeUndefined();
});

test('that a quiz could not be counted is noted, and nothing else', async () => {
  const warnings: unknown[] = [];
  const failure = new Error('the database is away');
  const db = {
    insert: () => {
      throw failure;
    },
  };
  const services = {
    db,
    clock: fixedClock('2026-03-01T10:05:00Z'),
    log: { warn: (...noted: unknown[]) => warnings.push(noted) },
  };
  const saved = { problems: [], draft: draftOf(), isStored: false };
  type Asked = Parameters<typeof countQuiz>[0];
  await countQuiz({ services, before: emptyDraft, saved } as unknown as Asked);
  expect(warnings).toEqual([[{ err: failure }, 'a quiz was not counted']]);
});
