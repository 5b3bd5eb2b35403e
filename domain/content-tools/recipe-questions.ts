import {
  cuisines,
  difficulties,
  dishes,
  meals,
  proteinSources,
  recipeRoles,
} from '../recipes/recipe.ts';

/** What a new recipe is asked; the names are those of the options. */
export const questions = [
  { name: 'title', text: 'Title in English' },
  { name: 'title-es', text: 'Title in Spanish' },
  { name: 'title-sv', text: 'Title in Swedish' },
  { name: 'description', text: 'Description, a sentence' },
  { name: 'cuisine', text: 'Cuisine', choices: cuisines, usual: 'OTHER' },
  { name: 'dish', text: 'Dish', choices: dishes, usual: 'PAN' },
  { name: 'protein', text: 'Main protein', choices: proteinSources, usual: 'NONE' },
  {
    name: 'meals',
    text: 'Meals, with commas',
    choices: meals,
    usual: 'LUNCH,DINNER',
    isList: true,
  },
  { name: 'role', text: 'Role', choices: recipeRoles, usual: 'main' },
  { name: 'difficulty', text: 'Difficulty', choices: difficulties, usual: 'easy' },
  { name: 'premium', text: 'For members only', choices: ['true', 'false'], usual: 'true' },
  { name: 'servings', text: 'Servings', usual: '4', isCount: true },
  { name: 'prep', text: 'Minutes of preparation', usual: '0', isCount: true },
  { name: 'cook', text: 'Minutes of cooking', usual: '0', isCount: true },
  { name: 'total', text: 'Minutes in all', usual: '0', isCount: true },
] as const satisfies readonly Question[];

export type Question = Readonly<{
  name: string;
  text: string;
  choices?: readonly string[];
  /** Taken when nothing is said. */
  usual?: string;
  isList?: boolean;
  isCount?: boolean;
}>;

export type QuestionName = (typeof questions)[number]['name'];
export type Answers = ReadonlyMap<string, string>;

/** Null when the answer will do; letters may be of either case. */
export function faultOf({ question, answer }: { question: Question; answer: string }) {
  const { choices, isList = false, isCount = false, name } = question;
  if (isCount && !/^\d{1,5}$/.test(answer)) return `${name} should be a whole number.`;
  if (choices === undefined) return null;
  const unknown = (isList ? answer.split(',') : [answer]).find(
    (part) => choiceOf(choices, part) === null,
  );
  return unknown === undefined
    ? null
    : `"${unknown.trim()}" is no ${name}; use ${choices.join(', ')}.`;
}

export function normalAnswer({ question, answer }: { question: Question; answer: string }): string {
  const { choices, isList = false } = question;
  if (choices === undefined) return answer.trim();
  const parts = isList ? answer.split(',') : [answer];
  return parts.map((part) => choiceOf(choices, part) ?? part).join(',');
}

function choiceOf(choices: readonly string[], text: string): string | null {
  const spoken = text.trim().toUpperCase().replaceAll(/[\s-]/g, '_');
  return choices.find((choice) => choice.toUpperCase() === spoken) ?? null;
}
