import * as m from '../../../../i18n/paraglide/messages.js';
import { validateEmail } from '../../../forms/field-validators.ts';
import { messageFor, typedIn } from '../../../forms/form-answers.ts';
import { IntentForm, SubmitButton } from '../../../forms/intent-form.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import type { SettingsCard } from './group-card.tsx';
import { groupForms } from './group-forms.ts';

/** Who may do everything in the group. */
export function AdministratorsCard({ group, ownId, answer }: SettingsCard & { ownId: string }) {
  const { administrators, id, isClosed } = group;
  const wholeProblem = messageFor(answer?.problems);
  return (
    <Card as="section">
      <h2 className="text-h4">{m.pro_administrators()}</h2>
      <ul className="mt-2">
        {administrators.map((person) => (
          <li
            key={person.userId}
            className="flex flex-wrap items-center justify-between gap-3 border-t border-line py-2.5 first:border-0"
          >
            <div className="min-w-0">
              <p className="font-semibold wrap-anywhere">
                {`${person.firstName} ${person.lastName}`}
                {person.userId === ownId && ` (${m.pro_you()})`}
              </p>
              <p className="text-small wrap-anywhere text-ink-2">{person.email}</p>
            </div>
            {administrators.length > 1 && !isClosed && (
              <IntentForm
                set={groupForms}
                intent="remove-administrator"
                values={{ group_id: id, user_id: person.userId }}
                failure="toast"
              >
                <SubmitButton
                  size="sm"
                  aria-label={m.pro_take_out_named({ name: person.firstName })}
                >
                  {m.pro_take_out()}
                </SubmitButton>
              </IntentForm>
            )}
          </li>
        ))}
      </ul>
      {!isClosed && (
        <IntentForm
          set={groupForms}
          intent="add-administrator"
          values={{ group_id: id }}
          className="mt-4 grid gap-4"
        >
          {wholeProblem && <Alert tone="danger">{wholeProblem}</Alert>}
          <TextField
            label={m.pro_administrator_email()}
            hint={m.pro_administrator_hint()}
            name="email"
            type="email"
            autoComplete="off"
            defaultValue={typedIn(answer, 'email')}
            error={messageFor(answer?.problems, 'email')}
            validate={validateEmail}
          />
          <SubmitButton>{m.pro_add_administrator()}</SubmitButton>
        </IntentForm>
      )}
    </Card>
  );
}
