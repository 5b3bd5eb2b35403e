import type { List } from '../list.ts';

/**
 * What of days that are over is still on the list as the device has it, and how many things to buy
 * would leave with it. What another dish or the member asks for as well stays.
 */
export function leftOf({
  list,
  ended,
}: {
  list: Pick<List, 'recipes' | 'aisles'>;
  ended: { readonly additionIds: readonly string[] };
}): { count: number; additionIds: readonly string[] } {
  const over = new Set(ended.additionIds);
  const left = list.recipes.filter(({ additionIds }) => additionIds.some((id) => over.has(id)));
  const leaving = new Set(
    left
      .filter(({ additionIds }) => additionIds.every((id) => over.has(id)))
      .map(({ recipe }) => recipe.id),
  );
  const things = list.aisles
    .flatMap(({ items }) => items)
    .filter(
      ({ sources }) =>
        sources.length > 0 &&
        sources.every(({ recipe }) => recipe !== null && leaving.has(recipe.id)),
    );
  const additionIds = left.flatMap((each) => each.additionIds.filter((id) => over.has(id)));
  return { count: things.length, additionIds };
}
