import { addBit, createBitset, keepOnly, listBits, type Bitset } from '../../../lib/bitset.ts';
import type { Catalog } from './catalog.ts';
import { createCheapestLists, listItems, offer, type CheapestLists } from './cheapest-lists.ts';
import { slotClassesOf, survivorsOf } from './filter.ts';
import type { Requirements } from './requirements.ts';
import { scoreRecipes } from './score.ts';
import { foodsNotShared, manySurvivors, poolSizes } from '../weights.ts';

/** Survivors with what the pool and the counts need of each, in order of catalogue index. */
export interface Candidates {
  /** All recipes the member may be served; a question about one slot needs but some of them. */
  readonly survivors: Bitset;
  readonly index: Int32Array;
  readonly cost: Float64Array;
  readonly slotClasses: Uint8Array;
}

/**
 * `wanted` narrows the candidates and `classes` what they are for, where a question concerns but a
 * few of them.
 */
export function describeSurvivors(args: {
  catalog: Catalog;
  requirements: Requirements;
  wanted?: Bitset;
  classes?: number;
}): Candidates {
  const { catalog, requirements, wanted, classes } = args;
  const survivors = survivorsOf({ catalog, requirements });
  const asked = wanted === undefined ? survivors : survivors.slice();
  if (wanted !== undefined) keepOnly(asked, wanted);
  const index = listBits(asked);
  const cost = scoreRecipes({ catalog, requirements, survivors: index });
  const slotClasses = slotClassesOf({ catalog, requirements, survivors: index, classes });
  return { survivors, index, cost, slotClasses };
}

/**
 * A pool by cost alone lacks the recipes that a day short of protein or near its carb limit needs,
 * so each class keeps its cheapest at seven prices put on a day's share of protein, energy and carbs.
 */
const priceCount = 7;

/** Positions in `candidates` worth searching, ascending. */
export function chooseCandidates(args: {
  catalog: Catalog;
  requirements: Requirements;
  portion: number;
  candidates: Candidates;
  /** Lists so many times as long, for a better plan at any price. */
  width?: number;
}): Int32Array {
  const { catalog, requirements, portion, candidates, width = 1 } = args;
  const { proteinGrams, energyKcal, netCarbs } = requirements.targets;
  const lists = createCheapestLists(listLimits.map((limit) => Math.ceil(limit * width)));
  const shares = [portion / proteinGrams, portion / energyKcal, portion / netCarbs.grams] as const;
  sortIntoLists(catalog, candidates, lists, ...shares);
  return listedPositions({ lists, size: candidates.index.length });
}

/**
 * Runs over every survivor: apart, positional and nothing after the loop, so that engines compile
 * it once for good, and with the prices written out, as a table of them took twice as long.
 */
function sortIntoLists(
  catalog: Catalog,
  candidates: Candidates,
  lists: CheapestLists,
  shareOfProtein: number,
  shareOfEnergy: number,
  shareOfCarbs: number,
): void {
  const { index: indexes, cost: costs, slotClasses } = candidates;
  const { proteinGrams, kcal, netCarbsGrams, role, foodCost } = catalog;
  const { worst } = lists;
  const mostCost = mostCostOf(candidates, foodCost);
  for (let position = 0; position < indexes.length; position++) {
    const index = indexes[position]!;
    const cost = costs[position]! + foodsNotShared * foodCost[index]!;
    if (cost > mostCost) continue;
    const protein = shareOfProtein * proteinGrams[index]!;
    const energy = shareOfEnergy * kcal[index]!;
    const carbs = shareOfCarbs * netCarbsGrams[index]!;
    const muchProtein = cost - 1.5 * protein;
    const muchEnergy = cost - 1.5 * energy;
    const littleEnergy = cost + 1.5 * energy;
    const fewCarbs = cost + 0.8 * carbs;
    const fewestCarbs = cost + 3 * carbs;
    const lean = cost - 2 * protein + 0.8 * energy + 1.5 * carbs;
    let lanes = listLanes[role[index]! * 64 + slotClasses[position]!]!;
    for (; lanes !== 0; lanes >>>= 5) {
      const list = ((lanes & 31) - 1) * priceCount;
      if (cost < worst[list]!) offer(lists, list, cost, position);
      if (muchProtein < worst[list + 1]!) offer(lists, list + 1, muchProtein, position);
      if (muchEnergy < worst[list + 2]!) offer(lists, list + 2, muchEnergy, position);
      if (littleEnergy < worst[list + 3]!) offer(lists, list + 3, littleEnergy, position);
      if (fewCarbs < worst[list + 4]!) offer(lists, list + 4, fewCarbs, position);
      if (fewestCarbs < worst[list + 5]!) offer(lists, list + 5, fewestCarbs, position);
      if (lean < worst[list + 6]!) offer(lists, list + 6, lean, position);
    }
  }
}

const sampleSize = 512;

/** About the median cost of many, Infinity of few. */
function mostCostOf(candidates: Candidates, foodCost: Float64Array): number {
  const { index: indexes, cost: costs } = candidates;
  if (costs.length < manySurvivors) return Infinity;
  const step = Math.floor(costs.length / sampleSize);
  const sample = new Float64Array(sampleSize);
  for (let place = 0; place < sampleSize; place++) {
    const position = place * step;
    sample[place] = costs[position]! + foodsNotShared * foodCost[indexes[position]!]!;
  }
  return sample.toSorted()[sampleSize >>> 1]!;
}

function listedPositions(args: { lists: CheapestLists; size: number }): Int32Array {
  const marks = createBitset(args.size);
  for (let list = 0; list < args.lists.sizes.length; list++) {
    for (const position of listItems(args.lists, list)) addBit(marks, position);
  }
  return listBits(marks);
}

/** A list per role, meal and whether it takes weekday recipes or those for weekends only. */
const listLimits: readonly number[] = [0, 1, 2].flatMap((role) =>
  [0, 1, 2].flatMap(() => {
    const weekday = role === 0 ? poolSizes.main : poolSizes.other;
    const weekend = role === 0 ? poolSizes.weekendMain : poolSizes.other;
    return [weekday, weekend].flatMap((limit) => Array.from({ length: priceCount }, () => limit));
  }),
);

/**
 * Which lists a recipe belongs to, by role × 64 + slot classes: up to three list numbers plus one,
 * five bits each, so that the loop above needs no arrays of arrays.
 */
const listLanes: Int32Array = Int32Array.from({ length: 3 * 64 }, (_, key) => {
  const role = key >> 6;
  let lanes = 0;
  for (let meal = 0; meal < 3; meal++) {
    const weekday = key & (1 << (meal * 2));
    const weekend = key & (2 << (meal * 2));
    if (weekday === 0 && weekend === 0) continue;
    lanes = (lanes << 5) | ((role * 3 + meal) * 2 + (weekday === 0 ? 1 : 0) + 1);
  }
  return lanes;
});
