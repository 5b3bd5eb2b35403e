import type { Food } from '../foods/food.ts';
import { timedWaits } from './cooking-sense/timed-waits.ts';
import type { ForeignStep } from './foreign-recipe.ts';
import type { ResolvedIngredient } from './resolve-ingredient.ts';

export type LinkedStep = Readonly<{
  text: string;
  /** As a file of ours writes them: `butter 1/2`. */
  uses: readonly string[];
  timersMinutes: readonly number[];
}>;

/** Says which ingredients a step uses: as its source does, else where its text first names them. */
export function linkSteps(args: {
  steps: readonly ForeignStep[];
  ingredients: readonly ResolvedIngredient[];
  foods: ReadonlyMap<string, Food>;
}): readonly LinkedStep[] {
  const keys = ingredientKeys(args.ingredients);
  const uses = args.steps.some((step) => step.uses !== null)
    ? statedUses({ steps: args.steps, keys })
    : namedUses({ ...args, keys });
  return args.steps.map(({ text, timersMinutes }, index) => ({
    text,
    uses: uses[index] ?? [],
    timersMinutes: timersMinutes.length > 0 ? timersMinutes : timersIn(text),
  }));
}

/** `garlic`, and `garlic#2` where the food is listed again; null for a line that is no ingredient. */
export function ingredientKeys(
  ingredients: readonly ResolvedIngredient[],
): readonly (string | null)[] {
  const times = new Map<string, number>();
  return ingredients.map((ingredient) => {
    if (ingredient.kind !== 'matched') return null;
    const { foodId } = ingredient.line;
    const count = (times.get(foodId) ?? 0) + 1;
    times.set(foodId, count);
    return count === 1 ? foodId : `${foodId}#${count}`;
  });
}

function statedUses(args: {
  steps: readonly ForeignStep[];
  keys: readonly (string | null)[];
}): readonly (readonly string[])[] {
  return args.steps.map(({ uses }) =>
    (uses ?? []).flatMap(({ ingredient, share }) => {
      const key = args.keys[ingredient] ?? null;
      if (key === null) return [];
      return [share === 1 ? key : `${key} ${shareText(share)}`];
    }),
  );
}

function shareText(share: number): string {
  for (const denominator of [2, 3, 4, 5, 6, 8, 10, 12]) {
    const numerator = share * denominator;
    const isWhole = Math.abs(numerator - Math.round(numerator)) < 1e-3 * denominator;
    if (isWhole && numerator > 0.5) return `${Math.round(numerator)}/${denominator}`;
  }
  return String(Math.round(share * 1000) / 1000);
}

function namedUses(args: {
  steps: readonly ForeignStep[];
  ingredients: readonly ResolvedIngredient[];
  foods: ReadonlyMap<string, Food>;
  keys: readonly (string | null)[];
}): readonly (readonly string[])[] {
  const { steps, ingredients, foods, keys } = args;
  const uses = steps.map((): string[] => []);
  for (const [index, ingredient] of ingredients.entries()) {
    const key = keys[index] ?? null;
    if (ingredient.kind !== 'matched' || ingredient.line.label === 'or' || key === null) continue;
    const food = foods.get(ingredient.line.foodId);
    const named = food === undefined ? -1 : firstStepNaming({ steps, food });
    uses[named]?.push(key);
  }
  return uses;
}

/** By its whole name, else by the word that says what it is: "fresh ginger" is ginger. */
function firstStepNaming(args: { steps: readonly ForeignStep[]; food: Food }): number {
  const { singular, plural } = args.food.names.en;
  const names = [singular, plural ?? singular, args.food.id.replaceAll('-', ' ')];
  const heads = names.map((name) => name.split(' ').at(-1) ?? '').filter((word) => word.length > 3);
  for (const each of new Set([...names, ...heads])) {
    const pattern = new RegExp(`(?<!\\p{L})${RegExp.escape(each)}(?:s|es)?(?!\\p{L})`, 'iu');
    const found = args.steps.findIndex(({ text }) => pattern.test(text));
    if (found !== -1) return found;
  }
  return -1;
}

/** "for 20 minutes", "20–25 min", "30 sekunder": every one, and of a range the shorter. */
function timersIn(text: string): readonly number[] {
  return timedWaits(text, 'en')
    .filter(({ isFree, minutes }) => !isFree && minutes > 0)
    .map(({ minutes }) => minutes);
}
