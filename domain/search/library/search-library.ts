import { locales } from '../../../i18n/locales.ts';
import { isFamiliar } from '../../foods/navigator/familiar-foods.rules.ts';
import { recipeIndexOf } from '../recipes/recipe-index.ts';
import type { HighlightedText } from '../recipes/search-recipes.ts';
import { highlight } from '../text/highlight.ts';
import { matchDocuments } from '../text/match-documents.ts';
import { planQuery, termsOf, type QueryPlan } from '../text/query-plan.ts';
import { rankDocuments } from '../text/rank-documents.ts';
import type { LibraryItem, LibraryKind } from './library-documents.ts';
import { libraryIndexOf, type Library, type LibraryIndex } from './library-index.ts';

export interface LibraryHit<Kind extends LibraryKind> {
  readonly item: Extract<LibraryItem, { kind: Kind }>;
  readonly title: HighlightedText;
}

export interface HitsOfKind<Kind extends LibraryKind> {
  readonly totalCount: number;
  readonly hits: readonly LibraryHit<Kind>[];
}

/** Null for a kind that was not asked for. */
export type LibraryHits = { readonly [Kind in LibraryKind]: HitsOfKind<Kind> | null };

interface LibrarySearch extends Library {
  text: string;
  kinds: readonly LibraryKind[];
  /** Of each kind. */
  first: number;
}

/** Themed plans, foods, pages and videos that fit a text, the best first; without a text, all by title. */
export async function searchLibrary(search: LibrarySearch): Promise<LibraryHits> {
  const { kinds, text, first } = search;
  if (kinds.length === 0) {
    return { themedPlan: null, food: null, guide: null, video: null };
  }
  const index = await libraryIndexOf(search);
  const plan = planQuery({ text, index: index.texts });
  const isGuess = plan.corrections.length > 0 && (await isKnownToRecipes(search));
  const numbers = isGuess ? [] : rankedNumbers({ plan, index });
  const describe = <Kind extends LibraryKind>(kind: Kind): HitsOfKind<Kind> | null => {
    if (!kinds.includes(kind)) return null;
    const found = familiarFirst(
      numbers.filter((number) => index.items[number]?.kind === kind),
      index,
    );
    const hits = found.slice(0, first).map((number) => describeHit<Kind>({ number, plan, index }));
    return { totalCount: found.length, hits };
  };
  return {
    themedPlan: describe('themedPlan'),
    food: describe('food'),
    guide: describe('guide'),
    video: describe('video'),
  };
}

/** Whoever looks for a dish by its right name wants no food that is spelt nearly so. */
async function isKnownToRecipes({ text, content, locale }: LibrarySearch): Promise<boolean> {
  const language = locales[locale].contentLanguage;
  const { texts } = await recipeIndexOf({ content, language });
  return planQuery({ text, index: texts }).corrections.length === 0;
}

function rankedNumbers({ plan, index }: { plan: QueryPlan; index: LibraryIndex }): number[] {
  const match = matchDocuments({ plan, index: index.texts });
  return [...(match === null ? index.byTitle : rankDocuments(match))];
}

/** As in the food navigator: what people eat stands above what is rarer. */
function familiarFirst(numbers: readonly number[], index: LibraryIndex): number[] {
  const isRare = (number: number) => {
    const item = index.items[number];
    return item?.kind === 'food' && !isFamiliar(item.food);
  };
  return [...numbers.filter((number) => !isRare(number)), ...numbers.filter(isRare)];
}

function describeHit<Kind extends LibraryKind>(args: {
  number: number;
  plan: QueryPlan;
  index: LibraryIndex;
}): LibraryHit<Kind> {
  const { number, plan, index } = args;
  const text = index.documents[number]!.title;
  const terms = termsOf(plan);
  const ranges = terms.size === 0 ? [] : highlight({ analysed: index.texts.analyse(text), terms });
  return { item: index.items[number] as LibraryHit<Kind>['item'], title: { text, ranges } };
}
