import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from '../../../db/database.ts';
import { languages, type Language } from '../../../lib/language.ts';
import type { ContentIndex } from '../../recipes/content-index.ts';
import type { CompiledRecipe } from '../../recipes/recipe.ts';
import type { ItemState } from '../content-kind.rules.ts';
import { readItems, type EditedItem } from '../content-store.store.ts';
import { heldBackLanguages } from '../documents/published.rules.ts';
import { languageStates, type LanguageState } from '../documents/translations.rules.ts';
import { draftRecipe } from '../recipes/draft-recipe.ts';
import { revisionOf } from '../drafts/drafting.ts';

/** `HELD_BACK` went out neither with the others nor since. */
export type TranslationState = 'WHOLE' | 'STALE' | 'MISSING' | 'HELD_BACK';

export interface ContentSummary {
  readonly id: string;
  readonly title: string;
  readonly state: ItemState;
  /** Everybody reads it, though maybe as it was before the last change. */
  readonly isPublished: boolean;
  readonly languages: readonly { readonly language: Language; readonly state: TranslationState }[];
  readonly netCarbsGrams: number | null;
  readonly changedAt: Date | null;
  readonly changedBy: string | null;
  /** What it is found by. */
  readonly words: string;
}

export const listFilters = ['ALL', 'DRAFT', 'IN_REVIEW', 'PUBLISHED', 'TRANSLATION'] as const;
export type ListFilter = (typeof listFilters)[number];

const isOf: Readonly<Record<ListFilter, (summary: ContentSummary) => boolean>> = {
  ALL: () => true,
  DRAFT: ({ state }) => state === 'DRAFT' || state === 'SENT_BACK',
  IN_REVIEW: ({ state }) => state === 'IN_REVIEW',
  PUBLISHED: ({ isPublished }) => isPublished,
  TRANSLATION: (summary) => summary.languages.some(({ state }) => state !== 'WHOLE'),
};

export interface ContentList {
  readonly items: readonly ContentSummary[];
  readonly total: number;
  readonly counts: readonly { readonly filter: ListFilter; readonly count: number }[];
}

/** All recipes, the last edited ones first, then by title; a page of those that are asked for. */
export async function listRecipesToEdit(args: {
  db: Database;
  content: ContentIndex;
  search: string;
  filter: ListFilter;
  first: number;
  offset: number;
}): Promise<ContentList> {
  const { db, content, search, filter, first, offset } = args;
  const items = await readItems({ db, kind: 'RECIPE' });
  const edited = new Set(items.map(({ id }) => id));
  const newestFirst = items.toSorted((a, b) => b.changedAt.getTime() - a.changedAt.getTime());
  const summaries = [
    ...(await summariesOfItems({ items: newestFirst, content })),
    ...summariesOfFiles(content).filter(({ id }) => !edited.has(id)),
  ];
  const wanted = search.trim().toLowerCase();
  const found = summaries.filter(({ words }) => words.includes(wanted));
  const shown = found.filter(isOf[filter]);
  return {
    items: shown.slice(offset, offset + first),
    total: shown.length,
    counts: listFilters.map((each) => ({ filter: each, count: found.filter(isOf[each]).length })),
  };
}

const ofItems = new WeakMap<ContentIndex, Map<string, ContentSummary>>();

/** Each is worked out once for a revision of it; others run between two of them. */
async function summariesOfItems(args: { items: readonly EditedItem[]; content: ContentIndex }) {
  const { items, content } = args;
  const known = ofItems.get(content) ?? new Map<string, ContentSummary>();
  ofItems.set(content, known);
  const summaries: ContentSummary[] = [];
  for (const item of items) {
    const key = `${item.id} ${item.state} ${revisionOf(item)}`;
    const summary = known.get(key) ?? (await nextTurn(summaryOfItem({ item, content })));
    known.set(key, summary);
    summaries.push(summary);
  }
  return summaries;
}

function summaryOfItem(args: { item: EditedItem; content: ContentIndex }): ContentSummary {
  const { item, content } = args;
  const { id, newest, state, changedAt, changedBy } = item;
  const title = newest.fields['title.en'] ?? id;
  const draft = draftRecipe({ id, fields: newest.fields, foods: content.foodsById });
  return {
    id,
    title,
    state,
    isPublished: content.recipesById.has(id),
    languages: translationStates(item),
    netCarbsGrams: draft?.nutrition.netCarbsGrams ?? null,
    changedAt,
    changedBy,
    words: [
      id,
      title,
      newest.fields['title.es'],
      newest.fields['title.sv'],
      wordsOf(draft, content),
    ]
      .join(' ')
      .toLowerCase(),
  };
}

function translationStates({ newest, state, publishedFields }: EditedItem) {
  const isOut = state === 'PUBLISHED' && publishedFields !== null;
  const held = isOut
    ? heldBackLanguages({ newest: newest.fields, published: publishedFields })
    : [];
  const stateOf = ({ language, missing, stale }: LanguageState): TranslationState => {
    if (missing.length > 0) return 'MISSING';
    if (stale.length > 0) return 'STALE';
    return held.includes(language) ? 'HELD_BACK' : 'WHOLE';
  };
  return languageStates(newest).map((each) => ({ language: each.language, state: stateOf(each) }));
}

const ofFiles = new WeakMap<ContentIndex, readonly ContentSummary[]>();

function summariesOfFiles(content: ContentIndex): readonly ContentSummary[] {
  const known = ofFiles.get(content);
  if (known !== undefined) return known;
  const summaries = content.recipes
    .map((recipe) => summaryOfFile(recipe, content))
    .toSorted((a, b) => (a.title < b.title ? -1 : 1));
  ofFiles.set(content, summaries);
  return summaries;
}

function summaryOfFile(recipe: CompiledRecipe, content: ContentIndex): ContentSummary {
  const { id, texts, nutrition } = recipe;
  const titles = languages.map((language) => texts[language].title);
  return {
    id,
    title: texts.en.title,
    state: 'PUBLISHED',
    isPublished: true,
    languages: languages.map((language) => ({ language, state: 'WHOLE' })),
    netCarbsGrams: nutrition.netCarbsGrams,
    changedAt: null,
    changedBy: null,
    words: [id, ...titles, wordsOf(recipe, content)].join(' ').toLowerCase(),
  };
}

/** The foods of it, in English. */
function wordsOf(recipe: CompiledRecipe | null, { foodsById }: ContentIndex): string {
  const names = recipe?.ingredients.map(({ foodId }) => foodsById.get(foodId)?.names.en.singular);
  return (names ?? []).join(' ');
}
