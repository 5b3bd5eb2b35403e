import { redirect } from 'react-router';
import * as m from '../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../i18n/paths.ts';
import { safeRedirect } from '../../../../lib/safe-redirect.ts';
import { execute } from '../../../graphql/api.ts';
import { SocialArrivalDocument, SocialSignUpDocument } from '../operations.gen.ts';
import { requestLocale, useLocale } from '../../../shell/locale.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { TermsLinks } from '../../../shell/terms-links.tsx';
import type { Route } from './+types/new-account.ts';
import { validateFirstName, validateLastName } from '../../../forms/field-validators.ts';
import { messageFor, tickedIn, typedIn } from '../../../forms/form-answers.ts';
import { IntentForm, SubmitButton } from '../../../forms/intent-form.tsx';
import { pageHead } from '../../../shell/page-head.ts';
import { answerForms, refuse } from '../../../forms/answer-forms.ts';
import { newAccountForms } from './sign-up-forms.ts';
import { Link } from '../../../ui/navigation/link.ts';

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageHead({ title: m.identity_new_account_title(), matches }),
  { name: 'robots', content: 'noindex' },
];

/** Only for who has just come from a provider. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { socialArrival } = await execute(context, SocialArrivalDocument);
  if (!socialArrival) throw redirect(screenPath('login', requestLocale(request)));
  return socialArrival;
}

const answerNewAccount = answerForms(newAccountForms, {
  create: async (input, { context }) =>
    (await execute(context, SocialSignUpDocument, { input })).socialSignUp,
});

export async function action(args: Route.ActionArgs) {
  const answer = await answerNewAccount(args);
  if (answer.outcome !== 'done') return refuse(answer);
  const { request } = args;
  const to = new URL(request.url).searchParams.get('redirect_to');
  const otherwise = screenPath('becomeMember', requestLocale(request), { step: 'plan' });
  return redirect(safeRedirect({ to, otherwise }));
}

export default function NewAccount({ loaderData, actionData }: Route.ComponentProps) {
  const { providerName: provider, email } = loaderData;
  return (
    <Page width="form" className="pb-16">
      <PageHeader
        title={m.identity_new_account_title()}
        lead={m.identity_new_account_lead({ provider, email })}
      />
      <Card>
        <NewAccountForm arrival={loaderData} answer={actionData} />
      </Card>
      <p className="mt-6 text-center">
        <Link to={screenPath('login', useLocale())} className="link">
          {m.identity_new_account_have_one()}
        </Link>
      </p>
    </Page>
  );
}

interface NewAccountFormProps {
  arrival: Route.ComponentProps['loaderData'];
  answer: Route.ComponentProps['actionData'];
}

function NewAccountForm({ arrival, answer }: NewAccountFormProps) {
  const problems = answer?.problems;
  const wholeProblem = messageFor(problems) ?? messageFor(problems, 'email');
  return (
    <IntentForm set={newAccountForms} intent="create" className="grid gap-5">
      {wholeProblem && <Alert tone="danger">{wholeProblem}</Alert>}
      <TextField
        name="firstName"
        label={m.identity_first_name()}
        autoComplete="given-name"
        required
        defaultValue={typedIn(answer, 'firstName') ?? arrival.firstName}
        error={messageFor(problems, 'firstName')}
        validate={validateFirstName}
      />
      <TextField
        name="lastName"
        label={m.identity_last_name()}
        autoComplete="family-name"
        required
        defaultValue={typedIn(answer, 'lastName') ?? arrival.lastName}
        error={messageFor(problems, 'lastName')}
        validate={validateLastName}
      />
      <Checkbox
        name="hasAgreedToTerms"
        label={m.identity_agree()}
        hint={<TermsLinks />}
        required
        defaultChecked={tickedIn(answer, 'hasAgreedToTerms') ?? false}
        error={messageFor(problems, 'hasAgreedToTerms')}
      />
      <SubmitButton variant="primary" size="lg" isBlock>
        {m.identity_new_account_create()}
      </SubmitButton>
    </IntentForm>
  );
}
