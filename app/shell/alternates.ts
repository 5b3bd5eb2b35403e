import type { UIMatch } from 'react-router';
import { localeCodes, type Locale } from '../../i18n/locales.ts';
import { screenPath, screenPaths, type Screen } from '../../i18n/paths.ts';

export type Alternates = Record<Locale, string>;

/**
 * The page in every language. A loader whose parameters differ by language (slugs) says so itself
 * with `alternates`; for all others the same parameters serve. Null where no screen matched.
 */
export function alternatesOf(matches: readonly UIMatch[]): Alternates | null {
  const match = matches.at(-1);
  const screen = match?.id.split('.')[0];
  if (!match || screen === undefined || !(screen in screenPaths)) return null;
  const { alternates } = (match.loaderData ?? {}) as { alternates?: Alternates };
  if (alternates) return alternates;
  const pathOf = screenPath as (screen: Screen, locale: Locale, params: object) => string;
  return Object.fromEntries(
    localeCodes.map((locale) => [locale, pathOf(screen as Screen, locale, match.params)]),
  ) as Alternates;
}
