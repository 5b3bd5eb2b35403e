import * as m from '../../../i18n/paraglide/messages.js';
import { locales, type Locale } from '../../../i18n/locales.ts';
import type { PerLanguage } from '../../../lib/language.ts';
import type { Page } from '../../pages/page.ts';
import type { ItemKey } from '../content-store.store.ts';
import type { Catalogue } from '../kinds/catalogue.ts';

interface Reader {
  locale: Locale;
  brand: string;
}

interface UsesOf extends Reader {
  key: ItemKey;
  catalogue: Catalogue;
}

/** Titles of what holds or names a thing: it cannot be taken away under them. */
export function usesOf({ key: { kind, id }, catalogue, locale, brand }: UsesOf): readonly string[] {
  const { themedPlans, programs, landing, pages, videos, collections } = catalogue;
  const language = locales[locale].contentLanguage;
  const titleOf = ({ texts }: Titled) => texts[language].title.replaceAll('{brand}', brand);
  const named = `"${id}"`;
  const names = (part: unknown) => JSON.stringify(part).includes(named);
  const shelves = m.kitchen_collections({}, { locale });
  if (kind === 'VIDEO') return [];
  if (kind === 'PAGE') {
    const isOnShelf = collections.guides.some(({ guides }) => guides.includes(id));
    return [...(isOnShelf ? [shelves] : []), ...pagesLinkingTo(id, catalogue).map(titleOf)];
  }
  if (kind === 'PROGRAM') {
    return videos.videos.filter(({ lesson }) => lesson?.program === id).map(titleOf);
  }
  const ofPrograms = programs.programs.filter(names).map(titleOf);
  if (kind === 'MEAL_PLAN') return ofPrograms;
  return [
    ...themedPlans.plans.filter(names).map(titleOf),
    ...ofPrograms,
    ...videos.videos.filter(names).map(titleOf),
    ...Object.values<Page>(pages).filter(names).map(titleOf),
    ...(names(landing) ? [m.kitchen_landing({}, { locale })] : []),
    ...(names(collections) ? [shelves] : []),
  ];
}

interface Titled {
  readonly texts: PerLanguage<Readonly<{ title: string }>>;
}

/** Pages whose words lead to it. */
function pagesLinkingTo(id: string, { pages }: Catalogue): readonly Page[] {
  const links = [`"guide/${id}"`, `"plainPage/${id}"`];
  return Object.values<Page>(pages).filter((page) => {
    const written = JSON.stringify(page.texts);
    return page.key !== id && links.some((link) => written.includes(link));
  });
}
