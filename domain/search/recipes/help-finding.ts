import { sizeOf, type Bitset } from '../../../lib/bitset.ts';
import { applyFilters, type FacetIndex } from './facets.ts';
import { countSearches, type SuggestedSearch } from './suggested-searches.ts';
import { nearestSpellings, spellingsWithPrefix } from '../text/spellings.ts';
import type { TextIndex } from '../text/text-index.ts';
import { filterNames, type FilterName, type SearchFilters } from './search-filters.rules.ts';
import type { Word } from '../text/words.rules.ts';

/** Ways on from a search that found nothing; each of them finds something. */
export interface FindingHelp {
  /** How many there are when one of the filters goes. */
  readonly withoutFilter: readonly { readonly filter: FilterName; readonly count: number }[];
  /** Spelled in another way, or a word shorter; without any filter. */
  readonly instead: readonly SuggestedSearch[];
  readonly popular: readonly SuggestedSearch[];
}

interface Index {
  readonly texts: TextIndex;
  readonly facets: FacetIndex;
  readonly popular: readonly SuggestedSearch[];
}

const mostSuggestions = 3;
const mostWords = 8;

export function helpFinding(args: {
  text: string;
  filters: SearchFilters;
  /** By the text alone. */
  found: Bitset;
  index: Index;
}): FindingHelp {
  const { text, index } = args;
  return {
    withoutFilter: withoutOneFilter(args),
    instead: countSearches({
      texts: otherTexts({ text, index: index.texts }),
      index: index.texts,
    }).slice(0, mostSuggestions),
    popular: index.popular,
  };
}

function withoutOneFilter(args: { filters: SearchFilters; found: Bitset; index: Index }) {
  const { filters, found, index } = args;
  return filterNames
    .filter((filter) => filters[filter].length > 0)
    .map((filter) => {
      const left = applyFilters({ found, filters, facets: index.facets, except: filter });
      return { filter, count: sizeOf(left) };
    })
    .filter(({ count }) => count > 0);
}

/** With its strangest word put right by a bold guess, then with each of its words left out. */
function otherTexts({ text, index }: { text: string; index: TextIndex }): string[] {
  const { words } = index.analyse(text);
  const asked = words.slice(0, mostWords);
  const respelled = asked.flatMap((word) => {
    const spelling = boldGuess({ word, index });
    return spelling === null ? [] : [replaceWord({ text, word, by: spelling })];
  });
  const shortened =
    asked.length < 2 ? [] : asked.map((word) => replaceWord({ text, word, by: '' }));
  return [...new Set([...respelled, ...shortened])].filter((each) => each !== '' && each !== text);
}

/** Null where the word is known already, or too short to guess at. */
function boldGuess({ word, index }: { word: Word; index: TextIndex }): string | null {
  const { folded } = word;
  const [known] = spellingsWithPrefix(index.spellings, folded);
  if (folded.length < 3 || known?.folded === folded) return null;
  const mostEdits = Math.min(3, Math.ceil(folded.length / 3));
  const [nearest] = nearestSpellings({ spellings: index.spellings, folded, mostEdits });
  return nearest?.shown ?? null;
}

function replaceWord(args: { text: string; word: Word; by: string }): string {
  const { text, word, by } = args;
  const replaced = `${text.slice(0, word.start)}${by}${text.slice(word.end)}`;
  return replaced.replaceAll(/\s+/g, ' ').trim();
}
