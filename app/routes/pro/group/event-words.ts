import type { EventKind } from '../../../../domain/pro/audit/event-kinds.rules.ts';
import * as m from '../../../../i18n/paraglide/messages.js';

const words: Record<EventKind, () => string> = {
  GROUP_OPENED: m.pro_event_group_opened,
  GROUP_CHANGED: m.pro_event_group_changed,
  GROUP_CLOSED: m.pro_event_group_closed,
  JOIN_LINK_MADE: m.pro_event_join_link_made,
  JOIN_LINK_CLOSED: m.pro_event_join_link_closed,
  ADMINISTRATOR_ADDED: m.pro_event_administrator_added,
  ADMINISTRATOR_REMOVED: m.pro_event_administrator_removed,
  GROUP_TRANSFERRED: m.pro_event_group_transferred,
  MEMBER_ADDED: m.pro_event_member_added,
  MEMBER_CHANGED: m.pro_event_member_changed,
  MEMBER_REMOVED: m.pro_event_member_removed,
  MEMBER_JOINED: m.pro_event_member_joined,
  MEMBER_LEFT: m.pro_event_member_left,
  MEMBER_LOOKED_AT: m.pro_event_member_looked_at,
  INVITATION_SENT: m.pro_event_invitation_sent,
  TERM_ENDING: m.pro_event_term_ending,
  TERM_ENDED: m.pro_event_term_ended,
  SHARE_GIVEN: m.pro_event_share_given,
  SHARE_WITHDRAWN: m.pro_event_share_withdrawn,
  ASSIGNED: m.pro_event_assigned,
  ASSIGNMENT_ACCEPTED: m.pro_event_assignment_accepted,
  ASSIGNMENT_DECLINED: m.pro_event_assignment_declined,
  ASSIGNMENT_TAKEN_BACK: m.pro_event_assignment_taken_back,
  PAYER_CHANGED: m.pro_event_payer_changed,
  PAYMENT_METHOD_CHANGED: m.pro_event_payment_method_changed,
  SEATS_CHANGED: m.pro_event_seats_changed,
  INVOICE_PAID: m.pro_event_invoice_paid,
  INVOICE_FAILED: m.pro_event_invoice_failed,
  LIST_EXPORTED: m.pro_event_list_exported,
  AUDIT_EXPORTED: m.pro_event_audit_exported,
};

export function eventWords(kind: EventKind): string {
  return words[kind]();
}
