import type { Candidates } from './candidates.ts';
import type { Catalog } from './catalog.ts';
import type { DaysBefore } from './days-before.ts';
import { slotClassCount } from './filter.ts';
import { minutesAtStove, type Requirements } from './requirements.ts';
import { netCarbsMg } from '../net-carbs.ts';
import { createTraits, type Traits } from './traits.ts';
import { weights } from '../weights.ts';

/**
 * The few hundred recipes a search looks at, scaled to what a person eats. A record per recipe
 * rather than a column per figure: a change reads all figures of two recipes and none of the
 * others. Item 0 is "nothing", which costs and feeds nothing, so an empty side needs no branch.
 */
export interface Pool {
  readonly size: number;
  /** Records of `figureStride` numbers, in the order of the constants below. */
  readonly figures: Float64Array;
  /** Records of `factStride` whole numbers, in the order of the constants below. */
  readonly facts: Int32Array;
  readonly catalogIndex: Int32Array;
  readonly servingFactor: Float64Array;
  /** By item: at the stove, for all who eat. */
  readonly minutes: Float64Array;
  readonly traits: Traits;
  /** How many protein sources and kinds of dish there are keys for. */
  readonly proteinKeys: number;
  readonly kindKeys: number;
  /** Candidates of list l (role × 6 + slot class): `list` from `listStart[l]`, cheapest first. */
  readonly listStart: Int32Array;
  readonly list: Int32Array;
}

export const figureStride = 12;
export const costAt = 0;
export const leftoverCostAt = 1;
export const kcalAt = 2;
export const proteinAt = 3;
export const carbsMgAt = 4;
/** All its foods bought for it alone: the most that leaving it out saves. */
export const foodCostAt = 5;
export const vegetablesAt = 6;
/** The most that cooking it may gain by being what a week wants more of. */
export const wantedAt = 7;
export const fiberAt = 8;
export const saturatedFatAt = 9;
export const saltAt = 10;
/** Always 0: what a meal is not judged by. */
export const unjudgedAt = 11;

export const factStride = 11;
export const traitStartAt = 0;
export const traitEndAt = 1;
export const proteinKeyAt = 2;
/** See `Catalog.kind`. */
export const kindKeyAt = 3;
export const isLeftoverSafeAt = 4;
export const slotClassesAt = 5;
/** The item that uses are counted by: the same recipe at another amount is no other. */
export const useAt = 6;
/** A bit for its dish, and of a side or extra the bits of dishes it does not go with. */
export const dishBitAt = 7;
export const oddWithAt = 8;
/**
 * A bit per day on which a main is too close to when it was cooked before the plan; and on which
 * that costs.
 */
export const tooSoonAt = 9;
export const soonAt = 10;

/**
 * A recipe in the pool; without slot classes it is only there because a meal is locked. What a
 * member avoids may stand in a locked dinner, yet is not offered again as its leftover.
 */
export interface PoolItem {
  readonly index: number;
  readonly servingFactor: number;
  readonly cost: number;
  readonly slotClasses: number;
  readonly isLeftoverSafe: boolean;
}

export const nothing = 0;

/** Cheapest first: what the search tries most lies together. */
export function poolItems(args: {
  catalog: Catalog;
  candidates: Candidates;
  chosen: Int32Array;
  portion: number;
}): PoolItem[] {
  const { catalog, candidates, chosen, portion } = args;
  return Array.from(byCost({ candidates, chosen }), (position) => ({
    index: candidates.index[position]!,
    servingFactor: portion,
    cost: candidates.cost[position]!,
    slotClasses: candidates.slotClasses[position]!,
    isLeftoverSafe: catalog.isLeftoverSafe[candidates.index[position]!] === 1,
  }));
}

/**
 * Equal costs keep the order of the catalogue, which is that of ids. Cost and place are sorted as
 * one number: no comparison to call.
 */
function byCost(args: { candidates: Candidates; chosen: Int32Array }): Int32Array {
  const { candidates, chosen } = args;
  const keys = new Float64Array(chosen.length);
  for (let place = 0; place < keys.length; place++) {
    const cost = candidates.cost[chosen[place]!]!;
    keys[place] = Math.round(cost * costSteps) * mostItems + place;
  }
  keys.sort();
  const sorted = new Int32Array(keys.length);
  for (let rank = 0; rank < keys.length; rank++) sorted[rank] = chosen[keys[rank]! % mostItems]!;
  return sorted;
}

/** A billionth of what a day is worth tells costs apart; together below 2^53. */
const costSteps = 2 ** 30;
const mostItems = 2 ** 16;

export function createPool(args: {
  catalog: Catalog;
  items: readonly PoolItem[];
  requirements: Requirements;
  daysBefore: DaysBefore;
}): Pool {
  const { catalog, items, requirements, daysBefore } = args;
  const { foodFactor } = requirements;
  const size = items.length + 1;
  const pool: Pool = {
    size,
    figures: new Float64Array(size * figureStride),
    facts: new Int32Array(size * factStride),
    catalogIndex: new Int32Array(size).fill(-1, 0, 1),
    servingFactor: new Float64Array(size),
    minutes: new Float64Array(size),
    traits: createTraits({ catalog, items, foodFactor }),
    proteinKeys: catalog.protein.words.length,
    kindKeys: catalog.kind.words.length,
    ...listCandidates({ catalog, items }),
  };
  for (let number = 1; number < size; number++) {
    const item = items[number - 1]!;
    const { index } = item;
    pool.catalogIndex[number] = index;
    pool.servingFactor[number] = item.servingFactor;
    fillFigures({ pool, catalog, item, at: number * figureStride });
    pool.figures[number * figureStride + foodCostAt] = foodFactor * catalog.foodCost[index]!;
    fillFacts({ pool, catalog, item, number });
    pool.facts[number * factStride + tooSoonAt] = daysBefore.tooSoon.get(index) ?? 0;
    pool.minutes[number] = minutesAtStove({ catalog, requirements, index });
    pool.facts[number * factStride + soonAt] = daysBefore.soon.get(index) ?? 0;
    // Only what is locked at another amount than the others is there twice.
    pool.facts[number * factStride + useAt] =
      item.slotClasses === 0 ? pool.catalogIndex.indexOf(index) : number;
  }
  return pool;
}

const seafoodMissed = weights.seafoodMissed.value;
const leftoverFactor = weights.leftoverFactor.value;
const leftoverBase = weights.leftoverBase.value;

function fillFigures(args: { pool: Pool; catalog: Catalog; item: PoolItem; at: number }): void {
  const { pool, catalog, item, at } = args;
  const { index, servingFactor, cost } = item;
  const { figures } = pool;
  figures[at + costAt] = cost;
  figures[at + leftoverCostAt] = leftoverFactor * cost + leftoverBase;
  figures[at + kcalAt] = catalog.kcal[index]! * servingFactor;
  figures[at + proteinAt] = catalog.proteinGrams[index]! * servingFactor;
  if (pool.traits.isSeafood[catalog.protein.ofRecipe[index]!] === 1) {
    figures[at + wantedAt] = seafoodMissed;
  }
  figures[at + vegetablesAt] = catalog.vegetableGrams[index]! * servingFactor;
  figures[at + fiberAt] = catalog.fiberGrams[index]! * servingFactor;
  figures[at + saturatedFatAt] = catalog.saturatedFatGrams[index]! * servingFactor;
  figures[at + saltAt] = catalog.saltGrams[index]! * servingFactor;
  const netCarbsGrams = catalog.netCarbsGrams[index]!;
  figures[at + carbsMgAt] = netCarbsMg({ netCarbsGrams, servingFactor });
}

function fillFacts(args: { pool: Pool; catalog: Catalog; item: PoolItem; number: number }): void {
  const { pool, catalog, item, number } = args;
  const { facts, traits } = pool;
  const at = number * factStride;
  facts[at + traitStartAt] = traits.start[number]!;
  facts[at + traitEndAt] = traits.start[number + 1]!;
  facts[at + proteinKeyAt] = catalog.protein.ofRecipe[item.index]!;
  facts[at + kindKeyAt] = catalog.kind.ofRecipe[item.index]!;
  const dish = catalog.dish.ofRecipe[item.index]!;
  facts[at + dishBitAt] = catalog.dishBits[dish]!;
  if (catalog.role[item.index] !== 0) facts[at + oddWithAt] = catalog.oddDishes[dish]!;
  facts[at + isLeftoverSafeAt] = item.isLeftoverSafe ? 1 : 0;
  facts[at + slotClassesAt] = item.slotClasses;
}

function listCandidates(args: { catalog: Catalog; items: readonly PoolItem[] }) {
  const { catalog, items } = args;
  const listCount = 3 * slotClassCount;
  const listStart = new Int32Array(listCount + 1);
  const listOf = (item: PoolItem, slotClass: number) =>
    (item.slotClasses & (1 << slotClass)) === 0
      ? -1
      : catalog.role[item.index]! * slotClassCount + slotClass;
  for (const item of items) {
    for (let slotClass = 0; slotClass < slotClassCount; slotClass++) {
      const list = listOf(item, slotClass);
      if (list >= 0) listStart[list + 1]! += 1;
    }
  }
  for (let list = 0; list < listCount; list++) listStart[list + 1]! += listStart[list]!;
  const filled = listStart.slice();
  const list = new Int32Array(listStart[listCount]!);
  for (let position = 0; position < items.length; position++) {
    for (let slotClass = 0; slotClass < slotClassCount; slotClass++) {
      const number = listOf(items[position]!, slotClass);
      if (number >= 0) list[filled[number]!++] = position + 1;
    }
  }
  return { listStart, list };
}
