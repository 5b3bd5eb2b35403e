import {
  addAll,
  addBit,
  createBitset,
  keepOnly,
  sizeOfCommon,
  type Bitset,
} from '../../../lib/bitset.ts';
import {
  filterNames,
  isNarrowing,
  type FilterName,
  type SearchFilters,
} from './search-filters.rules.ts';

/** For each filter, which documents each of its choices finds. */
export interface FacetIndex {
  readonly size: number;
  readonly choices: Readonly<Record<FilterName, ReadonlyMap<string, Bitset>>>;
}

export interface FacetCount {
  readonly value: string;
  /** How many would be found with this choice, the other filters as they are. */
  readonly count: number;
  readonly isChosen: boolean;
}

export type FacetCounts = Readonly<Record<FilterName, readonly FacetCount[]>>;

/** `choices` of each document, in the order documents are numbered. */
export function indexFacets(
  documents: readonly Readonly<Record<FilterName, readonly string[]>>[],
): FacetIndex {
  const choices = perFilter(() => new Map<string, Bitset>());
  for (const [number, document] of documents.entries()) {
    for (const name of filterNames) {
      for (const value of document[name]) {
        const bits = choices[name].get(value) ?? createBitset(documents.length);
        choices[name].set(value, bits);
        addBit(bits, number);
      }
    }
  }
  return { size: documents.length, choices };
}

/** What the chosen filters leave of the found documents; one may be left out of account. */
export function applyFilters(args: {
  found: Bitset;
  filters: SearchFilters;
  facets: FacetIndex;
  except?: FilterName;
}): Bitset {
  const { found, filters, facets, except } = args;
  const left = found.slice();
  for (const name of filterNames) {
    if (name !== except) keepChosen({ left, name, chosen: filters[name], facets });
  }
  return left;
}

function keepChosen(args: {
  left: Bitset;
  name: FilterName;
  chosen: readonly string[];
  facets: FacetIndex;
}): void {
  const { left, name, chosen, facets } = args;
  if (chosen.length === 0) return;
  const sets = chosen.map((value) => facets.choices[name].get(value) ?? createBitset(facets.size));
  if (isNarrowing(name)) {
    for (const bits of sets) keepOnly(left, bits);
    return;
  }
  const either = createBitset(facets.size);
  for (const bits of sets) addAll(either, bits);
  keepOnly(left, either);
}

/**
 * How many recipes each choice would leave. A recipe has one value of some filters: another choice
 * of such a filter adds recipes, so its counts leave the filter itself out. It may have several
 * values of the others: each further choice narrows the result.
 */
export function countFacets(args: {
  found: Bitset;
  filters: SearchFilters;
  facets: FacetIndex;
}): FacetCounts {
  const { filters, facets } = args;
  return perFilter((name) => {
    const except = isNarrowing(name) ? undefined : name;
    const left = applyFilters({ ...args, except });
    return [...facets.choices[name]].map(([value, bits]) => ({
      value,
      count: sizeOfCommon(left, bits),
      isChosen: filters[name].includes(value),
    }));
  });
}

function perFilter<Value>(make: (name: FilterName) => Value): Record<FilterName, Value> {
  return Object.fromEntries(filterNames.map((name) => [name, make(name)])) as Record<
    FilterName,
    Value
  >;
}
