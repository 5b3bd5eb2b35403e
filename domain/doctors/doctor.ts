import type { Locale } from '../../i18n/locales.ts';
import type { Language } from '../../lib/language.ts';
import type { DoctorApplication, DoctorEntry } from './doctor-entry.rules.ts';

/** An entry of the directory. */
export interface Doctor extends DoctorEntry {
  readonly id: string;
  readonly slug: string;
  readonly isSample: boolean;
  readonly textLanguage: Language;
  readonly listedAt: Date;
  /** When an administrator looked at it last. */
  readonly checkedAt: Date;
}

/**
 * `UNCONFIRMED` until the applicant has followed the link in the mail, `WAITING` for a reviewer.
 */
export type ApplicationState = 'UNCONFIRMED' | 'WAITING' | 'LISTED' | 'DECLINED';

/** What an applicant sent, and what became of it. */
export interface SentApplication {
  readonly id: string;
  readonly state: ApplicationState;
  readonly revision: number;
  readonly application: DoctorApplication;
  readonly locale: Locale;
  readonly note: string;
  readonly sentAt: Date;
}
