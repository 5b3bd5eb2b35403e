import { stringify } from 'yaml';
import type { FoodsById } from '../recipes/amounts/weigh-ingredients.rules.ts';
import { withoutAmounts } from '../recipes/ingredients/step-text.rules.ts';
import { isAsLong, waitsNamed, type NamedWait } from '../recipes/ingredients/step-waits.rules.ts';
import type { CompiledIngredient, CompiledRecipe, RecipeStep, StepUse } from '../recipes/recipe.ts';
import { bracketed, noteSeparator } from './cooklang-ingredients.ts';
import { discardedTexts, foodName, ingredientText } from './ingredient-text.ts';

interface Exported {
  recipe: CompiledRecipe;
  foods: FoodsById;
}

/** The recipe as a `.cook` file: ingredients and timers stand in the steps that use them. */
export function toCooklang({ recipe, foods }: Exported): string {
  const { texts, servings, times, cuisine, dish, meals } = recipe;
  const metadata = {
    title: texts.en.title,
    description: texts.en.description,
    servings,
    'prep time': `${times.prepMinutes} minutes`,
    'cook time': `${times.cookMinutes} minutes`,
    time: `${times.totalMinutes} minutes`,
    cuisine,
    course: meals,
    tags: [dish],
  };
  const shown = new Set<string>();
  const steps = recipe.steps.map((step) => stepText({ recipe, foods, step, shown }));
  return `---\n${stringify(metadata)}---\n\n${steps.join('\n\n')}\n`;
}

/** `shown` holds the ingredients whose notes have been told. */
function stepText(args: Exported & { step: RecipeStep; shown: Set<string> }): string {
  const { recipe, foods, step, shown } = args;
  let text = withoutAmounts(step.texts.en);
  const added: string[] = [];
  for (const use of step.uses) {
    const index = recipe.ingredients.findIndex(({ key }) => key === use.ingredientKey);
    const mark = ingredientMark({
      recipe,
      foods,
      use,
      index,
      isFirst: !shown.has(use.ingredientKey),
    });
    if (mark === null) continue;
    shown.add(use.ingredientKey);
    const words = spokenNames({ ...mark, others: namesOf({ recipe, foods }) });
    const marked = withMark({ text, words, mark: mark.mark });
    if (marked === null) added.push(mark.mark);
    else text = marked;
  }
  const all = added.length === 0 ? text : `${text} (${added.join(', ')})`;
  const timers = [step.timerMinutes ?? [], step.laterTimerMinutes ?? []].flat();
  return withTimers({ text: all, timers });
}

function ingredientMark(args: Exported & { use: StepUse; index: number; isFirst: boolean }) {
  const { recipe, foods, use, index, isFirst } = args;
  const ingredient = recipe.ingredients[index];
  const food = ingredient === undefined ? undefined : foods.get(ingredient.foodId);
  if (ingredient === undefined || food === undefined) return null;
  const { amount, unit } = ingredient;
  const name = foodName({ food, amount, unit });
  const measure = `${exactText(amount * use.share)}${unit === 'piece' ? '' : `%${unit}`}`;
  const said = isFirst ? notesOf({ recipe, foods, ingredient, index }) : [];
  const note = said.length === 0 ? '' : `(${bracketed(said.join(noteSeparator))})`;
  return { name, mark: `@${name}{${measure}}${note}` };
}

/** What other programs show as the note: how it is cut, that it is optional, what else will do. */
function notesOf(args: Exported & { ingredient: CompiledIngredient; index: number }): string[] {
  const { recipe, foods, ingredient, index } = args;
  const { notes, label, key } = ingredient;
  const following = recipe.ingredients.slice(index + 1);
  const end = following.findIndex((each) => each.label !== 'or');
  const alternatives = following.slice(0, end === -1 ? following.length : end);
  return [
    ...(key.includes('#') ? ['listed again'] : []),
    notes.en,
    label === 'optional' || label === 'and' ? label : null,
    ...discardedTexts(ingredient),
    ...alternatives.map((each) => {
      const food = foods.get(each.foodId);
      return food === undefined ? null : ingredientText({ ingredient: each, food });
    }),
  ].filter((part) => part !== null);
}

/** The whole name, and the word that says what it is where no other ingredient ends in it. */
function spokenNames({ name, others }: { name: string; others: readonly string[] }) {
  const head = name.split(' ').at(-1) ?? '';
  const isClear = others.filter((other) => other.split(' ').at(-1) === head).length === 1;
  return head.length > 3 && isClear ? [name, head] : [name];
}

function namesOf({ recipe, foods }: Exported): readonly string[] {
  return recipe.ingredients.flatMap(({ foodId, amount, unit }) => {
    const food = foods.get(foodId);
    return food === undefined ? [] : [foodName({ food, amount, unit })];
  });
}

/** In place of the food's name, where the step names it and it is not marked yet. */
function withMark(args: { text: string; words: readonly string[]; mark: string }): string | null {
  const { text, words, mark } = args;
  for (const word of words) {
    const pattern = new RegExp(
      `(?<![\\p{L}@-])${RegExp.escape(word)}(?![\\p{L}-])(?![^{(]*[})])`,
      'iu',
    );
    if (pattern.test(text)) return text.replace(pattern, () => mark);
  }
  return null;
}

/** Each in the place of the words that name its minutes, else behind the step. */
function withTimers({ text, timers }: { text: string; timers: readonly number[] }): string {
  let marked = '';
  let rest = text;
  const unnamed: string[] = [];
  for (const minutes of timers) {
    const wait = waitsNamed(rest).find((each) => isAsLong(each.minutes, minutes));
    // The order of timers is that of the words: behind one that has no place none has.
    if (unnamed.length > 0 || wait === undefined || isRange(rest, wait)) {
      unnamed.push(timerMark(minutes));
      continue;
    }
    marked += `${rest.slice(0, wait.at)}${timerMark(minutes)}`;
    rest = rest.slice(wait.end);
  }
  return [`${marked}${rest}`, ...unnamed].join(' ');
}

/** The shorter of a range: "3 to 4 minutes" stays as it is. */
function isRange(text: string, { at, end }: NamedWait): boolean {
  return /\d\D+\d/.test(text.slice(at, end).replaceAll(/\d\/\d/g, ''));
}

function timerMark(minutes: number): string {
  return Number.isInteger(minutes)
    ? `~{${minutes}%minutes}`
    : `~{${Math.round(minutes * 60)}%seconds}`;
}

/** Cooklang knows decimals and fractions, but no mixed numbers. */
function exactText(amount: number): string {
  for (const denominator of [1, 2, 3, 4, 6, 8, 9, 12, 16, 24]) {
    const numerator = amount * denominator;
    if (Math.abs(numerator - Math.round(numerator)) > 1e-9) continue;
    return denominator === 1
      ? String(Math.round(numerator))
      : `${Math.round(numerator)}/${denominator}`;
  }
  return String(Math.round(amount * 10_000) / 10_000);
}
