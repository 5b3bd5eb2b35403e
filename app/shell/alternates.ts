import type { UIMatch } from 'react-router';
import { locales, type Locale } from '../../i18n/locales.ts';

export type Alternates = Record<Locale, string>;

/**
 * The page in every language. A loader whose parameters differ by language (slugs) says so itself
 * with `alternates`; for all others what the root's loader says serves.
 */
export function alternatesOf(matches: readonly UIMatch[]): Alternates | null {
  const said = [matches.at(-1), matches.at(0)].map(
    (match) => (match?.loaderData ?? {}) as { alternates?: Alternates | null },
  );
  return said.find(({ alternates }) => alternates)?.alternates ?? null;
}

/** A language's own start page. */
export function homeIn(locale: Locale): string {
  return locales[locale].prefix || '/';
}
