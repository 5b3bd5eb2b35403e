import { data, Form, useNavigation } from 'react-router';
import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import { execute } from '../../graphql/api.ts';
import { MailsToEndDocument, UnsubscribeDocument } from './operations.gen.ts';
import { useLocale } from '../../shell/locale.ts';
import { Button, ButtonLink } from '../../ui/actions/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { pageTitle } from '../../shell/page-title.ts';
import type { Route } from './+types/unsubscribe.ts';
import { kindNames } from './notification-words.ts';

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle(m.notifications_unsubscribe_title(), matches) },
  { name: 'robots', content: 'noindex' },
];

/** Opening the link ends nothing yet: mail programs open links to look at them. */
export async function loader({ context, request }: Route.LoaderArgs) {
  return execute(context, MailsToEndDocument, { token: tokenOf(request) });
}

/** The button here, and the one of mail programs, which come without a login and with any body. */
export async function action({ context, request }: Route.ActionArgs) {
  const input = { token: tokenOf(request) };
  const { problems } = (await execute(context, UnsubscribeDocument, { input })).unsubscribe;
  if (problems.length > 0) return data({ problems }, { status: 400 });
  return { problems };
}

function tokenOf(request: Request): string {
  return new URL(request.url).searchParams.get('token') ?? '';
}

export default function Unsubscribe({ loaderData, actionData }: Route.ComponentProps) {
  const { mailsToEnd: kind } = loaderData;
  if (kind === null) return <Framed title={m.notifications_unsubscribe_title()} isRefused />;
  if (actionData?.problems.length === 0) {
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
  const isBusy = useNavigation().formMethod === 'POST';
  return (
    <Form method="post">
      <Button type="submit" variant="primary" size="lg" isBusy={isBusy}>
        {m.notifications_unsubscribe_button()}
      </Button>
    </Form>
  );
}
