import type { NutrientName } from '../../../lib/nutrients.ts';

/** Column headings of `nutrients.csv` and `label-foods.csv`. */
export const nutrientColumns: Readonly<Record<NutrientName, string>> = {
  energyKcal: 'energy_kcal',
  proteinGrams: 'protein_g',
  fatGrams: 'fat_g',
  saturatedFatGrams: 'saturated_fat_g',
  carbohydrateGrams: 'carbohydrate_g',
  fiberGrams: 'fiber_g',
  sugarGrams: 'sugars_g',
  alcoholGrams: 'alcohol_g',
  waterGrams: 'water_g',
  sodiumMg: 'sodium_mg',
  potassiumMg: 'potassium_mg',
  calciumMg: 'calcium_mg',
  ironMg: 'iron_mg',
  magnesiumMg: 'magnesium_mg',
  cholesterolMg: 'cholesterol_mg',
  polyolGrams: 'polyols_g',
};
