import type { CompiledRecipe } from '../recipe.ts';

type Candidate = Pick<
  CompiledRecipe,
  'id' | 'role' | 'meals' | 'dish' | 'protein' | 'isPremium'
> & {
  readonly times: Pick<CompiledRecipe['times'], 'totalMinutes'>;
};

/**
 * Open recipes for the same meal, the most similar first: they are offered to readers who may not
 * open this one.
 */
export function openInstead<Recipe extends Candidate>(args: {
  recipe: Candidate;
  recipes: readonly Recipe[];
  count: number;
}): readonly Recipe[] {
  const { recipe, recipes, count } = args;
  return recipes
    .filter((other) => !other.isPremium && other.role === recipe.role && sharesMeal(recipe, other))
    .map((other) => ({ other, likeness: likenessOf({ recipe, other }) }))
    .toSorted((a, b) => b.likeness - a.likeness || quickerFirst(a.other, b.other))
    .slice(0, count)
    .map(({ other }) => other);
}

function sharesMeal(recipe: Candidate, other: Candidate): boolean {
  return recipe.meals.some((meal) => other.meals.includes(meal));
}

function likenessOf({ recipe, other }: { recipe: Candidate; other: Candidate }): number {
  return Number(other.protein === recipe.protein) + Number(other.dish === recipe.dish);
}

function quickerFirst(a: Candidate, b: Candidate): number {
  return a.times.totalMinutes - b.times.totalMinutes || (a.id < b.id ? -1 : 1);
}
