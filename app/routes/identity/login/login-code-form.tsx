import { Form, useNavigation } from 'react-router';
import * as m from '../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../i18n/paths.ts';
import { useLocale } from '../../../shell/locale.ts';
import { Button, ButtonLink } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { CodeField } from './code-field.tsx';
import { messageFor, type FormProblem } from '../../../forms/form-answers.ts';
import { useFocusOnProblem } from '../../../forms/use-focus-on-problem.ts';

interface LoginCodeFormProps {
  codeToken: string;
  problems: FormProblem[];
}

/** The second step; the form carries what the first one has proved. */
export function LoginCodeForm({ codeToken, problems }: LoginCodeFormProps) {
  const locale = useLocale();
  const isBusy = useNavigation().formMethod === 'POST';
  const wholeProblem = messageFor(problems);
  return (
    <Form method="post" noValidate ref={useFocusOnProblem(problems)} className="grid gap-5">
      {wholeProblem && <Alert tone="danger">{wholeProblem}</Alert>}
      <input type="hidden" name="codeToken" value={codeToken} />
      <CodeField error={messageFor(problems, 'code')} />
      <Button
        type="submit"
        name="intent"
        value="code"
        variant="primary"
        size="lg"
        isBlock
        isBusy={isBusy}
      >
        {m.identity_log_in()}
      </Button>
      <ButtonLink to={screenPath('login', locale)} variant="text" reloadDocument>
        {m.identity_code_start_again()}
      </ButtonLink>
    </Form>
  );
}
