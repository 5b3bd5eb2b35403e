import * as m from '../../i18n/paraglide/messages.js';
import type { Locale } from '../../i18n/locales.ts';
import type { Language } from '../../lib/language.ts';
import type { ReportReason } from './community.rules.ts';

type Words = (values?: Record<string, never>, options?: { locale?: Locale }) => string;

const words: Readonly<Record<ReportReason, Words>> = {
  MEDICINE: m.community_note_for_medicine,
  UNKIND: m.community_note_for_unkind,
  SELLING: m.community_note_for_selling,
  PRIVATE: m.community_note_for_private,
  OTHER: m.community_note_for_other,
};

/** What the writer of a hidden post could read, in the language it was written in. */
export function noteFor(args: { reason: ReportReason; language: Language }): string {
  const { reason, language } = args;
  return words[reason]({}, { locale: language });
}
