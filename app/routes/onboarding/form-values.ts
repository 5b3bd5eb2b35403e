import { numberFormat } from '../../../lib/formats.ts';
import { feetAndInchesOf, typedWeightOf } from '../../../domain/profile/body-units.rules.ts';
import type {
  MeasurementSystem,
  SurveyAnswers,
  WeightUnit,
} from '../../../domain/profile/survey/survey-answers.rules.ts';
import { locales, type Locale } from '../../../i18n/locales.ts';

/** What the fields of a step hold, by their names, as a form posts it. */
export type FormValues = Readonly<Record<string, readonly string[] | undefined>>;

export function formValuesOf(form: FormData): FormValues {
  return Object.fromEntries(
    [...new Set(form.keys())].map((name) => [name, form.getAll(name).map(String)]),
  );
}

/** The fields of a form that has every field there is: what was not sent is left out. */
export function sentValues(fields: Readonly<Record<string, unknown>>): FormValues {
  const sent = Object.entries(fields).filter(
    (entry): entry is [string, readonly string[]] => Array.isArray(entry[1]) && entry[1].length > 0,
  );
  return Object.fromEntries(sent);
}

/** The fields as they were left: answers in the words and units they were given in. */
export function answeredValues(args: { answers: SurveyAnswers; locale: Locale }): FormValues {
  const { answers, locale } = args;
  const { goals, healthConditions, avoid, allergies, cuisines, dishes, challenges } = answers;
  return {
    goals,
    healthConditions,
    avoid,
    allergies,
    cuisines,
    dishes,
    challenges,
    gender: one(answers.gender),
    birthYear: one(answers.birthYear),
    ...heightValues({ answers, locale }),
    measures: one(measuresOf({ answers, locale })),
    activity: one(answers.activity),
    ...weightValues({ weightKg: answers.weightKg, name: 'weight', answers, locale }),
    isPregnantOrBreastfeeding: answers.isPregnantOrBreastfeeding ? ['yes'] : [],
    carbLevel: one(answers.carbLevel),
    proteinLevel: one(answers.proteinLevel),
    isVegetarian: answers.diet === undefined ? [] : ['yes'],
    diet: one(answers.diet ?? 'VEGETARIAN'),
    adults: one(answers.adults ?? 1),
    children: one(answers.children ?? 0),
    adultNames: answers.adultNames,
    childNames: answers.childNames,
    cookingSkill: one(answers.cookingSkill),
    cookingTime: one(answers.cookingTime),
    foodBudget: one(answers.foodBudget),
    mealsPerDay: one(answers.mealsPerDay),
    leftovers: yesOrNo(answers.leftovers),
    acceptsRepeats: answers.acceptsRepeats ? ['yes'] : [],
    hasWeightGoal: yesOrNo(answers.hasWeightGoal),
    ...weightValues({ weightKg: answers.goalWeightKg, name: 'goalWeight', answers, locale }),
    dataConsent: answers.dataConsent ? ['yes'] : [],
  };
}

function measurementSystemOf(args: { answers: SurveyAnswers; locale: Locale }): MeasurementSystem {
  const { answers, locale } = args;
  if (answers.measurementSystem !== undefined) return answers.measurementSystem;
  return locales[locale].contentLanguage === 'en' ? 'IMPERIAL' : 'METRIC';
}

function weightUnitOf(args: { answers: SurveyAnswers; locale: Locale }): WeightUnit {
  if (args.answers.weightUnit !== undefined) return args.answers.weightUnit;
  return measurementSystemOf(args) === 'METRIC' ? 'kg' : 'lb';
}

/** One choice stands for the measurement system and the unit of weight. */
export const measureChoices = {
  METRIC: { measurementSystem: 'METRIC', weightUnit: 'kg' },
  US: { measurementSystem: 'IMPERIAL', weightUnit: 'lb' },
  STONE: { measurementSystem: 'IMPERIAL', weightUnit: 'st' },
} as const satisfies Record<string, Pick<SurveyAnswers, 'measurementSystem' | 'weightUnit'>>;

function measuresOf(args: { answers: SurveyAnswers; locale: Locale }): keyof typeof measureChoices {
  if (measurementSystemOf(args) === 'METRIC') return 'METRIC';
  return args.answers.weightUnit === 'st' ? 'STONE' : 'US';
}

function heightValues(args: { answers: SurveyAnswers; locale: Locale }): FormValues {
  const measurementSystem = one(measurementSystemOf(args));
  const { heightCm } = args.answers;
  if (heightCm === undefined) return { measurementSystem };
  const { feet, inches } = feetAndInchesOf({ heightCm });
  const shownCm = formatNumber({ value: heightCm, locale: args.locale });
  return { measurementSystem, heightCm: one(shownCm), feet: one(feet), inches: one(inches) };
}

function weightValues(args: {
  weightKg: number | undefined;
  name: 'weight' | 'goalWeight';
  answers: SurveyAnswers;
  locale: Locale;
}): FormValues {
  const { weightKg, name, locale } = args;
  const unit = weightUnitOf(args);
  if (weightKg === undefined) return { weightUnit: one(unit) };
  const { amount, pounds } = typedWeightOf({ weightKg, unit });
  return {
    weightUnit: one(unit),
    [name]: one(formatNumber({ value: amount, locale })),
    [`${name}Pounds`]: one(formatNumber({ value: pounds, locale })),
  };
}

function one(value: string | number | undefined): string[] {
  return value === undefined ? [] : [String(value)];
}

function yesOrNo(value: boolean | undefined): string[] {
  return value === undefined ? [] : [value ? 'yes' : 'no'];
}

function formatNumber(args: { value: number; locale: Locale }): string {
  const { languageTag } = locales[args.locale];
  const options = { maximumFractionDigits: 1, useGrouping: false } as const;
  return numberFormat(languageTag, options).format(args.value);
}
