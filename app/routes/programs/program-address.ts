import { data } from 'react-router';
import { localeCodes, locales, type Locale } from '../../../i18n/locales.ts';
import { screenPath } from '../../../i18n/paths.ts';
import { leaveFormerAddress } from '../../shell/former-address.ts';
import { requestLocale } from '../../shell/locale.ts';

/** The questions a program's page asks, each with an address of its own. */
const questions = ['join', 'replace', 'stop', 'restart'] as const;
export type ProgramQuestion = (typeof questions)[number];

export function questionOf(query: URLSearchParams): ProgramQuestion | null {
  return questions.find((question) => question === query.get('ask')) ?? null;
}

export function askPath(args: { slug: string; ask: ProgramQuestion; locale: Locale }): string {
  const { slug, ask, locale } = args;
  return screenPath('program', locale, { slug }, { query: { ask } });
}

interface Addressed {
  slug: string;
  slugs: readonly { language: string; slug: string }[];
}

/** The page's address in every language; who came by a former slug is led to the one of now. */
export function addressesOfProgram(args: {
  request: Request;
  asked: string | undefined;
  program: Addressed;
  pathOf: (locale: Locale, slug: string) => string;
}): Record<Locale, string> {
  const { request, asked, program, pathOf } = args;
  const { slug, slugs } = program;
  leaveFormerAddress({ request, asked, slug, path: pathOf(requestLocale(request), slug) });
  return inEveryLanguage(slugs, pathOf);
}

function inEveryLanguage(
  slugs: Addressed['slugs'],
  pathOf: (locale: Locale, slug: string) => string,
): Record<Locale, string> {
  const paths = localeCodes.map((locale) => {
    const { contentLanguage } = locales[locale];
    const slug = slugs.find(({ language }) => language === contentLanguage)?.slug ?? '';
    return [locale, pathOf(locale, slug)];
  });
  return Object.fromEntries(paths) as Record<Locale, string>;
}

/** A day, week or lesson as an address names it; 0 for what is no number. */
export function numberIn(text: string | undefined): number {
  return /^[1-9]\d{0,2}$/.test(text ?? '') ? Number(text) : 0;
}

export function noSuchProgram() {
  return data({ code: 'program.not-found', message: '' }, { status: 404 });
}
