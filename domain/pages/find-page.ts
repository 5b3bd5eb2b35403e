import { locales, type Locale } from '../../i18n/locales.ts';
import { screenPath } from '../../i18n/paths.ts';
import { languages, type Language } from '../../lib/language.ts';
import { isPageKey } from './page-keys.rules.ts';
import type { Page, Pages } from './page.ts';

/** Those with a screen first, then the others by their addresses. */
export function allPages(pages: Pages): readonly Page[] {
  const [withScreen, added] = [true, false].map((hasScreen) =>
    Object.values<Page>(pages).filter(({ key }) => isPageKey(key) === hasScreen),
  ) as [Page[], Page[]];
  return [...withScreen, ...added.toSorted((one, other) => (one.key < other.key ? -1 : 1))];
}

export function findPage(pages: Pages, key: string): Page | null {
  return Object.hasOwn(pages, key) ? (pages[key] ?? null) : null;
}

/** A page without a screen, by its address in a language, of another one, or of before. */
export function findPageAt(args: { pages: Pages; slug: string; language: Language }): Page | null {
  const { pages, slug, language } = args;
  const added = Object.values<Page>(pages).filter(({ slugs }) => slugs !== null);
  const inOrder = [language, ...languages.filter((each) => each !== language)];
  for (const each of inOrder) {
    const found = added.find(({ slugs }) => slugs?.[each] === slug);
    if (found !== undefined) return found;
  }
  for (const each of inOrder) {
    const found = added.find(({ formerSlugs }) => formerSlugs?.[each].includes(slug));
    if (found !== undefined) return found;
  }
  return null;
}

/** Where everybody reads it: guides and questions are among the guides. */
export function pagePath({ key, kind, slugs }: Page, locale: Locale): string {
  if (isPageKey(key)) return screenPath(key, locale);
  const slug = slugs?.[locales[locale].contentLanguage] ?? key;
  return screenPath(kind === 'plain' ? 'plainPage' : 'guide', locale, { slug });
}

/** Throws where two pages have one address. */
export function expectOwnAddresses(pages: readonly Page[]): void {
  for (const language of languages) {
    const slugs = pages.flatMap((page) => page.slugs?.[language] ?? []);
    const twice = slugs.find((slug, index) => slugs.indexOf(slug) !== index);
    if (twice !== undefined) throw new Error(`Two pages are called ${twice} (${language}).`);
  }
}
