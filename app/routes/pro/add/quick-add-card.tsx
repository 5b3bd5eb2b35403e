import * as m from '../../../../i18n/paraglide/messages.js';
import { messageFor, typedIn, type FormAnswer } from '../../../forms/form-answers.ts';
import { IntentForm, SubmitButton } from '../../../forms/intent-form.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { TextAreaField } from '../../../ui/forms/text-field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PeriodField } from '../frame/period-field.tsx';
import { useGroupPath } from '../frame/use-group-path.ts';
import { addForms } from './add-forms.ts';

interface Group {
  id: string;
  subscriptionPeriod: string;
  addingProblem: { message: string } | null;
}

/** Many lines at once; the page it leads to tells what became of each. */
export function QuickAddCard({ group, answer }: { group: Group; answer: FormAnswer | null }) {
  const path = useGroupPath();
  const problems = answer?.problems;
  const wholeProblem = messageFor(problems);
  return (
    <Card as="section">
      <h2 className="pb-4 text-h4">{m.pro_quick_add()}</h2>
      {group.addingProblem ? (
        <Alert tone="danger">{group.addingProblem.message}</Alert>
      ) : (
        <IntentForm
          set={addForms}
          intent="quick-add"
          values={{ group_id: group.id }}
          action={path('proAdd')}
          className="grid gap-5"
        >
          {wholeProblem && <Alert tone="danger">{wholeProblem}</Alert>}
          <TextAreaField
            label={m.pro_quick_add_people()}
            hint={m.pro_quick_add_hint()}
            name="text"
            rows={5}
            defaultValue={typedIn(answer, 'text')}
            error={messageFor(problems, 'text')}
          />
          <PeriodField defaultValue={typedIn(answer, 'period') ?? group.subscriptionPeriod} />
          <SubmitButton variant="ink" isBlock>
            {m.pro_send_invitations()}
          </SubmitButton>
        </IntentForm>
      )}
    </Card>
  );
}
