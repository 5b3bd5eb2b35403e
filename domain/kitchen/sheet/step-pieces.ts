import * as m from '../../../i18n/paraglide/messages.js';
import type { Language } from '../../../lib/language.ts';
import { amountParts, formatAmount } from '../../recipes/amounts/amount-text.rules.ts';
import type { AmountPerSystem } from '../../recipes/amounts/shown-amount.ts';
import { readStepText, type StepToken } from '../../recipes/ingredients/step-text.rules.ts';
import type { CompiledIngredient } from '../../recipes/recipe.ts';
import type { Measure } from '../measures/kitchen-points.rules.ts';
import type { StepAmount, StepPart } from './step-amounts.rules.ts';

/** Words of a step, or an amount among them. */
export type SheetPiece =
  | Readonly<{ text: string; amount: null }>
  | Readonly<{ text: null; amount: AmountPerSystem }>;

type CookedAmount = StepAmount<CompiledIngredient>;
type ShownOf = (part: {
  line: CompiledIngredient;
  measure: Measure;
}) => AmountPerSystem | undefined;

/** The text of a step with the amounts of what is cooked in the place of its tokens. */
export function stepPieces(args: {
  text: string;
  amounts: readonly CookedAmount[];
  shownOf: ShownOf;
  language: Language;
}): readonly SheetPiece[] {
  const { text, amounts, shownOf, language } = args;
  const untold = new Map(amounts.map((amount) => [amount.line.key, [...amount.parts]]));
  const pieces: SheetPiece[] = [];
  let isDroppingAside = false;
  for (const piece of readStepText(text)) {
    if (typeof piece === 'string') {
      pieces.push(words(isDroppingAside ? afterAside(piece) : piece));
      isDroppingAside = false;
      continue;
    }
    const shown = amountOf({ token: piece, amounts, untold, shownOf });
    if (shown !== undefined) pieces.push({ text: null, amount: shown });
    else if (endsInAside(pieces)) {
      pieces.push(words((pieces.pop()?.text ?? '').slice(0, -aside.length)));
      isDroppingAside = true;
    } else pieces.push(words(partWords({ token: piece, amounts, language })));
  }
  return pieces.filter(({ text: each }) => each !== '');
}

/** The step as plain text, for whoever shows no amounts of their own. */
export function stepText(args: {
  pieces: readonly SheetPiece[];
  language: Language;
  units: keyof AmountPerSystem;
}): string {
  const { pieces, language, units } = args;
  const texts = pieces.map(({ text, amount }) => {
    return text ?? formatAmount({ amount: amountParts(amount[units]), locale: language });
  });
  return texts.join('');
}

/** Less of the salt than a spoon measures is a pinch; of all else it is some. */
function partWords(args: {
  token: StepToken;
  amounts: readonly CookedAmount[];
  language: Language;
}): string {
  const { token, amounts, language } = args;
  const line = amounts.find(({ line: each }) => each.key === token.ingredientKey)?.line;
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
  const { line } = amount;
  const measure =
    token.share === null
      ? amount.measure
      : takePart({ share: token.share, parts: untold.get(line.key) ?? [] });
  return measure === null ? undefined : shownOf({ line, measure });
}

function takePart({ share, parts }: { share: number; parts: StepPart[] }): Measure | null {
  const index = parts.findIndex((part) => Math.abs(part.share - share) < 1e-6);
  const [part] = index === -1 ? [] : parts.splice(index, 1);
  return part?.measure ?? null;
}

function words(text: string): SheetPiece {
  return { text, amount: null };
}
