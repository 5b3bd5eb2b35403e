import { compileCatalog, type Catalog, type PlannerProfile } from '../../domain/planner/index.ts';
import { syntheticRecipes } from '../../domain/planner/testing/synthetic-catalog.ts';
import { syntheticProfiles } from '../../domain/planner/testing/synthetic-profiles.ts';

export interface Instances {
  readonly catalog: Catalog;
  readonly compileMs: number;
  readonly profiles: readonly PlannerProfile[];
}

export function createInstances(args: { size: number; profiles: number }): Instances {
  const recipes = syntheticRecipes({ size: args.size, seed: 1 });
  const startMs = performance.now();
  const catalog = compileCatalog(recipes);
  const compileMs = performance.now() - startMs;
  const recipeIds = recipes.map(({ id }) => id);
  return {
    catalog,
    compileMs,
    profiles: syntheticProfiles({ count: args.profiles, seed: 2, recipeIds }),
  };
}
