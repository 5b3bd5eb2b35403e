import * as m from '../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../i18n/paths.ts';
import type { AccountSettingsQuery } from '../operations.gen.ts';
import type { ConsentKind } from '../../../graphql/schema-types.gen.ts';
import { useLocale } from '../../../shell/locale.ts';
import { ButtonLink } from '../../../ui/actions/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Section } from '../../../ui/layout/section.tsx';
import { longDate } from '../../../dates/long-date.ts';

type Consent = AccountSettingsQuery['myConsents'][number];

/** What the viewer agreed to, their data to take along, and the way out. */
export function YourDataSection({ consents }: { consents: readonly Consent[] }) {
  const locale = useLocale();
  // The newest consent comes first: the first one of a kind is the one that holds.
  const isDataKept = consents.find(({ kind }) => kind === 'DATA_STORAGE')?.decision === 'GIVEN';
  return (
    <Section title={m.identity_your_data()} space="tight">
      <Card>
        <h3 className="text-h4">{m.identity_consents()}</h3>
        <ul className="mt-3 grid gap-2">
          {consents.map((consent) => (
            <ConsentLine key={consent.id} consent={consent} />
          ))}
        </ul>
        <div className="mt-6 flex flex-wrap gap-3">
          <ButtonLink to={screenPath('downloadData', locale)} reloadDocument size="sm">
            {m.identity_download_data()}
          </ButtonLink>
          <ButtonLink to={screenPath('groupSees', locale)} size="sm">
            {m.pro_care_title()}
          </ButtonLink>
          {isDataKept && (
            <ButtonLink to={screenPath('withdrawConsent', locale)} size="sm" variant="text">
              {m.identity_withdraw_button()}
            </ButtonLink>
          )}
          <ButtonLink to={screenPath('deleteAccount', locale)} size="sm" variant="text">
            {m.identity_delete_account()}
          </ButtonLink>
        </div>
      </Card>
    </Section>
  );
}

function ConsentLine({ consent }: { consent: Consent }) {
  const { kind, decision, version, createdAt } = consent;
  const date = longDate(createdAt, useLocale());
  const what = consentName(kind, version);
  return (
    <li>
      {decision === 'GIVEN'
        ? m.identity_consent_given({ what, date })
        : m.identity_consent_withdrawn({ what, date })}
    </li>
  );
}

function consentName(kind: ConsentKind, version: string | null): string {
  switch (kind) {
    case 'TERMS':
      return version ? m.identity_consent_terms_version({ version }) : m.identity_consent_terms();
    case 'DATA_STORAGE':
      return m.identity_consent_data();
  }
}
