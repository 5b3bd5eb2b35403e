import { preferenceSteps } from '../../../domain/profile/preferences/preference-steps.rules.ts';
import type { SurveyAnswersInput } from '../../graphql/schema-types.gen.ts';
import type { FormValues } from '../onboarding/form-values.ts';
import { readStepForm } from '../onboarding/read-step-form.ts';

/** The answers of the whole page: its fields are those of the quiz, so each step reads its own. */
export function readPreferences(values: FormValues): SurveyAnswersInput {
  const answers = preferenceSteps.map((step) => readStepForm({ step, values }));
  // Of the two only the operation's type forgets that lists are not changed.
  return Object.assign({}, ...answers) as SurveyAnswersInput;
}
