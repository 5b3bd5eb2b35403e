import { isSlug } from '../../lib/slug.ts';
import type { Language } from '../../lib/language.ts';

/**
 * Pages with a screen of their own: `ketoGuide` of `i18n/paths.ts` is written in `keto-guide.yaml`. The
 * key of any other page is its English address, `eating-out`.
 */
export const pageKeys = [
  'about',
  'careers',
  'contact',
  'team',
  'experts',
  'howItWorks',
  'questions',
  'satiety',
  'highProtein',
  'ketoGuide',
  'moderateGuide',
  'liberalGuide',
  'downloadApp',
  'cme',
  'proEdition',
  'proResources',
  'proAbout',
] as const;

export type PageKey = (typeof pageKeys)[number];

/** Whether the page has a screen of its own. */
export function isPageKey(text: string): text is PageKey {
  return pageKeys.some((key) => key === text);
}

/** `ketoGuide` is written in `keto-guide.yaml` and `keto-guide.es.yaml`. */
export function pageFileName(key: string, language: Language): string {
  const name = fileNameOf(key);
  return language === 'en' ? `${name}.yaml` : `${name}.${language}.yaml`;
}

function fileNameOf(key: string): string {
  return key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Whether a page that has no screen may be called so: no file of the others is. */
export function isAddedPageKey(text: string): boolean {
  return isSlug(text) && pageKeys.every((key) => fileNameOf(key) !== text);
}
