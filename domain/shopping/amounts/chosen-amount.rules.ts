import { gramsPerOunce, gramsPerPound, isUnit, millilitersPer } from '../../../lib/units.ts';
import { gramsOf, gramsPerMilliliter } from '../../foods/figures/weigh.rules.ts';
import type { SoldFood } from './sold-food.ts';

const gramsPerWeight = { g: 1, kg: 1000, oz: gramsPerOunce, lb: gramsPerPound } as const;
const fractionValues = { '⅛': 1 / 8, '¼': 1 / 4, '⅓': 1 / 3, '½': 1 / 2, '⅔': 2 / 3, '¾': 3 / 4 };

type Chosen = { text: string } & ({ unit: string; food: SoldFood } | { gramsEach: number });

/**
 * The grams of a typed number: of packs with a known weight, or in the unit that the list shows.
 * Null for what is no amount.
 */
export function gramsOfChosen(chosen: Chosen): number | null {
  const number = readNumber(chosen.text);
  const gramsEach = 'gramsEach' in chosen ? chosen.gramsEach : gramsPer(chosen);
  if (number === null || gramsEach === null) return null;
  return number > 0 ? number * gramsEach : null;
}

function gramsPer({ unit, food }: { unit: string; food: SoldFood }): number | null {
  if (unit in gramsPerWeight) return gramsPerWeight[unit as keyof typeof gramsPerWeight];
  const density = gramsPerMilliliter(food);
  if (unit in millilitersPer && density !== null) {
    return density * millilitersPer[unit as keyof typeof millilitersPer];
  }
  return isUnit(unit) ? gramsOf({ food, amount: 1, unit }) : null;
}

/** `2`, `2.5`, `2,5`, `½` and `2½`. */
function readNumber(text: string): number | null {
  const match = /^\s*(\d+(?:[.,]\d+)?)?\s*([⅛¼⅓½⅔¾])?\s*$/.exec(text);
  const [, whole, fraction] = match ?? [];
  if (whole === undefined && fraction === undefined) return null;
  const part = fraction ? fractionValues[fraction as keyof typeof fractionValues] : 0;
  return Number((whole ?? '0').replace(',', '.')) + part;
}
