import * as m from '../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../i18n/paths.ts';
import { longDate } from '../../../dates/long-date.ts';
import { IntentForm, SubmitButton } from '../../../forms/intent-form.tsx';
import { useLocale } from '../../../shell/locale.ts';
import { ButtonLink } from '../../../ui/actions/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import type { JoinLinkFragment, ProFrameFragment } from '../operations.gen.ts';
import { addForms } from './add-forms.ts';

interface JoinLinkCardProps {
  group: ProFrameFragment;
  link: (JoinLinkFragment & { qrCode: string }) | null;
}

/** The code that everybody of the group may join by: to scan, to type and to print. */
export function JoinLinkCard({ group, link }: JoinLinkCardProps) {
  return (
    <Card as="section">
      {link === null ? (
        <div className="grid justify-items-start gap-4">
          <div>
            <h2 className="text-h4">{m.pro_join_link_title()}</h2>
            <p className="mt-1 max-w-prose text-ink-2">{m.pro_join_link_none()}</p>
          </div>
          {!group.isClosed && (
            <LinkForm group={group} intent="renew-link" label={m.pro_join_link_make()} />
          )}
        </div>
      ) : (
        <OpenLink group={group} link={link} />
      )}
    </Card>
  );
}

function OpenLink({ group, link }: JoinLinkCardProps & { link: { code: string } }) {
  const locale = useLocale();
  if (link === null) return null;
  const { code, address, url, expiresAt, qrCode } = link;
  const paper = screenPath('proQr', locale, undefined, { query: { group: group.id } });
  return (
    <div className="grid items-center gap-6 sm:grid-cols-[14rem_1fr]">
      <img
        src={qrCode}
        alt={m.pro_join_link_alt({ address })}
        width={224}
        height={224}
        className="w-full max-w-56 rounded-md bg-egg-white ring-1 ring-line"
      />
      <div className="grid justify-items-start gap-3">
        <h2 className="text-h3">{m.pro_join_link_scan()}</h2>
        <p className="font-semibold break-all">
          <a href={url} className="link">
            {address.replace(/^https?:\/\//, '')}
          </a>
        </p>
        <p>
          {m.pro_join_code()} <b className="font-display text-h3">{code}</b>
        </p>
        <p className="text-sm text-ink-2">
          {m.pro_join_link_until({ date: longDate(expiresAt, locale) })}
        </p>
        <div className="flex flex-wrap gap-2.5">
          <ButtonLink to={paper} reloadDocument variant="ink">
            {m.pro_join_link_paper()}
          </ButtonLink>
          <LinkForm group={group} intent="renew-link" label={m.pro_join_link_new()} />
          <LinkForm group={group} intent="close-link" label={m.pro_join_link_off()} />
        </div>
      </div>
    </div>
  );
}

interface LinkFormProps {
  group: ProFrameFragment;
  intent: 'renew-link' | 'close-link';
  label: string;
}

function LinkForm({ group, intent, label }: LinkFormProps) {
  return (
    <IntentForm set={addForms} intent={intent} values={{ group_id: group.id }}>
      <SubmitButton>{label}</SubmitButton>
    </IntentForm>
  );
}
