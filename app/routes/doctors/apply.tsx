import { data } from 'react-router';
import { locales } from '../../../i18n/locales.ts';
import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import { answerForms, refuse } from '../../forms/answer-forms.ts';
import { sentValue } from '../../forms/form-answers.ts';
import { execute } from '../../graphql/api.ts';
import { requestLocale, useLocale } from '../../shell/locale.ts';
import { pageHead } from '../../shell/page-head.ts';
import { ButtonLink } from '../../ui/actions/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import type { Route } from './+types/apply.ts';
import { applyForms, entryOf } from './doctors-forms.ts';
import { entryChoices } from './entry-choices.ts';
import { ApplyForm } from './entry-form.tsx';
import { ApplyAsDoctorDocument } from './operations.gen.ts';

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageHead({ title: m.doctors_apply_title(), description: m.doctors_apply_lead(), matches }),
];

export function loader({ request }: Route.LoaderArgs) {
  return entryChoices(locales[requestLocale(request)].languageTag);
}

const answerApply = answerForms(applyForms, {
  apply: async ({ email, hasConsent, ...fields }, { context }) => {
    const input = { email, hasConsent, entry: entryOf(fields) };
    return (await execute(context, ApplyAsDoctorDocument, { input })).applyAsDoctor;
  },
});

export async function action(args: Route.ActionArgs) {
  const answer = await answerApply(args);
  return answer.outcome === 'done' ? data(answer) : refuse(answer);
}

export default function Apply({ loaderData, actionData }: Route.ComponentProps) {
  const locale = useLocale();
  if (actionData?.outcome === 'done') {
    return (
      <Page width="form" className="pb-16">
        <PageHeader title={m.doctors_apply_title()} />
        <div className="grid justify-items-start gap-6">
          <Alert tone="tip" title={m.doctors_apply_sent()}>
            {m.doctors_apply_sent_text({ email: sentValue(actionData, 'email') })}
          </Alert>
          <ButtonLink to={screenPath('doctors', locale)}>{m.doctors_back()}</ButtonLink>
        </div>
      </Page>
    );
  }
  return (
    <Page width="form" className="pb-16">
      <PageHeader title={m.doctors_apply_title()} lead={m.doctors_apply_lead()} />
      <Card>
        <ApplyForm choices={loaderData} answer={actionData ?? null} />
      </Card>
    </Page>
  );
}
