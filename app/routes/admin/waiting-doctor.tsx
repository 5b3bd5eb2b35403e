import type { ReactNode } from 'react';
import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import { timeOfLog } from '../../dates/long-date.ts';
import { patientsText, VisitTag } from '../../doctors/doctor-row.tsx';
import { languagesText, placeText, specialtiesText } from '../../doctors/doctor-words.ts';
import { messageFor, sentValue, typedIn, type FormAnswer } from '../../forms/form-answers.ts';
import { IntentForm, SubmitButton } from '../../forms/intent-form.tsx';
import { useLocale } from '../../shell/locale.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { TextAreaField } from '../../ui/forms/text-field.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { doctorForms } from './admin-forms.ts';
import type { DoctorQueueQuery } from './operations.gen.ts';

type Sent = DoctorQueueQuery['doctorQueue']['waiting'][number];

/** What a doctor sent, and the two answers to it. */
export function WaitingDoctor({ sent, answer }: { sent: Sent; answer: FormAnswer | null }) {
  const locale = useLocale();
  const { entry, id, revision, slug, shortId, sentAt } = sent;
  const own = answer !== null && sentValue(answer, 'id') === id ? answer : null;
  const whole = messageFor(own?.problems, 'id');
  return (
    <Card as="li">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-h4 wrap-anywhere">{entry.name}</h3>
        <p className="text-sm text-ink-2">
          {slug === null ? m.admin_doctor_new() : m.admin_doctor_correction()} · {shortId} ·{' '}
          <time dateTime={sentAt}>{timeOfLog(sentAt, locale)}</time>
        </p>
      </div>
      {whole && (
        <div className="pt-3">
          <Alert tone="danger">{whole}</Alert>
        </div>
      )}
      <Facts sent={sent} />
      <p className="max-w-prose border-l-4 border-line py-1 pl-4 wrap-anywhere whitespace-pre-line">
        {entry.text}
      </p>
      {slug !== null && (
        <p className="pt-3">
          <a className="link" href={screenPath('doctor', locale, { slug })}>
            {m.admin_doctor_see_listed()}
          </a>
        </p>
      )}
      <div className="grid items-end gap-5 pt-5 lg:grid-cols-[auto_1fr]">
        <IntentForm set={doctorForms} intent="list" values={{ id, revision }} failure="toast">
          <SubmitButton
            variant="primary"
            aria-label={m.admin_doctor_list_named({ name: entry.name })}
          >
            {m.admin_doctor_list()}
          </SubmitButton>
        </IntentForm>
        <DeclineForm sent={sent} answer={own?.intent === 'decline' ? own : null} />
      </div>
    </Card>
  );
}

function DeclineForm({ sent, answer }: { sent: Sent; answer: FormAnswer | null }) {
  const { id, revision, entry } = sent;
  return (
    <IntentForm
      set={doctorForms}
      intent="decline"
      values={{ id, revision }}
      failure="toast"
      className="grid items-end gap-3 sm:grid-cols-[1fr_auto]"
    >
      <TextAreaField
        label={m.admin_doctor_note()}
        name="note"
        rows={2}
        maxLength={1000}
        defaultValue={typedIn(answer, 'note')}
        error={messageFor(answer?.problems, 'note')}
      />
      <SubmitButton aria-label={m.admin_doctor_decline_named({ name: entry.name })}>
        {m.admin_doctor_decline()}
      </SubmitButton>
    </IntentForm>
  );
}

function Facts({ sent: { entry, email, licence } }: { sent: Sent }) {
  const locale = useLocale();
  return (
    <dl className="grid gap-x-8 gap-y-2 py-4 text-sm sm:grid-cols-2 lg:grid-cols-3">
      <Fact label={m.doctors_field_licence()}>{licence}</Fact>
      <Fact label={m.doctors_field_email()}>{email}</Fact>
      <Fact label={m.admin_doctor_specialties()}>{specialtiesText(entry)}</Fact>
      <Fact label={m.doctors_fact_place()}>
        {[entry.clinic, placeText(entry)].filter((each) => each !== '').join(', ')}
      </Fact>
      <Fact label={m.doctors_fact_languages()}>{languagesText(entry, locale)}</Fact>
      <Fact label={m.admin_doctor_contact()}>
        {[entry.website, entry.phone].filter((each) => each !== '').join(' · ') || '–'}
      </Fact>
      <Fact label={m.admin_doctor_visits()}>
        <VisitTag isTelehealth={entry.isTelehealth} /> {patientsText(entry)}
      </Fact>
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-ink-2">{label}</dt>
      <dd className="font-semibold wrap-anywhere">{children}</dd>
    </div>
  );
}
