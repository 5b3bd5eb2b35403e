import { useLocation } from 'react-router';
import { localeOfPath, type Locale } from '../../i18n/locales.ts';
import { dataSuffix } from '../loading/react-router-internals.ts';

/** The language of the page, from its address. */
export function useLocale(): Locale {
  return localeOfPath(useLocation().pathname);
}

export function requestLocale(request: Request): Locale {
  return localeOfPath(pageAddress(request).pathname);
}

/** The page's own address: a navigation in the browser asks for its data, at `….data?_routes=…`. */
export function pageAddress(request: Request): URL {
  const url = new URL(request.url);
  if (!url.pathname.endsWith(dataSuffix)) return url;
  const pathname = url.pathname.slice(0, -dataSuffix.length);
  url.pathname = pathname === '/_' || pathname === '/_root' ? '/' : pathname;
  url.searchParams.delete('_routes');
  return url;
}
