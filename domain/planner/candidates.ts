import { addBit, createBitset, keepOnly, listBits, type Bitset } from '../../lib/bitset.ts';
import type { Catalog } from './catalog.ts';
import { createCheapestLists, listItems, offer, type CheapestLists } from './cheapest-lists.ts';
import { slotClassesOf, survivorsOf } from './filter.ts';
import type { Requirements } from './requirements.ts';
import { scoreRecipes } from './score.ts';
import { poolSizes } from './weights.ts';

/** Survivors with what the pool and the counts need of each, in order of catalogue index. */
export interface Candidates {
  /** All recipes the member may be served; a question about one slot needs but some of them. */
  readonly survivors: Bitset;
  readonly index: Int32Array;
  readonly cost: Float64Array;
  readonly slotClasses: Uint8Array;
}

/** `wanted` narrows the candidates, for questions that concern but a few of them. */
export function describeSurvivors(args: {
  catalog: Catalog;
  requirements: Requirements;
  wanted?: Bitset;
}): Candidates {
  const { catalog, requirements, wanted } = args;
  const survivors = survivorsOf({ catalog, requirements });
  const asked = wanted === undefined ? survivors : survivors.slice();
  if (wanted !== undefined) keepOnly(asked, wanted);
  const index = listBits(asked);
  const cost = scoreRecipes({ catalog, requirements, survivors: index });
  const slotClasses = slotClassesOf({ catalog, requirements, survivors: index });
  return { survivors, index, cost, slotClasses };
}

/**
 * Prices put on a day's share of protein, energy and carbs. A pool by cost alone lacks the
 * recipes that a day short of protein or near its carb limit needs, so each class keeps its
 * cheapest at seven prices.
 */
const prices: readonly (readonly [protein: number, energy: number, carbs: number])[] = [
  [0, 0, 0],
  [-1.5, 0, 0],
  [0, -1.5, 0],
  [0, 1.5, 0],
  [0, 0, 0.8],
  [0, 0, 3],
  [-2, 0.8, 1.5],
];
const priceCount = prices.length;

/** Positions in `candidates` worth searching, ascending. */
export function chooseCandidates(args: {
  catalog: Catalog;
  requirements: Requirements;
  portion: number;
  candidates: Candidates;
  /** Lists so many times as long, for a better plan at any price. */
  width?: number;
}): Int32Array {
  const { width = 1 } = args;
  const lists = createCheapestLists(listLimits.map((limit) => Math.ceil(limit * width)));
  const factors = priceFactors(args);
  sortIntoLists(args.catalog, args.candidates, lists, factors, new Float64Array(priceCount));
  return listedPositions({ lists, size: args.candidates.index.length });
}

/**
 * Runs over every survivor: apart, positional and nothing after the loop, so that engines compile
 * it once for good. `values` is scratch: the cost of the recipe at hand at each price.
 */
function sortIntoLists(
  catalog: Catalog,
  candidates: Candidates,
  lists: CheapestLists,
  factors: Float64Array,
  values: Float64Array,
): void {
  const { index: indexes, cost: costs, slotClasses } = candidates;
  const { proteinGrams, kcal, netCarbsGrams, role } = catalog;
  const { worst } = lists;
  for (let position = 0; position < indexes.length; position++) {
    const index = indexes[position]!;
    const cost = costs[position]!;
    const protein = proteinGrams[index]!;
    const energy = kcal[index]!;
    const carbs = netCarbsGrams[index]!;
    for (let price = 0, at = 0; price < priceCount; price++, at += 3) {
      values[price] =
        cost + factors[at]! * protein + factors[at + 1]! * energy + factors[at + 2]! * carbs;
    }
    let lanes = listLanes[role[index]! * 64 + slotClasses[position]!]!;
    for (; lanes !== 0; lanes >>>= 5) {
      const first = ((lanes & 31) - 1) * priceCount;
      for (let price = 0; price < priceCount; price++) {
        const list = first + price;
        if (values[price]! < worst[list]!) offer(lists, list, values[price]!, position);
      }
    }
  }
}

function listedPositions(args: { lists: CheapestLists; size: number }): Int32Array {
  const marks = createBitset(args.size);
  for (let list = 0; list < args.lists.sizes.length; list++) {
    for (const position of listItems(args.lists, list)) addBit(marks, position);
  }
  return listBits(marks);
}

function priceFactors(args: { requirements: Requirements; portion: number }): Float64Array {
  const { targets } = args.requirements;
  const perGram = args.portion / targets.proteinGrams;
  const perKcal = args.portion / targets.energyKcal;
  const perCarb = args.portion / targets.netCarbs.grams;
  return Float64Array.from(
    prices.flatMap(([protein, energy, carbs]) => [
      protein * perGram,
      energy * perKcal,
      carbs * perCarb,
    ]),
  );
}

/** A list per role, meal and whether it takes weekday recipes or those for weekends only. */
const listLimits: readonly number[] = [0, 1, 2].flatMap((role) =>
  [0, 1, 2].flatMap(() => {
    const weekday = role === 0 ? poolSizes.main : poolSizes.other;
    const weekend = role === 0 ? poolSizes.weekendMain : poolSizes.other;
    return [...prices.map(() => weekday), ...prices.map(() => weekend)];
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
