import { amountPattern, parseAmount } from '../../../lib/fractions.ts';
import { refusal, success } from '../../../lib/result.ts';
import type { Result } from '../../../lib/result.ts';
import { isUnit, units } from '../../../lib/units.ts';
import type { Unit } from '../../../lib/units.ts';
import type { FoodId } from '../../foods/food.ts';
import type { IngredientLabel } from '../recipe.ts';

/** `[label] amount unit food-id [(discarded amount)] [(discarded fat grams)] [| note]` */
export type IngredientLine = Readonly<{
  label: IngredientLabel | null;
  amount: number;
  unit: Unit;
  foodId: FoodId;
  discardedAmount: number;
  discardedFatGrams: number;
  note: string | null;
}>;

const linePattern = new RegExp(
  String.raw`^(?:(?<label>or|and|optional)\s+)?(?<amount>${amountPattern})\s+(?<unit>[a-z]+)\s+` +
    String.raw`(?<food>[a-z0-9]+(?:-[a-z0-9]+)*)` +
    String.raw`(?:\s+\(discarded\s+(?<discarded>${amountPattern})\))?` +
    String.raw`(?:\s+\(discarded fat\s+(?<fat>\d+)\))?(?:\s*\|\s*(?<note>.+))?$`,
);

export function parseIngredientLine(line: string): Result<IngredientLine, string> {
  const groups = linePattern.exec(line.trim())?.groups;
  if (groups === undefined) {
    return refusal(`"${line}" should read like "600 g flank-steak | sliced thinly".`);
  }
  const amount = parseAmount(groups['amount'] ?? '');
  if (amount === null) return refusal(`The amount in "${line}" should be above zero.`);
  const unit = groups['unit'] ?? '';
  if (!isUnit(unit)) return refusal(`"${unit}" is no unit; use one of ${units.join(', ')}.`);
  const discarded = groups['discarded'];
  const discardedAmount = discarded === undefined ? 0 : (parseAmount(discarded) ?? 0);
  if (discardedAmount > amount) return refusal(`"${line}" discards more than it lists.`);
  return success({
    label: labelOf(groups['label']),
    amount,
    unit,
    foodId: groups['food'] ?? '',
    discardedAmount,
    discardedFatGrams: Number(groups['fat'] ?? 0),
    note: groups['note']?.trim() ?? null,
  });
}

function labelOf(word: string | undefined): IngredientLabel | null {
  return word === 'or' || word === 'and' || word === 'optional' ? word : null;
}
