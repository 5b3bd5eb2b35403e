import { data } from 'react-router';
import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import { execute } from '../../graphql/api.ts';
import { MailsToEndDocument, UnsubscribeDocument } from './operations.gen.ts';
import { useLocale } from '../../shell/locale.ts';
import { ButtonLink } from '../../ui/actions/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { pageHead } from '../../shell/page-head.ts';
import type { Route } from './+types/unsubscribe.ts';
import { kindNames } from './notification-words.ts';
import { answerForms, refuse } from '../../forms/answer-forms.ts';
import { IntentForm, SubmitButton } from '../../forms/intent-form.tsx';
import { unsubscribeForms } from './notifications-forms.ts';

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageHead({ title: m.notifications_unsubscribe_title(), matches }),
  { name: 'robots', content: 'noindex' },
];

/** Opening the link ends nothing yet: mail programs open links to look at them. */
export async function loader({ context, request }: Route.LoaderArgs) {
  return execute(context, MailsToEndDocument, { token: tokenOf(request) });
}

const answerUnsubscribe = answerForms(unsubscribeForms, {
  stop: async (_fields, { context, request }) => {
    const input = { token: tokenOf(request) };
    return (await execute(context, UnsubscribeDocument, { input })).unsubscribe;
  },
});

/** The button here, and the one of mail programs, which come without a login and with any body. */
export async function action(args: Route.ActionArgs) {
  const { url } = args.request;
  const request = new Request(url, { method: 'POST', body: new URLSearchParams() });
  const answer = await answerUnsubscribe({ ...args, request });
  return answer.outcome === 'done' ? data(answer) : refuse(answer);
}

function tokenOf(request: Request): string {
  return new URL(request.url).searchParams.get('token') ?? '';
}

export default function Unsubscribe({ loaderData, actionData }: Route.ComponentProps) {
  const { mailsToEnd: kind } = loaderData;
  if (kind === null) return <Framed title={m.notifications_unsubscribe_title()} isRefused />;
  if (actionData?.outcome === 'done') {
    return <Framed title={m.notifications_unsubscribe_done()} />;
  }
  const name = kindNames[kind]();
  return (
    <Framed
      title={m.notifications_unsubscribe_title()}
      lead={m.notifications_unsubscribe_lead({ kind: name })}
    >
      <StopForm />
    </Framed>
  );
}

interface FramedProps {
  title: string;
  lead?: string;
  /** The link is not one of ours. */
  isRefused?: boolean;
  children?: React.ReactNode;
}

function Framed({ title, lead, isRefused = false, children }: FramedProps) {
  const locale = useLocale();
  return (
    <Page width="form" className="pb-16">
      <PageHeader title={title} lead={lead} />
      <div className="grid justify-items-start gap-5">
        {isRefused && <Alert tone="danger">{m.error_unsubscribe_link_invalid()}</Alert>}
        {children}
        <ButtonLink to={screenPath('notifications', locale)} size="sm" variant="text">
          {m.notifications_unsubscribe_settings()}
        </ButtonLink>
      </div>
    </Page>
  );
}

function StopForm() {
  return (
    <IntentForm set={unsubscribeForms} intent="stop" className="grid justify-items-start gap-3">
      <SubmitButton variant="primary" size="lg">
        {m.notifications_unsubscribe_button()}
      </SubmitButton>
    </IntentForm>
  );
}
