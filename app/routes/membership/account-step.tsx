import type { MouseEvent } from 'react';
import * as m from '../../../i18n/paraglide/messages.js';
import { Button, ButtonLink } from '../../ui/actions/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { IntentForm, SubmitButton } from '../../forms/intent-form.tsx';
import { NewAccountFields } from '../../sign-up/new-account-fields.tsx';
import { SocialButtons } from '../identity/login/social-buttons.tsx';
import { loginPath } from './sign-up-frame.tsx';
import type { StepAnswer, StepProps } from './sign-up-page.ts';
import { signUpPath } from './sign-up-steps.ts';
import { signUpForms } from './membership-forms.ts';
import { Link } from '../../ui/navigation/link.ts';

interface AccountStepProps extends StepProps {
  answer: StepAnswer | null;
}

/** Name, e-mail and password; without JavaScript the server says what is missing. */
export function AccountStep({ locale, choice, state, answer }: AccountStepProps) {
  const problems = answer?.problems;
  const isRegistered = problems?.some(({ code }) => code === 'email.registered') ?? false;
  return (
    <div className="mx-auto max-w-form">
      <h1 className="text-h1">{m.membership_account_title()}</h1>
      <p className="mt-3 text-lg text-ink-2">{m.membership_account_lead()}</p>
      <IntentForm set={signUpForms} intent="account" className="mt-7 grid gap-5">
        {isRegistered && <RegisteredNotice logInTo={loginPath({ locale, choice })} />}
        <NewAccountFields answer={answer} passwordMinLength={state.passwordMinLength} />
        <SubmitButton variant="primary" size="lg" isBlock>
          {m.membership_create_account()}
        </SubmitButton>
      </IntentForm>
      <OtherWays locale={locale} choice={choice} state={state} />
      <p className="mt-6 text-center">
        {m.membership_have_account()}{' '}
        <Link to={loginPath({ locale, choice })} className="link">
          {m.membership_log_in()}
        </Link>
      </p>
    </div>
  );
}

/** An account made with one of elsewhere; the way goes on at the payment. */
function OtherWays({ locale, choice, state }: StepProps) {
  const { socialProviders } = state;
  if (socialProviders.length === 0) return null;
  const redirectTo = signUpPath({ step: 'payment', locale, choice });
  return (
    <>
      <p className="my-4 text-center text-ink-2">{m.identity_or()}</p>
      <div className="grid gap-3">
        <SocialButtons providers={socialProviders} redirectTo={redirectTo} />
      </div>
    </>
  );
}

function RegisteredNotice({ logInTo }: { logInTo: string }) {
  return (
    <Alert
      title={m.membership_registered_title()}
      action={
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={logInTo} variant="ink" size="sm">
            {m.membership_log_in()}
          </ButtonLink>
          <Button size="sm" onClick={focusEmail} className="noscript:hidden">
            {m.membership_use_other_email()}
          </Button>
        </div>
      }
    >
      {m.membership_registered_text()}
    </Alert>
  );
}

function focusEmail({ currentTarget }: MouseEvent<HTMLButtonElement>) {
  const field = currentTarget.form?.elements.namedItem('email');
  if (field instanceof HTMLInputElement) field.select();
}
