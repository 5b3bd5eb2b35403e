import type { Database } from '../../../db/database.ts';
import type { Clock } from '../../../lib/clock.ts';
import { problem, type Problem } from '../../../lib/problems.ts';
import { refusal, type Result } from '../../../lib/result.ts';
import type { RecipeId } from '../../recipes/recipe.ts';
import type { Catalogue } from '../list/catalogue.ts';
import type { Fact, FactOf, Operation } from './list-operation.ts';
import { changeStoredList, findKnownOperations, type ListActor } from '../shopping.store.ts';
import { takeOperations } from './take-operations.ts';

/** A recipe to put on the list. The same id sent twice is the same addition. */
export interface RecipeToAdd {
  readonly id: string;
  readonly recipeId: RecipeId;
  readonly servings: number;
  /** A plan cooks it for so many, also between the servings that the recipe offers. */
  readonly isPlanned?: boolean;
}

interface AddRecipes extends ListActor {
  db: Database;
  clock: Clock;
  catalogue: Catalogue;
  recipes: readonly RecipeToAdd[];
}

/** Puts recipes on the list for so many servings: all of them, or none and why. */
export async function addRecipes(args: AddRecipes): Promise<Result<null, Problem[]>> {
  const { db, clock, userId, actorId, catalogue, recipes } = args;
  if (recipes.length === 0) return refusal([problem('recipes', 'shopping.recipe-required')]);
  const problems = recipes.flatMap((recipe) => problemOfAddition({ ...args, recipe }) ?? []);
  if (problems.length > 0) return refusal(problems);
  const at = clock.now().getTime();
  const operations = recipes.map(({ id, recipeId, servings }) => {
    const addition = { additionId: id, recipeId, servings, mealPlanId: null };
    return operationAdding({ id, at, additions: [addition] });
  });
  return putOnList({ db, clock, userId, actorId, catalogue, operations });
}

export function problemOfAddition(args: {
  recipe: Pick<RecipeToAdd, 'recipeId' | 'servings' | 'isPlanned'>;
  catalogue: Pick<Catalogue, 'recipesById'>;
}): Problem | null {
  const { recipeId, servings, isPlanned = false } = args.recipe;
  const recipe = args.catalogue.recipesById.get(recipeId);
  if (recipe === undefined) return problem('recipeId', 'shopping.recipe-not-found');
  if (isPlanned || recipe.servingsOptions.includes(servings)) return null;
  return problem('servings', 'recipe.servings-mismatch');
}

type Addition = Pick<FactOf<'recipe'>, 'additionId' | 'recipeId' | 'servings' | 'mealPlanId'>;

function operationAdding(args: {
  id: string;
  at: number;
  additions: readonly Addition[];
}): Operation {
  const { id, at, additions } = args;
  const adds = additions.map((addition, index): Fact => {
    return { kind: 'recipe', ...addition, id: `${id}:${index}`, operationId: id, at };
  });
  return { id, at, adds, removes: [], undoes: [] };
}

/** Adds what is not on the list yet, as long as there is room for all of it. */
async function putOnList(
  args: Omit<AddRecipes, 'recipes'> & { operations: readonly Operation[] },
): Promise<Result<null, Problem[]>> {
  const { db, clock, userId, actorId, catalogue, operations } = args;
  return changeStoredList({
    db,
    userId,
    actorId,
    async change({ tx, list }) {
      const known = await findKnownOperations({ tx, userId, ids: operations.map(({ id }) => id) });
      const fresh = operations.filter(({ id }) => !known.has(id));
      return takeOperations({ tx, clock, userId, actorId, list, catalogue, operations: fresh });
    },
  });
}
