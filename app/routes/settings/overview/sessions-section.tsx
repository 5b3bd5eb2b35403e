import { DesktopIcon } from '@phosphor-icons/react/dist/ssr/Desktop';
import { DeviceMobileIcon } from '@phosphor-icons/react/dist/ssr/DeviceMobile';
import * as m from '../../../../i18n/paraglide/messages.js';
import type { AccountSettingsQuery } from '../operations.gen.ts';
import { useLocale } from '../../../shell/locale.ts';
import { Tag } from '../../../ui/data/tag.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Section } from '../../../ui/layout/section.tsx';
import { deviceName } from '../device-name.ts';
import { longDate } from '../../../dates/long-date.ts';
import { IntentForm, SubmitButton } from '../../../forms/intent-form.tsx';
import { settingsForms } from './settings-forms.ts';

type Session = AccountSettingsQuery['mySessions'][number];

/** Where the viewer is signed in, and the way to end it. */
export function SessionsSection({ sessions }: { sessions: readonly Session[] }) {
  return (
    <Section title={m.identity_sessions()} space="tight">
      <Card>
        <ul className="grid gap-5">
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </ul>
        {sessions.length > 1 && (
          <IntentForm
            set={settingsForms}
            intent="end-other-sessions"
            className="mt-5 grid justify-items-start gap-3"
          >
            <SubmitButton size="sm">{m.identity_sessions_end_others()}</SubmitButton>
          </IntentForm>
        )}
      </Card>
    </Section>
  );
}

function SessionRow({ session }: { session: Session }) {
  const locale = useLocale();
  const { id, userAgent, ipAddress, lastUsedAt, isCurrent } = session;
  const isMobile = /Mobi|Android|iPhone|iPad/.test(userAgent ?? '');
  const Device = isMobile ? DeviceMobileIcon : DesktopIcon;
  const name = deviceName(userAgent) ?? m.identity_session_unknown();
  const date = longDate(lastUsedAt, locale);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Device size="1.5em" weight="bold" aria-hidden className="flex-none text-ink-2" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {name}
          {isCurrent && <Tag tone="yolk">{m.identity_session_current()}</Tag>}
        </p>
        <p className="text-sm text-ink-2">
          {m.identity_session_last_used({ date })}
          {ipAddress && ` · ${ipAddress}`}
        </p>
      </div>
      {!isCurrent && (
        <IntentForm
          set={settingsForms}
          intent="end-session"
          values={{ session: id }}
          className="grid gap-3"
        >
          <SubmitButton size="sm" aria-label={m.identity_session_end_device({ device: name })}>
            {m.identity_session_end()}
          </SubmitButton>
        </IntentForm>
      )}
    </li>
  );
}
