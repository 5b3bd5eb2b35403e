import * as m from '../../../i18n/paraglide/messages.js';
import { DoctorRow } from '../../doctors/doctor-row.tsx';
import { messageFor, type FormAnswer } from '../../forms/form-answers.ts';
import { IntentForm, SubmitButton } from '../../forms/intent-form.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { doctorForms } from './admin-forms.ts';
import type { DoctorQueueQuery } from './operations.gen.ts';

type Listed = DoctorQueueQuery['doctors']['doctors'];

export function ListedDoctors({ doctors, answer }: { doctors: Listed; answer: FormAnswer | null }) {
  const problem = messageFor(answer?.problems, 'id');
  return (
    <Card>
      {problem && <Alert tone="danger">{problem}</Alert>}
      {doctors.length === 0 ? (
        <EmptyState scene="searching" headingLevel={3} title={m.doctors_none_title()} />
      ) : (
        <ul className="divide-y divide-line">
          {doctors.map((doctor) => (
            <li
              key={doctor.id}
              className="grid items-center gap-x-5 pb-4 lg:grid-cols-[1fr_auto] lg:pb-0"
            >
              <DoctorRow doctor={doctor} headingLevel={3} />
              <IntentForm
                set={doctorForms}
                intent="remove"
                values={{ id: doctor.id }}
                failure="toast"
              >
                <SubmitButton
                  size="sm"
                  aria-label={m.admin_doctor_remove_named({ name: doctor.entry.name })}
                >
                  {m.admin_doctor_remove()}
                </SubmitButton>
              </IntentForm>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
