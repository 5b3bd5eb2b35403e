import type { PageKey } from '../page-keys.rules.ts';

/** Pages to learn from; collections say in which order. */
export const guideKeys = [
  'howItWorks',
  'questions',
  'ketoGuide',
  'moderateGuide',
  'liberalGuide',
  'satiety',
  'highProtein',
] as const satisfies readonly PageKey[];

export type GuideKey = (typeof guideKeys)[number];

export function isGuide(key: PageKey): key is GuideKey {
  return guideKeys.some((guide) => guide === key);
}

/**
 * What to read next: the first unread guide after one, from the first again at the end; null when
 * there is no other that is unread.
 */
export function nextGuide(args: {
  /** In the order to read them. */
  guides: readonly GuideKey[];
  after: GuideKey | null;
  read: ReadonlySet<GuideKey>;
}): GuideKey | null {
  const { guides, after, read } = args;
  const at = after === null ? -1 : guides.indexOf(after);
  const inOrder = [...guides.slice(at + 1), ...guides.slice(0, Math.max(at, 0))];
  return inOrder.find((guide) => !read.has(guide)) ?? null;
}
