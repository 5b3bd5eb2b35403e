import { heightCmOf, weightKgOf } from '../../../domain/profile/body-units.rules.ts';
import {
  readGivenAnswers,
  weightUnits,
  type GivenAnswers,
} from '../../../domain/profile/survey/survey-answers.rules.ts';
import {
  answersAskedBy,
  type SurveyStep,
} from '../../../domain/profile/survey/survey-steps.rules.ts';
import { measureChoices, type FormValues } from './form-values.ts';

/**
 * The answers a step's form gives: every one the step asks for, null where none was given. What
 * advice was read is not for the form to say.
 */
export function readStepForm(args: { step: SurveyStep; values: FormValues }): GivenAnswers {
  const { step, values } = args;
  const answers: Record<string, unknown> = { ...values, ...readSpecial(values) };
  const asked = answersAskedBy(step).filter(
    (name) => name !== 'doctorAdviceRead' && !(isOfPreferences(name) && values[name] === undefined),
  );
  return readGivenAnswers(Object.fromEntries(asked.map((name) => [name, answers[name] ?? null])));
}

/** The quiz does not ask for them, and takes none back. */
function isOfPreferences(name: string): boolean {
  return name === 'adultNames' || name === 'childNames';
}

/** Everything that is not simply the words of a list of checkboxes. */
function readSpecial(values: FormValues): Record<string, unknown> {
  return {
    ...readLists(values),
    ...readChoices(values),
    ...readMeasures(values),
    birthYear: readYear(first(values, 'birthYear')),
    heightCm: readHeight(values),
    weightKg: readWeight({ values, name: 'weight' }),
    isPregnantOrBreastfeeding: has(values, 'isPregnantOrBreastfeeding'),
    allergies: (values.allergies ?? []).filter((group) => values.avoid?.includes(group)),
    diet: has(values, 'isVegetarian') ? (first(values, 'diet') ?? 'VEGETARIAN') : null,
    adults: readNumber(first(values, 'adults')),
    children: readNumber(first(values, 'children')),
    mealsPerDay: readNumber(first(values, 'mealsPerDay')),
    leftovers: readYesOrNo(first(values, 'leftovers')),
    acceptsRepeats: has(values, 'acceptsRepeats'),
    hasWeightGoal: readYesOrNo(first(values, 'hasWeightGoal')),
    goalWeightKg: readWeight({ values, name: 'goalWeight' }),
    dataConsent: has(values, 'dataConsent'),
  };
}

/** A list with nothing ticked is not posted at all, and still is an answer. */
function readLists(values: FormValues): Record<string, readonly string[]> {
  const names = ['goals', 'healthConditions', 'avoid', 'cuisines', 'dishes', 'challenges'];
  return Object.fromEntries(names.map((name) => [name, values[name] ?? []]));
}

function readChoices(values: FormValues): Record<string, string | null> {
  const names = [
    'gender',
    'measurementSystem',
    'activity',
    'carbLevel',
    'proteinLevel',
    'cookingSkill',
    'cookingTime',
    'foodBudget',
  ];
  return Object.fromEntries(names.map((name) => [name, first(values, name)]));
}

function readMeasures(values: FormValues): GivenAnswers {
  const choice = first(values, 'measures');
  return choice !== null && isMeasureChoice(choice) ? measureChoices[choice] : {};
}

function isMeasureChoice(word: string): word is keyof typeof measureChoices {
  return Object.hasOwn(measureChoices, word);
}

function readYear(text: string | null): number | null {
  return text !== null && /^\s*\d{4}\s*$/.test(text) ? Number(text) : null;
}

function readHeight(values: FormValues): number | null {
  if (first(values, 'measurementSystem') !== 'IMPERIAL') {
    return readNumber(first(values, 'heightCm'));
  }
  const feet = readNumber(first(values, 'feet'));
  const inches = readNumberOrNothing(first(values, 'inches'));
  return feet === null || inches === null ? null : heightCmOf({ feet, inches });
}

function readWeight(args: { values: FormValues; name: 'weight' | 'goalWeight' }): number | null {
  const { values, name } = args;
  const unit = weightUnits.find((each) => each === first(values, 'weightUnit')) ?? 'kg';
  const amount = readNumber(first(values, name));
  const pounds = readNumberOrNothing(first(values, `${name}Pounds`));
  return amount === null || pounds === null ? null : weightKgOf({ unit, amount, pounds });
}

/** Five feet are five feet and no inches: the second field may stay empty. */
function readNumberOrNothing(text: string | null): number | null {
  return text === null || text.trim() === '' ? 0 : readNumber(text);
}

/** Decimals with a point or a comma, at most as many digits as a measure could have. */
function readNumber(text: string | null): number | null {
  const plain = text?.trim().replace(',', '.') ?? '';
  return /^\d{1,6}(\.\d{1,4})?$/.test(plain) ? Number(plain) : null;
}

function readYesOrNo(text: string | null): boolean | null {
  if (text === 'yes') return true;
  return text === 'no' ? false : null;
}

function has(values: FormValues, name: string): boolean {
  return values[name]?.includes('yes') ?? false;
}

function first(values: FormValues, name: string): string | null {
  return values[name]?.[0] ?? null;
}
