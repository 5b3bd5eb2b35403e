import { redirect } from 'react-router';
import * as m from '../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../i18n/paths.ts';
import { refuse } from '../../../forms/answer-forms.ts';
import { answerTo } from '../../../forms/form-answers.ts';
import { executeAsMember } from '../../../members-only/execute-as-member.ts';
import { requestLocale } from '../../../shell/locale.ts';
import type { PageHandle } from '../../../shell/page-layout.ts';
import { pageHead } from '../../../shell/page-head.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import type { Route } from './+types/payment.ts';
import { groupIdOf, loadGroup } from '../frame/load-group.ts';
import { ProFrame } from '../frame/pro-frame.tsx';
import { countriesOf, countryIn } from '../frame/pro-words.ts';
import { ProPaymentDocument, ProPaymentGroupDocument } from '../operations.gen.ts';
import { BillingCard } from './billing-card.tsx';
import { changePayment } from './change-payment.ts';
import { GroupCardForm } from './group-card-form.tsx';
import { InvoiceList } from './invoice-list.tsx';
import { PayerCard } from './payer-card.tsx';
import { PaymentNews } from './payment-news.tsx';
import { SeatsCard } from './seats-card.tsx';

export const handle = { layout: 'task' } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageHead({ title: m.pro_payment_title(), matches }),
  { name: 'robots', content: 'noindex' },
];

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const locale = requestLocale(request);
  const variables = { groupId: groupIdOf(url) };
  const asked = { context, request, url, document: ProPaymentGroupDocument, variables };
  const { proGroup: group } = await loadGroup(asked);
  const own = { groupId: group.id };
  const reading = { context, url, document: ProPaymentDocument, variables: own };
  const { proPayment: payment } = await executeAsMember(reading);
  return {
    group,
    payment,
    taxCountry: countryIn(payment.vat?.country ?? null, locale),
    countries: countriesOf(locale),
    done: url.searchParams.get('done'),
    requestKey: crypto.randomUUID(),
  };
}

export async function action(args: Route.ActionArgs) {
  const answer = await changePayment(args);
  if (answer.outcome !== 'done') return refuse(answer);
  const group = groupIdOf(args.url);
  const query = { ...(group && { group }), done: answer.intent };
  return redirect(screenPath('proPayment', requestLocale(args.request), undefined, { query }));
}

export default function Payment({ loaderData, actionData }: Route.ComponentProps) {
  const { group, payment, countries, taxCountry, done, requestKey } = loaderData;
  const isPayer = payment.payer === 'ADMIN';
  const isOpen = payment.isAvailable && !payment.isClosed;
  const lead = m.pro_payment_lead({ group: group.title });
  return (
    <ProFrame group={group} title={m.pro_payment_title()} lead={lead}>
      <PaymentNews payment={payment} done={actionData ? null : done} />
      {!payment.isAvailable && <Alert>{m.pro_payment_unavailable()}</Alert>}
      <div className="grid items-start gap-gutter lg:grid-cols-[1.2fr_1fr]">
        <div className="grid gap-gutter">
          {(isPayer || payment.stage === 'ENDING') && <SeatsCard payment={payment} />}
          {isOpen && <PayerCard payment={payment} answer={answerTo(actionData, 'payer')} />}
        </div>
        {isOpen && isPayer && (
          <div className="grid gap-gutter">
            <GroupCardForm
              payment={payment}
              requestKey={requestKey}
              answer={answerTo(actionData, 'card')}
            />
            <BillingCard
              payment={payment}
              countries={countries}
              taxCountry={taxCountry}
              answer={answerTo(actionData, 'billing')}
            />
          </div>
        )}
      </div>
      <InvoiceList payment={payment} />
    </ProFrame>
  );
}
