import type { Terms } from './terms.ts';

declare module '../../api/context.ts' {
  /** What an operator sets; the terms name it. */
  interface Settings {
    CONTACT_EMAIL: string;
    OPERATOR_NAME?: string | undefined;
    OPERATOR_ADDRESS?: string | undefined;
    /** Of two letters, as `DATA_COUNTRY`. */
    OPERATOR_COUNTRY?: string | undefined;
    DATA_COUNTRY: string;
    DATA_PROCESSORS?: string | undefined;
    TAG_MANAGER_URL?: string | undefined;
    TAG_MANAGER_CONSENT: 'asked' | 'not-needed';
  }

  interface Services {
    terms: Terms;
  }
}
