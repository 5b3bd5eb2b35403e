import { factsOfKind } from '../../../../domain/shopping/list/list-content.rules.ts';
import type { Fact } from '../../../../domain/shopping/operations/list-operation.ts';
import type { Item, ListNews } from '../list.ts';
import type { Known } from './known-list.ts';

/** What came and left when the list followed its plan, until somebody takes note of it. */
export function newsOf({
  facts,
  known,
}: {
  facts: readonly Fact[];
  known: Known;
}): ListNews | null {
  const news = factsOfKind(facts, 'news');
  if (news.length === 0) return null;
  const idsOf = (name: keyof ListNews) =>
    news.flatMap((fact) => fact[name]).map(({ recipeId }) => recipeId);
  // What is cooked for others, on another day, or is back again came and left: it is neither.
  const recipesOf = (name: keyof ListNews, opposite: keyof ListNews) =>
    [...new Set(idsOf(name))]
      .filter((id) => !idsOf(opposite).includes(id))
      .flatMap((id) => known.recipesById.get(id)?.heading ?? []);
  return { came: recipesOf('came', 'left'), left: recipesOf('left', 'came') };
}

/** Only dishes that came with the change want it. */
export function isNew({ item, news }: { item: Item; news: ListNews | null }): boolean {
  if (news === null || item.sources.length === 0) return false;
  const cameIds = new Set(news.came.map(({ id }) => id));
  return item.sources.every(({ recipe }) => recipe !== null && cameIds.has(recipe.id));
}
