export const favoriteItemTypes = ['MEALPLAN', 'RECIPE'] as const;

export type FavoriteItemType = (typeof favoriteItemTypes)[number];

/** A recipe or a meal plan that a member marked. */
export interface FavoriteItem {
  readonly itemType: FavoriteItemType;
  readonly itemId: string;
}
