import * as m from '../../../i18n/paraglide/messages.js';
import { formSet } from '../../forms/form-set.ts';
import { quizFields } from '../onboarding/quiz-forms.ts';

/** All of them, and for who is no member what is theirs to change without it. */
export const preferencesForms = formSet({
  save: { fields: quizFields, failure: m.error_default },
  'save-about-you': { fields: quizFields, failure: m.error_default },
});
