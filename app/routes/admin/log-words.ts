import type { AuditAction } from '../../../domain/audit/audit.ts';
import * as m from '../../../i18n/paraglide/messages.js';
import type { AuditLogQuery } from './operations.gen.ts';
import { roleName } from './role-words.ts';

type Entry = AuditLogQuery['auditLog']['entries'][number];

interface Words {
  name: string;
  role: string;
  thing: string;
}

const actionWords: Record<AuditAction, (words: Words) => string> = {
  ROLE_GRANTED: m.admin_log_granted,
  ROLE_TAKEN_BACK: m.admin_log_taken_back,
  KEY_CREATED: m.admin_log_key_created,
  KEY_REVOKED: m.admin_log_key_revoked,
  WEBHOOK_CREATED: m.admin_log_webhook_created,
  WEBHOOK_STOPPED: m.admin_log_webhook_stopped,
  WEBHOOK_RESUMED: m.admin_log_webhook_resumed,
  WEBHOOK_DELETED: m.admin_log_webhook_deleted,
  CONTENT_PUBLISHED: m.admin_log_published,
  CONTENT_SCHEDULED: m.admin_log_scheduled,
  CONTENT_ARCHIVED: m.admin_log_archived,
  DOCTOR_LISTED: m.admin_log_doctor_listed,
  DOCTOR_DECLINED: m.admin_log_doctor_declined,
  DOCTOR_REMOVED: m.admin_log_doctor_removed,
  DOCTOR_SAMPLES_REMOVED: () => m.admin_log_doctor_samples_removed(),
  COMMUNITY_KEPT: m.admin_log_community_kept,
  COMMUNITY_HIDDEN: m.admin_log_community_hidden,
  COMMUNITY_WARNED: m.admin_log_community_warned,
  COMMUNITY_PAUSED: m.admin_log_community_paused,
  COMMUNITY_RESUMED: m.admin_log_community_resumed,
  COMMUNITY_UNDONE: m.admin_log_community_undone,
};

/** `Maja Lind became editor`. */
export function entryWords({ action, role, language, name: thing, subject }: Entry): string {
  const name = subject ? fullName(subject) : m.admin_log_erased();
  const words = { name, role: roleName(role ?? '', language ?? null), thing: thing ?? '' };
  return isKnown(action) ? actionWords[action](words) : action;
}

/** The log may hold what a newer version of the product wrote. */
function isKnown(action: string): action is AuditAction {
  return Object.hasOwn(actionWords, action);
}

/** Who did it. */
export function actorWords({ actorKind, by }: Entry): string {
  if (by) return m.admin_log_by({ name: fullName(by) });
  if (actorKind === 'COMMAND') return m.admin_log_by_command();
  if (actorKind === 'SETTING') return m.admin_log_by_setting();
  if (actorKind === 'DEMO') return m.admin_log_by_demo();
  return m.admin_log_by({ name: m.admin_log_erased() });
}

function fullName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName} ${lastName}`;
}
