import { parentPort } from 'node:worker_threads';
import {
  compileCatalog,
  generatePlanOrExplain,
  suggest,
  type Catalog,
  type PlannerRecipe,
} from '../../planner/index.ts';
import type {
  PlannerAnswer,
  PlannerCall,
  PlannerMessage,
  PlannerRecipes,
  PlannerReply,
  ThreadRequest,
} from './ask-planner.ts';

const port = parentPort;
if (port === null) throw new Error('The planner runs in a worker thread');

/** More than are asked for, since requests under way may still need an older one. */
const mostCatalogs = 4;
const catalogs = new Map<number, Catalog>();
const arriving = new Map<number, PlannerRecipe[]>();

port.on('message', async (message: PlannerMessage) => {
  if (typeof message === 'string') port.postMessage(await replyTo(JSON.parse(message)));
  else keepRecipes(message);
});

function keepRecipes({ catalogId, recipes, isLast }: PlannerRecipes): void {
  const arrived = [...(arriving.get(catalogId) ?? []), ...recipes];
  arriving.set(catalogId, arrived);
  if (!isLast) return;
  arriving.delete(catalogId);
  catalogs.set(catalogId, compileCatalog(arrived));
  for (const id of [...catalogs.keys()].slice(0, -mostCatalogs)) catalogs.delete(id);
}

async function replyTo(call: PlannerCall): Promise<PlannerReply> {
  const { id } = call;
  try {
    return { id, answer: JSON.stringify(await answerTo(call)) };
  } catch (error) {
    return { id, error };
  }
}

async function answerTo(call: PlannerCall): Promise<PlannerAnswer> {
  const { kind, catalogId } = call;
  const catalog = catalogs.get(catalogId);
  if (catalog === undefined) throw new Error(`The planner thread has no catalogue ${catalogId}`);
  if (kind === 'plan') return { kind, planned: await plan(catalog, call.request) };
  return { kind, suggested: suggest({ ...call.request, catalog }) };
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
