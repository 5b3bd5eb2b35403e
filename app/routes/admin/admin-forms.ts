import * as m from '../../../i18n/paraglide/messages.js';
import { reportReasons } from '../../../domain/community/community.rules.ts';
import { count, oneOf, optionalText, text, texts } from '../../forms/fields.ts';
import { formSet } from '../../forms/form-set.ts';

const role = { email: text, role: text, language: optionalText };

export const peopleForms = formSet({
  grant: { fields: role, failure: m.admin_grant_failure },
  'take-back': { fields: role, failure: m.admin_take_back_failure },
});

const read = { id: text, revision: count({ otherwise: 0 }) };

export const doctorForms = formSet({
  list: { fields: read, failure: m.admin_doctor_list_failure },
  decline: { fields: { ...read, note: text }, failure: m.admin_doctor_decline_failure },
  remove: { fields: { id: text }, failure: m.admin_doctor_remove_failure },
});

const decided = {
  id: text,
  reason: oneOf(reportReasons),
  text,
  days: count({ otherwise: 0 }),
};

export const moderationForms = formSet({
  keep: { fields: { id: text }, failure: m.admin_community_failure },
  hide: { fields: decided, failure: m.admin_community_failure },
  warn: { fields: decided, failure: m.admin_community_failure },
  pause: { fields: decided, failure: m.admin_community_failure },
  resume: { fields: { id: text }, failure: m.admin_community_failure },
  undo: { fields: { id: text }, failure: m.admin_community_undo_failure },
});

export const keyForms = formSet({
  create: { fields: { name: text, scopes: texts }, failure: m.admin_key_create_failure },
  revoke: { fields: { id: text }, failure: m.admin_key_revoke_failure },
  'add-webhook': {
    fields: { address: text, kinds: texts },
    failure: m.admin_webhook_failure_create,
  },
  'stop-webhook': {
    fields: { id: text, isStopped: text },
    failure: m.admin_webhook_failure_change,
  },
  'delete-webhook': { fields: { id: text }, failure: m.admin_webhook_failure_change },
});

export const statusForms = formSet({
  'retry-mails': { fields: {}, failure: m.admin_status_mail_retry_failure },
});
