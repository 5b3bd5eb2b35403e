import { tickedFood } from '../list/basket.rules.ts';
import type { FoodId } from '../../foods/food.ts';
import { basketShares, factsOfKind, sharesWith } from '../list/list-content.rules.ts';
import type { ListedRecipe } from '../list/shopping-needs.rules.ts';
import { rowsOf } from '../list/merge-list.rules.ts';
import type { FactBody } from './list-operation.ts';
import type { Draft, Seen } from './draft.ts';

/**
 * Takes additions off the list. What was bought for them is still at home: it counts for the recipes
 * that stay, and is forgotten where none of them needs the food.
 */
export function removeRecipes({ seen, ids }: { seen: Seen; ids: readonly string[] }): Draft {
  const additions = factsOfKind(seen.facts, 'recipe').filter((each) =>
    ids.includes(each.additionId),
  );
  if (additions.length === 0) return { adds: [], removes: [] };
  const staying = seen.content.recipes.filter(({ id }) => !ids.includes(id));
  const { adds, removes } = ticksWithout({ seen, staying });
  return { adds, removes: [...additions.map(({ id }) => id), ...removes] };
}

function ticksWithout({ seen, staying }: { seen: Seen; staying: readonly ListedRecipe[] }): Draft {
  const needers = neederIds({ seen, recipes: staying });
  const idsStaying = new Set(staying.map(({ id }) => id));
  const homeless = factsOfKind(seen.facts, 'tick').filter(
    ({ itemKey, shares }) =>
      itemKey.startsWith('food:') && !shares.some(({ additionId }) => idsStaying.has(additionId)),
  );
  return {
    removes: homeless.map(({ id }) => id),
    adds: homeless.flatMap((tick): FactBody[] => {
      const { itemKey, isCleared } = tick;
      const ids = needers.get(tickedFood({ itemKey, purchases: seen.foodsById }) ?? '');
      if (ids === undefined) return [];
      const shares = basketShares({ facts: seen.facts, ticks: [tick] });
      return [{ kind: 'tick', itemKey, shares: sharesWith({ shares, ids }), isCleared }];
    }),
  };
}

/** Which additions need which food, or a part of it. */
function neederIds(args: {
  seen: Seen;
  recipes: readonly ListedRecipe[];
}): ReadonlyMap<FoodId, readonly string[]> {
  const { seen, recipes } = args;
  const rows = rowsOf({ ...seen, content: { ...seen.content, recipes } });
  return new Map(rows.map(({ foodId, additionIds }) => [foodId, additionIds]));
}
