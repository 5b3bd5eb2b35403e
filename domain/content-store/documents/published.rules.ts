import { languages, type Language } from '../../../lib/language.ts';
import { languageOfField, textOfField, type Fields } from './document.rules.ts';

interface GoingOut {
  readonly newest: Fields;
  /** What everybody reads now; null where that is nothing. */
  readonly before: Fields | null;
  readonly chosen: readonly Language[];
}

/**
 * What everybody reads once the chosen languages went out. English is the source and takes the lines
 * and figures with it; a language that is held back keeps what it said, so that only a line it never
 * had is taken from the draft.
 */
export function fieldsGoingOut({ newest, before, chosen }: GoingOut): Fields {
  if (before === null) return newest;
  return chosen.includes('en')
    ? withHeldBack({ newest, before, chosen })
    : withTranslations({ newest, before, chosen });
}

function withHeldBack({ newest, before, chosen }: GoingOut & { before: Fields }): Fields {
  const entries = Object.keys({ ...before, ...newest }).flatMap((field): [string, string][] => {
    const language = writtenIn(field);
    const isHeld = language !== null && !chosen.includes(language);
    const value = isHeld ? (before[field] ?? newest[field]) : newest[field];
    return value === undefined || !hasSource({ field, fields: newest }) ? [] : [[field, value]];
  });
  return Object.fromEntries(entries);
}

function withTranslations({ newest, before, chosen }: GoingOut & { before: Fields }): Fields {
  const translated = Object.entries(newest).filter(([field]) => {
    const language = writtenIn(field);
    return language !== null && chosen.includes(language) && hasSource({ field, fields: before });
  });
  return { ...before, ...Object.fromEntries(translated) };
}

/** Addresses (`slug-es`) belong to their language, too. */
function writtenIn(field: string): Language | null {
  return languageOfField(field) ?? languages.find((each) => field.endsWith(`-${each}`)) ?? null;
}

/** A translation goes with the English text it is of. */
function hasSource({ field, fields }: { field: string; fields: Fields }): boolean {
  if (languageOfField(field) === null) return true;
  return fields[`${textOfField(field)}.en`] !== undefined;
}

/**
 * Languages of which everybody reads something else than the newest version says. What is written in
 * none, such as figures, goes out with English.
 */
export function heldBackLanguages(args: {
  newest: Fields;
  published: Fields;
}): readonly Language[] {
  const { newest, published } = args;
  const fields = Object.keys({ ...newest, ...published });
  const differs = (field: string) => (newest[field] ?? '') !== (published[field] ?? '');
  return languages.filter((language) =>
    fields.some((field) => (writtenIn(field) ?? 'en') === language && differs(field)),
  );
}
