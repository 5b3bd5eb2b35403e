import { priceText } from '../../../domain/membership/offers/price-text.rules.ts';
import { locales, type Locale } from '../../../i18n/locales.ts';
import * as m from '../../../i18n/paraglide/messages.js';
import type { Currency } from '../../graphql/schema-types.gen.ts';
import type { MembershipRecordsQuery } from './operations.gen.ts';
import { useLocale } from '../../shell/locale.ts';
import { Tag } from '../../ui/data/tag.tsx';
import { longDate } from '../../dates/long-date.ts';

type Records = MembershipRecordsQuery['membershipRecords'];
type Invoice = Records['invoices'][number];
type Entry = Records['history'][number];

/** What was charged, newest first. */
export function Invoices({ invoices }: { invoices: Records['invoices'] }) {
  const locale = useLocale();
  if (invoices.length === 0) return null;
  return (
    <ul className="grid gap-3">
      {invoices.map((invoice) => (
        <li
          key={invoice.id}
          className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line pb-3"
        >
          <span className="grow">{longDate(invoice.at, locale)}</span>
          <InvoiceTag state={invoice.state} />
          <span className="font-semibold">{amountText(invoice, locale)}</span>
        </li>
      ))}
    </ul>
  );
}

function InvoiceTag({ state }: { state: Invoice['state'] }) {
  switch (state) {
    case 'PAID':
      return <Tag tone="leaf">{m.membership_invoice_paid()}</Tag>;
    case 'FAILED':
      return <Tag tone="danger">{m.membership_invoice_failed()}</Tag>;
    case 'REFUNDED':
      return <Tag>{m.membership_invoice_refunded()}</Tag>;
  }
}

/** Everything that happened, in sentences, newest first. */
export function MembershipHistory({ history }: { history: Records['history'] }) {
  const locale = useLocale();
  return (
    <ol className="grid gap-4">
      {history.map((entry) => (
        <li key={`${entry.at} ${entry.kind}`} className="grid">
          <time dateTime={entry.at} className="text-sm text-ink-2">
            {longDate(entry.at, locale)}
          </time>
          <span>{entryText(entry, locale)}</span>
        </li>
      ))}
    </ol>
  );
}

function entryText(entry: Entry, locale: Locale): string {
  const price = amountText(entry, locale);
  const date = longDate(entry.expireTime, locale);
  switch (entry.kind) {
    case 'TRIAL_STARTED':
      return m.membership_history_trial_started({ date });
    case 'STARTED':
      return m.membership_history_started({ date });
    case 'PAID':
      return m.membership_history_paid({ price });
    case 'PAYMENT_FAILED':
      return m.membership_history_payment_failed({ price });
    case 'REFUNDED':
      return m.membership_history_refunded({ price });
    case 'RENEWED':
      return m.membership_history_renewed({ date });
    case 'CANCELLED':
      return m.membership_history_cancelled({ date });
    case 'RESUMED':
      return m.membership_history_resumed();
    case 'OFFER_CHANGED':
      return offerText(entry, price);
    case 'PAYMENT_METHOD_CHANGED':
      return m.membership_history_card({ card: entry.paymentMethod ?? '' });
    case 'ENDED':
      return m.membership_history_ended();
  }
}

function offerText({ plan, amountMinor }: Entry, price: string): string {
  const isYearly = plan === 'YEARLY';
  // A shop may ask for a currency of its own.
  if (amountMinor === 0) {
    return isYearly ? m.membership_history_to_yearly() : m.membership_history_to_monthly();
  }
  return isYearly
    ? m.membership_history_yearly({ price })
    : m.membership_history_monthly({ price });
}

function amountText(
  { amountMinor, currency }: { amountMinor: number; currency: Currency },
  locale: Locale,
): string {
  const { languageTag } = locales[locale];
  return priceText({ priceMinor: amountMinor, currency, languageTag });
}
