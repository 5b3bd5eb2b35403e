import type { CountedUnit } from '../../../lib/units.ts';
import type { Food, FoodGroup } from '../food.ts';
import { usualPortionGrams } from './usual-portion.rules.ts';

/** What one person usually takes; `unit` where that is one piece or slice. */
export type Serving = Readonly<{ grams: number; unit: CountedUnit | null }>;

type Grams = Readonly<{ from: number; to: number }>;

/** Eaten by the piece where a piece weighs about what people take: an apple, but not a raspberry. */
const servedPieces: Readonly<Partial<Record<FoodGroup, Grams>>> = {
  fruit: { from: 35, to: 350 },
  grains: { from: 24, to: 150 },
  sweets: { from: 30, to: 200 },
  snacks: { from: 20, to: 120 },
  meals: { from: 60, to: 350 },
};

const coldCutSlice: Grams = { from: 1, to: 40 };
const coldCutsGrams = 40;
const cookedGrain = { fromWater: 55, grams: 150 } as const;
const powderedDrink = { belowWater: 20, grams: 5 } as const;
const jarredSauceGrams = 60;
/** Nori, dried mushrooms: they weigh little and swell. */
const driedVegetable = { belowWater: 20, grams: 10 } as const;
/** Anchovies in oil: a few of them are for a whole plate. */
const saltedFish = { fromSodiumMg: 2500, grams: 20 } as const;
/** Two eggs, or the two yolks or whites of them. */
const eggsEaten = { pieces: 2, fromGrams: 15 } as const;

/** From the strongest. */
const alcoholServings = [
  { fromAlcohol: 20, grams: 40 },
  { fromAlcohol: 8, grams: 150 },
  { fromAlcohol: 2, grams: 330 },
] as const;

export function servingOf(food: Food): Serving {
  const piece = servedPiece(food);
  return piece ?? { grams: weighedGrams(food), unit: null };
}

function servedPiece({ group, gramsPerMeasure }: Food): Serving | null {
  const range = servedPieces[group];
  if (range === undefined) return null;
  for (const unit of ['piece', 'slice'] as const) {
    const grams = gramsPerMeasure[unit];
    if (grams !== undefined && isWithin({ grams, range })) return { grams, unit };
  }
  return null;
}

function weighedGrams(food: Food): number {
  const usual = usualPortionGrams(food);
  const waterGrams = food.nutrientsPer100g.waterGrams ?? 0;
  switch (food.group) {
    case 'drinks':
      return drinkGrams(food) ?? usual;
    case 'grains':
      return waterGrams >= cookedGrain.fromWater ? cookedGrain.grams : usual;
    case 'meat':
    case 'poultry':
      return isColdCut(food) ? coldCutsGrams : usual;
    case 'sauces':
      return food.aisle === 'canned' ? Math.max(usual, jarredSauceGrams) : usual;
    case 'vegetables':
      return isDried(food) ? driedVegetable.grams : usual;
    case 'fish':
      return isSalted(food) ? saltedFish.grams : usual;
    case 'eggs':
      return eggsGrams(food) ?? usual;
    default:
      return usual;
  }
}

function drinkGrams({ nutrientsPer100g: { alcoholGrams, waterGrams } }: Food): number | null {
  if (waterGrams !== null && waterGrams < powderedDrink.belowWater) return powderedDrink.grams;
  const strength = alcoholServings.find(({ fromAlcohol }) => (alcoholGrams ?? 0) >= fromAlcohol);
  return strength?.grams ?? null;
}

function isDried({ nutrientsPer100g: { waterGrams } }: Food): boolean {
  return waterGrams !== null && waterGrams < driedVegetable.belowWater;
}

function isSalted({ nutrientsPer100g: { sodiumMg } }: Food): boolean {
  return (sodiumMg ?? 0) >= saltedFish.fromSodiumMg;
}

function eggsGrams({ gramsPerMeasure: { piece } }: Food): number | null {
  return piece === undefined || piece < eggsEaten.fromGrams ? null : piece * eggsEaten.pieces;
}

function isColdCut({ gramsPerMeasure: { slice } }: Food): boolean {
  return slice !== undefined && isWithin({ grams: slice, range: coldCutSlice });
}

function isWithin({ grams, range }: { grams: number; range: Grams }): boolean {
  return grams >= range.from && grams <= range.to;
}
