import { Form, redirect, useNavigation } from 'react-router';
import * as m from '../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../i18n/paths.ts';
import { execute } from '../../../graphql/api.ts';
import { LogOutDocument, LogOutViewerDocument } from '../operations.gen.ts';
import { requestLocale, useLocale } from '../../../shell/locale.ts';
import { Button, ButtonLink } from '../../../ui/actions/button.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import type { Route } from './+types/logout.ts';
import { pageTitle } from '../../../shell/page-title.ts';

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle(m.identity_log_out(), matches) },
];

export async function loader({ context, request }: Route.LoaderArgs) {
  const { me } = await execute(context, LogOutViewerDocument);
  if (!me) throw redirect(screenPath('login', requestLocale(request)));
  return { name: `${me.firstName} ${me.lastName}` };
}

export async function action({ context, request }: Route.ActionArgs) {
  try {
    await execute(context, LogOutDocument);
  } catch {
    // The cookie is cleared even when the database cannot be told.
  }
  return redirect(screenPath('login', requestLocale(request)));
}

/** A link here logs nobody out: only the button does. */
export default function Logout({ loaderData: { name } }: Route.ComponentProps) {
  const locale = useLocale();
  const isBusy = useNavigation().formMethod === 'POST';
  return (
    <Page width="form" className="pb-16">
      <PageHeader title={m.identity_logout_title()} lead={m.identity_logout_text({ name })} />
      <Form method="post" className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" isBusy={isBusy}>
          {m.identity_log_out()}
        </Button>
        <ButtonLink to={screenPath('memberHome', locale)}>{m.identity_stay()}</ButtonLink>
      </Form>
    </Page>
  );
}
