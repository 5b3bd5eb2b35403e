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

interface AboutYouProps {
  me: NonNullable<UserSettingsQuery['me']>;
  methods: AccountSettingsQuery['mySignInMethods'];
}

export function AboutYouSection({ me, methods }: AboutYouProps) {
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
        <div className="mt-5 flex flex-wrap gap-3">
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
