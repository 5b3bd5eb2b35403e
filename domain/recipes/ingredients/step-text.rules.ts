import type { IngredientKey, StepUse } from '../recipe.ts';

/** An amount in the words of a step: `{tamari}`, `{butter 1/3}`. */
export interface StepToken {
  readonly ingredientKey: IngredientKey;
  /** Of the ingredient; null stands for all that the step uses of it. */
  readonly share: number | null;
}

/** Words, or an amount among them. */
export type StepPiece = string | StepToken;

const tokenPattern = /\{([^{}]*)\}/g;
const asidePattern = / \(\{[^{}]*\}[^()]*\)/g;
const ofPattern = /\{[^{}]*\} (?:more )?(?:of|av|de(?!l)) /g;
/** Thirds are written with as many digits as an editor likes. */
const roundingOfShares = 0.001;

/** What stands between the braces of each token. */
export function tokensOf(text: string): readonly string[] {
  return [...text.matchAll(tokenPattern)].map(([, token = '']) => token);
}

/** The text as it is read, its amounts in place. */
export function readStepText(text: string): readonly StepPiece[] {
  const pieces = text.split(tokenPattern);
  // Between two matches stands what was matched in the group.
  return pieces.flatMap((piece, index): StepPiece[] => {
    if (index % 2 === 1) return [readToken(piece)];
    return piece === '' ? [] : [piece];
  });
}

/** For whoever looks for words or tells the amounts apart: "in {oil} of the oil" is "in the oil". */
export function withoutAmounts(text: string): string {
  return text.replace(asidePattern, '').replace(ofPattern, '').replace(tokenPattern, '');
}

/** The parts a step takes of what it uses, as its words name them; one where they name none. */
export function partsOfUse({ use, text }: { use: StepUse; text: string }): readonly number[] {
  const named = readStepText(text).flatMap((piece) => {
    if (typeof piece === 'string' || piece.ingredientKey !== use.ingredientKey) return [];
    return piece.share ?? [];
  });
  const sum = named.reduce((total, share) => total + share, 0);
  return named.length > 0 && Math.abs(sum - use.share) <= roundingOfShares ? named : [use.share];
}

function readToken(token: string): StepToken {
  const [ingredientKey = '', share] = token.trim().split(/\s+/);
  if (share === undefined) return { ingredientKey, share: null };
  const [over = '', under = '1'] = share.split('/');
  return { ingredientKey, share: Number(over) / Number(under) };
}
