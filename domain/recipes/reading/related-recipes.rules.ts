import type { CompiledRecipe, RecipeRole } from '../recipe.ts';

type Candidate = Pick<CompiledRecipe, 'id' | 'role' | 'meals' | 'cuisine' | 'dish' | 'protein'>;

/** What stands on the same table: sides beside a main, mains beside a side. */
const companions: Readonly<Record<RecipeRole, readonly RecipeRole[]>> = {
  main: ['side', 'extra', 'main'],
  side: ['main', 'side', 'extra'],
  extra: ['main', 'extra', 'side'],
};

/** Recipes that go well with one, best first; the same for everyone. */
export function relatedRecipes<Recipe extends Candidate>(args: {
  recipe: Candidate;
  recipes: readonly Recipe[];
  count: number;
}): readonly Recipe[] {
  const { recipe, recipes, count } = args;
  return recipes
    .filter((other) => other.id !== recipe.id && sharesMeal(recipe, other))
    .map((other) => ({ other, rank: rankOf({ recipe, other }) }))
    .toSorted((a, b) => a.rank - b.rank || (a.other.id < b.other.id ? -1 : 1))
    .slice(0, count)
    .map(({ other }) => other);
}

const found = new WeakMap<readonly CompiledRecipe[], Map<string, readonly CompiledRecipe[]>>();

/** The same, looked for once as long as the recipes are these. */
export function knownRelatedRecipes(args: {
  recipe: CompiledRecipe;
  recipes: readonly CompiledRecipe[];
  count: number;
}): readonly CompiledRecipe[] {
  const { recipe, recipes, count } = args;
  const ofThese = found.get(recipes) ?? new Map<string, readonly CompiledRecipe[]>();
  found.set(recipes, ofThese);
  const key = `${count} ${recipe.id}`;
  const related = ofThese.get(key) ?? relatedRecipes(args);
  ofThese.set(key, related);
  return related;
}

function sharesMeal(recipe: Candidate, other: Candidate): boolean {
  return recipe.meals.some((meal) => other.meals.includes(meal));
}

/** Lower is better. Companions first, then the same kitchen, then another dish and protein. */
function rankOf({ recipe, other }: { recipe: Candidate; other: Candidate }): number {
  const role = companions[recipe.role].indexOf(other.role);
  const isForeign = other.cuisine !== recipe.cuisine && other.cuisine !== 'OTHER';
  return (
    role * 8 +
    (isForeign ? 4 : 0) +
    Number(other.dish === recipe.dish) * 2 +
    Number(other.protein === recipe.protein)
  );
}
