import * as m from '../../../i18n/paraglide/messages.js';
import type { MembershipPageQuery } from './operations.gen.ts';
import { IntentForm, SubmitButton } from '../../forms/intent-form.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { answerTo, messageFor } from '../../forms/form-answers.ts';
import { CardFields } from './card-fields.tsx';
import type { MembershipAnswer } from './change-membership.ts';
import { membershipForms } from './membership-forms.ts';

interface CardFormProps {
  /** Null where no card can be given. */
  fields: MembershipPageQuery['offers']['cardFields'];
  refused: MembershipAnswer | undefined;
  requestKey: string;
}

/** Another card for the charges to come. */
export function CardForm({ fields, refused, requestKey }: CardFormProps) {
  const answer = answerTo(refused, 'card');
  if (fields === null) return null;
  return (
    <Section title={m.membership_change_card()} space="tight">
      <Card>
        <IntentForm
          set={membershipForms}
          intent="card"
          values={{ requestKey }}
          preventScrollReset
          className="grid gap-5"
        >
          <CardFields
            fields={fields}
            problem={messageFor(answer?.problems, 'paymentToken')}
            isLost={answer?.outcome === 'failed'}
          />
          <SubmitButton>{m.membership_change_card_save()}</SubmitButton>
        </IntentForm>
      </Card>
    </Section>
  );
}
