import type { Opinion } from '../types.ts';
import { settings } from '../settings.ts';
import type { Catalog, Words } from './catalog.ts';

const {
  ratingUnknown,
  starsOfFavorite,
  starsLostBySwap,
  mostStarsLostBySwaps,
  opinionsForTaste,
  mostStarsByTaste,
} = settings.weights;

/** What a member is expected to rate recipes, beyond what everybody does. */
export interface Taste {
  /** Stars more or less of recipes they have an opinion on, by catalogue index. */
  readonly ofRecipe: ReadonlyMap<number, number>;
  /** The same by word, drawn to none where opinions are few. */
  readonly ofCuisine: Float64Array;
  readonly ofKind: Float64Array;
  readonly ofProtein: Float64Array;
}

/** Null for who has no opinion on any recipe we know. */
export function tasteOf(args: { catalog: Catalog; opinions: readonly Opinion[] }): Taste | null {
  const { catalog } = args;
  const ofRecipe = new Map<number, number>();
  for (const opinion of args.opinions) {
    const index = catalog.indexById.get(opinion.id);
    if (index !== undefined) ofRecipe.set(index, starsAbove(opinion));
  }
  if (ofRecipe.size === 0) return null;
  return {
    ofRecipe,
    ofCuisine: meanByWord({ ofRecipe, column: catalog.cuisine }),
    ofKind: meanByWord({ ofRecipe, column: catalog.kind }),
    ofProtein: meanByWord({ ofRecipe, column: catalog.protein }),
  };
}

/** Against the usual mean. Stars tell more than a heart, and a heart more than a swap. */
function starsAbove({ stars, isFavorite, timesSwappedOut }: Opinion): number {
  if (stars !== null) return stars - ratingUnknown.value;
  if (isFavorite) return starsOfFavorite.value - ratingUnknown.value;
  return -Math.min(mostStarsLostBySwaps.value, starsLostBySwap.value * timesSwappedOut);
}

/** Word 0 says nothing, so that liking it says nothing either. */
function meanByWord(args: { ofRecipe: Taste['ofRecipe']; column: Words }): Float64Array {
  const { ofRecipe, column } = args;
  const sums = new Float64Array(column.words.length);
  const counts = new Float64Array(column.words.length);
  for (const [index, stars] of ofRecipe) {
    const word = column.ofRecipe[index]!;
    if (word === 0) continue;
    sums[word]! += stars;
    counts[word]! += 1;
  }
  return sums.map((sum, word) => sum / (counts[word]! + opinionsForTaste.value));
}

/** Stars from 1 to 5. */
export function expectedStars(args: { catalog: Catalog; taste: Taste; index: number }): number {
  const { catalog, taste, index } = args;
  const byTaste =
    taste.ofCuisine[catalog.cuisine.ofRecipe[index]!]! +
    taste.ofKind[catalog.kind.ofRecipe[index]!]! +
    taste.ofProtein[catalog.protein.ofRecipe[index]!]!;
  const most = mostStarsByTaste.value;
  const likely = Math.min(Math.max(byTaste, -most), most);
  const stars = catalog.rating[index]! + (taste.ofRecipe.get(index) ?? likely);
  return Math.min(Math.max(stars, 1), 5);
}
