import { localeCodes } from '../../i18n/locales.ts';
import { pathPattern } from '../../i18n/paths.ts';

/** What editors see in a frame of their own page; no other page may be framed. */
const framed = localeCodes.map((locale) => {
  const pattern = pathPattern('adminPreview', locale).replaceAll(/:[a-z]+/g, '[^/]+');
  return new RegExp(`^${pattern}/?$`);
});

export function isFramedPage(pathname: string): boolean {
  return framed.some((pattern) => pattern.test(pathname));
}
