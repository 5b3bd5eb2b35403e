import type { PageKey } from '../page-keys.rules.ts';

/** Pages to learn from, in the order to read them. */
export const guideCollections = [
  { key: 'FIRST', guides: ['howItWorks', 'questions'] },
  { key: 'LEVELS', guides: ['ketoGuide', 'moderateGuide', 'liberalGuide'] },
  { key: 'FIGURES', guides: ['satiety', 'highProtein'] },
] as const satisfies readonly { key: string; guides: readonly PageKey[] }[];

export type GuideCollectionKey = (typeof guideCollections)[number]['key'];
export type GuideKey = (typeof guideCollections)[number]['guides'][number];

export const guideKeys: readonly GuideKey[] = guideCollections.flatMap(({ guides }) => guides);

export function isGuide(key: PageKey): key is GuideKey {
  return guideKeys.some((guide) => guide === key);
}

/**
 * What to read next: the first unread guide after one, from the first again at the end; null when
 * there is no other that is unread.
 */
export function nextGuide(args: {
  after: GuideKey | null;
  read: ReadonlySet<GuideKey>;
}): GuideKey | null {
  const { after, read } = args;
  const at = after === null ? -1 : guideKeys.indexOf(after);
  const inOrder = [...guideKeys.slice(at + 1), ...guideKeys.slice(0, Math.max(at, 0))];
  return inOrder.find((guide) => !read.has(guide)) ?? null;
}
