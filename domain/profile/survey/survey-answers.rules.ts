import { avoidGroups } from '../../planner/types.ts';

export const goals = [
  'LOSE_WEIGHT',
  'IMPROVE_HEALTH',
  'LEARN',
  'FIND_SUPPORT',
  'MANAGE_CRAVINGS',
  'MEAL_PLANNING',
  'TREAT_HEALTH_CONDITION',
] as const;
export const genders = ['FEMALE', 'MALE', 'OTHER'] as const;
export const measurementSystems = ['METRIC', 'IMPERIAL'] as const;
export const weightUnits = ['kg', 'lb', 'st'] as const;
export const activities = ['LESS_ACTIVE', 'MODERATE', 'ACTIVE'] as const;
export const healthConditions = [
  'HIGH_BLOOD_PRESSURE',
  'TYPE1_DIABETES',
  'TYPE2_DIABETES',
] as const;
export const doctorReasons = [
  'UNDER_18',
  'PREGNANT_OR_BREASTFEEDING',
  'TYPE1_DIABETES',
  'TYPE2_DIABETES',
  'HIGH_BLOOD_PRESSURE',
] as const;
export const carbLevels = ['STRICT', 'MODERATE', 'LIBERAL', 'UNKNOWN'] as const;
export const proteinLevels = ['ADEQUATE_PROTEIN', 'HIGH_PROTEIN', 'UNKNOWN_PROTEIN'] as const;
export const diets = ['VEGETARIAN', 'VEGAN'] as const;
export const surveyCuisines = [
  'ASIAN',
  'INDIAN',
  'ITALIAN',
  'MEDITERRANEAN',
  'MEXICAN',
  'MIDDLE_EASTERN',
] as const;
export const surveyDishes = [
  'CASSEROLE',
  'GRILL',
  'OMELET',
  'PIZZA',
  'SALAD',
  'SOUP',
  'STEW',
  'STIR_FRY',
] as const;
export const cookingSkills = ['beginner', 'average', 'masterChef'] as const;
export const cookingTimes = ['minimal', 'average', 'plenty'] as const;
export const foodBudgets = ['less', 'average', 'more'] as const;
const mealCounts = [2, 3] as const;
export const dietChallenges = [
  'BAD_FOOD',
  'CRAVINGS',
  'HUNGER',
  'LIMITED_OPTIONS',
  'NO_INTEREST_IN_DIET',
] as const;

export type Goal = (typeof goals)[number];
export type Gender = (typeof genders)[number];
export type MeasurementSystem = (typeof measurementSystems)[number];
export type WeightUnit = (typeof weightUnits)[number];
export type HealthCondition = (typeof healthConditions)[number];
export type DoctorReason = (typeof doctorReasons)[number];
export type Diet = (typeof diets)[number];

/** How each answer is read from whatever a form, a client or an older release left us. */
const readers = {
  goals: someOf(goals),
  gender: oneOf(genders),
  birthYear: readNumber,
  heightCm: readNumber,
  measurementSystem: oneOf(measurementSystems),
  weightUnit: oneOf(weightUnits),
  activity: oneOf(activities),
  weightKg: readNumber,
  /** When the weight was told, milliseconds since 1970; nobody is asked for it. */
  weighedAt: readNumber,
  healthConditions: someOf(healthConditions),
  isPregnantOrBreastfeeding: readBoolean,
  /** The reasons whose advice was on the screen; a new reason shows the step again. */
  doctorAdviceRead: someOf(doctorReasons),
  carbLevel: oneOf(carbLevels),
  proteinLevel: oneOf(proteinLevels),
  avoid: someOf(avoidGroups),
  allergies: someOf(avoidGroups),
  diet: oneOf(diets),
  cuisines: someOf(surveyCuisines),
  dishes: someOf(surveyDishes),
  /** Who eat, the member among them. */
  adults: readNumber,
  children: readNumber,
  /** What the others are called, in their order; an empty text is no name. */
  adultNames: readNames,
  childNames: readNames,
  cookingSkill: oneOf(cookingSkills),
  cookingTime: oneOf(cookingTimes),
  foodBudget: oneOf(foodBudgets),
  mealsPerDay: oneOf(mealCounts),
  leftovers: readBoolean,
  /** Any dish may come back after three days. */
  acceptsRepeats: readBoolean,
  challenges: someOf(dietChallenges),
  hasWeightGoal: readBoolean,
  goalWeightKg: readNumber,
  dataConsent: readBoolean,
};

type Readers = typeof readers;
export type AnswerName = keyof Readers;

/** What a member has answered so far; body measures are always metric. */
export type SurveyAnswers = {
  readonly [Name in AnswerName]?: Exclude<ReturnType<Readers[Name]>, undefined>;
};

const answerNames = Object.keys(readers) as AnswerName[];

/** Keeps what is an answer and forgets the rest, so that old drafts never break a page. */
export function readAnswers(value: unknown): SurveyAnswers {
  if (typeof value !== 'object' || value === null) return {};
  const given = value as Record<string, unknown>;
  const entries = answerNames.map((name) => [name, readers[name](given[name])] as const);
  return Object.fromEntries(entries.filter(([, answer]) => answer !== undefined));
}

/** An answer given as null, or not understood, is taken back; one left out stays what it was. */
export type GivenAnswers = { readonly [Name in AnswerName]?: SurveyAnswers[Name] | null };

export function readGivenAnswers(value: Readonly<Record<string, unknown>>): GivenAnswers {
  const given = answerNames.filter((name) => value[name] !== undefined);
  return Object.fromEntries(given.map((name) => [name, readers[name](value[name]) ?? null]));
}

function oneOf<Word extends string | number>(words: readonly Word[]) {
  return (value: unknown): Word | undefined => words.find((word) => word === value);
}

function someOf<Word extends string>(words: readonly Word[]) {
  return (value: unknown): readonly Word[] | undefined => {
    if (!Array.isArray(value)) return undefined;
    return words.filter((word) => value.includes(word));
  };
}

/** More places than a table has are forgotten. */
const mostNames = 8;

function readNames(value: unknown): readonly string[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const names = value
    .slice(0, mostNames)
    .map((name) => (typeof name === 'string' ? name.trim() : ''));
  return names.slice(0, names.findLastIndex((name) => name !== '') + 1);
}

function readNumber(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

function readBoolean(value: unknown): boolean | undefined {
  return typeof value === 'boolean' ? value : undefined;
}
