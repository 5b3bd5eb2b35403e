import { perLanguage } from '../../../lib/language.ts';
import { noNutrients } from '../../../lib/nutrients.ts';
import type { Nutrients } from '../../../lib/nutrients.ts';
import { slugOf } from '../../../lib/slug.ts';
import type { Food } from '../food.ts';

type FoodParts = Partial<Omit<Food, 'nutrientsPer100g'>> & { per100g?: Partial<Nutrients> };

/** A vegan food of the produce aisle without any figures, but for what the test says. */
export function buildFood({ per100g = {}, ...parts }: FoodParts = {}): Food {
  const id = parts.id ?? 'some-food';
  const name = id.replaceAll('-', ' ');
  return {
    id,
    source: 'usda-sr28:00001',
    names: perLanguage(() => ({ singular: name, plural: null })),
    slugs: perLanguage(() => slugOf(name)),
    group: 'vegetables',
    aisle: 'produce',
    avoidGroups: [],
    diet: 'vegan',
    hasGluten: false,
    contains: [],
    labelChecks: [],
    carbBasis: 'total',
    densityGramsPerMl: null,
    gramsPerMeasure: {},
    isPerishable: false,
    costLevel: 1,
    isPremium: false,
    purchase: null,
    look: 'lump:#C9A46A',
    ...parts,
    nutrientsPer100g: { ...noNutrients, ...per100g },
  };
}
