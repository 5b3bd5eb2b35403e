import { data, type RouterContextProvider } from 'react-router';
import { locales } from '../../../i18n/locales.ts';
import { screenPath } from '../../../i18n/paths.ts';
import type { Alternates } from '../../shell/alternates.ts';
import { execute } from '../../graphql/api.ts';
import { requestLocale } from '../../shell/locale.ts';
import { pageHead } from '../../shell/page-head.ts';
import { cardPath } from '../../shell/social-picture.tsx';
import { PageDocument, type PageQueryVariables } from './operations.gen.ts';
import { structuredPage } from './page-structured-data.ts';

export type PageName = PageQueryVariables['name'];

/** A page with what search engines are told of it. */
export async function loadPage({
  context,
  request,
  name,
}: {
  context: Readonly<RouterContextProvider>;
  request: Request;
  name: PageName;
}) {
  const locale = requestLocale(request);
  const { page, brand, me } = await execute(context, PageDocument, { name });
  if (page === null) throw pageNotFound();
  const alternates = Object.fromEntries(
    page.paths.map((each) => [each.locale, each.path]),
  ) as Alternates;
  const url = new URL(alternates[locale], request.url).href;
  return {
    page,
    alternates,
    guide: page.guide && { ...page.guide, isSignedIn: me !== null },
    contactEmail: brand.contactEmail,
    url,
    socialPicture: { path: cardPath({ kind: 'page', id: page.key, locale }), alt: page.title },
    structured: structuredPage({
      page,
      brandName: brand.name,
      url,
      homeUrl: new URL(screenPath('home', locale), request.url).href,
      languageTag: locales[locale].languageTag,
    }),
  };
}

export function pageNotFound() {
  return data({ code: 'page.not-found', message: '' }, { status: 404 });
}

type LoadedPage = Awaited<ReturnType<typeof loadPage>>;

export function pageMeta(
  loaded: LoadedPage | undefined,
  matches: Parameters<typeof pageHead>[0]['matches'],
) {
  if (loaded === undefined) return [];
  const { page, structured } = loaded;
  const { title, description, kind } = page;
  return [
    ...pageHead({ title, description, type: kind === 'GUIDE' ? 'article' : 'website', matches }),
    ...structured.map((each) => ({ 'script:ld+json': each })),
  ];
}
