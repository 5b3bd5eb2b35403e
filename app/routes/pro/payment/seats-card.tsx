import * as m from '../../../../i18n/paraglide/messages.js';
import { longDate } from '../../../dates/long-date.ts';
import { useLocale } from '../../../shell/locale.ts';
import { Facts } from '../../../ui/data/facts.tsx';
import { Tag } from '../../../ui/data/tag.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { amountText, stageLook, type Payment } from './payment-words.ts';

/** How many seats there are, what they cost and what comes next. */
export function SeatsCard({ payment }: { payment: Payment }) {
  const locale = useLocale();
  const { seats, stage, currency, priceMinor: minor, isTest } = payment;
  const { word, tone } = stageLook(stage);
  const price = amountText({ currency, minor }, locale);
  return (
    <Card as="section">
      <div className="flex flex-wrap items-start justify-between gap-3 pb-4">
        <div>
          <h2 className="text-h4">{m.pro_payment_seats()}</h2>
          <p className="figures mt-2 text-[2.5rem] leading-none">{seats}</p>
        </div>
        <Tag tone={tone}>{word}</Tag>
      </div>
      <Facts
        facts={[
          [m.pro_payment_price(), m.pro_payment_price_value({ price })],
          [m.pro_payment_next(), <Next key="next" payment={payment} />],
        ]}
      />
      <div className="mt-5 grid gap-2 text-sm text-ink-2">
        <TrialNote payment={payment} />
        <p>{m.pro_payment_seats_hint()}</p>
        <p>{m.pro_payment_prorated()}</p>
      </div>
      {isTest && (
        <div className="mt-5">
          <Alert>{m.pro_payment_test_note()}</Alert>
        </div>
      )}
    </Card>
  );
}

function Next({ payment: { next, currency } }: { payment: Payment }) {
  const locale = useLocale();
  if (next === null) return m.pro_payment_next_none();
  const price = amountText({ currency, minor: next.totalMinor }, locale);
  const net = amountText({ currency, minor: next.netMinor }, locale);
  const vat = amountText({ currency, minor: next.vatMinor }, locale);
  return (
    <>
      {m.pro_payment_next_value({ price, date: longDate(next.at, locale) })}
      <span className="block text-sm font-normal text-ink-2">
        {next.vatMinor === 0
          ? m.pro_payment_next_zero_vat()
          : m.pro_payment_next_parts({ net, vat })}
      </span>
    </>
  );
}

function TrialNote({ payment }: { payment: Payment }) {
  const locale = useLocale();
  const { stage, trialDays: days, periodEnd } = payment;
  if (days === 0) return null;
  if (stage === 'TRIAL' && periodEnd !== null) {
    return <p>{m.pro_payment_trial_note({ days, date: longDate(periodEnd, locale) })}</p>;
  }
  const isToCome = stage === 'NO_METHOD' || stage === 'READY';
  return isToCome ? <p>{m.pro_payment_trial_coming({ days })}</p> : null;
}
