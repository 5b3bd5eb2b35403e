import * as m from '../../../i18n/paraglide/messages.js';
import type { Language } from '../../../lib/language.ts';
import { amountParts, formatAmount } from '../../recipes/amounts/amount-text.rules.ts';
import type { AmountPerSystem } from '../../recipes/amounts/shown-amount.ts';
import { readStepText, type StepToken } from '../../recipes/ingredients/step-text.rules.ts';
import type { CompiledIngredient } from '../../recipes/recipe.ts';
import type { StepAmount, StepPart } from './step-amounts.rules.ts';

/** Words of a step; where there is an amount it stands before them, and they say what of: " of the butter". */
export type SheetPiece = Readonly<{ text: string; amount: AmountPerSystem | null }>;

type CookedAmount = StepAmount<CompiledIngredient>;
type ShownOf = (taken: CookedAmount | StepPart) => AmountPerSystem | undefined;

/** The text of a step with the amounts of what is cooked in the place of its tokens. */
export function stepPieces(args: {
  text: string;
  amounts: readonly CookedAmount[];
  shownOf: ShownOf;
  /** How the food of a line is called, in any number. */
  namesOf: (line: CompiledIngredient) => readonly string[];
  language: Language;
}): readonly SheetPiece[] {
  const { text, amounts, shownOf, namesOf, language } = args;
  const untold = new Map(amounts.map((amount) => [amount.line.key, [...amount.parts]]));
  const pieces: SheetPiece[] = [];
  let isDroppingAside = false;
  let told: CompiledIngredient | null = null;
  for (const piece of readStepText(text)) {
    if (typeof piece === 'string') {
      const said = isDroppingAside ? afterAside(piece) : piece;
      const names = told === null ? [] : namesOf(told);
      const food = told === null ? '' : foodBehind({ text: said, names });
      const amount = pieces.at(-1)?.amount;
      if (amount) pieces.splice(-1, 1, { text: food, amount });
      pieces.push(words(said.slice(food.length)));
      isDroppingAside = false;
      continue;
    }
    const shown = amountOf({ token: piece, amounts, untold, shownOf });
    told = shown === undefined ? null : lineOf({ token: piece, amounts });
    if (shown !== undefined) pieces.push({ text: '', amount: shown });
    else if (endsInAside(pieces)) {
      pieces.push(words((pieces.pop()?.text ?? '').slice(0, -aside.length)));
      isDroppingAside = true;
    } else pieces.push(words(partWords({ token: piece, amounts, language })));
  }
  return pieces.filter(({ text: each, amount }) => each !== '' || amount !== null);
}

/** The step as plain text, for whoever shows no amounts of their own. */
export function stepText(args: {
  pieces: readonly SheetPiece[];
  language: Language;
  units: keyof AmountPerSystem;
}): string {
  const { pieces, language, units } = args;
  const texts = pieces.map(({ text, amount }) => {
    if (amount === null) return text;
    return `${formatAmount({ amount: amountParts(amount[units]), locale: language })}${text}`;
  });
  return texts.join('');
}

const ofWords = /^ (?:more )?(?:of (?:the )?|av |del |de (?:l[ao]s? )?)/u;

/** " of the canola oil": as many words as belong to the name of the food, and the first in any case. */
function foodBehind({ text, names }: { text: string; names: readonly string[] }): string {
  const [of] = ofWords.exec(text) ?? [];
  if (of === undefined) return '';
  const known = names.flatMap((name) => name.toLowerCase().match(/\p{L}+/gu) ?? []);
  let end = of.length;
  for (const { 0: word, index } of text.slice(end).matchAll(/ ?[\p{L}-]+/gu)) {
    if (of.length + index !== end) break;
    if (index > 0 && !known.some((each) => isOf(word.trim().toLowerCase(), each))) break;
    end += word.length;
  }
  return text.slice(0, end).replace(/(?: de(?: la)?)+$/, '');
}

const stem = 4;

/** "cheddarn" of cheddar, "tomatoes" of tomato; "in" is no beginning of ingefära. */
function isOf(word: string, name: string): boolean {
  return word === name || (word.length >= stem && word.slice(0, stem) === name.slice(0, stem));
}

function lineOf(args: {
  token: StepToken;
  amounts: readonly CookedAmount[];
}): CompiledIngredient | null {
  return args.amounts.find(({ line }) => line.key === args.token.ingredientKey)?.line ?? null;
}

/** Less of the salt than a spoon measures is a pinch; of all else it is some. */
function partWords(args: {
  token: StepToken;
  amounts: readonly CookedAmount[];
  language: Language;
}): string {
  const { token, amounts, language } = args;
  const line = lineOf({ token, amounts });
  const isPinch = line?.unit === 'tsp' && line.amount <= leastSpoon;
  const say = isPinch ? m.recipes_step_pinch : m.recipes_step_some;
  return say({}, { locale: language });
}

/** In teaspoons: nobody has half of the smallest spoon. */
const leastSpoon = 1 / 4;
const aside = ' (';

function endsInAside(pieces: readonly SheetPiece[]): boolean {
  return pieces.at(-1)?.text?.endsWith(aside) ?? false;
}

function afterAside(text: string): string {
  return text.slice(text.indexOf(')') + 1);
}

/** Parts of one share may be rounded to different amounts: each amount is told once. */
function amountOf(args: {
  token: StepToken;
  amounts: readonly CookedAmount[];
  untold: ReadonlyMap<string, StepPart[]>;
  shownOf: ShownOf;
}): AmountPerSystem | undefined {
  const { token, amounts, untold, shownOf } = args;
  const amount = amounts.find(({ line }) => line.key === token.ingredientKey);
  if (amount === undefined) return undefined;
  if (token.share === null) return shownOf(amount);
  const part = takePart({ share: token.share, parts: untold.get(amount.line.key) ?? [] });
  return part && shownOf(part);
}

function takePart({ share, parts }: { share: number; parts: StepPart[] }): StepPart | undefined {
  const index = parts.findIndex((part) => Math.abs(part.share - share) < 1e-6);
  return index === -1 ? undefined : parts.splice(index, 1)[0];
}

function words(text: string): SheetPiece {
  return { text, amount: null };
}
