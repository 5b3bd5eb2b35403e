import { languages, type Language } from '../../../lib/language.ts';
import { languageOfField, textOfField, type ContentDocument } from './document.rules.ts';

/** A translation that its source has left behind: sentences that came, and that went. */
export interface StaleText {
  readonly field: string;
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

/** How far a language is. English is the source: nothing of it is missing or stale. */
export interface LanguageState {
  readonly language: Language;
  readonly total: number;
  readonly missing: readonly string[];
  readonly stale: readonly StaleText[];
}

/** The check of each language tells where its title is too long to go without. */
const textsOfOneLanguage: readonly string[] = ['short'];

/** Every text of the source asks for one in each other language. */
export function languageStates({ fields, basis }: ContentDocument): readonly LanguageState[] {
  const texts = Object.keys(fields)
    .filter((field) => languageOfField(field) === 'en')
    .map(textOfField)
    .filter((text) => !textsOfOneLanguage.includes(text));
  return languages.map((language) => ({
    language,
    total: texts.length,
    missing: texts
      .map((text) => `${text}.${language}`)
      .filter((field) => (fields[field] ?? '') === ''),
    stale:
      language === 'en'
        ? []
        : texts.flatMap((text) => {
            const field = `${text}.${language}`;
            const before = basis[field];
            const now = fields[`${text}.en`] ?? '';
            if (before === undefined || fields[field] === undefined) return [];
            return [{ field, ...sentenceChanges({ before, now }) }];
          }),
  }));
}

function sentenceChanges(args: { before: string; now: string }) {
  const before = sentencesOf(args.before);
  const now = sentencesOf(args.now);
  return {
    added: now.filter((sentence) => !before.includes(sentence)),
    removed: before.filter((sentence) => !now.includes(sentence)),
  };
}

function sentencesOf(text: string): readonly string[] {
  return text.split(/(?<=[.!?…]["”’)]?)\s+/).filter((sentence) => sentence !== '');
}
