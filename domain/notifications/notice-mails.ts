import type { NewMail } from '../mail/mail.ts';
import type { DueMember, Notice } from './notice.ts';

/** The e-mail of a notice; none for the end of a trial, which membership writes by law. */
export function mailOf(args: { member: DueMember; notice: Notice }): NewMail | null {
  const { member, notice } = args;
  const { userId, firstName, email: recipient, today } = member;
  switch (notice.kind) {
    case 'TRIAL_END':
      return null;
    case 'THAW_TONIGHT': {
      const { planSlug, dishes } = notice;
      const values = { userId, firstName, planSlug, dishes };
      return { id: `thaw-tonight:${userId}:${today}`, kind: 'thaw-tonight', recipient, values };
    }
    case 'PROGRAM_DAY': {
      const { kind: _kind, ...told } = notice;
      const values = { userId, firstName, ...told };
      return { id: `program-day:${userId}:${today}`, kind: 'program-day', recipient, values };
    }
    case 'PROGRAM_WEEK': {
      const { kind: _kind, ...told } = notice;
      const values = { userId, firstName, ...told };
      return { id: `program-week:${userId}:${today}`, kind: 'program-week', recipient, values };
    }
    case 'WEEKLY_PLAN': {
      const values = { userId, firstName, hasPlan: notice.hasPlan };
      return { id: `weekly-plan:${userId}:${today}`, kind: 'weekly-plan', recipient, values };
    }
  }
}
