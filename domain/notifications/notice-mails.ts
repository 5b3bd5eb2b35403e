import type { NewMail } from '../mail/mail.ts';
import type { Notice, NoticeReader } from './notice.ts';

/** The e-mail of a notice; none for the end of a trial, which membership writes by law. */
export function mailOf(args: {
  member: NoticeReader;
  notice: Notice;
  /** What it is told of once: no second mail has its id. */
  occasion: string;
}): NewMail | null {
  const { member, notice, occasion } = args;
  const { userId, firstName, email: recipient } = member;
  switch (notice.kind) {
    case 'TRIAL_END':
      return null;
    case 'THAW_TONIGHT': {
      const { planSlug, dishes } = notice;
      const values = { userId, firstName, planSlug, dishes };
      return { id: `thaw-tonight:${userId}:${occasion}`, kind: 'thaw-tonight', recipient, values };
    }
    case 'PROGRAM_DAY': {
      const { kind: _kind, ...told } = notice;
      const values = { userId, firstName, ...told };
      return { id: `program-day:${userId}:${occasion}`, kind: 'program-day', recipient, values };
    }
    case 'PROGRAM_WEEK': {
      const { kind: _kind, ...told } = notice;
      const values = { userId, firstName, ...told };
      return { id: `program-week:${userId}:${occasion}`, kind: 'program-week', recipient, values };
    }
    case 'COMMUNITY_REPLIES':
    case 'COMMUNITY_LIKES': {
      const { kind, ...told } = notice;
      const mail = kind === 'COMMUNITY_LIKES' ? 'community-likes' : 'community-replies';
      const values = { userId, firstName, ...told };
      return { id: `${mail}:${userId}:${occasion}`, kind: mail, recipient, values };
    }
    case 'COMMUNITY_DECISIONS': {
      const values = { userId, firstName };
      const id = `community-decision:${userId}:${occasion}`;
      return { id, kind: 'community-decision', recipient, values };
    }
    case 'WEEKLY_PLAN': {
      const values = { userId, firstName, hasPlan: notice.hasPlan };
      return { id: `weekly-plan:${userId}:${occasion}`, kind: 'weekly-plan', recipient, values };
    }
  }
}
