import { roles } from '../../../domain/identity/roles/roles.rules.ts';
import * as m from '../../../i18n/paraglide/messages.js';
import { languages } from '../../../lib/language.ts';
import { validateEmail } from '../../forms/field-validators.ts';
import { messageFor, typedIn, type FormAnswer } from '../../forms/form-answers.ts';
import { IntentForm, SubmitButton } from '../../forms/intent-form.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { SelectField } from '../../ui/forms/select-field.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { peopleForms } from './admin-forms.ts';
import { languageName, roleName } from './role-words.ts';

export function GrantForm({ answer }: { answer: FormAnswer | null }) {
  const problems = answer?.problems;
  const wholeProblem = messageFor(problems);
  return (
    <Card as="section">
      <h2 className="pb-4 text-h4">{m.admin_grant_title()}</h2>
      <IntentForm set={peopleForms} intent="grant" className="grid gap-5">
        {wholeProblem && <Alert tone="danger">{wholeProblem}</Alert>}
        <TextField
          label={m.admin_grant_email()}
          hint={m.admin_grant_email_hint()}
          name="email"
          type="email"
          autoComplete="off"
          required
          defaultValue={typedIn(answer, 'email')}
          error={messageFor(problems, 'email')}
          validate={validateEmail}
        />
        <SelectField
          label={m.admin_grant_role()}
          name="role"
          defaultValue={typedIn(answer, 'role') ?? 'EDITOR'}
          options={roles.map((role) => ({ value: role, label: roleName(role, null) }))}
          error={messageFor(problems, 'role')}
        />
        <SelectField
          label={m.admin_grant_language()}
          hint={m.admin_grant_language_hint()}
          name="language"
          defaultValue={typedIn(answer, 'language') ?? ''}
          options={[
            { value: '', label: m.admin_language_all() },
            ...languages.map((each) => ({ value: each, label: languageName(each) })),
          ]}
          error={messageFor(problems, 'language')}
        />
        <SubmitButton variant="primary" isBlock>
          {m.admin_grant()}
        </SubmitButton>
      </IntentForm>
    </Card>
  );
}
