import * as m from '../../../../i18n/paraglide/messages.js';
import { messageFor, typedIn, type FormAnswer } from '../../../forms/form-answers.ts';
import { IntentForm, SubmitButton } from '../../../forms/intent-form.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { RadioCard, RadioCards } from '../../../ui/forms/radio-card.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { paymentForms } from './payment-forms.ts';
import type { Payment } from './payment-words.ts';

/** The group for everybody, or each member for themselves. */
export function PayerCard({
  payment: { groupId, payer },
  answer,
}: {
  payment: Payment;
  answer: FormAnswer | null;
}) {
  const chosen = typedIn(answer, 'payer') ?? (payer === 'ADMIN' ? 'ADMIN' : 'MEMBER');
  const problem = answer?.problems[0]?.message ?? messageFor(answer?.problems);
  return (
    <Card as="section">
      <h2 className="pb-4 text-h4">{m.pro_payment_who()}</h2>
      <IntentForm
        set={paymentForms}
        intent="payer"
        values={{ group_id: groupId }}
        preventScrollReset
        className="grid justify-items-start gap-5"
      >
        {problem && <Alert tone="danger">{problem}</Alert>}
        <div className="w-full">
          <RadioCards legend={m.pro_payment_who()}>
            <RadioCard
              name="payer"
              value="ADMIN"
              defaultChecked={chosen === 'ADMIN'}
              title={m.pro_payment_who_admin()}
              detail={m.pro_payment_who_admin_hint()}
            />
            <RadioCard
              name="payer"
              value="MEMBER"
              defaultChecked={chosen === 'MEMBER'}
              title={m.pro_payment_who_member()}
              detail={m.pro_payment_who_member_hint()}
            />
          </RadioCards>
        </div>
        <SubmitButton>{m.pro_payment_who_save()}</SubmitButton>
      </IntentForm>
    </Card>
  );
}
