import { redirect } from 'react-router';
import * as m from '../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../i18n/paths.ts';
import { answerForms, refuse } from '../../../forms/answer-forms.ts';
import { answerTo, messageFor, typedIn } from '../../../forms/form-answers.ts';
import { IntentForm, SubmitButton } from '../../../forms/intent-form.tsx';
import { execute } from '../../../graphql/api.ts';
import { executeAsMember } from '../../../members-only/execute-as-member.ts';
import { redirectToLogin } from '../../../members-only/login-redirect.ts';
import { requestLocale } from '../../../shell/locale.ts';
import type { PageHandle } from '../../../shell/page-layout.ts';
import { pageHead } from '../../../shell/page-head.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import type { Route } from './+types/new.ts';
import { CountryField } from '../frame/country-field.tsx';
import { ProFrame } from '../frame/pro-frame.tsx';
import { countriesOf } from '../frame/pro-words.ts';
import { OpenProGroupDocument, ProNewDocument } from '../operations.gen.ts';
import { LanguageField } from './group-card.tsx';
import { openForms } from './group-forms.ts';

export const handle = { layout: 'task' } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageHead({ title: m.pro_open_group(), matches }),
  { name: 'robots', content: 'noindex' },
];

export async function loader({ context, request }: Route.LoaderArgs) {
  const { me, canOpenProGroup } = await execute(context, ProNewDocument);
  if (me === null) throw redirectToLogin(request);
  const locale = requestLocale(request);
  if (!canOpenProGroup) throw redirect(screenPath('proMembers', locale));
  return { countries: countriesOf(locale) };
}

const answerOpen = answerForms<typeof openForms, { groupId: string | null }>(openForms, {
  'open-group': async (input, { context, url }) => {
    const variables = { input };
    const asked = { context, url, document: OpenProGroupDocument, variables };
    const { problems, group } = (await executeAsMember(asked)).openProGroup;
    return { problems, result: { groupId: group?.id ?? null } };
  },
});

export async function action(args: Route.ActionArgs) {
  const answer = await answerOpen(args);
  if (answer.outcome !== 'done') return refuse(answer);
  const query = { group: answer.result?.groupId ?? '' };
  return redirect(screenPath('proMembers', requestLocale(args.request), undefined, { query }));
}

export default function New({ loaderData, actionData }: Route.ComponentProps) {
  const answer = answerTo(actionData, 'open-group');
  const problems = answer?.problems;
  const wholeProblem = messageFor(problems);
  return (
    <ProFrame group={null} title={m.pro_open_group()} lead={m.pro_open_group_lead()}>
      <Card as="section" className="max-w-xl">
        <IntentForm set={openForms} intent="open-group" className="grid gap-5">
          {wholeProblem && <Alert tone="danger">{wholeProblem}</Alert>}
          <TextField
            label={m.pro_group_name()}
            name="title"
            required
            defaultValue={typedIn(answer, 'title')}
            error={messageFor(problems, 'title')}
          />
          <CountryField
            label={m.pro_country()}
            name="country"
            countries={loaderData.countries}
            defaultValue={typedIn(answer, 'country')}
            error={messageFor(problems, 'country')}
          />
          <LanguageField defaultValue={typedIn(answer, 'payerLanguage') ?? 'UNSPECIFIED'} />
          <SubmitButton variant="primary">{m.pro_open_group()}</SubmitButton>
        </IntentForm>
      </Card>
    </ProFrame>
  );
}
