/** What a member would rate a recipe, written from plain data and apart from the search. */
import type { Catalog } from '../catalog/catalog.ts';
import type { Opinion, PlannerProfile, PlannerRecipe } from '../types.ts';
import { unnoticedDishes, weights } from '../weights.ts';

/** Of each word, what opinions on recipes of it add up to. */
export type Tastes = ReadonlyMap<string, number>;

export function tastesOf(args: { catalog: Catalog; profile: PlannerProfile }): Tastes {
  const { catalog, profile } = args;
  const known = (profile.opinions ?? []).flatMap((opinion) => {
    const index = catalog.indexById.get(opinion.id);
    return index === undefined ? [] : [{ opinion, recipe: catalog.recipes[index]! }];
  });
  const byWord = Map.groupBy(
    known.flatMap(({ opinion, recipe }) => wordsOf(recipe).map((word) => ({ word, opinion }))),
    ({ word }) => word,
  );
  return new Map(
    [...byWord].map(([word, all]) => {
      const sum = all.reduce((total, { opinion }) => total + starsAbove(opinion), 0);
      return [word, sum / (all.length + weights.opinionsForTaste.value)];
    }),
  );
}

function wordsOf({ cuisine, dish, protein }: PlannerRecipe): string[] {
  const kind = unnoticedDishes.includes(dish) ? 'NONE' : dish;
  const words = { cuisine, kind, protein };
  return Object.entries(words).flatMap(([column, word]) =>
    word === 'NONE' ? [] : [`${column} ${word}`],
  );
}

function starsAbove({ stars, isFavorite, timesSwappedOut }: Opinion): number {
  const { ratingUnknown, starsOfFavorite, starsLostBySwap, mostStarsLostBySwaps } = weights;
  if (stars !== null) return stars - ratingUnknown.value;
  if (isFavorite) return starsOfFavorite.value - ratingUnknown.value;
  return -Math.min(mostStarsLostBySwaps.value, timesSwappedOut * starsLostBySwap.value);
}

export function expectedStars(args: {
  recipe: PlannerRecipe;
  tastes: Tastes;
  opinions: readonly Opinion[];
}): number {
  const { recipe, tastes, opinions } = args;
  const own = opinions.find(({ id }) => id === recipe.id);
  const byTaste = wordsOf(recipe).reduce((sum, word) => sum + (tastes.get(word) ?? 0), 0);
  const likely = between({
    value: byTaste,
    least: -weights.mostStarsByTaste.value,
    most: weights.mostStarsByTaste.value,
  });
  const usual = between({ value: recipe.rating ?? weights.ratingUnknown.value, least: 1, most: 5 });
  const stars = usual + (own === undefined ? likely : starsAbove(own));
  return between({ value: stars, least: 1, most: 5 });
}

function between(args: { value: number; least: number; most: number }): number {
  return Math.min(Math.max(args.value, args.least), args.most);
}
