import { invitationToken } from '../../domain/pro/invitations/invitation-token.ts';
import { locales, type Locale } from '../../i18n/locales.ts';
import * as m from '../../i18n/paraglide/messages.js';
import { screenPath } from '../../i18n/paths.ts';
import { dateFormat } from '../../lib/formats.ts';
import type { OutgoingMail } from '../../domain/mail/mail.ts';
import type { MailWords } from './mail-text.ts';

type ProMail = Extract<
  OutgoingMail,
  {
    kind:
      | 'pro-invitation'
      | 'pro-welcome'
      | 'pro-member-joined'
      | 'pro-removed'
      | 'pro-assigned'
      | 'pro-term-ending'
      | 'pro-terms-ending';
  }
>;

/** Mails of groups: to who is invited, joins, is proposed something or leaves, and to who leads them. */
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
    case 'pro-welcome': {
      const { isPaidByGroup, endsAt } = mail.values;
      return {
        subject: m.pro_mail_welcome_subject({ group }, said),
        paragraphs: [
          greeting,
          m.pro_mail_welcome_text({ group }, said),
          ...(isPaidByGroup ? [m.pro_mail_welcome_paid({ group }, said)] : []),
          ...(endsAt ? [m.pro_mail_welcome_until({ date: dayOf(endsAt, locale) }, said)] : []),
        ],
        action: {
          label: m.pro_mail_welcome_action({}, said),
          url: `${origin}${screenPath('groupSees', locale)}`,
        },
        note: m.pro_mail_welcome_note({ group }, said),
      };
    }
    case 'pro-member-joined': {
      const { groupId, memberId: member, memberName: name } = mail.values;
      const query = { group: groupId };
      return {
        subject: m.pro_mail_joined_subject({ name, group }, said),
        paragraphs: [greeting, m.pro_mail_joined_text({ name, group }, said)],
        action: {
          label: m.pro_mail_joined_action({}, said),
          url: `${origin}${screenPath('proMember', locale, { member }, { query })}`,
        },
      };
    }
    case 'pro-removed':
      return {
        subject: m.pro_mail_removed_subject({ group }, said),
        paragraphs: [
          greeting,
          m.pro_mail_removed_text({ group }, said),
          mail.values.isPaidByGroup
            ? m.pro_mail_removed_paid({ group }, said)
            : m.pro_mail_removed_own({}, said),
        ],
        note: m.pro_mail_term_ending_note({ group }, said),
      };
    case 'pro-assigned': {
      const { isProgram, title } = mail.values;
      return {
        subject: m.pro_mail_assigned_subject({ group }, said),
        paragraphs: [
          greeting,
          isProgram
            ? m.pro_mail_assigned_program({ group, title }, said)
            : m.pro_mail_assigned_plan({ group, title }, said),
        ],
        action: {
          label: m.pro_mail_assigned_action({}, said),
          url: `${origin}${screenPath('groupSees', locale)}`,
        },
        note: m.pro_mail_assigned_note({}, said),
      };
    }
    case 'pro-term-ending': {
      const date = dayOf(mail.values.endsAt, locale);
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

function dayOf(time: string, locale: Locale): string {
  const format = { dateStyle: 'long', timeZone: 'UTC' } as const;
  return dateFormat(locales[locale].languageTag, format).format(new Date(time));
}
