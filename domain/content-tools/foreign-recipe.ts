/** A recipe as another program wrote it: texts, nothing understood yet. */
export type ForeignRecipe = Readonly<{
  title: string;
  description: string;
  /** `en`, `es-MX`; null where it does not say. */
  language: string | null;
  servings: number | null;
  prepMinutes: number | null;
  cookMinutes: number | null;
  totalMinutes: number | null;
  /** Cuisines, categories and keywords, in no order. */
  words: readonly string[];
  /** `2 cloves garlic, finely chopped` */
  ingredients: readonly string[];
  steps: readonly ForeignStep[];
}>;

export type ForeignStep = Readonly<{
  text: string;
  /** Which lines of `ingredients` go in, as far as the source says; null where it does not. */
  uses: readonly Readonly<{ ingredient: number; share: number }>[] | null;
  /** As its source marks them; none where it marks none. */
  timersMinutes: readonly number[];
}>;

/** Recipes of one file with where each stands in it, and what could not be read. */
export type ForeignRecipes = Readonly<{
  recipes: readonly Readonly<{ place: string; recipe: ForeignRecipe }>[];
  problems: readonly ForeignProblem[];
}>;

export type ForeignProblem = Readonly<{ line: number | null; message: string }>;

export function problemOf(message: string): ForeignProblem {
  return { line: null, message };
}
