import type { Language } from '../../../lib/language.ts';
import { cookingRules } from '../../content-tools/cooking-sense/cooking-rules.ts';
import { fileFormSentences } from './file-form-sentences.ts';
import { foodSentences } from './food-sentences.ts';
import { pageSentences } from './page-sentences.ts';
import { planDaySentences } from './plan-day-sentences.ts';
import { planSentences } from './plan-sentences.ts';
import { recipeFactSentences } from './recipe-fact-sentences.ts';
import { recipeIngredientSentences } from './recipe-ingredient-sentences.ts';
import { recipePictureSentences } from './recipe-picture-sentences.ts';
import { recipeStepSentences } from './recipe-step-sentences.ts';
import type { Parameter, Sentence } from './sentence.ts';
import { videoSentences } from './video-sentences.ts';
import { weekBalanceSentences } from './week-balance-sentences.ts';
import { weekSentences } from './week-sentences.ts';

/** Which sentence it is, and what was put into it. */
export interface SaidSentence {
  readonly sentence: Sentence;
  readonly parameters: readonly Parameter[];
}

export const sentences: readonly Sentence[] = [
  ...recipeFactSentences,
  ...recipeIngredientSentences,
  ...recipeStepSentences,
  ...recipePictureSentences,
  ...fileFormSentences,
  ...planSentences,
  ...planDaySentences,
  ...weekSentences,
  ...weekBalanceSentences,
  ...foodSentences,
  ...pageSentences,
  ...videoSentences,
];

const placeholder = /\{(\w+)\}/g;

export function placeholdersOf(text: string): readonly string[] {
  return [...text.matchAll(placeholder)].map(([, name = '']) => name);
}

/** The more of a sentence is fixed, the sooner it is tried: "{recipe} is {dish}." fits too much. */
const readers = sentences
  .map((sentence) => ({
    sentence,
    names: placeholdersOf(sentence.check),
    fixedParts: sentence.check.split(/\{\w+\}/),
    fixed: sentence.check.replaceAll(placeholder, '').length,
  }))
  .toSorted((one, other) => other.fixed - one.fixed);

/**
 * What stands between the fixed parts, each as short as it can be; null where they do not fit. A
 * pattern would go back and forth in what editors wrote: this reads it once.
 */
function valuesIn(message: string, fixedParts: readonly string[]): readonly string[] | null {
  const [first = '', ...others] = fixedParts;
  const last = others.pop();
  if (last === undefined) return message === first ? [] : null;
  if (!message.startsWith(first) || !message.endsWith(last)) return null;
  const values: string[] = [];
  let before = first;
  let from = first.length;
  for (const part of others) {
    const at = message.indexOf(part, from + leastAfter(before));
    if (at === -1) return null;
    values.push(message.slice(from, at));
    before = part;
    from = at + part.length;
  }
  const end = message.length - last.length;
  return end >= from + leastAfter(before) ? [...values, message.slice(from, end)] : null;
}

/** Only what is quoted may be nothing: `it names "" °C`. */
function leastAfter(part: string): number {
  return /["{]$/.test(part) ? 0 : 1;
}

const ruleIds: ReadonlySet<string> = new Set(cookingRules.map(({ id }) => id));

/** Rules of cooking sense say behind their sentence which one spoke: "… salt. (salt-of-serving)". */
export function ruleSaid(message: string): { message: string; rule: string | null } {
  const at = message.lastIndexOf(' (');
  const rule = message.slice(at + 2, -1);
  if (at === -1 || !ruleIds.has(rule)) return { message, rule: null };
  return { message: message.slice(0, at), rule };
}

/** Null for what is no sentence of ours, such as what a parser says of a broken file. */
export function readSentence(message: string): SaidSentence | null {
  for (const { sentence, names, fixedParts } of readers) {
    const values = valuesIn(message, fixedParts);
    if (values === null || !beginsWithOneId({ names, fixedParts, values })) continue;
    return {
      sentence,
      parameters: names.map((name, at) => ({ name, value: values[at] ?? '' })),
    };
  }
  return null;
}

/** A recipe at the head of a sentence is one id: no half sentence that ends in "is 3." */
function beginsWithOneId(args: {
  names: readonly string[];
  fixedParts: readonly string[];
  values: readonly string[];
}): boolean {
  const { names, fixedParts, values } = args;
  return fixedParts[0] !== '' || names[0] !== 'recipe' || !/\s/.test(values[0] ?? '');
}

/** The sentence in a language; `wordOf` says what is put in as people there call it. */
export function sentenceIn(args: {
  said: SaidSentence;
  language: Language;
  wordOf: (parameter: Parameter) => string;
}): string {
  const { said, language, wordOf } = args;
  const { sentence, parameters } = said;
  const text = language === 'en' ? (sentence.en ?? sentence.check) : sentence[language];
  return text.replaceAll(placeholder, (whole, name: string) => {
    const parameter = parameters.find((each) => each.name === name);
    return parameter === undefined ? whole : wordOf(parameter);
  });
}
