import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from '../../../db/database.ts';
import { fold } from '../../../lib/fold.ts';
import { languages, type Language } from '../../../lib/language.ts';
import type { ContentIndex } from '../../recipes/content-index.ts';
import type { EditedKind, ItemState } from '../content-kind.rules.ts';
import { readItems, type EditedItem } from '../content-store.store.ts';
import type { ContentDocument } from '../documents/document.rules.ts';
import { heldBackLanguages } from '../documents/published.rules.ts';
import { languageStates, type LanguageState } from '../documents/translations.rules.ts';
import type { Catalogue } from '../kinds/catalogue.ts';
import { foodWords, type ListedThing } from '../kinds/content-kind.ts';
import { kinds } from '../kinds/kinds.ts';
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
  /** What it is found by: how it is called, and what it is made of. */
  readonly words: string;
  readonly foods: string;
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

/** All of a kind, the last edited ones first, then by title; a page of those that are asked for. */
export async function listContent(args: AskedList & { db: Database }): Promise<ContentList> {
  return listOfItems({ ...args, items: await readItems(args) });
}

interface AskedList {
  catalogue: Catalogue;
  kind: EditedKind;
  search: string;
  /** How this place is called: titles leave room for it. */
  brand: string;
  filter: ListFilter;
  first: number;
  offset: number;
}

type ListedItem = Omit<EditedItem, 'newest'> & { readonly newest: ContentDocument };

export async function listOfItems(
  args: AskedList & { items: readonly ListedItem[] },
): Promise<ContentList> {
  const { items, catalogue, kind, search, brand, filter, first, offset } = args;
  const edited = new Set(items.map(({ id }) => id));
  const newestFirst = items.toSorted((a, b) => b.changedAt.getTime() - a.changedAt.getTime());
  const summaries = [
    ...(await summariesOfItems({ items: newestFirst, catalogue })),
    ...summariesOfFiles(kind, catalogue).filter(({ id }) => !edited.has(id)),
  ];
  const wanted = foldedWords(search).split(' ');
  const name = foldedWords(brand);
  const isIn = (words: string) => {
    const read = words.replaceAll('{brand}', name);
    return wanted.every((word) => read.includes(word));
  };
  const called = summaries.filter(({ words }) => isIn(words));
  const areCalled = new Set(called);
  const found = [
    ...called,
    ...summaries.filter((each) => !areCalled.has(each) && isIn(`${each.words} ${each.foods}`)),
  ];
  const shown = found.filter(isOf[filter]);
  return {
    items: shown.slice(offset, offset + first),
    total: shown.length,
    counts: listFilters.map((each) => ({ filter: each, count: found.filter(isOf[each]).length })),
  };
}

/** Small and without accents, which people leave out when they look for something. */
function foldedWords(text: string): string {
  return fold(text.trim().toLowerCase().replaceAll(/\s+/g, ' '));
}

const ofItems = new WeakMap<ContentIndex, Map<string, ContentSummary>>();

/** Each is worked out once for a revision of it; others run between two of them. */
async function summariesOfItems(args: { items: readonly ListedItem[]; catalogue: Catalogue }) {
  const { items, catalogue } = args;
  const known = ofItems.get(catalogue.content) ?? new Map<string, ContentSummary>();
  ofItems.set(catalogue.content, known);
  const summaries: ContentSummary[] = [];
  for (const item of items) {
    const key = `${item.kind} ${item.id} ${item.state} ${revisionOf(item)}`;
    const summary = known.get(key) ?? (await nextTurn(summaryOfItem({ item, catalogue })));
    known.set(key, summary);
    summaries.push(summary);
  }
  return summaries;
}

function summaryOfItem(args: { item: ListedItem; catalogue: Catalogue }): ContentSummary {
  const { item, catalogue } = args;
  const { kind, id, newest, state, changedAt, changedBy } = item;
  const { content } = catalogue;
  const title = newest.fields['title.en'] ?? id;
  const draft =
    kind === 'RECIPE' ? draftRecipe({ id, fields: newest.fields, foods: content.foodsById }) : null;
  const foods = draft?.ingredients.flatMap(({ foodId }) => foodWords(foodId, content));
  const titles = languages.map((language) => newest.fields[`title.${language}`]);
  return {
    id,
    title,
    state,
    isPublished: kinds[kind].isShown({ id, catalogue }),
    languages: translationStates(item),
    netCarbsGrams: draft?.nutrition.netCarbsGrams ?? null,
    changedAt,
    changedBy,
    words: foldedWords([id, ...titles].join(' ')),
    foods: foldedWords((foods ?? []).join(' ')),
  };
}

function translationStates({ newest, state, publishedFields }: ListedItem) {
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

const ofFiles = new WeakMap<ContentIndex, Map<EditedKind, readonly ContentSummary[]>>();

/** Another object of content comes with every publication, of whatever kind. */
function summariesOfFiles(kind: EditedKind, catalogue: Catalogue): readonly ContentSummary[] {
  const byKind = ofFiles.get(catalogue.content) ?? new Map<EditedKind, readonly ContentSummary[]>();
  ofFiles.set(catalogue.content, byKind);
  const known = byKind.get(kind);
  if (known !== undefined) return known;
  const summaries = kinds[kind]
    .list(catalogue)
    .map(summaryOfFile)
    .toSorted((a, b) => (a.title < b.title ? -1 : 1));
  byKind.set(kind, summaries);
  return summaries;
}

function summaryOfFile(thing: ListedThing): ContentSummary {
  const { id, title, words, foods = [], netCarbsGrams } = thing;
  return {
    id,
    title,
    state: 'PUBLISHED',
    isPublished: true,
    languages: languages.map((language) => ({ language, state: 'WHOLE' })),
    netCarbsGrams,
    changedAt: null,
    changedBy: null,
    words: foldedWords([id, ...words].join(' ')),
    foods: foldedWords(foods.join(' ')),
  };
}
