import { expect, test } from 'vitest';
import {
  plannerProfileOf,
  targetsOf,
  unfinishedProfileOf,
  type KnownOfMember,
} from './planner-profile.rules.ts';
import type { SurveyAnswers } from '../survey/survey-answers.rules.ts';
import { findCompleteAnswers } from '../survey/survey.rules.ts';
import { completeAnswers, thisYear } from '../testing/complete-answers.ts';

function complete(changes: SurveyAnswers = {}) {
  const answers = findCompleteAnswers({ answers: completeAnswers(changes), thisYear });
  if (answers === null) throw new Error('The test needs complete answers');
  return answers;
}

function profileOf(changes: SurveyAnswers = {}) {
  return plannerProfileOf({ answers: complete(changes), thisYear, includePremium: true });
}

test('the generator reads the answers', () => {
  expect(profileOf({ allergies: ['NUTS'] })).toEqual({
    sex: 'FEMALE',
    ageYears: 41,
    heightCm: 170,
    weightKg: 80,
    goalWeightKg: 68,
    activity: 'MODERATE',
    isLosingWeight: true,
    carbLevel: 'STRICT',
    proteinLevel: 'ADEQUATE_PROTEIN',
    avoid: ['NUTS', 'PORK'],
    allergies: ['NUTS'],
    diet: null,
    cuisines: ['ITALIAN'],
    dishes: ['SALAD'],
    cookingSkill: 'average',
    cookingTime: 'average',
    foodBudget: 'average',
    mealsPerDay: 3,
    leftovers: true,
    challenges: ['HUNGER'],
    includePremium: true,
  });
});

const proteins = ['BEEF', 'FISH', 'LAMB', 'PORK', 'POULTRY', 'SHELLFISH'] as const;

test.each<{ who: string; given: SurveyAnswers; diet: string | null; avoid: string[] }>([
  {
    who: 'a vegetarian',
    given: { avoid: [], diet: 'VEGETARIAN' },
    diet: 'VEGETARIAN',
    avoid: [...proteins],
  },
  {
    who: 'a vegan',
    given: { avoid: [], diet: 'VEGAN' },
    diet: 'VEGAN',
    avoid: ['BEEF', 'DAIRY', 'EGGS', 'FISH', 'LAMB', 'PORK', 'POULTRY', 'SHELLFISH'],
  },
  {
    who: 'whoever avoids all proteins',
    given: { avoid: [...proteins] },
    diet: 'VEGETARIAN',
    avoid: [...proteins],
  },
  { who: 'whoever avoids one', given: { avoid: ['BEEF'] }, diet: null, avoid: ['BEEF'] },
])('$who eats $diet and avoids $avoid', ({ given, diet, avoid }) => {
  expect(profileOf(given)).toMatchObject({ diet, avoid });
});

test.each<{ who: string; changes: SurveyAnswers; isLosingWeight: boolean }>([
  { who: 'with the goal', changes: {}, isLosingWeight: true },
  { who: 'with another goal', changes: { goals: ['LEARN'] }, isLosingWeight: false },
  {
    who: 'pregnant or breastfeeding',
    changes: { isPregnantOrBreastfeeding: true, doctorAdviceRead: ['PREGNANT_OR_BREASTFEEDING'] },
    isLosingWeight: false,
  },
  { who: 'underweight', changes: { weightKg: 50, hasWeightGoal: false }, isLosingWeight: false },
])('someone $who loses weight: $isLosingWeight', ({ changes, isLosingWeight }) => {
  expect(profileOf(changes).isLosingWeight).toBe(isLosingWeight);
});

test('without a weight goal none is passed on, even if one was typed before', () => {
  expect(profileOf({ hasWeightGoal: false }).goalWeightKg).toBeNull();
});

test('accepting repeats lets any recipe back after three days', () => {
  expect(profileOf()).not.toHaveProperty('repeatsAfterDays');
  expect(profileOf({ acceptsRepeats: true }).repeatsAfterDays).toBe(3);
});

test('targets follow from the answers', () => {
  const targets = targetsOf({ answers: complete(), thisYear });
  // 10·80 + 6.25·170 − 5·41 − 161 = 1,496.5 at rest; × 1.6 − 20 %.
  expect(targets).toMatchObject({ restingEnergyKcal: 1497, energyKcal: 1916 });
  expect(targets.netCarbs.grams).toBe(20);
});

test('while the quiz is being answered, what is not answered leaves no food out', () => {
  expect(unfinishedProfileOf({ answers: {}, thisYear })).toMatchObject({
    avoid: [],
    allergies: [],
    diet: null,
    cuisines: [],
    dishes: [],
    carbLevel: 'LIBERAL',
    goalWeightKg: null,
    isLosingWeight: false,
    mealsPerDay: 3,
    includePremium: true,
  });
  const answers = { diet: 'VEGAN', allergies: ['NUTS'], carbLevel: 'STRICT' } as const;
  const unfinished = unfinishedProfileOf({
    answers: { ...answers, allergies: ['NUTS'] },
    thisYear,
  });
  expect(unfinished).toMatchObject({ diet: 'VEGAN', carbLevel: 'STRICT', allergies: ['NUTS'] });
  expect(unfinished.avoid).toContain('EGGS');
});

test('a plan knows what is known of the member besides the answers', () => {
  const known = { daysBefore: [], history: [] } as unknown as KnownOfMember;
  const answers = complete({ goalWeightKg: undefined, hasWeightGoal: false });
  const profile = plannerProfileOf({ answers, thisYear, includePremium: false, known });
  expect(profile).toMatchObject({ ...known, includePremium: false, goalWeightKg: null });
});

test.each([
  // 18.5 kg for each square metre: 53.465 kg at 170 cm.
  [53.47, true],
  [53.46, false],
])('who weighs %d kg at 170 cm loses weight: %s', (weightKg, isLosing) => {
  const changes = { weightKg, hasWeightGoal: false };
  expect(profileOf(changes).isLosingWeight).toBe(isLosing);
});

test('the weight of exactly the bound may still be lost', () => {
  const answers = complete({ heightCm: 200, weightKg: 74, hasWeightGoal: false });
  const profile = plannerProfileOf({ answers, thisYear, includePremium: true });
  expect(profile.isLosingWeight).toBe(true);
});
