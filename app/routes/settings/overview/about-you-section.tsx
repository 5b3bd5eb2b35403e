import * as m from '../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../i18n/paths.ts';
import type { AccountSettingsQuery, UserSettingsQuery } from '../operations.gen.ts';
import { useLocale } from '../../../shell/locale.ts';
import { ButtonLink } from '../../../ui/actions/button.tsx';
import { Tag } from '../../../ui/data/tag.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Section } from '../../../ui/layout/section.tsx';
import { Facts } from '../../../ui/data/facts.tsx';
import { IntentForm, SubmitButton } from '../../../forms/intent-form.tsx';
import { settingsForms } from './settings-forms.ts';
import { validateFirstName, validateLastName } from '../../../forms/field-validators.ts';
import { messageFor, typedIn, type FormAnswer } from '../../../forms/form-answers.ts';
import { TextField } from '../../../ui/forms/text-field.tsx';

interface AboutYouProps {
  me: NonNullable<UserSettingsQuery['me']>;
  methods: AccountSettingsQuery['mySignInMethods'];
  /** The answer to the form that changes the name. */
  answer: FormAnswer | null;
}

export function AboutYouSection({ me, methods, answer }: AboutYouProps) {
  const locale = useLocale();
  return (
    <Section title={m.identity_settings_about_you()} space="tight">
      <Card>
        <Facts
          facts={[
            [m.identity_name(), `${me.firstName} ${me.lastName}`],
            [m.identity_email(), <Email key="email" email={me.email} {...methods} />],
          ]}
        />
        <NameForm me={me} answer={answer} />
        <div className="mt-5 flex flex-wrap gap-3">
          <ButtonLink to={`${screenPath('foodPreferences', locale)}#you`} size="sm">
            {m.identity_change_body()}
          </ButtonLink>
          <ButtonLink to={screenPath('changeEmail', locale)} size="sm">
            {m.identity_change_email()}
          </ButtonLink>
          <ButtonLink to={screenPath('changePassword', locale)} size="sm">
            {m.identity_change_password()}
          </ButtonLink>
          {!methods.isEmailVerified && <ConfirmEmailForm />}
        </div>
      </Card>
    </Section>
  );
}

/** Out of the way until somebody is called something else. */
function NameForm({ me, answer }: Pick<AboutYouProps, 'me' | 'answer'>) {
  const problems = answer?.problems;
  return (
    <details className="mt-3" open={answer !== null || undefined}>
      <summary className="link inline-flex min-h-target cursor-pointer items-center">
        {m.identity_change_name()}
      </summary>
      <IntentForm
        set={settingsForms}
        intent="change-name"
        className="mt-2 grid gap-4 sm:grid-cols-2"
      >
        <TextField
          label={m.identity_first_name()}
          name="firstName"
          autoComplete="given-name"
          required
          defaultValue={typedIn(answer, 'firstName') ?? me.firstName}
          error={messageFor(problems, 'firstName')}
          validate={validateFirstName}
        />
        <TextField
          label={m.identity_last_name()}
          name="lastName"
          autoComplete="family-name"
          required
          defaultValue={typedIn(answer, 'lastName') ?? me.lastName}
          error={messageFor(problems, 'lastName')}
          validate={validateLastName}
        />
        <SubmitButton className="justify-self-start">{m.identity_change_name_save()}</SubmitButton>
      </IntentForm>
    </details>
  );
}

function Email({ email, isEmailVerified }: { email: string; isEmailVerified: boolean }) {
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <span className="wrap-anywhere">{email}</span>
      {isEmailVerified ? (
        <Tag tone="leaf">{m.identity_email_confirmed()}</Tag>
      ) : (
        <Tag tone="yolk">{m.identity_email_unconfirmed()}</Tag>
      )}
    </span>
  );
}

function ConfirmEmailForm() {
  return (
    <IntentForm set={settingsForms} intent="confirm-email" className="grid gap-3">
      <SubmitButton size="sm">{m.identity_send_confirmation()}</SubmitButton>
    </IntentForm>
  );
}
