import { CalendarCheckIcon } from '@phosphor-icons/react/dist/ssr/CalendarCheck';
import { StethoscopeIcon } from '@phosphor-icons/react/dist/ssr/Stethoscope';
import * as m from '../../../i18n/paraglide/messages.js';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Timeline } from '../../ui/data/timeline.tsx';
import type { DoctorQuery } from './operations.gen.ts';

type ListedDoctor = NonNullable<DoctorQuery['doctor']>;

export function DoctorText({ doctor }: { doctor: ListedDoctor }) {
  const { text } = doctor.entry;
  const visit = [
    { title: m.doctors_visit_before(), text: m.doctors_visit_before_text() },
    { title: m.doctors_visit_there(), text: m.doctors_visit_there_text(), icon: StethoscopeIcon },
    { title: m.doctors_visit_after(), text: m.doctors_visit_after_text(), icon: CalendarCheckIcon },
  ];
  return (
    <div className="grid gap-gutter">
      <Card as="section">
        <h2 className="pb-3 text-h3">{m.doctors_how()}</h2>
        <div lang={doctor.textLanguage} className="grid max-w-prose gap-3">
          {text.split(/\n+/).map((paragraph) => (
            <p key={paragraph} className="wrap-anywhere">
              {paragraph}
            </p>
          ))}
        </div>
        <p className="pt-4 text-sm text-ink-2">
          {doctor.isSample ? m.doctors_sample_words() : m.doctors_how_note()}
        </p>
      </Card>
      <Card as="section">
        <h2 className="pb-4 text-h3">{m.doctors_visit()}</h2>
        <Timeline points={visit} />
      </Card>
      <Alert tone="medical" title={m.doctors_emergency_title()}>
        {m.doctors_emergency_text()}
      </Alert>
    </div>
  );
}
