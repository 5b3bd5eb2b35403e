import { data, useSearchParams } from 'react-router';
import * as m from '../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../i18n/paths.ts';
import { executeAsMember } from '../../../members-only/execute-as-member.ts';
import { requestLocale, useLocale } from '../../../shell/locale.ts';
import type { PageHandle } from '../../../shell/page-layout.ts';
import { pageHead } from '../../../shell/page-head.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import type { Route } from './+types/invoice.ts';
import { groupIdOf, loadGroup } from '../frame/load-group.ts';
import { ProFrame } from '../frame/pro-frame.tsx';
import { countryIn } from '../frame/pro-words.ts';
import { ProInvoiceDocument, ProPaymentGroupDocument } from '../operations.gen.ts';
import { InvoiceSheet } from './invoice-sheet.tsx';
import { PrintButton } from './print-button.tsx';
import { Link } from '../../../ui/navigation/link.ts';

export const handle = { layout: 'task' } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageHead({
    title: loaderData?.invoice
      ? m.pro_payment_invoice({ number: loaderData.invoice.number })
      : m.pro_payment_invoice_missing(),
    matches,
  }),
  { name: 'robots', content: 'noindex' },
];

export async function loader({ context, request, url, params }: Route.LoaderArgs) {
  const locale = requestLocale(request);
  const variables = { groupId: groupIdOf(url) };
  const asked = { context, request, url, document: ProPaymentGroupDocument, variables };
  const { proGroup: group } = await loadGroup(asked);
  const own = { groupId: group.id, id: params.invoice };
  const reading = { context, url, document: ProInvoiceDocument, variables: own };
  const { proInvoice: invoice } = await executeAsMember(reading);
  const countries = {
    buyer: countryIn(invoice?.buyer.country ?? null, locale),
    seller: countryIn(invoice?.seller.country ?? null, locale),
  };
  return data({ group, invoice, countries }, { status: invoice === null ? 404 : 200 });
}

export default function Invoice({
  loaderData: { group, invoice, countries },
}: Route.ComponentProps) {
  const locale = useLocale();
  const [read] = useSearchParams();
  const named = read.get('group');
  const query: Record<string, string> = named ? { group: named } : {};
  const back = screenPath('proPayment', locale, undefined, { query });
  if (invoice === null) {
    return (
      <ProFrame group={group} title={m.pro_payment_invoices()}>
        <EmptyState
          scene="searching"
          title={m.pro_payment_invoice_missing()}
          action={
            <Link to={back} className="link inline-flex min-h-target items-center">
              {m.pro_payment_title()}
            </Link>
          }
        />
      </ProFrame>
    );
  }
  return (
    <ProFrame
      group={group}
      title={m.pro_payment_invoice({ number: invoice.number })}
      actions={
        <>
          <Link to={back} className="link inline-flex min-h-target items-center">
            {m.pro_payment_title()}
          </Link>
          <PrintButton />
        </>
      }
    >
      <InvoiceSheet invoice={invoice} countries={countries} />
    </ProFrame>
  );
}
