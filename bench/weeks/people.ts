import { ordinaryProfile } from '../../domain/planner/testing/synthetic-profiles.ts';
import type { PlannerProfile } from '../../domain/planner/types.ts';

export interface Person {
  readonly name: string;
  readonly profile: PlannerProfile;
}

function person(name: string, changes: Partial<PlannerProfile> = {}): Person {
  return { name, profile: { ...ordinaryProfile, ...changes } };
}

const tallMan = { sex: 'MALE', heightCm: 186, weightKg: 104, goalWeightKg: 90 } as const;

/** Twenty-four members who want different things, as unlike each other as real ones. */
export const people: readonly Person[] = [
  person('an ordinary member, moderate carbs'),
  person('keto', { carbLevel: 'STRICT' }),
  person('keto, two meals, no leftovers', {
    carbLevel: 'STRICT',
    mealsPerDay: 2,
    leftovers: false,
  }),
  person('a tall active man, high protein', {
    ...tallMan,
    activity: 'ACTIVE',
    proteinLevel: 'HIGH_PROTEIN',
  }),
  person('a tall man on keto, little time', {
    ...tallMan,
    carbLevel: 'STRICT',
    cookingTime: 'minimal',
  }),
  person('vegetarian', { diet: 'VEGETARIAN' }),
  person('vegetarian keto', { diet: 'VEGETARIAN', carbLevel: 'STRICT' }),
  person('vegan, liberal carbs', { diet: 'VEGAN', carbLevel: 'LIBERAL' }),
  person('no dairy, allergic to nuts', { avoid: ['DAIRY'], allergies: ['NUTS'] }),
  person('no eggs', { avoid: ['EGGS'] }),
  person('no pork, no shellfish', { avoid: ['PORK', 'SHELLFISH'] }),
  person('fish but no meat', { avoid: ['BEEF', 'LAMB', 'PORK', 'POULTRY'] }),
  person('Italian and Mexican food', { cuisines: ['ITALIAN', 'MEXICAN'] }),
  person('loves soup and salad', { dishes: ['SOUP', 'SALAD'] }),
  person('small budget, beginner', { foodBudget: 'less', cookingSkill: 'beginner' }),
  person('fifteen minutes on weekdays', { cookingTime: 'minimal', leftovers: false }),
  person('cooks for pleasure, liberal carbs', {
    cookingTime: 'plenty',
    cookingSkill: 'masterChef',
    foodBudget: 'more',
    carbLevel: 'LIBERAL',
    isLosingWeight: false,
  }),
  person('hungry, with cravings', { challenges: ['HUNGER', 'CRAVINGS'] }),
  person('a small woman of seventy', {
    ageYears: 70,
    heightCm: 155,
    weightKg: 58,
    goalWeightKg: 54,
    activity: 'LESS_ACTIVE',
  }),
  person('another gender, two meals, high protein', {
    sex: 'OTHER',
    mealsPerDay: 2,
    proteinLevel: 'HIGH_PROTEIN',
    weightKg: 92,
  }),
  person('a woman on keto without fish, fifteen minutes', {
    ageYears: 43,
    carbLevel: 'STRICT',
    avoid: ['FISH'],
    cookingTime: 'minimal',
  }),
  person('a young man, liberal carbs, no wish to lose weight', {
    sex: 'MALE',
    ageYears: 27,
    heightCm: 178,
    weightKg: 74,
    goalWeightKg: null,
    isLosingWeight: false,
    carbLevel: 'LIBERAL',
    leftovers: false,
  }),
  person('keto, high protein, average cook', {
    carbLevel: 'STRICT',
    proteinLevel: 'HIGH_PROTEIN',
    ageYears: 51,
  }),
  person('Asian food, no dairy, no nuts', {
    cuisines: ['ASIAN'],
    avoid: ['DAIRY', 'NUTS'],
  }),
];
