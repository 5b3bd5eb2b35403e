import * as m from '../../../../i18n/paraglide/messages.js';
import { sentValue, type FormAnswer } from '../../../forms/form-answers.ts';
import { IntentForm, SubmitButton } from '../../../forms/intent-form.tsx';
import { useLocale } from '../../../shell/locale.ts';
import { ButtonLink } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { groupContent, signUpPath } from '../../membership/sign-up-steps.ts';
import { answerAssignmentForms } from './assignment-forms.ts';

/** Why what was accepted could not start, and the way on where there is one. */
export function RefusedAnswer({ answer }: { answer: FormAnswer }) {
  const locale = useLocale();
  const [problem] = answer.problems;
  if (problem === undefined) return null;
  const assignment = sentValue(answer, 'assignment');
  const choice = { plan: 'yearly', content: groupContent } as const;
  return (
    <Alert
      tone="danger"
      action={
        <>
          {problem.code === 'program.other-running' && (
            <IntentForm
              set={answerAssignmentForms}
              intent="accept"
              values={{ assignment, stops_other: 'on' }}
            >
              <SubmitButton>{m.pro_accept_replaces()}</SubmitButton>
            </IntentForm>
          )}
          {problem.code === 'pro.assignment-needs-membership' && (
            <ButtonLink to={signUpPath({ step: 'plan', locale, choice })}>
              {m.pro_start_membership()}
            </ButtonLink>
          )}
        </>
      }
    >
      {problem.message}
    </Alert>
  );
}
