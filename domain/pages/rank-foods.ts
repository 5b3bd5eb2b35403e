import { recipesUsingFood } from '../recipes/reading/recipes-using-food.ts';
import type { ContentIndex } from '../recipes/content-index.ts';
import { canSeeFigures } from '../foods/navigator/food-access.rules.ts';
import { navigatorOf, type NavigatorFood } from '../foods/navigator/food-navigator.ts';
import { isEatenByItself, tagOf } from '../foods/navigator/navigator.rules.ts';

export interface RankedFood extends NavigatorFood {
  /** In a usual serving. */
  readonly proteinGrams: number;
}

interface Ranking {
  content: ContentIndex;
  by: 'satiety' | 'protein';
  count: number;
}

/** What most kitchens know: it is in several recipes. */
const fewestRecipes = 3;
/** A table of eight fish would say little. */
const mostOfAShelf = 4;
const mostNetCarbsPer100g = 15;

/**
 * Familiar foods that visitors may see the figures of, the most filling or the richest in protein first:
 * by score, or by the protein of a usual serving.
 */
export function rankFoods({ content, by, count }: Ranking): RankedFood[] {
  const known = navigatorOf(content.foods).byMode[by];
  const fitting = known.flatMap((entry) => rankedFood({ entry, content }) ?? []);
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

function rankedFood({
  entry,
  content: { recipes },
}: {
  entry: NavigatorFood;
  content: ContentIndex;
}): RankedFood | null {
  const { food, figures } = entry;
  const { proteinGrams } = food.nutrientsPer100g;
  const netCarbs = figures.netCarbsPer100g.grams;
  if (!canSeeFigures({ food, isPremium: false }) || !isEatenByItself(food)) return null;
  if (proteinGrams === null || netCarbs === null || netCarbs > mostNetCarbsPer100g) return null;
  if (figures.satiety.score === null) return null;
  if (recipesUsingFood({ recipes, foodId: food.id }).length < fewestRecipes) return null;
  return { ...entry, proteinGrams: (proteinGrams * figures.serving.grams) / 100 };
}
