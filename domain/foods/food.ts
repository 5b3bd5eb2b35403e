import type { PerLanguage } from '../../lib/language.ts';
import type { Nutrients } from '../../lib/nutrients.ts';
import type { Unit } from '../../lib/units.ts';
import type { FoodPart, Pack, PerMarket } from './purchase/pack.ts';

export const foodGroups = [
  'vegetables',
  'fruit',
  'meat',
  'poultry',
  'fish',
  'shellfish',
  'dairy',
  'eggs',
  'nuts',
  'seeds',
  'fats',
  'herbs',
  'spices',
  'sauces',
  'sweeteners',
  'baking',
  'drinks',
  'legumes',
  'grains',
  'snacks',
  'sweets',
  'meals',
  'plant-protein',
] as const;

/** In the order one walks through a usual shop. */
export const aisles = [
  'produce',
  'meat',
  'fish',
  'dairy',
  'plant-based',
  'bakery',
  'frozen',
  'canned',
  'baking',
  'spices',
  'oils-sauces',
  'snacks-nuts',
  'drinks',
  'world',
  'other',
] as const;

export const avoidGroups = [
  'BEEF',
  'DAIRY',
  'EGGS',
  'FISH',
  'LAMB',
  'NUTS',
  'PORK',
  'POULTRY',
  'SHELLFISH',
  'SOY',
] as const;

/** What European law has named on a label beside the groups that can be avoided in the profile. */
export const allergens = ['LUPIN', 'SESAME', 'MUSTARD', 'CELERY', 'SULFITES'] as const;
/**
 * What may be in a bought food, so that only its label can tell. FINING: wine cleared with animal
 * products. LISTERIA: it grows in the fridge on smoked fish and soft cheese, of which no label tells.
 * ALCOHOL: wine and spirits, of which cooking leaves a part.
 */
export const labelChecks = [
  'GLUTEN',
  'SOY',
  'CELERY',
  'MUSTARD',
  'RENNET',
  'FINING',
  'LISTERIA',
  'ALCOHOL',
] as const;

/** From the strictest to none. */
export const foodDiets = ['vegan', 'vegetarian', 'none'] as const;
/** `total`: fibre is inside the carbohydrate figure; `available`: it is already out. */
export const carbBases = ['total', 'available', 'unknown'] as const;

export type FoodId = string;
export type FoodGroup = (typeof foodGroups)[number];
export type Aisle = (typeof aisles)[number];
export type AvoidGroup = (typeof avoidGroups)[number];
export type Allergen = (typeof allergens)[number];
export type LabelCheck = (typeof labelChecks)[number];
export type FoodDiet = (typeof foodDiets)[number];
export type CarbBasis = (typeof carbBases)[number];
export type CostLevel = 1 | 2 | 3;

/** As on a shopping list. The plural is null where the food is a mass ("Butter"). */
export type FoodName = Readonly<{ singular: string; plural: string | null }>;

/** The food that is bought for the sake of a part of it. */
export interface Whole {
  readonly foodId: FoodId;
  /** Null where the whole simply does as well. Different parts come from the same piece. */
  readonly part: FoodPart | null;
  /** Grams of the whole that one gram of the part takes. */
  readonly gramsPerGram: number;
}

/** How shops sell a food. */
export interface Purchase {
  readonly whole: Whole | null;
  /** Most kitchens have it. */
  readonly isStaple: boolean;
  /** By size; empty for what is bought as a whole. */
  readonly packs: PerMarket<readonly Pack[]>;
  readonly aisles: PerMarket<Aisle>;
}

export type Food = Readonly<{
  id: FoodId;
  /** `usda-sr28:05091` or `label:psyllium-husk`. */
  source: string;
  names: PerLanguage<FoodName>;
  slugs: PerLanguage<string>;
  group: FoodGroup;
  aisle: Aisle;
  avoidGroups: readonly AvoidGroup[];
  diet: FoodDiet;
  hasGluten: boolean;
  contains: readonly Allergen[];
  labelChecks: readonly LabelCheck[];
  carbBasis: CarbBasis;
  /** Null where nobody measures the food by volume. */
  densityGramsPerMl: number | null;
  /** Grams of the edible part of one household measure. */
  gramsPerMeasure: Readonly<Partial<Record<Unit, number>>>;
  isPerishable: boolean;
  costLevel: CostLevel;
  /** Its figures are for members; what it is called and its net carbs are open. */
  isPremium: boolean;
  /** How shops sell it; null where nobody noted that. */
  purchase: Purchase | null;
  /** How it is drawn on its own: `salmon`, or a shape with its colour, `wedge:#F2C14E`. */
  look: string;
  nutrientsPer100g: Nutrients;
}>;
