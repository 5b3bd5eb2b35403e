import type { FoodId } from '../../foods/food.ts';
import type { Reading } from '../list/list-item.rules.ts';
import { mergeShoppingList } from '../list/merge-list.rules.ts';
import type { ListedRecipe } from '../list/shopping-needs.rules.ts';

/** What a list made of some dishes, and of nothing else, would hold. */
export interface ThingsToBuy {
  readonly count: number;
  /** Needed, and probably or always at home. */
  readonly atHomeCount: number;
}

/** Counts the list that putting these dishes on an empty one makes. */
export function thingsToBuy(
  args: {
    dishes: readonly Pick<ListedRecipe, 'recipe' | 'servings'>[];
    /** What a member has always at home. */
    home: ReadonlySet<FoodId>;
  } & Reading,
): ThingsToBuy {
  const { dishes, home, ...reading } = args;
  const recipes = dishes
    .filter(({ servings }) => servings > 0)
    .map((dish, place) => ({ ...dish, id: `dish-${place}` }));
  const list = mergeShoppingList({
    content: { recipes, home, extras: [], ticks: [], amounts: new Map(), wanted: new Set() },
    ...reading,
  });
  return { count: list.count, atHomeCount: list.atHome.length };
}
