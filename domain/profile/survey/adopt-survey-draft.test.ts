import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { DatabaseConnection } from '../../../db/database.ts';
import { fixedClock } from '../../../lib/clock.ts';
import { createRandomId } from '../../../lib/ids.ts';
import { openTestDatabase } from '../../../server/testing/test-database.ts';
import { users } from '../../identity/identity.tables.ts';
import { adoptSurveyDraft } from './adopt-survey-draft.ts';
import { consents } from '../../identity/identity.tables.ts';
import { profiles } from '../profile.tables.ts';
import type { SurveyDraft } from './survey-draft.ts';
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
