import type { ContentKind } from '../../../domain/content-api/content-kinds.rules.ts';
import * as m from '../../../i18n/paraglide/messages.js';
import { messageFor, typedIn, type FormAnswer } from '../../forms/form-answers.ts';
import { IntentForm, SubmitButton } from '../../forms/intent-form.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { keyForms } from './admin-forms.ts';
import { kindName } from './kind-words.ts';

const longestAddress = 1000;

export function WebhookForm(form: { answer: FormAnswer | null; kinds: readonly ContentKind[] }) {
  const { answer, kinds } = form;
  const problems = answer?.problems;
  const wholeProblem = messageFor(problems) ?? messageFor(problems, 'kinds');
  return (
    <Card as="section">
      <h2 className="pb-4 text-h4">{m.admin_webhook_title()}</h2>
      <IntentForm set={keyForms} intent="add-webhook" className="grid gap-5">
        {wholeProblem && <Alert tone="danger">{wholeProblem}</Alert>}
        <TextField
          label={m.admin_webhook_address()}
          hint={m.admin_webhook_address_hint()}
          name="address"
          inputMode="url"
          autoComplete="off"
          maxLength={longestAddress}
          defaultValue={typedIn(answer, 'address')}
          error={messageFor(problems, 'address')}
        />
        <fieldset className="grid gap-1">
          <legend className="pb-1 font-semibold">{m.admin_webhook_kinds()}</legend>
          {kinds.map((kind) => (
            <Checkbox key={kind} name="kinds" value={kind} label={kindName(kind)} defaultChecked />
          ))}
        </fieldset>
        <SubmitButton variant="primary" isBlock>
          {m.admin_webhook_create()}
        </SubmitButton>
      </IntentForm>
    </Card>
  );
}
