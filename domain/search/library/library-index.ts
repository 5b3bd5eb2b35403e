import { locales, type Locale } from '../../../i18n/locales.ts';
import type { ThemedPlanIndex } from '../../meal-plans/themed/compile-themed-plans.ts';
import type { PageValues } from '../../pages/page-values.rules.ts';
import { allPages } from '../../pages/find-page.ts';
import type { Pages } from '../../pages/page.ts';
import type { ContentIndex } from '../../recipes/content-index.ts';
import type { VideoLibrary } from '../../videos/video-library.ts';
import { inPieces } from '../text/in-pieces.ts';
import { startTextIndex, type SearchDocument, type TextIndex } from '../text/text-index.ts';
import { titleOrder } from '../text/title-order.rules.ts';
import { libraryDocument, type LibraryItem } from './library-documents.ts';

/** Themed plans, foods, pages and videos of one language, ready to be searched. */
export interface LibraryIndex {
  readonly texts: TextIndex;
  /** Numbered as in the text index. */
  readonly items: readonly LibraryItem[];
  readonly documents: readonly SearchDocument[];
  /** The numbers by title. */
  readonly byTitle: Int32Array;
}

export interface Library {
  content: ContentIndex;
  themedPlans: ThemedPlanIndex;
  pages: Pages;
  videos: VideoLibrary;
  values: PageValues;
  locale: Locale;
}

const indexes = new WeakMap<ContentIndex, Map<Locale, Promise<LibraryIndex>>>();

/** Made at the first search of a content version in a language, then kept. */
export function libraryIndexOf(library: Library): Promise<LibraryIndex> {
  const { content, locale } = library;
  const known = indexes.get(content) ?? new Map<Locale, Promise<LibraryIndex>>();
  indexes.set(content, known);
  const index = known.get(locale) ?? buildLibraryIndex(library);
  known.set(locale, index);
  return index;
}

/** Everything in one index: a word that any of them knows is no misspelling in the others. */
async function buildLibraryIndex(library: Library): Promise<LibraryIndex> {
  const { locale, values } = library;
  const language = locales[locale].contentLanguage;
  const items = itemsOf(library);
  const documents = await inPieces(items, (item) => libraryDocument({ item, locale, values }));
  const { steps, finish } = startTextIndex({ documents, language });
  await inPieces(steps, (step) => step());
  const byTitle = titleOrder({ titles: documents.map(({ title }) => title), language });
  return { texts: finish(), items, documents, byTitle };
}

/** Ascending by id, as the text index numbers them. */
function itemsOf({ content, themedPlans, pages, videos }: Library): LibraryItem[] {
  const items: LibraryItem[] = [
    ...themedPlans.plans.map((plan) => ({
      kind: 'themedPlan' as const,
      id: `plan:${plan.key}`,
      plan,
    })),
    ...content.foods.map((food) => ({ kind: 'food' as const, id: `food:${food.id}`, food })),
    ...allPages(pages).map((page) => ({ kind: 'guide' as const, id: `guide:${page.key}`, page })),
    ...videos.videos.map((video) => ({ kind: 'video' as const, id: `video:${video.id}`, video })),
  ];
  return items.toSorted((left, right) => (left.id < right.id ? -1 : 1));
}
