/** What a member can agree to. */
export type ConsentKind = 'TERMS' | 'DATA_STORAGE';
export type ConsentDecision = 'GIVEN' | 'WITHDRAWN';

/** One line of the log: it is never changed, only followed by another. */
export interface Consent {
  readonly id: string;
  readonly kind: ConsentKind;
  readonly decision: ConsentDecision;
  /** Of the text that was agreed to, where it has one. */
  readonly version: string | null;
  readonly createdAt: Date;
}
