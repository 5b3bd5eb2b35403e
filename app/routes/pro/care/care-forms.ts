import { shareItems } from '../../../../domain/pro/care/share-items.rules.ts';
import * as m from '../../../../i18n/paraglide/messages.js';
import { isTicked, oneOf, text } from '../../../forms/fields.ts';
import { formSet } from '../../../forms/form-set.ts';
import { answerAssignmentForms } from '../assignments/assignment-forms.ts';

const failure = m.error_default;

export const groupSeesForms = formSet({
  share: { fields: { member: text, item: oneOf(shareItems), shared: isTicked }, failure },
  leave: { fields: { member: text }, failure },
  ...answerAssignmentForms,
});
