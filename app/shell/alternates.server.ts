import { localeCodes, type Locale } from '../../i18n/locales.ts';
import { pathPattern, screenPath, screenPaths, type Screen } from '../../i18n/paths.ts';
import type { Alternates } from './alternates.ts';

interface Address {
  /** As a route has it, with the language's prefix and `:params` still in place. */
  pattern: string;
  params: Record<string, string | undefined>;
}

const screenOfPattern = new Map(
  localeCodes.flatMap((locale) =>
    (Object.keys(screenPaths) as Screen[]).map((screen) => [pathPattern(screen, locale), screen]),
  ),
);

/**
 * An address in every language, with the same parameters. Null where no screen has it.
 */
export function alternatesOfAddress({ pattern, params }: Address): Alternates | null {
  const screen = screenOfPattern.get(pattern);
  if (screen === undefined) return null;
  const pathOf = screenPath as (screen: Screen, locale: Locale, params: object) => string;
  return Object.fromEntries(
    localeCodes.map((locale) => [locale, pathOf(screen, locale, params)]),
  ) as Alternates;
}
