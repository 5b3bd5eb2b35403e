import {
  longestKeyName,
  type ContentScope,
} from '../../../domain/content-api/content-kinds.rules.ts';
import * as m from '../../../i18n/paraglide/messages.js';
import { messageFor, typedIn, type FormAnswer } from '../../forms/form-answers.ts';
import { IntentForm, SubmitButton } from '../../forms/intent-form.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { keyForms } from './admin-forms.ts';
import { kindName } from './kind-words.ts';

export function KeyForm(form: { answer: FormAnswer | null; scopes: readonly ContentScope[] }) {
  const { answer, scopes } = form;
  const problems = answer?.problems;
  const wholeProblem = messageFor(problems) ?? messageFor(problems, 'scopes');
  return (
    <Card as="section">
      <h2 className="pb-4 text-h4">{m.admin_key_title()}</h2>
      <IntentForm set={keyForms} intent="create" className="grid gap-5">
        {wholeProblem && <Alert tone="danger">{wholeProblem}</Alert>}
        <TextField
          label={m.admin_key_name()}
          hint={m.admin_key_name_hint()}
          name="name"
          autoComplete="off"
          maxLength={longestKeyName}
          defaultValue={typedIn(answer, 'name')}
          error={messageFor(problems, 'name')}
        />
        <fieldset className="grid gap-1">
          <legend className="pb-1 font-semibold">{m.admin_key_scopes()}</legend>
          {scopes.map((scope) => (
            <Checkbox
              key={scope}
              name="scopes"
              value={scope}
              label={kindName(scope)}
              defaultChecked={scope !== 'DRAFT'}
            />
          ))}
        </fieldset>
        <SubmitButton variant="primary" isBlock>
          {m.admin_key_create()}
        </SubmitButton>
      </IntentForm>
    </Card>
  );
}
