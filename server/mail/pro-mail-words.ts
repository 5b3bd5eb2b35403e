import { invitationToken } from '../../domain/pro/invitations/invitation-token.ts';
import { locales } from '../../i18n/locales.ts';
import * as m from '../../i18n/paraglide/messages.js';
import { screenPath } from '../../i18n/paths.ts';
import { dateFormat } from '../../lib/formats.ts';
import type { OutgoingMail } from '../../domain/mail/mail.ts';
import type { MailWords } from './mail-text.ts';

type ProMail = Extract<
  OutgoingMail,
  { kind: 'pro-invitation' | 'pro-term-ending' | 'pro-terms-ending' }
>;

/** Mails of groups: to who is invited, and of terms that end. */
export function proMailWords(mail: ProMail, { authSecret }: { authSecret: string }): MailWords {
  const { locale, origin } = mail;
  const said = { locale };
  const greeting = m.mail_greeting({ name: mail.values.firstName }, said);
  const group = mail.values.groupTitle;
  switch (mail.kind) {
    case 'pro-invitation': {
      const { invitationId: id, isPaidByGroup } = mail.values;
      const query = { invitation: invitationToken({ id, secret: authSecret }) };
      return {
        subject: m.pro_mail_invitation_subject({ group }, said),
        paragraphs: [
          greeting,
          m.pro_mail_invitation_text({ group }, said),
          isPaidByGroup
            ? m.pro_mail_invitation_paid({ group }, said)
            : m.pro_mail_invitation_own({ group }, said),
        ],
        action: {
          label: m.pro_mail_invitation_action({}, said),
          url: `${origin}${screenPath('proJoin', locale, undefined, { query })}`,
        },
        note: m.pro_mail_invitation_note({ group }, said),
      };
    }
    case 'pro-term-ending': {
      const format = { dateStyle: 'long', timeZone: 'UTC' } as const;
      const at = new Date(mail.values.endsAt);
      const date = dateFormat(locales[locale].languageTag, format).format(at);
      return {
        subject: m.pro_mail_term_ending_subject({ group, date }, said),
        paragraphs: [greeting, m.pro_mail_term_ending_text({ group, date }, said)],
        note: m.pro_mail_term_ending_note({ group }, said),
      };
    }
    case 'pro-terms-ending':
      return {
        subject: m.pro_mail_terms_ending_subject({ group }, said),
        paragraphs: [
          greeting,
          m.pro_mail_terms_ending_text({ group, count: mail.values.count }, said),
        ],
        action: {
          label: m.pro_mail_terms_ending_action({}, said),
          url: `${origin}${screenPath('proMembers', locale)}`,
        },
      };
  }
}
