import * as m from '../../../i18n/paraglide/messages.js';
import { formSet } from '../../forms/form-set.ts';
import { quizFields } from '../onboarding/quiz-forms.ts';

export const preferencesForms = formSet({
  save: { fields: quizFields, failure: m.error_default },
});
