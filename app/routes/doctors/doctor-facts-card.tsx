import type { ReactNode } from 'react';
import * as m from '../../../i18n/paraglide/messages.js';
import { longDate } from '../../dates/long-date.ts';
import { languagesText, placeText } from '../../doctors/doctor-words.ts';
import { useLocale } from '../../shell/locale.ts';
import { Card } from '../../ui/layout/card.tsx';
import type { DoctorQuery } from './operations.gen.ts';

export function DoctorFactsCard({ doctor }: { doctor: NonNullable<DoctorQuery['doctor']> }) {
  const locale = useLocale();
  const { entry, isSample, checkedAt } = doctor;
  return (
    <Card as="section">
      <h2 className="pb-1 text-h4">{m.doctors_facts()}</h2>
      <dl>
        {entry.clinic !== '' && <Fact label={m.doctors_fact_clinic()}>{entry.clinic}</Fact>}
        <Fact label={m.doctors_fact_place()}>{placeText(entry)}</Fact>
        <Fact label={m.doctors_fact_languages()}>{languagesText(entry, locale)}</Fact>
        <Fact label={m.doctors_fact_entry()}>
          {isSample
            ? m.doctors_sample_fact()
            : m.doctors_checked({ date: longDate(checkedAt, locale) })}
        </Fact>
      </dl>
    </Card>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="border-t border-line py-2.5 first:border-0">
      <dt className="text-sm text-ink-2">{label}</dt>
      <dd className="font-semibold wrap-anywhere">{children}</dd>
    </div>
  );
}
