import { locales } from '../../i18n/locales.ts';
import { listPremiumAmong } from '../membership/premium-among.ts';
import { listDaysToRemind, type DayToRemind } from '../programs/days-to-remind.ts';
import type { DueMember, Notice } from './notice.ts';
import type { Notifier, NotifyTools } from './notify-members.ts';

/** In the morning: what the day of a member's program asks. */
export const programDay: Notifier = {
  kind: 'PROGRAM_DAY',
  hoursOfUse: 12,
  find: (asked) => noticesOf(asked, dayNotice),
};

/** In the evening of the last day of a week that is not checked in. */
export const programWeek: Notifier = {
  kind: 'PROGRAM_WEEK',
  hoursOfUse: 6,
  find: (asked) => noticesOf(asked, weekNotice),
};

type NoticeOfDay = (args: { member: DueMember; toDo: DayToRemind }) => Notice | null;

async function noticesOf(
  { tools, members }: { tools: NotifyTools; members: readonly DueMember[] },
  noticeOf: NoticeOfDay,
): Promise<ReadonlyMap<string, Notice>> {
  const { db, clock, programs } = tools;
  const userIds = members.map(({ userId }) => userId);
  const premium = await listPremiumAmong({ db, userIds, now: clock.now() });
  const paying = members.filter(({ userId }) => premium.has(userId));
  const days = await listDaysToRemind({ db, programs, members: paying });
  const notices = new Map<string, Notice>();
  for (const member of paying) {
    const toDo = days.get(member.userId);
    const notice = toDo ? noticeOf({ member, toDo }) : null;
    if (notice !== null) notices.set(member.userId, notice);
  }
  return notices;
}

const dayNotice: NoticeOfDay = ({ member, toDo }) => {
  const { program, day, openTaskIds } = toDo;
  if (openTaskIds.length === 0) return null;
  const language = locales[member.locale].contentLanguage;
  const { slug, title } = program.texts[language];
  const tasks = openTaskIds.map((id) => program.tasks[id]?.[language] ?? '');
  return { kind: 'PROGRAM_DAY', slug, title, day, tasks };
};

const weekNotice: NoticeOfDay = ({ member, toDo }) => {
  const { program, weekToCheckIn: week } = toDo;
  if (week === null) return null;
  const { slug, title } = program.texts[locales[member.locale].contentLanguage];
  return { kind: 'PROGRAM_WEEK', slug, title, week };
};
