import * as m from '../../../../i18n/paraglide/messages.js';
import type { ContentFilter } from '../../../graphql/schema-types.gen.ts';
import { pageNumberOf } from '../../../shell/page-number.ts';

/** Words of the states that a list is narrowed to. */
export const filterWords: Record<ContentFilter, () => string> = {
  ALL: m.kitchen_filter_all,
  DRAFT: m.kitchen_state_draft,
  IN_REVIEW: m.kitchen_state_in_review,
  PUBLISHED: m.kitchen_state_published,
  TRANSLATION: m.kitchen_filter_translation,
};

export const rowsOfPage = 50;
export const longestSearch = 100;

/** An unknown state is all of them, an odd page the first. */
export function askedOf({ searchParams }: URL) {
  const filters = Object.keys(filterWords) as ContentFilter[];
  return {
    search: (searchParams.get('q') ?? '').slice(0, longestSearch),
    filter: filters.find((each) => each === searchParams.get('status')) ?? 'ALL',
    page: pageNumberOf(searchParams),
  };
}

export type AskedList = ReturnType<typeof askedOf>;
