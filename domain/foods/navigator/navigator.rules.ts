import type { Language, PerLanguage } from '../../../lib/language.ts';
import type { Food, FoodGroup } from '../food.ts';

/** What the food navigator ranks by. */
export const navigatorModes = ['carbs', 'protein', 'satiety'] as const;
export const navigatorTags = [
  'vegetables',
  'fruit',
  'meat',
  'fish',
  'dairy',
  'eggs',
  'nuts',
  'legumes',
  'fats',
  'sauces',
  'seasonings',
  'baking',
  'drinks',
  'alcohol',
  'grains',
  'bread',
  'snacks',
  'sweets',
  'meals',
] as const;

export type NavigatorMode = (typeof navigatorModes)[number];
export type NavigatorTag = (typeof navigatorTags)[number];

const tagsOfGroup: Readonly<Record<FoodGroup, NavigatorTag>> = {
  vegetables: 'vegetables',
  fruit: 'fruit',
  meat: 'meat',
  poultry: 'meat',
  fish: 'fish',
  shellfish: 'fish',
  dairy: 'dairy',
  eggs: 'eggs',
  nuts: 'nuts',
  seeds: 'nuts',
  fats: 'fats',
  herbs: 'seasonings',
  spices: 'seasonings',
  sauces: 'sauces',
  sweeteners: 'baking',
  baking: 'baking',
  drinks: 'drinks',
  legumes: 'legumes',
  'plant-protein': 'legumes',
  grains: 'grains',
  snacks: 'snacks',
  sweets: 'sweets',
  meals: 'meals',
};

/** Below it, beer and wine without alcohol. */
const leastAlcoholGrams = 1.5;

export function tagOf(food: Pick<Food, 'group' | 'aisle'>): NavigatorTag {
  return food.group === 'grains' && food.aisle === 'bakery' ? 'bread' : tagsOfGroup[food.group];
}

export function hasTag({ food, tag }: { food: Food; tag: NavigatorTag }): boolean {
  if (tag !== 'alcohol') return tagOf(food) === tag;
  const { alcoholGrams } = food.nutrientsPer100g;
  return food.group === 'drinks' && (alcoholGrams ?? 0) >= leastAlcoholGrams;
}

/** As they stand in addresses. */
export const modeSlugs: PerLanguage<Readonly<Record<NavigatorMode, string>>> = {
  en: { carbs: 'carbs', protein: 'protein', satiety: 'satiety' },
  es: { carbs: 'carbohidratos', protein: 'proteina', satiety: 'saciedad' },
  sv: { carbs: 'kolhydrater', protein: 'protein', satiety: 'mattnad' },
};

export const tagSlugs: PerLanguage<Readonly<Record<NavigatorTag, string>>> = {
  en: {
    vegetables: 'vegetables',
    fruit: 'fruit',
    meat: 'meat',
    fish: 'fish',
    dairy: 'dairy',
    eggs: 'eggs',
    nuts: 'nuts',
    legumes: 'legumes',
    fats: 'fats',
    sauces: 'sauces',
    seasonings: 'herbs-and-spices',
    baking: 'baking-and-sweeteners',
    drinks: 'drinks',
    alcohol: 'alcohol',
    grains: 'grains',
    bread: 'bread',
    snacks: 'snacks',
    sweets: 'sweets',
    meals: 'ready-meals',
  },
  es: {
    vegetables: 'verduras',
    fruit: 'fruta',
    meat: 'carne',
    fish: 'pescado',
    dairy: 'lacteos',
    eggs: 'huevos',
    nuts: 'frutos-secos',
    legumes: 'legumbres',
    fats: 'grasas',
    sauces: 'salsas',
    seasonings: 'hierbas-y-especias',
    baking: 'reposteria-y-edulcorantes',
    drinks: 'bebidas',
    alcohol: 'alcohol',
    grains: 'cereales',
    bread: 'pan',
    snacks: 'aperitivos',
    sweets: 'dulces',
    meals: 'platos-preparados',
  },
  sv: {
    vegetables: 'gronsaker',
    fruit: 'frukt',
    meat: 'kott',
    fish: 'fisk',
    dairy: 'mejeri',
    eggs: 'agg',
    nuts: 'notter',
    legumes: 'baljvaxter',
    fats: 'fett',
    sauces: 'saser',
    seasonings: 'orter-och-kryddor',
    baking: 'bakning-och-sotning',
    drinks: 'drycker',
    alcohol: 'alkohol',
    grains: 'spannmal',
    bread: 'brod',
    snacks: 'snacks',
    sweets: 'sotsaker',
    meals: 'fardigratter',
  },
};

/** By the slug of the language, or of any other: links are shared across languages. */
export function modeOfSlug(args: { slug: string; language: Language }): NavigatorMode | null {
  return findBySlug({ ...args, values: navigatorModes, slugs: modeSlugs });
}

export function tagOfSlug(args: { slug: string; language: Language }): NavigatorTag | null {
  return findBySlug({ ...args, values: navigatorTags, slugs: tagSlugs });
}

function findBySlug<Value extends string>(args: {
  slug: string;
  language: Language;
  values: readonly Value[];
  slugs: PerLanguage<Readonly<Record<Value, string>>>;
}): Value | null {
  const { slug, values, slugs } = args;
  const inOrder = [slugs[args.language], slugs.en, slugs.es, slugs.sv];
  const found = inOrder.flatMap((names) => values.filter((value) => names[value] === slug));
  return found[0] ?? null;
}
