import * as m from '../../../i18n/paraglide/messages.js';
import type { AuditLogQuery } from './operations.gen.ts';
import { roleName } from './role-words.ts';

type Entry = AuditLogQuery['auditLog']['entries'][number];

/** `Maja Lind became editor`. */
export function entryWords(entry: Entry): string {
  const { action, role, language, name: thing } = entry;
  const name = entry.subject ? fullName(entry.subject) : m.admin_log_erased();
  const words = { name, role: roleName(role ?? '', language ?? null), thing: thing ?? '' };
  switch (action) {
    case 'ROLE_GRANTED':
      return m.admin_log_granted(words);
    case 'ROLE_TAKEN_BACK':
      return m.admin_log_taken_back(words);
    case 'KEY_CREATED':
      return m.admin_log_key_created(words);
    case 'KEY_REVOKED':
      return m.admin_log_key_revoked(words);
    case 'WEBHOOK_CREATED':
      return m.admin_log_webhook_created(words);
    case 'WEBHOOK_STOPPED':
      return m.admin_log_webhook_stopped(words);
    case 'WEBHOOK_RESUMED':
      return m.admin_log_webhook_resumed(words);
    case 'WEBHOOK_DELETED':
      return m.admin_log_webhook_deleted(words);
    case 'CONTENT_PUBLISHED':
      return m.admin_log_published(words);
    case 'CONTENT_SCHEDULED':
      return m.admin_log_scheduled(words);
    case 'CONTENT_ARCHIVED':
      return m.admin_log_archived(words);
    case 'DOCTOR_LISTED':
      return m.admin_log_doctor_listed(words);
    case 'DOCTOR_DECLINED':
      return m.admin_log_doctor_declined(words);
    case 'DOCTOR_REMOVED':
      return m.admin_log_doctor_removed(words);
    case 'DOCTOR_SAMPLES_REMOVED':
      return m.admin_log_doctor_samples_removed();
    case 'COMMUNITY_KEPT':
      return m.admin_log_community_kept(words);
    case 'COMMUNITY_HIDDEN':
      return m.admin_log_community_hidden(words);
    case 'COMMUNITY_WARNED':
      return m.admin_log_community_warned(words);
    case 'COMMUNITY_PAUSED':
      return m.admin_log_community_paused(words);
    case 'COMMUNITY_RESUMED':
      return m.admin_log_community_resumed(words);
    case 'COMMUNITY_UNDONE':
      return m.admin_log_community_undone(words);
    default:
      return action;
  }
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
