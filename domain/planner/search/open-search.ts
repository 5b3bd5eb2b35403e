import { chooseCandidates } from '../catalog/candidates.ts';
import { constructMains } from './construct.ts';
import { mayBeLeftOver, placeLocks, type Helping } from '../pose/locks.ts';
import { describeDaysBefore } from '../catalog/days-before.ts';
import { createPool, nothing, poolItems, type Pool, type PoolItem } from '../catalog/pool.ts';
import type { Problem } from '../pose/problem.ts';
import { createRandom } from '../random.ts';
import { scoreRecipes } from '../catalog/score.ts';
import { restoreSnapshot, type Snapshot } from '../weigh/snapshot.ts';
import { createState, type PlanState } from '../weigh/state.ts';

/** A problem with its pool, at one portion, holding what is locked and nothing else. */
export interface OpenSearch {
  readonly problem: Problem;
  readonly portion: number;
  readonly state: PlanState;
  readonly lockedOnly: Snapshot;
}

/**
 * `chosen` are the positions in the candidates that make the pool, the best at all prices unless
 * told; `extra` are others it must hold.
 */
export function openSearch(args: {
  problem: Problem;
  portion: number;
  chosen?: Int32Array;
  extra?: readonly number[];
  width?: number;
}): OpenSearch {
  const { problem, portion, extra = [], width } = args;
  const { request, requirements, candidates, horizon, locks } = problem;
  const { catalog } = request;
  const { chosen = chooseCandidates({ catalog, requirements, portion, candidates, width }) } = args;
  const positions = extra.length === 0 ? chosen : unite({ chosen, extra });
  const items = poolItems({ catalog, candidates, chosen: positions, portion });
  const daysBefore = describeDaysBefore({ catalog, horizon, profile: requirements.profile });
  const held = [...items, ...lockedItems({ problem, items })];
  const pool = createPool({ catalog, items: held, requirements, daysBefore });
  const state = createState({ pool, horizon, requirements, daysBefore });
  const itemOf = (helping: Helping) => findItem({ pool, helping });
  const lockedOnly = placeLocks({ state, locks, itemOf });
  restoreSnapshot(state, lockedOnly);
  return { problem, portion, state, lockedOnly };
}

function unite(args: { chosen: Int32Array; extra: readonly number[] }): Int32Array {
  return Int32Array.from(new Set([...args.chosen, ...args.extra])).toSorted();
}

/** Locked helpings that the pool does not hold at their amount. */
function lockedItems(args: { problem: Problem; items: readonly PoolItem[] }): PoolItem[] {
  const { request, requirements, locks, candidates } = args.problem;
  const { catalog } = request;
  const helpings = locks.slots.flatMap((slot) => slot.helpings).filter((h) => h !== null);
  if (helpings.length === 0) return [];
  const indexes = new Set(helpings.map(({ index }) => index));
  const held = args.items.filter(({ index }) => indexes.has(index));
  const survivors = Int32Array.from(indexes).toSorted();
  const costs = scoreRecipes({ catalog, requirements, survivors });
  const missing: PoolItem[] = [];
  for (const { index, servingFactor } of helpings) {
    const isSame = (item: PoolItem) => item.index === index && item.servingFactor === servingFactor;
    if (held.some(isSame) || missing.some(isSame)) continue;
    const cost = costs[survivors.indexOf(index)]!;
    const isLeftoverSafe = mayBeLeftOver({
      catalog,
      candidates,
      helping: { index, servingFactor },
    });
    missing.push({ index, servingFactor, cost, slotClasses: 0, isLeftoverSafe });
  }
  return missing;
}

function findItem(args: { pool: Pool; helping: Helping }): number {
  const { pool, helping } = args;
  for (let item = 1; item < pool.size; item++) {
    const isSame = pool.catalogIndex[item] === helping.index;
    if (isSame && pool.servingFactor[item] === helping.servingFactor) return item;
  }
  return nothing;
}

export function startPlan({ state, lockedOnly, problem }: OpenSearch): boolean {
  return constructMains({
    state,
    random: createRandom(problem.request.seed),
    reset: () => restoreSnapshot(state, lockedOnly),
  });
}

/** Starts from mains found elsewhere: positions in the candidates, −1 for a locked dinner. */
export function startFrom(args: {
  search: OpenSearch;
  assigned: readonly { position: number; slot: number; isLeftover: boolean }[];
}): void {
  const { problem, state, lockedOnly } = args.search;
  const { candidates, horizon } = problem;
  const start = { choice: lockedOnly.choice.slice(), isLeftover: lockedOnly.isLeftover.slice() };
  for (const { position, slot, isLeftover } of args.assigned) {
    const before = start.choice[(slot - horizon.mealsPerDay + 1) * 3]!;
    const index = candidates.index[position];
    start.choice[slot * 3] = position < 0 ? before : state.pool.catalogIndex.indexOf(index!);
    if (isLeftover) start.isLeftover[slot] = 1;
  }
  restoreSnapshot(state, start);
}
