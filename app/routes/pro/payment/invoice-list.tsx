import { useSearchParams } from 'react-router';
import * as m from '../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../i18n/paths.ts';
import { useLocale } from '../../../shell/locale.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Tag } from '../../../ui/data/tag.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { amountText, invoiceLook, periodText, type Payment } from './payment-words.ts';
import { Link } from '../../../ui/navigation/link.ts';

/** One a month, newest first, each with a page to print. */
export function InvoiceList({ payment: { invoices } }: { payment: Payment }) {
  if (invoices.length === 0) {
    return (
      <Card as="section">
        <EmptyState
          scene="ledger"
          title={m.pro_payment_no_invoices()}
          text={m.pro_payment_no_invoices_text()}
        />
      </Card>
    );
  }
  return (
    <Card as="section">
      <h2 className="pb-2 text-h4">{m.pro_payment_invoices()}</h2>
      <div className="-mx-2 overflow-x-auto px-2">
        <table className="w-full text-left text-sm">
          <thead className="text-ink-2">
            <tr>
              <Heading>{m.pro_payment_invoice_number()}</Heading>
              <Heading isWide>{m.pro_payment_seats()}</Heading>
              <Heading isWide>{m.pro_payment_invoice_net()}</Heading>
              <Heading isWide>{m.pro_payment_invoice_vat()}</Heading>
              <Heading isNumber>{m.pro_payment_invoice_total()}</Heading>
            </tr>
          </thead>
          <tbody>
            {invoices.map((invoice) => (
              <InvoiceRow key={invoice.id} invoice={invoice} />
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}

/** A phone has room for the total; the rest is on the invoice. */
const wide = 'hidden sm:table-cell';

interface HeadingProps {
  isNumber?: boolean;
  /** A number that a phone has no room for. */
  isWide?: boolean;
  children: string;
}

function Heading({ isNumber = false, isWide = false, children }: HeadingProps) {
  return (
    <th
      scope="col"
      className={classNames(
        'py-2 pr-4 font-semibold last:pr-0',
        (isNumber || isWide) && 'text-right',
        isWide && wide,
      )}
    >
      {children}
    </th>
  );
}

function InvoiceRow({ invoice }: { invoice: Payment['invoices'][number] }) {
  const locale = useLocale();
  const [read] = useSearchParams();
  const { id, number, state, currency, periodStart: from, periodEnd: to } = invoice;
  const { word, tone } = invoiceLook(state);
  const group = read.get('group');
  const query: Record<string, string> = group ? { group } : {};
  const amount = (minor: number) => amountText({ currency, minor }, locale);
  return (
    <tr className="border-t border-line align-top">
      <th scope="row" className="py-3 pr-4 font-normal">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link
            to={screenPath('proInvoice', locale, { invoice: id }, { query })}
            className="link inline-flex min-h-target items-center font-semibold"
          >
            {number}
          </Link>
          <Tag tone={tone}>{word}</Tag>
        </span>
        <span className="block text-ink-2">{periodText({ from, to }, locale)}</span>
      </th>
      <Figure isWide>{String(invoice.seats)}</Figure>
      <Figure isWide>{amount(invoice.netMinor)}</Figure>
      <Figure isWide>{amount(invoice.vatMinor)}</Figure>
      <Figure>{amount(invoice.totalMinor)}</Figure>
    </tr>
  );
}

function Figure({ isWide = false, children }: { isWide?: boolean; children: string }) {
  return (
    <td
      className={classNames(
        'py-3 pr-4 pt-5.5 text-right whitespace-nowrap tabular-nums last:pr-0',
        isWide && wide,
      )}
    >
      {children}
    </td>
  );
}
