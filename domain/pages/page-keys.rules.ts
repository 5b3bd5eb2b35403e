/** A page is found by its screen: `ketoGuide` of `i18n/paths.ts` is written in `keto-guide.yaml`. */
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

export function isPageKey(text: string): text is PageKey {
  return pageKeys.some((key) => key === text);
}
