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
/** Nobody counts out seven of them. */
const mostTeaspoons = 5;
/** As good as exact. */
const evenTolerance = 0.01;
/** Shops sell by the quarter pound, and nobody weighs 17½ oz: 500 g are a pound there. */
const poundTolerance = 0.1;
/** With a spoonful or two more than the mark, an amount comes at least this near. */
const topUpTolerance = 0.08;
const mostTopUpSpoons = 2;

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
  return isProduce && !isLittle ? ouncesOrPounds(grams) : fewSpoonfuls(milliliters);
}

/** Between two halves of a tablespoon whole teaspoons come nearer: 25 g of butter are 5 tsp. */
function fewSpoonfuls(milliliters: number): ShownAmount {
  const inSpoons = spoonfuls(milliliters);
  const tablespoonsValue = milliliters / millilitersPer.tbsp;
  if (
    inSpoons.unit === 'tsp' ||
    isClose({ quantity: inSpoons.quantity, value: tablespoonsValue })
  ) {
    return inSpoons;
  }
  const value = milliliters / millilitersPer.tsp;
  const count = Math.round(value);
  const quantity = wholeQuantity(count);
  const isNearer = count <= mostTeaspoons && isClose({ quantity, value });
  return isNearer ? { quantity, unit: 'tsp' } : inSpoons;
}

/** Of what is written in millilitres or spoons; spoons stay spoons up to half a cup: 4½ tbsp. */
export function usKitchenVolume(args: { milliliters: number; isSpooned?: boolean }): ShownAmount {
  const { milliliters, isSpooned = false } = args;
  if (milliliters < leastCupMilliliters) return spoons(milliliters) ?? cups(milliliters);
  const spooned = milliliters <= 4 * millilitersPer.tbsp ? spoons(milliliters) : null;
  if (spooned !== null) return spooned;
  const staysSpooned = isSpooned && milliliters < mostSpoonedMilliliters;
  if (staysSpooned) return cupMark(milliliters, evenTolerance) ?? tablespoons(milliliters);
  return cups(milliliters);
}

function isWeighed({ grams, group }: { grams: number; group: FoodGroup }): boolean {
  if (weighedGroups.includes(group)) return true;
  return produceGroups.includes(group) && grams > leastPoundedGrams;
}

/** Ounces in halves, pounds in quarters. */
export function ouncesOrPounds(grams: number): ShownAmount {
  const ounces = grams / gramsPerOunce;
  if (ounces < leastOunces) return littleWeight(grams);
  const pounds = grams / gramsPerPound;
  const inPounds = nearestFraction({ value: pounds, allowed: ['¼', '½', '¾'] });
  if (pounds > 0.98 && isClose({ quantity: inPounds, value: pounds, within: poundTolerance })) {
    return { quantity: inPounds, unit: 'lb' };
  }
  return { quantity: nearestFraction({ value: ounces, allowed: ['½'] }), unit: 'oz' };
}

/** Kitchen scales of the United States begin at a quarter of an ounce, and readers there have no grams. */
function littleWeight(grams: number): ShownAmount {
  const ounces = Math.max(leastLittleOunces, grams / gramsPerOunce);
  return { quantity: nearestFraction({ value: ounces, allowed: ['¼', '⅓', '½'] }), unit: 'oz' };
}

/** The nearest mark; where none is near, the mark below and a spoonful or two. */
function cups(milliliters: number): ShownAmount {
  if (milliliters < mostSpoonedMilliliters) return littleOfCup(milliliters);
  return cupMark(milliliters) ?? toppedUp(milliliters) ?? nearestCup(milliliters);
}

/** From a quarter to half a cup: a mark, a mark and a spoonful, or else tablespoons. */
function littleOfCup(milliliters: number): ShownAmount {
  const within = spoonedTolerance;
  return cupMark(milliliters, within) ?? toppedUp(milliliters, within) ?? tablespoons(milliliters);
}

function tablespoons(milliliters: number): ShownAmount {
  const value = milliliters / millilitersPer.tbsp;
  return { quantity: nearestFraction({ value, allowed: ['½'] }), unit: 'tbsp' };
}

/** Null where none is near. */
function cupMark(milliliters: number, within = markTolerance): ShownAmount | null {
  const cup = nearestCup(milliliters);
  const value = milliliters / millilitersPer.cup;
  return isClose({ quantity: cup.quantity, value, within }) ? cup : null;
}

function nearestCup(milliliters: number): ShownAmount {
  const value = milliliters / millilitersPer.cup;
  return { quantity: nearestFraction({ value, allowed: cupMarks }), unit: 'cup' };
}

function toppedUp(milliliters: number, within = topUpTolerance): ShownAmount | null {
  const value = milliliters / millilitersPer.cup;
  const whole = Math.floor(value);
  const below = [null, ...cupMarks]
    .map((fraction) => ({ kind: 'fraction' as const, whole, fraction }))
    .findLast((quantity) => quantityValue(quantity) > 0 && quantityValue(quantity) < value);
  if (below === undefined) return null;
  const rest = milliliters - quantityValue(below) * millilitersPer.cup;
  const count = Math.round(rest / millilitersPer.tbsp);
  const left = Math.abs(count * millilitersPer.tbsp - rest);
  if (count < 1 || count > mostTopUpSpoons || left > milliliters * within) return null;
  const plus = { quantity: wholeQuantity(count), unit: 'tbsp' as const };
  return { quantity: below, unit: 'cup', plus };
}
