import type { Catalog } from './catalog.ts';
import { seafood, variety, weights } from '../weights.ts';

/**
 * What recipes cooked in a week have in common: a protein source, being seafood (of mains), a food
 * to buy. All are counted per week and cost by how often they occur, so the search treats them
 * alike. Numbers: protein keys first, of which 0 is `NONE`, then seafood, then foods.
 */
export interface Traits {
  readonly count: number;
  readonly seafood: number;
  /** By protein key. */
  readonly isSeafood: Uint8Array;
  readonly firstFood: number;
  readonly foodWeights: Float64Array;
  /** Traits of pool item i: `list` from `start[i]` up to `start[i + 1]`. */
  readonly start: Int32Array;
  readonly list: Uint16Array;
  /** Per item so many words, a bit per trait: whether two items share one. */
  readonly words: number;
  readonly bits: Int32Array;
}

export function createTraits(args: {
  catalog: Catalog;
  items: readonly { readonly index: number }[];
  /** Of every food to buy. */
  foodFactor: number;
}): Traits {
  const { catalog, items, foodFactor } = args;
  const { foods, protein, role } = catalog;
  const seafoodTrait = protein.words.length;
  const firstFood = seafoodTrait + 1;
  const isSeafood = Uint8Array.from(protein.words, (word) =>
    seafood.proteins.includes(word) ? 1 : 0,
  );
  const count = firstFood + foods.ids.length;
  const words = (count + 31) >>> 5;
  const start = new Int32Array(items.length + 2);
  const bits = new Int32Array((items.length + 1) * words);
  const list: number[] = [];
  items.forEach(({ index }, position) => {
    const isMain = role[index] === 0;
    const proteinKey = protein.ofRecipe[index]!;
    if (isMain && proteinKey !== 0) list.push(proteinKey);
    if (isMain && isSeafood[proteinKey] === 1) list.push(seafoodTrait);
    for (let at = foods.start[index]!; at < foods.start[index + 1]!; at++) {
      list.push(firstFood + foods.list[at]!);
    }
    start[position + 2] = list.length;
    for (let at = start[position + 1]!; at < list.length; at++) {
      bits[(position + 1) * words + (list[at]! >>> 5)]! |= 1 << (list[at]! & 31);
    }
  });
  const foodWeights = foods.weights.map((weight) => weight * foodFactor);
  return {
    count,
    seafood: seafoodTrait,
    isSeafood,
    firstFood,
    foodWeights,
    start,
    list: Uint16Array.from(list),
    words,
    bits,
  };
}

/** Cost of the nth main of one protein source within a week; a week holds 21 mains. */
export const proteinSteps: Float64Array = Float64Array.from({ length: 32 }, (_, nth) => {
  const much = nth > variety.proteinMuch ? weights.proteinRepeatedMuch.value : 0;
  return nth > variety.proteinFree ? weights.proteinRepeated.value + much : 0;
});

/** Cost of the nth main of one kind of dish eaten within a week. */
export const dishSteps: Float64Array = Float64Array.from({ length: 32 }, (_, nth) =>
  nth > variety.dishFree ? weights.dishRepeated.value : 0,
);
