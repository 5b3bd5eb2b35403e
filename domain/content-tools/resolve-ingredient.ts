import type { CountedUnit, Unit } from '../../lib/units.ts';
import { isCountedUnit } from '../../lib/units.ts';
import type { Food } from '../foods/food.ts';
import { gramsOf } from '../foods/figures/weigh.rules.ts';
import type { IngredientLine } from '../recipes/files/parse-ingredient-line.ts';
import { conversionOf } from './household-units.ts';
import type { FoodMatcher } from './match-food.ts';
import { readIngredientText } from './read-ingredient-text.ts';
import type { ReadIngredient } from './read-ingredient-text.ts';

/** A line of another program as one of ours, or why it cannot be one. */
export type ResolvedIngredient =
  | Readonly<{ kind: 'matched'; text: string; line: IngredientLine; remarks: readonly string[] }>
  | Readonly<{ kind: 'unmatched'; text: string; reason: string; candidates: readonly Food[] }>
  | Readonly<{ kind: 'heading'; text: string }>;

export function resolveIngredient(args: {
  text: string;
  matcher: FoodMatcher;
}): ResolvedIngredient {
  const { text, matcher } = args;
  const read = readIngredientText(text);
  if (read === null) return { kind: 'heading', text };
  const found = findWithUnit({ read, matcher });
  const unmatched = (reason: string) => {
    return { kind: 'unmatched', text, reason, candidates: matcher.suggest(read.food) } as const;
  };
  if (found === null) return unmatched('No food of the table is called so.');
  const { food } = found.match;
  const measured = measureOf({ read, food, unit: found.unit });
  if (measured === null) {
    if (read.amount === null) return { ...unmatched('It gives no amount.'), candidates: [food] };
    const said = found.unit ?? 'piece';
    const reason = `Nobody noted what one ${said} of ${food.id} weighs; give it in g.`;
    return { kind: 'unmatched', text, reason, candidates: [food] };
  }
  const { label, discardedAmount, discardedFatGrams, remarks } = read;
  const note = [read.note, found.match.rest].filter((part) => part !== null).join(', ') || null;
  const line: IngredientLine = {
    label,
    amount: measured.amount,
    unit: measured.unit,
    foodId: food.id,
    discardedAmount,
    discardedFatGrams,
    note,
  };
  return { kind: 'matched', text, line, remarks: [...remarks, ...measured.remarks] };
}

/** "4 garlic cloves" and "2 celery stalks" name the unit after the food. */
function findWithUnit({ read, matcher }: { read: ReadIngredient; matcher: FoodMatcher }) {
  const match = matcher.find(read.food);
  if (match !== null) return { match, unit: read.unit };
  const [, name = '', word = '', rest = ''] = /^(.*?)\s+(\p{L}+)((?:,.*)?)$/u.exec(read.food) ?? [];
  const unit = conversionOf(word)?.unit;
  if (read.unit !== null || unit === undefined || !isCountedUnit(unit)) return null;
  const inner = matcher.find(`${name}${rest}`);
  return inner === null ? null : { match: inner, unit };
}

type Measured = Readonly<{ amount: number; unit: Unit; remarks: readonly string[] }>;

function measureOf(args: { read: ReadIngredient; food: Food; unit: Unit | null }): Measured | null {
  const { read, food, unit } = args;
  if (read.amount === null) return pinchOf(food);
  const { amount } = read;
  const units = unit === null ? (['piece', ...onlyCountOf(food)] as const) : [unit];
  const weighed = units.find((each) => gramsOf({ food, amount, unit: each }) !== null);
  return weighed === undefined ? null : { amount, unit: weighed, remarks: [] };
}

/** "Salt to taste" */
function pinchOf(food: Food): Measured | null {
  if (food.group !== 'spices') return null;
  return { amount: 1, unit: 'pinch', remarks: ['It gives no amount; a pinch was taken.'] };
}

/** Two bay leaves are leaves: nobody counts them otherwise. */
function onlyCountOf({ gramsPerMeasure }: Food): readonly CountedUnit[] {
  const counted = Object.keys(gramsPerMeasure).filter(isCountedUnit) as CountedUnit[];
  return counted.length === 1 ? counted : [];
}
