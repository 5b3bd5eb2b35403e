import { firstSteps } from '../../../domain/new-members/first-steps.rules.ts';
import * as m from '../../../i18n/paraglide/messages.js';
import { oneOf } from '../../forms/fields.ts';
import { formSet } from '../../forms/form-set.ts';

const step = { fields: { step: oneOf(firstSteps) }, failure: m.error_default };

/** `go` leads to where the step is done, and says that it is; `hide` leaves all of them for the home page. */
export const firstStepForms = formSet({
  go: step,
  skip: step,
  reopen: step,
  hide: { fields: {}, failure: m.error_default },
});
