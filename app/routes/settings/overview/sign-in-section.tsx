import type { ReactNode } from 'react';
import { locales } from '../../../../i18n/locales.ts';
import * as m from '../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../i18n/paths.ts';
import type { AccountSettingsQuery } from '../operations.gen.ts';
import { useLocale } from '../../../shell/locale.ts';
import { ButtonLink } from '../../../ui/actions/button.tsx';
import { Tag } from '../../../ui/data/tag.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Section } from '../../../ui/layout/section.tsx';
import { socialPath } from '../../identity/login/social-path.ts';
import { IntentForm, SubmitButton } from '../../../forms/intent-form.tsx';
import { settingsForms } from './settings-forms.ts';

interface SignInSectionProps {
  methods: AccountSettingsQuery['mySignInMethods'];
  providers: AccountSettingsQuery['socialProviders'];
}

/** What proves who the viewer is, besides the password. */
export function SignInSection({ methods, providers }: SignInSectionProps) {
  const locale = useLocale();
  const { isSecondFactorOn, passkeys } = methods;
  const twoStep = screenPath('twoStepLogin', locale);
  return (
    <Section title={m.identity_logging_in()} space="tight">
      <Card>
        <ul className="grid gap-4">
          <Way name={m.identity_two_step()} state={<OnOff isOn={isSecondFactorOn} />} to={twoStep}>
            {isSecondFactorOn ? m.identity_two_step_manage() : m.identity_two_step_set_up()}
          </Way>
          <Way
            name={m.identity_passkeys()}
            state={<Tag>{passkeys.length || m.identity_passkeys_none()}</Tag>}
            to={screenPath('passkeys', locale)}
          >
            {passkeys.length > 0 ? m.identity_two_step_manage() : m.identity_two_step_set_up()}
          </Way>
          {providers.map((provider) => (
            <SocialWay
              key={provider.id}
              provider={provider}
              isConnected={methods.socialAccounts.includes(provider.id)}
            />
          ))}
        </ul>
      </Card>
    </Section>
  );
}

interface SocialWayProps {
  provider: { id: string; name: string };
  isConnected: boolean;
}

function SocialWay({ provider: { id, name }, isConnected }: SocialWayProps) {
  const locale = useLocale();
  const { prefix } = locales[locale];
  if (!isConnected) {
    const to = socialPath({ prefix, provider: id, query: { connect: '1' } });
    return (
      <Way name={name} state={<Tag>{m.identity_social_unconnected()}</Tag>} to={to} isElsewhere>
        {m.identity_social_connect()}
      </Way>
    );
  }
  return (
    <li className="flex flex-wrap items-center justify-between gap-3">
      <span className="flex flex-wrap items-center gap-2 font-semibold">
        {name} <Tag tone="leaf">{m.identity_social_connected()}</Tag>
      </span>
      <IntentForm
        set={settingsForms}
        intent="disconnect"
        values={{ provider: id }}
        className="grid gap-3"
      >
        <SubmitButton size="sm" aria-label={`${m.identity_social_disconnect()}: ${name}`}>
          {m.identity_social_disconnect()}
        </SubmitButton>
      </IntentForm>
    </li>
  );
}

function OnOff({ isOn }: { isOn: boolean }) {
  return isOn ? (
    <Tag tone="leaf">{m.identity_two_step_on()}</Tag>
  ) : (
    <Tag>{m.identity_two_step_off()}</Tag>
  );
}

interface WayProps {
  name: string;
  state: ReactNode;
  to: string;
  /** The address is the server's, not a page's. */
  isElsewhere?: boolean;
  children: string;
}

function Way({ name, state, to, isElsewhere = false, children }: WayProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-3">
      <span className="flex flex-wrap items-center gap-2 font-semibold">
        {name} {state}
      </span>
      <ButtonLink
        to={to}
        size="sm"
        reloadDocument={isElsewhere}
        aria-label={`${children}: ${name}`}
      >
        {children}
      </ButtonLink>
    </li>
  );
}
