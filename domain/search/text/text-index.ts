import type { Language } from '../../../lib/language.ts';
import { synonymsOf, wordsForConcept } from './concepts.ts';
import { sortSpellings, type Spelling, type Spellings } from './spellings.ts';
import { createAnalysis, type AnalyseText, type AnalysedText } from './text-analysis.ts';
import { fold } from '../../../lib/fold.ts';
import { wordsOf } from './words.rules.ts';

/** What can be found: a recipe, a meal plan. */
export interface SearchDocument {
  readonly id: string;
  readonly title: string;
  /** What kind of thing it is, in the words people use. */
  readonly keywords: readonly string[];
  /** Names that mean something only as a whole: nobody who looks for eggs wants `egg-free`. */
  readonly labels: readonly string[];
  /** What it is made of. */
  readonly parts: readonly string[];
  readonly description: string;
}

/** The documents with a term, ascending, and how much each is about it: above 0, below 1. */
export interface Posting {
  readonly documents: Int32Array;
  readonly weights: Float32Array;
}

/** Documents of one language, ready to be asked. Depends on nothing but them. */
export interface TextIndex {
  readonly language: Language;
  /** Ascending: documents are numbered by it, so that ties have one order on every server. */
  readonly ids: readonly string[];
  readonly postings: ReadonlyMap<string, Posting>;
  readonly spellings: Spellings;
  readonly analyse: AnalyseText;
}

const fieldWeights = { title: 8, keyword: 3, part: 2, description: 1 } as const;
const conceptShare = 0.9;
const compoundPartShare = 0.6;
/** A title of so many words weighs its fields' weight; a shorter one is more about each. */
const usualTitleWords = 5;
/** The weight that counts half: the tenth mention of a word says little that the first did not. */
const halfWeight = 4;

interface GrowingPosting {
  readonly documents: number[];
  readonly weights: number[];
}

interface Growing {
  readonly language: Language;
  readonly analyse: AnalyseText;
  readonly ids: string[];
  readonly postings: Map<string, GrowingPosting>;
  readonly spellings: Map<
    string,
    { count: number; terms: Set<string>; forms: Map<string, number> }
  >;
}

/** Numbers documents by id and returns an index that takes them one by one. */
export function startTextIndex(args: {
  documents: readonly SearchDocument[];
  language: Language;
}): { steps: readonly (() => void)[]; finish: () => TextIndex } {
  const { language } = args;
  const documents = args.documents.toSorted((left, right) => (left.id < right.id ? -1 : 1));
  const { analyse, stopLearning } = createAnalysis({
    language,
    knownWords: knownWordsOf({ documents, language }),
  });
  const growing: Growing = {
    language,
    analyse,
    ids: documents.map(({ id }) => id),
    postings: new Map(),
    spellings: new Map(),
  };
  return {
    steps: documents.map((document, number) => () => addDocument({ growing, document, number })),
    finish() {
      stopLearning();
      return finishIndex(growing);
    },
  };
}

export function indexTexts(args: {
  documents: readonly SearchDocument[];
  language: Language;
}): TextIndex {
  const { steps, finish } = startTextIndex(args);
  for (const step of steps) step();
  return finish();
}

/** Only Swedish asks for them. Descriptions have too many words that make up others by chance. */
function knownWordsOf(args: {
  documents: readonly SearchDocument[];
  language: Language;
}): ReadonlySet<string> {
  if (args.language !== 'sv') return new Set();
  const texts = new Set([
    ...args.documents.flatMap(({ title, keywords, parts }) => [title, ...keywords, ...parts]),
    ...synonymsOf(args.language),
  ]);
  return new Set([...texts].flatMap((text) => wordsOf(text).map(({ folded }) => folded)));
}

function addDocument(args: { growing: Growing; document: SearchDocument; number: number }): void {
  const { growing, document, number } = args;
  const weights = new Map<string, number>();
  const add = (text: string, weightOf: (analysed: AnalysedText) => number) => {
    const analysed = growing.analyse(text);
    addTerms({ analysed, weight: weightOf(analysed), weights });
    addSpellings({ growing, analysed });
  };
  add(document.title, ({ words }) => {
    return fieldWeights.title / (0.5 + (0.5 * words.length) / usualTitleWords);
  });
  for (const text of document.keywords) add(text, () => fieldWeights.keyword);
  for (const text of document.parts) add(text, () => fieldWeights.part);
  for (const text of document.labels) {
    const { words, concepts } = growing.analyse(text);
    for (const { concept } of concepts.filter(({ from, to }) => to - from === words.length)) {
      weights.set(concept, (weights.get(concept) ?? 0) + fieldWeights.keyword);
    }
  }
  add(document.description, () => fieldWeights.description);
  for (const [term, weight] of weights) {
    const posting = growing.postings.get(term) ?? { documents: [], weights: [] };
    growing.postings.set(term, posting);
    posting.documents.push(number);
    posting.weights.push(weight / (weight + halfWeight));
  }
}

function addTerms(args: {
  analysed: AnalysedText;
  weight: number;
  weights: Map<string, number>;
}): void {
  const { analysed, weight, weights } = args;
  const add = (term: string, share: number) => {
    weights.set(term, (weights.get(term) ?? 0) + weight * share);
  };
  for (const { stems, partStems, isLittle } of analysed.words) {
    if (isLittle) continue;
    for (const stem of stems) add(stem, 1);
    for (const stem of partStems.flat()) add(stem, compoundPartShare);
  }
  for (const { concept } of analysed.concepts) add(concept, conceptShare);
}

function addSpellings(args: { growing: Growing; analysed: AnalysedText }): void {
  const { growing, analysed } = args;
  const spellingOf = (lower: string) => {
    const folded = fold(lower);
    const known = growing.spellings.get(folded);
    if (known !== undefined) return known;
    const made = { count: 0, terms: new Set<string>(), forms: new Map<string, number>() };
    growing.spellings.set(folded, made);
    return made;
  };
  for (const { lower, stems, isLittle } of analysed.words) {
    if (isLittle) continue;
    const spelling = spellingOf(lower);
    spelling.count += 1;
    spelling.forms.set(lower, (spelling.forms.get(lower) ?? 0) + 1);
    for (const stem of stems) spelling.terms.add(stem);
  }
  for (const { concept } of analysed.concepts) {
    for (const lower of wordsForConcept({ concept, language: growing.language })) {
      const spelling = spellingOf(lower);
      spelling.terms.add(concept);
      if (spelling.forms.size === 0) spelling.forms.set(lower, 0);
    }
  }
}

function finishIndex({ language, analyse, ids, postings, spellings }: Growing): TextIndex {
  return {
    language,
    analyse,
    ids,
    postings: new Map([...postings].map(([term, posting]) => [term, packPosting(posting)])),
    spellings: sortSpellings(
      [...spellings].map(([folded, growing]) => finishSpelling({ folded, ...growing })),
    ),
  };
}

function packPosting({ documents, weights }: GrowingPosting): Posting {
  return { documents: Int32Array.from(documents), weights: Float32Array.from(weights) };
}

function finishSpelling(args: {
  folded: string;
  count: number;
  terms: ReadonlySet<string>;
  forms: ReadonlyMap<string, number>;
}): Spelling {
  const { folded, count, terms, forms } = args;
  const [shown = folded] = [...forms]
    .toSorted(([left, many], [right, more]) => more - many || (left < right ? -1 : 1))
    .map(([form]) => form);
  return { folded, shown, terms: [...terms], count };
}
