import { matchPath } from 'react-router';
import type { Locale } from '../../i18n/locales.ts';
import { locales } from '../../i18n/locales.ts';
import { pathPattern, screenPath, screenPaths, type Screen } from '../../i18n/paths.ts';

/** Areas whose address says nothing without what follows it, each named by a screen in it, and where they begin. */
const beginnings: readonly { screen: Screen; begin: (locale: Locale) => string }[] = [
  {
    screen: 'becomeMember',
    begin: (locale) => screenPath('becomeMember', locale, { step: 'plan' }),
  },
  { screen: 'cooking', begin: (locale) => screenPath('recipes', locale) },
  { screen: 'food', begin: (locale) => screenPath('foodNavigator', locale, {}) },
  { screen: 'allMealPlans', begin: (locale) => screenPath('allMealPlans', locale) },
  { screen: 'moderateGuide', begin: (locale) => screenPath('moderateGuide', locale) },
  { screen: 'userSettings', begin: (locale) => screenPath('userSettings', locale) },
  { screen: 'lostPassword', begin: (locale) => screenPath('userSettings', locale) },
];

/**
 * Where an address that leads nowhere leads after all: the English word in another language, or an
 * area without its first step. Null for what is really nowhere.
 */
export function movedPath(pathname: string, locale: Locale): string | null {
  return beginningOf(pathname, locale) ?? ownWordOf(pathname, locale);
}

function beginningOf(pathname: string, locale: Locale): string | null {
  const found = beginnings.find(({ screen }) =>
    [pathPattern(screen, locale), englishPattern(screen, locale)]
      .map(areaOf)
      .includes(withoutEndSlash(pathname)),
  );
  return found === undefined ? null : found.begin(locale);
}

/** What stands before a screen's parameters, or before its own word. */
function areaOf(pattern: string): string {
  const end = pattern.indexOf('/:');
  return pattern.slice(0, end === -1 ? pattern.lastIndexOf('/') : end);
}

function ownWordOf(pathname: string, locale: Locale): string | null {
  const pathOf = screenPath as (screen: Screen, locale: Locale, params: object) => string;
  for (const screen of Object.keys(screenPaths) as Screen[]) {
    const match = matchPath(englishPattern(screen, locale), pathname);
    if (match === null || screen === 'home') continue;
    const own = pathOf(screen, locale, match.params);
    if (own !== withoutEndSlash(pathname)) return own;
  }
  return null;
}

function englishPattern(screen: Screen, locale: Locale): string {
  return `${locales[locale].prefix}${screenPaths[screen].en}`;
}

function withoutEndSlash(pathname: string): string {
  return pathname.replace(/\/+$/, '');
}
