/** Units an editor may write in a recipe. */
const measuringUnits = ['g', 'ml', 'tsp', 'tbsp', 'pinch'] as const;
/** Household measures: each food says what one of them weighs. */
const countedUnits = [
  'piece',
  'clove',
  'slice',
  'sprig',
  'leaf',
  'stalk',
  'head',
  'bunch',
  'can',
  'handful',
] as const;
/** Units that only appear when an amount is shown to a member. */
const shownUnits = ['kg', 'dl', 'l', 'oz', 'lb', 'cup', 'fl-oz'] as const;

type MeasuringUnit = (typeof measuringUnits)[number];
export type CountedUnit = (typeof countedUnits)[number];
export type Unit = MeasuringUnit | CountedUnit;
export type UnitCode = Unit | (typeof shownUnits)[number];

export type MeasurementSystem = 'metric' | 'us';
export type VolumeUnit = 'ml' | 'tsp' | 'tbsp' | 'cup' | 'fl-oz' | 'dl' | 'l';

/**
 * Kitchen volumes. The cup is the 240 ml one of US food labels, so that 16 tablespoons of 15 ml
 * make a cup exactly.
 */
export const millilitersPer: Readonly<Record<VolumeUnit, number>> = {
  ml: 1,
  tsp: 5,
  tbsp: 15,
  cup: 240,
  'fl-oz': 30,
  dl: 100,
  l: 1000,
};

export const gramsPerOunce = 28.349523125;
export const gramsPerPound = 453.59237;

/** What thumb and finger hold, about a sixteenth of a teaspoon. */
export const pinchMilliliters = 0.31;
/** A pinch of a food whose density nobody noted. */
export const pinchGrams = 0.3;

export const units: readonly Unit[] = [...measuringUnits, ...countedUnits];

export function isUnit(word: string): word is Unit {
  return (units as readonly string[]).includes(word);
}

export function isCountedUnit(unit: string): unit is CountedUnit {
  return (countedUnits as readonly string[]).includes(unit);
}
