import {
  nearestFraction,
  quantityValue,
  wholeQuantity,
  type FractionSymbol,
} from '../../../lib/fractions.ts';
import { gramsPerOunce, gramsPerPound, millilitersPer } from '../../../lib/units.ts';
import type { FoodGroup } from '../../foods/food.ts';
import { gramsPerMilliliter } from '../../foods/figures/weigh.rules.ts';
import type { MeasuredFood, ShownAmount } from './shown-amount.ts';
import { isClose, spoonfuls, spoons } from './spoons.rules.ts';

/** What of a dish a US kitchen measures: cups and spoons of what pours or heaps, else ounces. */

/** Quarters and thirds, as measuring cups come. */
const cupMarks: readonly FractionSymbol[] = ['¼', '⅓', '½', '⅔', '¾'];
/** Nobody fills cups with bacon or tofu. */
const weighedGroups: readonly FoodGroup[] = [
  'meat',
  'poultry',
  'fish',
  'shellfish',
  'plant-protein',
];
/** Chopped into cups, but sold and cooked by the pound from half a pound on; only a little is spooned. */
const produceGroups: readonly FoodGroup[] = ['vegetables', 'fruit'];
const leastPoundedGrams = (gramsPerPound / 2) * 0.98;
const leastCupMilliliters = 0.9 * (millilitersPer.cup / 4);
const leastOunces = 0.4;
const leastLittleOunces = 0.25;

/** A cup mark this near is as good as the amount: 200 ml of cream are ¾ cup. */
const markTolerance = 0.1001;
/** Up to half a cup a spoon measures closer than that, and an amount is told at least this near. */
const spoonedTolerance = 0.0501;
const mostSpoonedMilliliters = millilitersPer.cup / 2;
/** So many tablespoons are no cup yet. */
const mostOfSpoons = 4 * millilitersPer.tbsp;
/** Shops sell by the quarter pound, and nobody weighs 17½ oz: 500 g are a pound there. */
const poundTolerance = 0.1;
const mostTopUpSpoons = 3;

/** Of what is written in grams. */
export function usKitchenWeight(args: { grams: number; food: MeasuredFood }): ShownAmount {
  const { grams, food } = args;
  const density = gramsPerMilliliter(food);
  if (density === null || isWeighed({ grams, group: food.group })) return ouncesOrPounds(grams);
  const milliliters = grams / density;
  const isProduce = produceGroups.includes(food.group);
  if (milliliters >= leastCupMilliliters) {
    // Nobody tops a cup of radishes up with a spoon of them.
    return isProduce ? (cupMark(milliliters) ?? ouncesOrPounds(grams)) : cups(milliliters);
  }
  const isLittle = grams / gramsPerOunce < leastOunces;
  return isProduce && !isLittle ? ouncesOrPounds(grams) : spoonfuls(milliliters);
}

/** Of what is written in millilitres or spoons; spoons stay spoons up to half a cup: 4½ tbsp. */
export function usKitchenVolume(args: { milliliters: number; isSpooned?: boolean }): ShownAmount {
  const { milliliters, isSpooned = false } = args;
  if (milliliters <= mostOfSpoons) return spoons(milliliters) ?? cups(milliliters);
  const staysSpooned = isSpooned && milliliters < mostSpoonedMilliliters;
  return staysSpooned ? spoonfuls(milliliters) : cups(milliliters);
}

function isWeighed({ grams, group }: { grams: number; group: FoodGroup }): boolean {
  if (weighedGroups.includes(group)) return true;
  return produceGroups.includes(group) && grams > leastPoundedGrams;
}

/** Ounces in halves, pounds in quarters; kitchen scales of the United States begin at a quarter of an ounce. */
export function ouncesOrPounds(grams: number): ShownAmount {
  const pounds = grams / gramsPerPound;
  const inPounds = nearestFraction({ value: pounds, allowed: ['¼', '½', '¾'] });
  if (pounds > 0.98 && isClose({ quantity: inPounds, value: pounds, within: poundTolerance })) {
    return { quantity: inPounds, unit: 'lb' };
  }
  const ounces = Math.max(leastLittleOunces, grams / gramsPerOunce);
  const allowed: FractionSymbol[] = ounces < leastOunces ? ['¼', '⅓', '½'] : ['½'];
  return { quantity: nearestFraction({ value: ounces, allowed }), unit: 'oz' };
}

/** The nearest mark; where none is near, the mark below and a spoonful or two, or of little tablespoons. */
function cups(milliliters: number): ShownAmount {
  const within = milliliters < mostSpoonedMilliliters ? spoonedTolerance : markTolerance;
  return cupMark(milliliters, within) ?? toppedUp(milliliters, within) ?? spoonfuls(milliliters);
}

/** Null where none is near. */
function cupMark(milliliters: number, within = markTolerance): ShownAmount | null {
  const value = milliliters / millilitersPer.cup;
  const quantity = nearestFraction({ value, allowed: cupMarks });
  return isClose({ quantity, value, within }) ? { quantity, unit: 'cup' } : null;
}

function toppedUp(milliliters: number, within: number): ShownAmount | null {
  const value = milliliters / millilitersPer.cup;
  const whole = Math.floor(value);
  const below = [null, ...cupMarks]
    .map((fraction) => ({ kind: 'fraction' as const, whole, fraction }))
    .findLast((quantity) => quantityValue(quantity) < value);
  if (below === undefined) return null;
  const rest = milliliters - quantityValue(below) * millilitersPer.cup;
  const count = Math.round(rest / millilitersPer.tbsp);
  const left = Math.abs(count * millilitersPer.tbsp - rest);
  if (count < 1 || count > mostTopUpSpoons || left > milliliters * within) return null;
  const plus = { quantity: wholeQuantity(count), unit: 'tbsp' as const };
  return { quantity: below, unit: 'cup', plus };
}
