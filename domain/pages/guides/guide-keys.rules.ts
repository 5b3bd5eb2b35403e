import { isPageKey, type PageKey } from '../page-keys.rules.ts';
import type { Page } from '../page.ts';

/** Pages with a screen that are to learn from; collections say in which order. */
export const guideKeys = [
  'howItWorks',
  'questions',
  'ketoGuide',
  'moderateGuide',
  'liberalGuide',
  'satiety',
  'highProtein',
] as const satisfies readonly PageKey[];

/** Whatever editors add is to learn from, unless it is a plain page. */
export function isGuide({ key, kind }: Pick<Page, 'key' | 'kind'>): boolean {
  return isPageKey(key) ? guideKeys.some((guide) => guide === key) : kind !== 'plain';
}

/**
 * What to read next: the first unread guide after one, from the first again at the end; null when
 * there is no other that is unread.
 */
export function nextGuide(args: {
  /** In the order to read them. */
  guides: readonly string[];
  after: string | null;
  read: ReadonlySet<string>;
}): string | null {
  const { guides, after, read } = args;
  const at = after === null ? -1 : guides.indexOf(after);
  const inOrder = [...guides.slice(at + 1), ...guides.slice(0, Math.max(at, 0))];
  return inOrder.find((guide) => !read.has(guide)) ?? null;
}
