import * as m from '../../../../i18n/paraglide/messages.js';
import { messageFor, typedIn, type FormAnswer } from '../../../forms/form-answers.ts';
import { IntentForm, SubmitButton } from '../../../forms/intent-form.tsx';
import { useLocale } from '../../../shell/locale.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { paymentForms } from './payment-forms.ts';
import { percentText, type Payment } from './payment-words.ts';

type Country = { value: string; label: string };

interface BillingCardProps {
  payment: Payment;
  countries: readonly Country[];
  /** Whose tax it is, by its name. */
  taxCountry: string;
  answer: FormAnswer | null;
}

/** Whom invoices name, and how they are taxed. */
export function BillingCard({ payment, countries, taxCountry, answer }: BillingCardProps) {
  const { groupId, billingName, billingAddress, country, taxResidence, vatNumber } = payment;
  const problems = answer?.problems;
  const problem = messageFor(problems);
  return (
    <Card as="section">
      <h2 className="pb-4 text-h4">{m.pro_payment_billing()}</h2>
      <IntentForm
        set={paymentForms}
        intent="billing"
        values={{ group_id: groupId }}
        preventScrollReset
        className="grid gap-5"
      >
        {problem && <Alert tone="danger">{problem}</Alert>}
        <TextField
          label={m.pro_payment_billing_name()}
          name="name"
          autoComplete="organization"
          defaultValue={typedIn(answer, 'name') ?? billingName ?? payment.title}
          error={messageFor(problems, 'name')}
        />
        <TextField
          label={m.pro_payment_billing_address()}
          name="address"
          autoComplete="street-address"
          defaultValue={typedIn(answer, 'address') ?? billingAddress ?? ''}
          error={messageFor(problems, 'address')}
        />
        <SelectField
          label={m.pro_payment_country()}
          name="country"
          defaultValue={typedIn(answer, 'country') ?? country ?? ''}
          options={[{ value: '', label: m.pro_payment_country_choose() }, ...countries]}
          error={messageFor(problems, 'country')}
        />
        <SelectField
          label={m.pro_payment_tax_residence()}
          name="taxResidence"
          defaultValue={typedIn(answer, 'taxResidence') ?? taxResidence ?? ''}
          options={[{ value: '', label: m.pro_payment_tax_residence_same() }, ...countries]}
          error={messageFor(problems, 'taxResidence')}
        />
        <TextField
          label={m.pro_payment_vat_number()}
          name="vatNumber"
          autoComplete="off"
          hint={m.pro_payment_vat_number_hint()}
          defaultValue={typedIn(answer, 'vatNumber') ?? vatNumber ?? ''}
          error={messageFor(problems, 'vatNumber')}
        />
        <VatNote payment={payment} country={taxCountry} />
        <SubmitButton variant={billingName === null ? 'primary' : 'secondary'}>
          {m.pro_payment_billing_save()}
        </SubmitButton>
      </IntentForm>
    </Card>
  );
}

function VatNote({ payment, country }: { payment: Payment; country: string }) {
  const locale = useLocale();
  const { vat, isVatNumberKnown } = payment;
  if (vat === null) return null;
  return (
    <p className="text-sm text-ink-2">
      {vatText(vat, { country, percent: percentText(vat.percent, locale) })}{' '}
      {isVatNumberKnown && m.pro_payment_vat_known()}
    </p>
  );
}

function vatText(
  { treatment }: NonNullable<Payment['vat']>,
  { country, percent }: { country: string; percent: string },
): string {
  switch (treatment) {
    case 'TAXED':
      return m.pro_payment_vat_taxed({ percent, country });
    case 'REVERSE_CHARGE':
      return m.pro_payment_vat_reverse({ country });
    case 'OUTSIDE':
      return m.pro_payment_vat_outside({ country });
  }
}
