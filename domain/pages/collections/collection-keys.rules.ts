/** Shelves of guides. */
export const guideCollectionKeys = ['FIRST', 'LEVELS', 'FIGURES'] as const;
export type GuideCollectionKey = (typeof guideCollectionKeys)[number];

/** Shelves of dishes; each is a search. */
export const dishCollectionKeys = [
  'QUICK_LUNCHES',
  'HIGH_PROTEIN',
  'BAKING',
  'SOUPS',
  'COOK_ONCE',
  'FEW_INGREDIENTS',
] as const;
export type DishCollectionKey = (typeof dishCollectionKeys)[number];

/** `quick-lunches` as files write it. */
export function writtenKey(key: GuideCollectionKey | DishCollectionKey): string {
  return key.toLowerCase().replaceAll('_', '-');
}
