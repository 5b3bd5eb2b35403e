import type { Transaction } from '../../db/database.ts';

/** Who did something that others want to be able to look up. */
export type Actor =
  | { readonly kind: 'ADMINISTRATOR' | 'EDITOR' | 'MODERATOR'; readonly userId: string }
  | { readonly kind: 'COMMAND' | 'SETTING' | 'DEMO' };

/** `subjectId` of the first two is an account, else the thing itself. */
export type AuditAction =
  | 'ROLE_GRANTED'
  | 'ROLE_TAKEN_BACK'
  | 'KEY_CREATED'
  | 'KEY_REVOKED'
  | 'WEBHOOK_CREATED'
  | 'WEBHOOK_STOPPED'
  | 'WEBHOOK_RESUMED'
  | 'WEBHOOK_DELETED'
  | 'CONTENT_PUBLISHED'
  | 'CONTENT_SCHEDULED'
  | 'CONTENT_ARCHIVED'
  | 'DOCTOR_LISTED'
  | 'DOCTOR_DECLINED'
  | 'DOCTOR_REMOVED'
  | 'DOCTOR_SAMPLES_REMOVED'
  | 'COMMUNITY_KEPT'
  | 'COMMUNITY_HIDDEN'
  | 'COMMUNITY_WARNED'
  | 'COMMUNITY_PAUSED'
  | 'COMMUNITY_RESUMED'
  | 'COMMUNITY_UNDONE';

export interface AuditEntry {
  readonly id: string;
  readonly happenedAt: Date;
  readonly actor: Actor;
  readonly action: AuditAction;
  readonly subjectId: string;
  /** Words that name the thing: a role, a key, an address. Never a secret. */
  readonly details: Readonly<Record<string, string>>;
}

/** Written with what it tells about, or not at all. */
export type NewAuditEntry = AuditEntry & { readonly tx: Transaction };
