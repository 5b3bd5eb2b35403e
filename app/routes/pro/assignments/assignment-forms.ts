import * as m from '../../../../i18n/paraglide/messages.js';
import { isTicked, text } from '../../../forms/fields.ts';
import { formSet } from '../../../forms/form-set.ts';

const failure = m.pro_assign_failure;

/** What an administrator proposes. */
export const assignForms = formSet({
  /** `PROGRAM a-file-name` */
  assign: { fields: { content: text }, failure },
  'take-back': { fields: { assignment: text }, failure },
});

const answer = m.pro_answer_failure;

/** What the member says to it. */
export const answerAssignmentForms = formSet({
  accept: { fields: { assignment: text, stops_other: isTicked }, failure: answer },
  decline: { fields: { assignment: text }, failure: answer },
});
