import type { OutgoingMail } from '../../domain/mail/mail.ts';
import type { OptionalMailKind } from '../../domain/notifications/notification-choices.rules.ts';
import * as m from '../../i18n/paraglide/messages.js';
import { screenPath } from '../../i18n/paths.ts';
import type { MailWords } from './mail-text.ts';

type ProgramMail = Extract<OutgoingMail, { kind: 'program-day' | 'program-week' }>;

interface Around {
  greeting: string;
  unsubscribeUrl: (userId: string, kind: OptionalMailKind) => string;
}

/** What a program's day asks, and the check-in of its week. */
export function programMailWords(mail: ProgramMail, around: Around): MailWords {
  const { locale, origin } = mail;
  const said = { locale };
  switch (mail.kind) {
    case 'program-day': {
      const { userId, slug, title, day, tasks } = mail.values;
      return {
        subject: m.notifications_program_day_title({ title, day }, said),
        paragraphs: [around.greeting, m.notifications_program_day_mail_text({}, said), ...tasks],
        action: {
          label: m.notifications_program_day_mail_action({}, said),
          url: `${origin}${screenPath('programDay', locale, { slug, day })}`,
        },
        note: m.notifications_mail_why_program_day({}, said),
        unsubscribeUrl: around.unsubscribeUrl(userId, 'PROGRAM_DAY'),
      };
    }
    case 'program-week': {
      const { userId, slug, title, week } = mail.values;
      return {
        subject: m.notifications_program_week_title({ title, week }, said),
        paragraphs: [around.greeting, m.notifications_program_week_body({}, said)],
        action: {
          label: m.notifications_program_week_mail_action({}, said),
          url: `${origin}${screenPath('programCheckIn', locale, { slug, week })}`,
        },
        note: m.notifications_mail_why_program_week({}, said),
        unsubscribeUrl: around.unsubscribeUrl(userId, 'PROGRAM_WEEK'),
      };
    }
  }
}
