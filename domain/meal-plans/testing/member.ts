import type { Database } from '../../../db/database.ts';
import { fixedClock } from '../../../lib/clock.ts';
import { createRandomId } from '../../../lib/ids.ts';
import { users } from '../../identity/identity.tables.ts';
import type { PlannerProfile } from '../../planner/types.ts';
import { plannerProfileOf } from '../../profile/planner/planner-profile.rules.ts';
import { adoptSurveyDraft } from '../../profile/survey/adopt-survey-draft.ts';
import type { CompleteAnswers } from '../../profile/survey/survey.rules.ts';

const registeredAt = new Date('2026-03-02T08:00:00Z');

/** An ordinary member's answers, to be changed by a test where it matters. */
export const ordinaryAnswers: CompleteAnswers = {
  goals: ['LOSE_WEIGHT'],
  gender: 'FEMALE',
  birthYear: 1984,
  heightCm: 168,
  measurementSystem: 'METRIC',
  weightUnit: 'kg',
  activity: 'MODERATE',
  weightKg: 78,
  healthConditions: [],
  isPregnantOrBreastfeeding: false,
  carbLevel: 'MODERATE',
  proteinLevel: 'ADEQUATE_PROTEIN',
  avoid: [],
  cuisines: [],
  dishes: [],
  cookingSkill: 'average',
  cookingTime: 'average',
  foodBudget: 'average',
  mealsPerDay: 3,
  leftovers: true,
  challenges: [],
  hasWeightGoal: true,
  goalWeightKg: 70,
  dataConsent: true,
};

/** A user, with a profile unless `answers` is null. */
export async function addMember(args: {
  db: Database;
  answers?: CompleteAnswers | null;
}): Promise<string> {
  const { db, answers = ordinaryAnswers } = args;
  const userId = createRandomId();
  await db.insert(users).values({
    id: userId,
    name: 'Maria Klein',
    firstName: 'Maria',
    lastName: 'Klein',
    email: `${userId}@yolk.example`,
    emailVerified: false,
    createdAt: registeredAt,
    updatedAt: registeredAt,
  });
  if (answers !== null) await addProfile({ db, userId, answers });
  return userId;
}

export async function addProfile(args: {
  db: Database;
  userId: string;
  answers: CompleteAnswers;
}): Promise<void> {
  const { db, userId, answers } = args;
  const draft = { answers, savedAt: registeredAt, consentedAt: registeredAt, userId };
  const clock = fixedClock(registeredAt);
  const isKept = await adoptSurveyDraft({ db, clock, createId: createRandomId, userId, draft });
  if (!isKept) throw new Error('These answers make no profile');
}

export function profileOf(answers: CompleteAnswers): PlannerProfile {
  return plannerProfileOf({ answers, thisYear: 2026, includePremium: true });
}

/** Members who differ in what limits a plan. */
export const variedAnswers: readonly CompleteAnswers[] = [
  ordinaryAnswers,
  { ...ordinaryAnswers, carbLevel: 'STRICT' },
  { ...ordinaryAnswers, carbLevel: 'LIBERAL', proteinLevel: 'HIGH_PROTEIN' },
  { ...ordinaryAnswers, carbLevel: 'UNKNOWN', proteinLevel: 'UNKNOWN_PROTEIN' },
  { ...ordinaryAnswers, mealsPerDay: 2 },
  { ...ordinaryAnswers, mealsPerDay: 2, carbLevel: 'STRICT', leftovers: false },
  { ...ordinaryAnswers, leftovers: false, cookingTime: 'plenty', cookingSkill: 'masterChef' },
  { ...ordinaryAnswers, avoid: ['PORK', 'SHELLFISH'] },
  { ...ordinaryAnswers, avoid: ['DAIRY'], allergies: ['NUTS'] },
  { ...ordinaryAnswers, avoid: ['FISH', 'SHELLFISH', 'LAMB'], cuisines: ['ITALIAN', 'MEXICAN'] },
  { ...ordinaryAnswers, gender: 'MALE', heightCm: 186, weightKg: 104, activity: 'ACTIVE' },
  { ...ordinaryAnswers, gender: 'OTHER', weightKg: 92, dishes: ['SALAD', 'SOUP'] },
  { ...ordinaryAnswers, goals: ['LEARN'], foodBudget: 'less', challenges: ['HUNGER'] },
  { ...ordinaryAnswers, cookingSkill: 'beginner', foodBudget: 'more' },
  { ...ordinaryAnswers, avoid: ['BEEF', 'PORK', 'LAMB'], mealsPerDay: 2, carbLevel: 'LIBERAL' },
];
