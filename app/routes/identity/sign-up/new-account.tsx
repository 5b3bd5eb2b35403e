import { data, Form, Link, redirect, useNavigation } from 'react-router';
import * as m from '../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../i18n/paths.ts';
import { safeRedirect } from '../../../../lib/safe-redirect.ts';
import { execute } from '../../../graphql/api.ts';
import { SocialArrivalDocument, SocialSignUpDocument } from '../operations.gen.ts';
import { requestLocale, useLocale } from '../../../shell/locale.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import type { Route } from './+types/new-account.ts';
import { validateFirstName, validateLastName } from '../../../forms/field-validators.ts';
import { messageFor, readForm, textOf } from '../../../forms/form-answers.ts';
import { useFocusOnProblem } from '../../../forms/use-focus-on-problem.ts';
import { pageTitle } from '../../../shell/page-title.ts';

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle(m.identity_new_account_title(), matches) },
  { name: 'robots', content: 'noindex' },
];

/** Only for who has just come from a provider. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { socialArrival } = await execute(context, SocialArrivalDocument);
  if (!socialArrival) throw redirect(screenPath('login', requestLocale(request)));
  return socialArrival;
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request);
  const names = { firstName: textOf(form, 'firstName'), lastName: textOf(form, 'lastName') };
  const input = { ...names, hasAgreedToTerms: form.has('hasAgreedToTerms') };
  const { socialSignUp } = await execute(context, SocialSignUpDocument, { input });
  const { problems } = socialSignUp;
  if (problems.length > 0) return data({ problems, typed: input }, { status: 400 });
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
  const isBusy = useNavigation().formMethod === 'POST';
  const problems = answer?.problems;
  const wholeProblem = messageFor(problems) ?? messageFor(problems, 'email');
  return (
    <Form method="post" noValidate ref={useFocusOnProblem(problems)} className="grid gap-5">
      {wholeProblem && <Alert tone="danger">{wholeProblem}</Alert>}
      <TextField
        name="firstName"
        label={m.identity_first_name()}
        autoComplete="given-name"
        required
        defaultValue={answer?.typed.firstName ?? arrival.firstName}
        error={messageFor(problems, 'firstName')}
        validate={validateFirstName}
      />
      <TextField
        name="lastName"
        label={m.identity_last_name()}
        autoComplete="family-name"
        required
        defaultValue={answer?.typed.lastName ?? arrival.lastName}
        error={messageFor(problems, 'lastName')}
        validate={validateLastName}
      />
      <Checkbox
        name="hasAgreedToTerms"
        label={m.identity_agree()}
        required
        defaultChecked={answer?.typed.hasAgreedToTerms ?? false}
        error={messageFor(problems, 'hasAgreedToTerms')}
      />
      <Button type="submit" variant="primary" size="lg" isBlock isBusy={isBusy}>
        {m.identity_new_account_create()}
      </Button>
    </Form>
  );
}
