import type { OutgoingMail } from '../../domain/mail/mail.ts';
import type { OptionalMailKind } from '../../domain/notifications/notification-choices.rules.ts';
import * as m from '../../i18n/paraglide/messages.js';
import { communityWords, postPath } from '../push/community-words.ts';
import { screenPath } from '../../i18n/paths.ts';
import type { MailWords } from './mail-text.ts';

type CommunityMail = Extract<
  OutgoingMail,
  { kind: 'community-replies' | 'community-likes' | 'community-decision' }
>;

interface Around {
  greeting: string;
  unsubscribeUrl: (userId: string, kind: OptionalMailKind) => string;
}

/** What happened in topics one follows, and to what one wrote. */
export function communityMailWords(mail: CommunityMail, around: Around): MailWords {
  const { locale, origin } = mail;
  const said = { locale };
  const { greeting, unsubscribeUrl } = around;
  const note = m.notifications_mail_why_community({}, said);
  switch (mail.kind) {
    case 'community-decision':
      return {
        subject: m.notifications_decision_title({}, said),
        paragraphs: [greeting, m.notifications_decision_body({}, said)],
        action: {
          label: m.notifications_decision_action({}, said),
          url: `${origin}${screenPath('community', locale)}`,
        },
        note,
        unsubscribeUrl: unsubscribeUrl(mail.values.userId, 'COMMUNITY_DECISIONS'),
      };
    case 'community-replies':
    case 'community-likes': {
      const { values } = mail;
      const choice = mail.kind === 'community-likes' ? 'COMMUNITY_LIKES' : 'COMMUNITY_REPLIES';
      const { title, body } = communityWords({ kind: choice, ...values }, locale);
      return {
        subject: title,
        paragraphs: [greeting, body],
        action: {
          label: m.notifications_community_action({}, said),
          url: `${origin}${postPath(values, locale)}`,
        },
        note,
        unsubscribeUrl: unsubscribeUrl(values.userId, choice),
      };
    }
  }
}
