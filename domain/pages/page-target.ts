import type { Locale } from '../../i18n/locales.ts';
import { screenPath, screenPaths, type Screen } from '../../i18n/paths.ts';

/**
 * The address of a link in a page's text: `recipes`, `foodNavigator/satiety`, `terms#privacy-policy` or
 * an `https:` address. Null for a screen that does not exist.
 */
export function pageTarget(target: string, locale: Locale): string | null {
  if (target.startsWith('https://')) return target;
  const [path = '', hash] = target.split('#');
  const [screen = '', ...values] = path.split('/');
  if (!(screen in screenPaths)) return null;
  const names = screenPaths[screen as Screen].en
    .split('/')
    .filter((segment) => segment.startsWith(':'))
    .map((segment) => segment.replaceAll(/[:?]/g, ''));
  const params = Object.fromEntries(values.map((value, index) => [names[index] ?? '', value]));
  const pathOf = screenPath as (
    screen: Screen,
    locale: Locale,
    params: object,
    options: { hash?: string },
  ) => string;
  return pathOf(screen as Screen, locale, params, hash === undefined ? {} : { hash });
}
