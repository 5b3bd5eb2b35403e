import { screenPath } from '../../i18n/paths.ts';
import { problem, type Problem } from '../../lib/problems.ts';
import { sendContactMessage } from '../contact/send-contact-message.ts';
import { findDoctorBySlug } from './doctors.store.ts';

interface Report extends Omit<Parameters<typeof sendContactMessage>[0], 'message'> {
  slug: string;
  /** Where the operator's answer goes. */
  email: string;
  text: string;
}

/** What is wrong with an entry, to the operator: a message as from the contact form, with the entry's address. */
export async function reportDoctor({ slug, email, text, ...sending }: Report): Promise<Problem[]> {
  const doctor = await findDoctorBySlug({ db: sending.db, slug });
  if (doctor === null) return [problem('slug', 'doctor.unknown')];
  const { locale, origin } = sending.mailSetting;
  const address = `${origin}${screenPath('doctor', locale, { slug })}`;
  const about = text.trim() === '' ? '' : `${doctor.name}\n${address}\n\n${text}`;
  return sendContactMessage({ ...sending, message: { name: '', email, text: about } });
}
