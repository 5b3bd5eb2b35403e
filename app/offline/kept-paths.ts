import { localeOfPath, type Locale } from '../../i18n/locales.ts';
import { pathPattern, screenPath, type Screen } from '../../i18n/paths.ts';

/** Screens that open without a network once they were seen. */
const keptScreens = [
  'memberHome',
  'mealPlan',
  'shoppingList',
  'shoppingStores',
  'recipe',
  'recipeServings',
  'cooking',
] as const satisfies readonly Screen[];

export type KeptScreen = (typeof keptScreens)[number];

const patternsOf = new Map<Locale, { screen: KeptScreen; pattern: RegExp }[]>();

/** Null for pages that are the server's alone. A page asks of addresses in its own language. */
export function keptScreenOf(pathname: string): KeptScreen | null {
  const locale = localeOfPath(pathname);
  const patterns =
    patternsOf.get(locale) ??
    keptScreens.map((screen) => ({ screen, pattern: patternOf(pathPattern(screen, locale)) }));
  patternsOf.set(locale, patterns);
  return patterns.find(({ pattern }) => pattern.test(pathname))?.screen ?? null;
}

/** The member's home in the same language, where the start page leads a member. */
export function memberHomeFor(pathname: string): string | null {
  const locale = localeOfPath(pathname);
  return pathname === screenPath('home', locale) ? screenPath('memberHome', locale) : null;
}

/** Tells what is not there, and leads back once there is a network. */
export function offlinePageFor(path: string): string {
  const locale = localeOfPath(path.replace(/[?#].*$/, ''));
  return screenPath('offline', locale, undefined, { query: { from: path } });
}

function patternOf(path: string): RegExp {
  const segments = path.split('/').slice(1);
  const expressions = segments.map((segment) => {
    if (!segment.startsWith(':')) return `/${segment}`;
    return segment.endsWith('?') ? '(?:/[^/]+)?' : '/[^/]+';
  });
  return new RegExp(`^${expressions.join('')}/?$`);
}
