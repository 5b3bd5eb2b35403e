import { refusedLaterTestCard } from '../../../../domain/membership/orders/test-cards.rules.ts';
import * as m from '../../../../i18n/paraglide/messages.js';
import { messageFor, typedIn, type FormAnswer } from '../../../forms/form-answers.ts';
import { IntentForm, SubmitButton } from '../../../forms/intent-form.tsx';
import { useLocale } from '../../../shell/locale.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { CardFields } from '../../membership/card-fields.tsx';
import { paymentForms } from './payment-forms.ts';
import { shortDate, type Payment } from './payment-words.ts';

interface GroupCardFormProps {
  payment: Payment;
  requestKey: string;
  answer: FormAnswer | null;
}

/** The card that is charged for all seats; whom invoices name is asked first. */
export function GroupCardForm(props: GroupCardFormProps) {
  const { payment } = props;
  const isBilled = payment.billingName !== null && payment.country !== null;
  return (
    <Card as="section">
      <h2 className="pb-2 text-h4">{m.pro_payment_card()}</h2>
      <p className="pb-5 text-ink-2">
        {isBilled ? <CardNow payment={payment} /> : m.pro_payment_card_billing_first()}
      </p>
      {isBilled && payment.cardFields && <CardForm {...props} />}
    </Card>
  );
}

function CardNow({ payment }: { payment: Payment }) {
  const locale = useLocale();
  const { methodLabel: card, methodExpiresAt, isMethodValid } = payment;
  if (card === null) return m.pro_payment_card_first();
  if (!isMethodValid) return m.pro_payment_card_invalid({ card });
  if (methodExpiresAt === null) return m.pro_payment_card_now({ card });
  return m.pro_payment_card_until({ card, date: shortDate(methodExpiresAt, locale) });
}

function CardForm({ payment, requestKey, answer }: GroupCardFormProps) {
  const { groupId, cardFields } = payment;
  const problem = messageFor(answer?.problems);
  if (cardFields === null) return null;
  return (
    <IntentForm
      set={paymentForms}
      intent="card"
      values={{ group_id: groupId, requestKey }}
      preventScrollReset
      className="grid gap-5"
    >
      {problem && <Alert tone="danger">{problem}</Alert>}
      <CardFields
        fields={cardFields}
        groupId={groupId}
        typed={typedIn(answer, 'cardNumber')}
        problem={messageFor(answer?.problems, 'paymentToken')}
        isLost={answer?.outcome === 'failed'}
      />
      {payment.isTest && cardFields.kind === 'TEST_CARD' && (
        <p className="text-sm text-ink-2">
          {m.pro_payment_card_test_hint({ refused: refusedLaterTestCard })}
        </p>
      )}
      <SubmitButton variant={payment.isMethodValid ? 'secondary' : 'primary'}>
        {m.pro_payment_card_save()}
      </SubmitButton>
    </IntentForm>
  );
}
