import { nearestFraction, wholeQuantity } from '../../../lib/fractions.ts';
import type { Quantity } from '../../../lib/fractions.ts';
import { isCountedUnit, millilitersPer } from '../../../lib/units.ts';
import type { CountedUnit, Unit } from '../../../lib/units.ts';
import { metricVolume, metricWeight } from './metric-amounts.rules.ts';
import type { AmountStyle, MeasuredFood, ShownAmount } from './shown-amount.ts';
import { spoonedWeight } from './spooned-weight.rules.ts';
import { spoons } from './spoons.rules.ts';
import { usKitchenVolume, usKitchenWeight } from './us-kitchen.rules.ts';

/** Nobody takes a quarter of a bay leaf. */
const wholeUnits: readonly CountedUnit[] = ['leaf', 'sprig'];

/** `amount` is one that a kitchen can do, of `domain/kitchen`. */
export function shownAmount(args: {
  amount: number;
  unit: Unit;
  food: MeasuredFood;
  style: AmountStyle;
}): ShownAmount {
  const { amount, unit, food, style } = args;
  if (isCountedUnit(unit)) {
    const quantity = countedQuantity({ amount, unit });
    return { quantity, unit: isItself({ unit, food }) ? 'piece' : unit };
  }
  if (unit === 'pinch') return { quantity: wholeQuantity(Math.max(1, Math.round(amount))), unit };
  const isMetric = style.system === 'metric';
  if (unit === 'g') {
    const spooned = spoonedWeight({ grams: amount, food });
    if (spooned !== null) return spooned;
    return isMetric ? metricWeight(amount) : usKitchenWeight({ grams: amount, food });
  }
  const milliliters = amount * millilitersPer[unit];
  if (!isMetric) return usKitchenVolume({ milliliters, isSpooned: unit !== 'ml' });
  if (unit !== 'ml') return spoons(milliliters) ?? metricVolume({ milliliters, style });
  return metricVolume({ milliliters, style });
}

/** A bay leaf is only counted, "2 bay leaves", where "10 leaves" of basil need their word. */
function isItself({ unit, food }: { unit: CountedUnit; food: MeasuredFood }): boolean {
  const { leaf, piece } = food.gramsPerMeasure;
  return unit === 'leaf' && leaf !== undefined && leaf === piece;
}

function countedQuantity({ amount, unit }: { amount: number; unit: CountedUnit }): Quantity {
  if (amount >= 10 || wholeUnits.includes(unit)) {
    return wholeQuantity(Math.max(1, Math.round(amount)));
  }
  const allowed = amount < 3 ? (['¼', '⅓', '½', '⅔', '¾'] as const) : (['½'] as const);
  return nearestFraction({ value: amount, allowed });
}
