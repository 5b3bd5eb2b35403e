import { redirect } from 'react-router';
import * as m from '../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../i18n/paths.ts';
import { execute } from '../../../graphql/api.ts';
import { LogOutDocument, LogOutViewerDocument } from '../operations.gen.ts';
import { requestLocale, useLocale } from '../../../shell/locale.ts';
import { ButtonLink } from '../../../ui/actions/button.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import type { Route } from './+types/logout.ts';
import { pageHead } from '../../../shell/page-head.ts';
import { answerForms, refuse } from '../../../forms/answer-forms.ts';
import { LogOutForm } from '../../../shell/log-out/log-out-form.tsx';
import { logOutForms } from '../../../shell/log-out/log-out-forms.ts';

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageHead({ title: m.identity_log_out(), matches }),
];

export async function loader({ context, request }: Route.LoaderArgs) {
  const { me } = await execute(context, LogOutViewerDocument);
  if (!me) throw redirect(screenPath('login', requestLocale(request)));
  return { name: `${me.firstName} ${me.lastName}` };
}

const answerLogOut = answerForms(logOutForms, {
  'log-out': async (_fields, { context }) => {
    try {
      await execute(context, LogOutDocument);
    } catch {
      // The cookie is cleared even when the database cannot be told.
    }
    return { problems: [] };
  },
});

export async function action(args: Route.ActionArgs) {
  const answer = await answerLogOut(args);
  if (answer.outcome !== 'done') return refuse(answer);
  return redirect(screenPath('login', requestLocale(args.request)));
}

/** A link here logs nobody out: only the button does. */
export default function Logout({ loaderData: { name } }: Route.ComponentProps) {
  const locale = useLocale();
  return (
    <Page width="form" className="pb-16">
      <PageHeader title={m.identity_logout_title()} lead={m.identity_logout_text({ name })} />
      <LogOutForm variant="primary" className="flex flex-wrap gap-3">
        <ButtonLink to={screenPath('memberHome', locale)}>{m.identity_stay()}</ButtonLink>
      </LogOutForm>
    </Page>
  );
}
