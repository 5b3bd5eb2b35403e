import type { RouterContextProvider } from 'react-router';
import { locales } from '../../../i18n/locales.ts';
import { screenPath } from '../../../i18n/paths.ts';
import { execute } from '../../graphql/api.ts';
import { requestLocale } from '../../shell/locale.ts';
import { pageTitle } from '../../shell/page-title.ts';
import { cardPath } from '../../shell/social-picture.tsx';
import { PageDocument } from './operations.gen.ts';
import type { PageKey } from '../../graphql/schema-types.gen.ts';
import { structuredPage } from './page-structured-data.ts';

/** A page with what search engines are told of it. */
export async function loadPage({
  context,
  request,
  key,
}: {
  context: Readonly<RouterContextProvider>;
  request: Request;
  key: PageKey;
}) {
  const locale = requestLocale(request);
  const { page, brand, guideStep, me } = await execute(context, PageDocument, { key });
  const url = new URL(screenPath(key, locale), request.url).href;
  return {
    page,
    guide: guideStep && { ...guideStep, isSignedIn: me !== null },
    contactEmail: brand.contactEmail,
    url,
    socialPicture: { path: cardPath({ kind: 'page', id: key, locale }), alt: page.title },
    structured: structuredPage({
      page,
      brandName: brand.name,
      url,
      homeUrl: new URL(screenPath('home', locale), request.url).href,
      languageTag: locales[locale].languageTag,
    }),
  };
}

type LoadedPage = Awaited<ReturnType<typeof loadPage>>;

export function pageMeta(loaded: LoadedPage | undefined, matches: Parameters<typeof pageTitle>[1]) {
  if (loaded === undefined) return [];
  const { page, url, structured } = loaded;
  return [
    { title: pageTitle(page.title, matches) },
    { name: 'description', content: page.description },
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: page.description },
    { property: 'og:type', content: page.kind === 'GUIDE' ? 'article' : 'website' },
    { property: 'og:url', content: url },
    ...structured.map((each) => ({ 'script:ld+json': each })),
  ];
}
