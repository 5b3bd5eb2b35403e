import { entryToken } from '../../domain/doctors/entry-link.ts';
import type { OutgoingMail } from '../../domain/mail/mail.ts';
import * as m from '../../i18n/paraglide/messages.js';
import { screenPath } from '../../i18n/paths.ts';
import type { MailWords } from './mail-text.ts';

type DoctorMail = Extract<OutgoingMail, { kind: 'doctor-entry' | 'doctor-waiting' }>;

interface Surroundings {
  brand: string;
  authSecret: string;
}

/** The mails of the directory of doctors. */
export function doctorMailWords(mail: DoctorMail, surroundings: Surroundings): MailWords {
  if (mail.kind === 'doctor-waiting') return waitingWords(mail);
  const { locale, origin, values } = mail;
  const said = { locale };
  const { name, what, slug, note } = values;
  const { brand } = surroundings;
  const greeting = m.mail_greeting({ name }, said);
  const own = ownUrl(mail, surroundings);
  switch (what) {
    case 'confirm':
      return {
        subject: m.doctors_mail_confirm_subject({ brand }, said),
        paragraphs: [greeting, m.doctors_mail_confirm_text({ brand }, said)],
        action: { label: m.doctors_mail_confirm_action({}, said), url: own },
        note: m.doctors_mail_confirm_note({}, said),
      };
    case 'listed':
      return {
        subject: m.doctors_mail_listed_subject({ brand }, said),
        paragraphs: [
          greeting,
          m.doctors_mail_listed_text({}, said),
          `${origin}${screenPath('doctor', locale, { slug })}`,
        ],
        action: { label: m.doctors_mail_own_action({}, said), url: own },
        note: m.doctors_mail_own_note({}, said),
      };
    case 'declined':
      return {
        subject: m.doctors_mail_declined_subject({ brand }, said),
        paragraphs: [greeting, m.doctors_mail_declined_text({}, said), ...note.split(/\n{2,}/)],
        action: { label: m.doctors_mail_own_action({}, said), url: own },
        note: m.doctors_mail_own_note({}, said),
      };
  }
}

function ownUrl(
  { locale, origin, values }: Extract<DoctorMail, { kind: 'doctor-entry' }>,
  { authSecret }: Surroundings,
): string {
  const token = entryToken({ id: values.entryId, secret: authSecret });
  return `${origin}${screenPath('doctorEntry', locale, undefined, { query: { token } })}`;
}

function waitingWords({
  locale,
  origin,
  values: { name, isCorrection },
}: Extract<DoctorMail, { kind: 'doctor-waiting' }>): MailWords {
  const said = { locale };
  return {
    subject: m.doctors_mail_waiting_subject({}, said),
    paragraphs: [
      isCorrection
        ? m.doctors_mail_waiting_correction({ name }, said)
        : m.doctors_mail_waiting_text({ name }, said),
    ],
    action: {
      label: m.doctors_mail_waiting_action({}, said),
      url: `${origin}${screenPath('adminDoctors', locale)}`,
    },
  };
}
