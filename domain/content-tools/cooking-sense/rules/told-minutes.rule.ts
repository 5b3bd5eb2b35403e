import { editors } from '../cooking-rule.ts';
import type { CookingRule } from '../cooking-rule.ts';

const numbers: Readonly<Record<string, number>> = {
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  ten: 10,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  'twenty-five': 25,
  thirty: 30,
  'thirty-five': 35,
  forty: 40,
  'forty-five': 45,
  fifty: 50,
};
const ofAll =
  /\b(?:ready|done|made|table|together|stirred up|dinner|lunch|supper|plate)\b[^.:;]{0,20}\b(?:in|within) (?:a mere |just |about |under |less than )?(?:(?<minutes>[a-z]+(?:-five)?|\d+) minutes|(?<half>half an hour)|(?<quarter>a quarter of an hour))/i;

/** What the description says of the clock is what the clock will say. */
export const toldMinutes: CookingRule = {
  id: 'told-minutes',
  level: 'error',
  source: editors,
  find({ recipe }) {
    const { groups } = ofAll.exec(recipe.texts.en.description) ?? {};
    const told = groups === undefined ? null : minutesOf(groups);
    if (told === null || recipe.times.totalMinutes <= told) return [];
    const message = `It is said to take ${told} minutes and takes ${recipe.times.totalMinutes}.`;
    return [{ message, at: { field: 'description' } }];
  },
};

function minutesOf(groups: Readonly<Record<string, string>>): number | null {
  if (groups['half']) return 30;
  if (groups['quarter']) return 15;
  const said = (groups['minutes'] ?? '').toLowerCase();
  return numbers[said] ?? (Number(said) || null);
}
