import type { ReactNode } from 'react';
import { useMatches } from 'react-router';
import { localeCodes, locales } from '../../../../i18n/locales.ts';
import * as m from '../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../i18n/paths.ts';
import { alternatesOf, homeIn } from '../../../shell/alternates.ts';
import { useLocale } from '../../../shell/locale.ts';
import { ButtonLink } from '../../../ui/actions/button.tsx';
import { SegmentedLinks } from '../../../ui/forms/segmented.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Section } from '../../../ui/layout/section.tsx';
import type { UnitSystem } from '../../../amounts/units-preference.ts';
import { UnitsSwitch } from '../../../amounts/units-switch.tsx';
import { ThemeChoice } from './theme-choice.tsx';

/** How the product speaks, measures and looks, and the way to what shapes plans and messages. */
export function PreferencesSection({ units }: { units: UnitSystem }) {
  const locale = useLocale();
  return (
    <Section title={m.identity_settings_preferences()} space="tight">
      <Card>
        <div className="grid gap-5">
          <Preference name={m.identity_language()}>
            <LanguageChoice />
          </Preference>
          <Preference name={m.identity_units()}>
            <UnitsSwitch units={units} />
          </Preference>
          <Preference name={m.identity_theme()} note={m.identity_theme_kept()} needsScripts>
            <ThemeChoice />
          </Preference>
        </div>
        <div className="mt-6 flex flex-wrap gap-3">
          <ButtonLink to={screenPath('foodPreferences', locale)} size="sm">
            {m.preferences_title()}
          </ButtonLink>
          <ButtonLink to={screenPath('notifications', locale)} size="sm">
            {m.notifications_title()}
          </ButtonLink>
        </div>
      </Card>
    </Section>
  );
}

interface PreferenceProps {
  name: string;
  note?: string;
  /** Not offered where it could do nothing. */
  needsScripts?: boolean;
  children: ReactNode;
}

function Preference({ name, note, needsScripts = false, children }: PreferenceProps) {
  return (
    <div className={needsScripts ? 'min-w-0 noscript:hidden' : undefined}>
      <h3 className="mb-2 font-semibold">{name}</h3>
      {children}
      {note && <p className="mt-2 text-sm text-ink-2">{note}</p>}
    </div>
  );
}

function LanguageChoice() {
  const locale = useLocale();
  const alternates = alternatesOf(useMatches());
  const items = localeCodes
    .filter((code) => locales[code].isIndexed)
    .map((code) => ({
      to: alternates?.[code] ?? homeIn(code),
      label: locales[code].nativeName,
      lang: locales[code].languageTag,
      isCurrent: code === locale,
    }));
  return <SegmentedLinks label={m.identity_language()} items={items} />;
}
