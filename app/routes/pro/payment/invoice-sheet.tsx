import type { ReactNode } from 'react';
import * as m from '../../../../i18n/paraglide/messages.js';
import { longDate } from '../../../dates/long-date.ts';
import { useLocale } from '../../../shell/locale.ts';
import { Facts } from '../../../ui/data/facts.tsx';
import { Tag } from '../../../ui/data/tag.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import type { ProInvoiceQuery } from '../operations.gen.ts';
import { amountText, invoiceLook, percentText, periodText } from './payment-words.ts';

export type Invoice = NonNullable<ProInvoiceQuery['proInvoice']>;
type Countries = Record<'buyer' | 'seller', string>;

/** An invoice as it is printed. */
export function InvoiceSheet({ invoice, countries }: { invoice: Invoice; countries: Countries }) {
  const locale = useLocale();
  const { isTest, isReverseCharge, state, buyer, seller, issuedAt, paidAt } = invoice;
  const { periodStart: from, periodEnd: to, number } = invoice;
  const { word, tone } = invoiceLook(state);
  return (
    <Card as="article">
      {isTest && (
        <div className="pb-6">
          <Alert>{m.pro_payment_invoice_test()}</Alert>
        </div>
      )}
      <div className="grid gap-6 sm:grid-cols-2">
        <Party title={m.pro_payment_invoice_from()} party={seller} country={countries.seller} />
        <Party title={m.pro_payment_invoice_to()} party={buyer} country={countries.buyer} />
      </div>
      <div className="py-6">
        <Facts
          facts={[
            [m.pro_payment_invoice_number(), number],
            [m.pro_payment_invoice_issued(), longDate(issuedAt, locale)],
            [m.pro_payment_invoice_period(), periodText({ from, to }, locale)],
            [
              m.pro_payment_status(),
              paidAt === null ? (
                <Tag key="state" tone={tone}>
                  {word}
                </Tag>
              ) : (
                m.pro_payment_invoice_paid_on({ date: longDate(paidAt, locale) })
              ),
            ],
          ]}
        />
      </div>
      <Lines invoice={invoice} />
      {isReverseCharge && <p className="pt-6 text-sm">{m.pro_payment_invoice_reverse()}</p>}
    </Card>
  );
}

function Party({
  title,
  party: { name, address, vatNumber },
  country,
}: {
  title: string;
  party: Invoice['buyer'];
  country: string;
}) {
  return (
    <section>
      <h2 className="text-sm font-semibold text-ink-2">{title}</h2>
      <p className="mt-1 font-semibold wrap-anywhere">{name}</p>
      {address && <p className="wrap-anywhere whitespace-pre-line">{address}</p>}
      <p>{country}</p>
      {vatNumber && <p>{m.pro_payment_invoice_vat_of({ number: vatNumber })}</p>}
    </section>
  );
}

function Lines({ invoice }: { invoice: Invoice }) {
  const locale = useLocale();
  const { currency, lines, netMinor, vatMinor, vatPercent, totalMinor, dueMinor } = invoice;
  const amount = (minor: number) => amountText({ currency, minor }, locale);
  return (
    <table className="w-full text-left">
      <thead className="text-sm text-ink-2">
        <tr>
          <th scope="col" className="py-2 pr-4 font-semibold">
            {m.pro_payment_line()}
          </th>
          <th scope="col" className="py-2 text-right font-semibold">
            {m.pro_payment_invoice_net()}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={`${line.kind} ${line.seats} ${line.from}`} className="border-t border-line">
            <th scope="row" className="py-3 pr-4 font-normal">
              {lineText(line)}
              <span className="block text-sm text-ink-2">{periodText(line, locale)}</span>
            </th>
            <td className="py-3 text-right align-top whitespace-nowrap tabular-nums">
              {amount(line.netMinor)}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <Sum label={m.pro_payment_invoice_net()}>{amount(netMinor)}</Sum>
        <Sum
          label={m.pro_payment_invoice_vat_percent({ percent: percentText(vatPercent, locale) })}
        >
          {amount(vatMinor)}
        </Sum>
        <Sum label={m.pro_payment_invoice_total()} isLast={dueMinor === totalMinor}>
          {amount(totalMinor)}
        </Sum>
        {dueMinor !== totalMinor && (
          <>
            {totalMinor > 0 && (
              <Sum label={m.pro_payment_invoice_credit()}>{amount(dueMinor - totalMinor)}</Sum>
            )}
            <Sum label={m.pro_payment_invoice_due()} isLast>
              {amount(dueMinor)}
            </Sum>
          </>
        )}
      </tfoot>
    </table>
  );
}

function Sum({
  label,
  isLast = false,
  children,
}: {
  label: string;
  isLast?: boolean;
  children: ReactNode;
}) {
  return (
    <tr className={isLast ? 'border-t-2 border-ink font-semibold' : 'border-t border-line'}>
      <th scope="row" className="py-2.5 pr-4 font-[inherit]">
        {label}
      </th>
      <td className="py-2.5 text-right whitespace-nowrap tabular-nums">{children}</td>
    </tr>
  );
}

function lineText({ kind, seats: count }: Invoice['lines'][number]): string {
  switch (kind) {
    case 'SEATS':
    case 'TRIAL':
      return m.pro_payment_line_seats({ count });
    case 'ADDED':
      return m.pro_payment_line_added({ count });
    case 'CREDITED':
      return m.pro_payment_line_credited({ count });
  }
}
