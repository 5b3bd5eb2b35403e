import * as m from '../../../../i18n/paraglide/messages.js';
import { messageFor, typedIn, type FormAnswer } from '../../../forms/form-answers.ts';
import { IntentForm, SubmitButton } from '../../../forms/intent-form.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { CountryField } from '../frame/country-field.tsx';
import { memberPageForms } from './member-forms.ts';

interface AddressCardProps {
  group: { id: string };
  member: { country: string | null; taxResidence: string | null };
  countries: readonly { value: string; label: string }[];
  answer: FormAnswer | null;
}

/** Where a member lives and pays taxes. */
export function AddressCard({ group, member, countries, answer }: AddressCardProps) {
  const problems = answer?.problems;
  const wholeProblem = messageFor(problems);
  return (
    <Card as="section">
      <h2 className="pb-4 text-h4">{m.pro_member_address()}</h2>
      <IntentForm
        set={memberPageForms}
        intent="change"
        values={{ group_id: group.id }}
        className="grid gap-5"
      >
        {wholeProblem && <Alert tone="danger">{wholeProblem}</Alert>}
        <div className="grid gap-5 sm:grid-cols-2">
          <CountryField
            label={m.pro_country()}
            name="country"
            countries={countries}
            defaultValue={typedIn(answer, 'country') ?? member.country}
            error={messageFor(problems, 'country')}
          />
          <CountryField
            label={m.pro_tax_residence()}
            name="taxResidence"
            countries={countries}
            defaultValue={typedIn(answer, 'taxResidence') ?? member.taxResidence}
            error={messageFor(problems, 'taxResidence')}
          />
        </div>
        <SubmitButton>{m.pro_save()}</SubmitButton>
      </IntentForm>
    </Card>
  );
}
