import type { Food, FoodGroup } from '../food.ts';

/** What one person usually eats of such a food at a meal. */
const gramsByGroup: Readonly<Record<FoodGroup, number>> = {
  vegetables: 100,
  fruit: 100,
  meat: 150,
  poultry: 150,
  fish: 150,
  shellfish: 120,
  dairy: 40,
  eggs: 100,
  nuts: 30,
  seeds: 15,
  fats: 15,
  herbs: 5,
  spices: 2,
  sauces: 15,
  sweeteners: 10,
  baking: 25,
  drinks: 200,
  legumes: 100,
  grains: 60,
  snacks: 30,
  sweets: 50,
  meals: 250,
  'plant-protein': 120,
};

/** Yogurt beside cheese, coconut milk beside oil, stock beside mustard. */
const gramsWhenWatery: Readonly<Partial<Record<FoodGroup, { fromWater: number; grams: number }>>> =
  {
    dairy: { fromWater: 70, grams: 150 },
    fats: { fromWater: 50, grams: 60 },
    sauces: { fromWater: 96, grams: 200 },
  };

export function usualPortionGrams(food: Pick<Food, 'group' | 'nutrientsPer100g'>): number {
  const watery = gramsWhenWatery[food.group];
  const isWatery =
    watery !== undefined && (food.nutrientsPer100g.waterGrams ?? 0) >= watery.fromWater;
  return isWatery ? watery.grams : gramsByGroup[food.group];
}
