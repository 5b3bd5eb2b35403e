import type { ContentIndex } from '../recipes/content-index.ts';
import type { Food } from '../foods/food.ts';
import { canSeeFigures } from '../foods/navigator/food-access.rules.ts';
import { navigatorOf, type NavigatorFood } from '../foods/navigator/food-navigator.ts';
import { isFamiliar } from '../foods/navigator/familiar-foods.rules.ts';
import { tagOf } from '../foods/navigator/navigator.rules.ts';
import { isEatenByItself } from '../foods/navigator/seasonings.rules.ts';

export interface RankedFood extends NavigatorFood {
  /** In a usual serving. */
  readonly proteinGrams: number;
}

interface Ranking {
  content: ContentIndex;
  by: 'satiety' | 'protein';
  count: number;
}

/** Less fills nobody, and is no food for its protein. */
const leastScore = 40;
const leastProteinGrams = 5;
/** A table of eight fish would say little. */
const mostOfAShelf = 4;
const mostNetCarbsPer100g = 15;

/**
 * Familiar foods that visitors may see the figures of, the most filling or the richest in protein first:
 * by score, or by the protein of a usual serving.
 */
export function rankFoods({ content, by, count }: Ranking): RankedFood[] {
  const known = navigatorOf(content.foods).byMode[by];
  const familiar = known.filter(({ food }) => isFamiliar(food) && !isBoiledToo(food));
  const fitting = familiar
    .flatMap((entry) => rankedFood(entry) ?? [])
    .filter(({ figures, proteinGrams }) =>
      by === 'satiety'
        ? (figures.satiety.score ?? 0) >= leastScore
        : proteinGrams >= leastProteinGrams,
    );
  const inOrder =
    by === 'satiety'
      ? fitting
      : fitting.toSorted((left, right) => right.proteinGrams - left.proteinGrams);
  const taken = new Map<string, number>();
  return inOrder
    .filter(({ food }) => {
      const shelf = tagOf(food);
      const ofShelf = (taken.get(shelf) ?? 0) + 1;
      taken.set(shelf, ofShelf);
      return ofShelf <= mostOfAShelf;
    })
    .slice(0, count);
}

const boiled = '-boiled';

/** Eggs stand there already; that they can be boiled is nothing new. */
function isBoiledToo({ id }: Food): boolean {
  return id.endsWith(boiled) && isFamiliar({ id: id.slice(0, -boiled.length) });
}

function rankedFood(entry: NavigatorFood): RankedFood | null {
  const { food, figures } = entry;
  const { proteinGrams } = food.nutrientsPer100g;
  const netCarbs = figures.netCarbsPer100g.grams;
  if (!canSeeFigures({ food, isPremium: false }) || !isEatenByItself(food)) return null;
  if (proteinGrams === null || netCarbs === null || netCarbs > mostNetCarbsPer100g) return null;
  if (figures.satiety.score === null) return null;
  return { ...entry, proteinGrams: (proteinGrams * figures.serving.grams) / 100 };
}
