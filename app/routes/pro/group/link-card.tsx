import { FilePdfIcon } from '@phosphor-icons/react/dist/ssr/FilePdf';
import * as m from '../../../../i18n/paraglide/messages.js';
import { IntentForm, SubmitButton } from '../../../forms/intent-form.tsx';
import { useLocale } from '../../../shell/locale.ts';
import { ButtonLink } from '../../../ui/actions/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { dateInTable } from '../frame/pro-words.ts';
import { useGroupPath } from '../frame/use-group-path.ts';
import type { ProSettingsQuery } from '../operations.gen.ts';
import { groupForms } from './group-forms.ts';

/** The code that everybody may join by: made, printed, made anew and switched off. */
export function LinkCard({ group }: { group: NonNullable<ProSettingsQuery['proGroup']> }) {
  const locale = useLocale();
  const path = useGroupPath();
  const { joinLink } = group;
  const values = { group_id: group.id };
  return (
    <Card as="section">
      <h2 className="text-h4">{m.pro_link_title()}</h2>
      {joinLink ? (
        <>
          <p className="mt-3 text-h3 tabular-nums wrap-anywhere">{joinLink.code}</p>
          <p className="mt-1 text-ink-2">
            {m.pro_link_until({ date: dateInTable(joinLink.expiresAt, locale) })}
          </p>
        </>
      ) : (
        <p className="mt-2 text-ink-2">{m.pro_link_none()}</p>
      )}
      <div className="mt-4 flex flex-wrap gap-2.5">
        {joinLink && (
          <ButtonLink to={path('proQr')} reloadDocument icon={FilePdfIcon}>
            {m.pro_link_pdf()}
          </ButtonLink>
        )}
        <IntentForm set={groupForms} intent="renew-link" values={values} failure="toast">
          <SubmitButton>{joinLink ? m.pro_link_renew() : m.pro_link_make()}</SubmitButton>
        </IntentForm>
        {joinLink && (
          <IntentForm set={groupForms} intent="close-link" values={values} failure="toast">
            <SubmitButton>{m.pro_link_close()}</SubmitButton>
          </IntentForm>
        )}
      </div>
    </Card>
  );
}
