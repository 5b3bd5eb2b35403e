import * as m from '../../../../i18n/paraglide/messages.js';
import { longDate } from '../../../dates/long-date.ts';
import { useLocale } from '../../../shell/locale.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import type { Payment } from './payment-words.ts';

/** What was just done, and what an administrator has to know before anything else. */
export function PaymentNews({ payment, done }: { payment: Payment; done: string | null }) {
  const saved = doneText(done);
  return (
    <>
      {saved && (
        <output className="block">
          <Alert tone="tip">{saved}</Alert>
        </output>
      )}
      <Trouble payment={payment} />
    </>
  );
}

function Trouble({ payment }: { payment: Payment }) {
  const locale = useLocale();
  const { stage, accessUntil, graceDays: days, canAddMembers, isClosed } = payment;
  const date = accessUntil === null ? '' : longDate(accessUntil, locale);
  if (stage === 'GRACE') return <Alert tone="danger">{m.pro_payment_grace({ date })}</Alert>;
  if (stage === 'LOST') return <Alert tone="danger">{m.pro_payment_lost({ days })}</Alert>;
  if (stage === 'ENDING') return <Alert>{m.pro_payment_ending({ date })}</Alert>;
  if (canAddMembers || isClosed) return null;
  return <Alert>{m.pro_payment_cannot_add()}</Alert>;
}

function doneText(done: string | null): string | null {
  switch (done) {
    case 'billing':
      return m.pro_payment_done_billing();
    case 'card':
      return m.pro_payment_done_card();
    case 'payer':
      return m.pro_payment_done_payer();
    default:
      return null;
  }
}
