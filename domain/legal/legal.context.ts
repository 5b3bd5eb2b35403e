import type { Terms } from './terms.ts';

declare module '../../api/context.ts' {
  /** What an operator sets; the terms name it. */
  interface Settings {
    CONTACT_EMAIL: string;
    OPERATOR_NAME?: string | undefined;
    OPERATOR_ADDRESS?: string | undefined;
    /** Of two letters, as `DATA_COUNTRY`. */
    OPERATOR_COUNTRY?: string | undefined;
    DATA_COUNTRY?: string | undefined;
    /** Null where the operator says that there are none. */
    DATA_PROCESSORS?: string | null | undefined;
    /** Null where the operator says that they have none. */
    OPERATOR_VAT_NUMBER?: string | null | undefined;
    TAG_MANAGER_URL?: string | undefined;
    TAG_MANAGER_CONSENT: 'asked' | 'not-needed';
  }

  interface Services {
    terms: Terms;
  }
}
