import { parentPort } from 'node:worker_threads';
import {
  compileCatalog,
  generatePlanOrExplain,
  suggest,
  type Catalog,
  type PlannerRecipe,
} from '../../planner/index.ts';
import type { PlannerAnswer, PlannerCall, ThreadRequest } from './ask-planner.ts';

const port = parentPort;
if (port === null) throw new Error('The planner runs in a worker thread');

/** More than are asked for, since requests under way may still need an older one. */
const mostCatalogs = 4;
const catalogs = new Map<number, Catalog>();
const arriving = new Map<number, PlannerRecipe[]>();

port.on('message', async (call: PlannerCall) => {
  if (call.kind === 'recipes') keepRecipes(call);
  else port.postMessage(await answerTo(call));
});

function keepRecipes({ catalogId, recipes, isLast }: PlannerCall & { kind: 'recipes' }): void {
  const arrived = [...(arriving.get(catalogId) ?? []), ...recipes];
  arriving.set(catalogId, arrived);
  if (!isLast) return;
  arriving.delete(catalogId);
  catalogs.set(catalogId, compileCatalog(arrived));
  for (const id of [...catalogs.keys()].slice(0, -mostCatalogs)) catalogs.delete(id);
}

async function answerTo(call: Exclude<PlannerCall, { kind: 'recipes' }>): Promise<PlannerAnswer> {
  const { kind, id, catalogId } = call;
  try {
    const catalog = catalogs.get(catalogId);
    if (catalog === undefined) throw new Error(`The planner thread has no catalogue ${catalogId}`);
    if (kind === 'plan') return { kind, id, planned: await plan(catalog, call.request) };
    return { kind, id, suggested: suggest({ ...call.request, catalog }) };
  } catch (error) {
    return { kind: 'error', id, error };
  }
}

function plan(catalog: Catalog, { netCarbsGrams = {}, ...asked }: ThreadRequest) {
  const cooked = withNetCarbs({ catalog, netCarbsGrams });
  return generatePlanOrExplain({ ...asked, catalog: cooked });
}

function withNetCarbs(args: {
  catalog: Catalog;
  netCarbsGrams: Readonly<Record<string, number>>;
}): Catalog {
  const { catalog, netCarbsGrams } = args;
  if (Object.keys(netCarbsGrams).length === 0) return catalog;
  const told = new Map(Object.entries(netCarbsGrams));
  return compileCatalog(
    catalog.recipes.map((recipe) => {
      return { ...recipe, netCarbsGrams: told.get(recipe.id) ?? recipe.netCarbsGrams };
    }),
  );
}
