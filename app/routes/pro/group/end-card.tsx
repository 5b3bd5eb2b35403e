import * as m from '../../../../i18n/paraglide/messages.js';
import { validateEmail } from '../../../forms/field-validators.ts';
import { messageFor, typedIn, type FormAnswer } from '../../../forms/form-answers.ts';
import { IntentForm, SubmitButton } from '../../../forms/intent-form.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { groupForms } from './group-forms.ts';

/** Handing the group over, and closing it. */
export function EndCard({
  group,
  transfer,
  close,
}: {
  group: { id: string };
  transfer: FormAnswer | null;
  close: FormAnswer | null;
}) {
  const values = { group_id: group.id };
  const wholeProblem = messageFor(transfer?.problems);
  return (
    <>
      <Card as="section">
        <h2 className="text-h4">{m.pro_transfer_title()}</h2>
        <p className="mt-2 text-ink-2">{m.pro_transfer_text()}</p>
        <IntentForm set={groupForms} intent="transfer" values={values} className="mt-4 grid gap-4">
          {wholeProblem && <Alert tone="danger">{wholeProblem}</Alert>}
          <TextField
            label={m.pro_transfer_email()}
            name="email"
            type="email"
            autoComplete="off"
            defaultValue={typedIn(transfer, 'email')}
            error={messageFor(transfer?.problems, 'email')}
            validate={validateEmail}
          />
          <SubmitButton>{m.pro_transfer()}</SubmitButton>
        </IntentForm>
      </Card>
      <Card as="section">
        <h2 className="text-h4">{m.pro_close_title()}</h2>
        <p className="mt-2 text-ink-2">{m.pro_close_text()}</p>
        <IntentForm set={groupForms} intent="close" values={values} className="mt-3 grid gap-3">
          <Checkbox
            name="isSure"
            label={m.pro_close_sure()}
            error={messageFor(close?.problems, 'isSure')}
          />
          <SubmitButton variant="danger">{m.pro_close()}</SubmitButton>
        </IntentForm>
      </Card>
    </>
  );
}
