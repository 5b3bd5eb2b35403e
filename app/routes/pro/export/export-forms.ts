import { memberStatuses } from '../../../../domain/pro/members/member-status.rules.ts';
import * as m from '../../../../i18n/paraglide/messages.js';
import { optionalOneOf, text, texts } from '../../../forms/fields.ts';
import { formSet } from '../../../forms/form-set.ts';

const failure = m.pro_export_failure;

/** Files to take along: the list as it is filtered, or the chosen rows alone; the audit. */
export const exportForms = formSet({
  'export-members': {
    fields: { group_id: text, status: optionalOneOf(memberStatuses), q: text, member: texts },
    failure,
  },
  'export-audit': { fields: { group_id: text }, failure },
});
