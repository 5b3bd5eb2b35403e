import { idsOf, type Texts } from '../recipes/draft/draft-changes.ts';

/** A lesson in its week, and the day of the week it is on, from 1. */
export interface PlacedLesson {
  readonly id: string;
  readonly day: number;
}

export const daysOfWeek = 7;

/** `where-carbs-hide@3` of `week.w1.lessons`. */
export function lessonsOfWeek(texts: Texts, week: string): readonly PlacedLesson[] {
  return idsOf(texts, `week.${week}.lessons`).map((placed) => {
    const [id = '', day = ''] = placed.split('@');
    return { id, day: Number(day) || 1 };
  });
}

/** The lessons of a week as its fields say them, earlier days first. */
export function withLessons(
  texts: Texts,
  week: string,
  lessons: readonly PlacedLesson[],
): Readonly<Record<string, string>> {
  const inOrder = lessons.toSorted((one, other) => one.day - other.day);
  const placed = {
    ...texts,
    [`week.${week}.lessons`]: inOrder.map(({ id, day }) => `${id}@${day}`).join(' '),
  };
  return {
    [`week.${week}.lessons`]: placed[`week.${week}.lessons`] ?? '',
    lessons: idsOf(texts, 'weeks')
      .flatMap((each) => lessonsOfWeek(placed, each))
      .map(({ id }) => id)
      .join(' '),
  };
}

/** Takes a lesson to another week, on the same day of it. */
export function withLessonIn(
  texts: Texts,
  { lesson, from, to }: { lesson: PlacedLesson; from: string; to: string },
): Readonly<Record<string, string>> {
  const rest = lessonsOfWeek(texts, from).filter(({ id }) => id !== lesson.id);
  const taken = withLessons(texts, from, rest);
  const now = { ...texts, ...taken };
  return { ...taken, ...withLessons(now, to, [...lessonsOfWeek(now, to), lesson]) };
}

/** The tasks of each of the seven days. */
export function tasksOfWeek(texts: Texts, week: string): readonly (readonly string[])[] {
  const days = idsOf(texts, `week.${week}.days`);
  return Array.from({ length: daysOfWeek }, (_, day) => {
    const tasks = days[day] ?? '';
    return tasks === '' || tasks === noTasks ? [] : tasks.split(',');
  });
}

/** A day without tasks keeps its place. */
const noTasks = '-';

export function withTasks(
  texts: Texts,
  { week, day, tasks }: { week: string; day: number; tasks: readonly string[] },
): Readonly<Record<string, string>> {
  const days = tasksOfWeek(texts, week).with(day, tasks);
  const said = days.map((each) => (each.length === 0 ? noTasks : each.join(',')));
  return { [`week.${week}.days`]: said.join(' ') };
}

/** A week without its lessons takes them along. */
export function withoutWeek(texts: Texts, week: string): Readonly<Record<string, string>> {
  const gone = new Set(lessonsOfWeek(texts, week).map(({ id }) => id));
  return {
    weeks: idsOf(texts, 'weeks')
      .filter((each) => each !== week)
      .join(' '),
    lessons: idsOf(texts, 'lessons')
      .filter((id) => !gone.has(id))
      .join(' '),
  };
}

/** A task that is gone is a task of no day. */
export function withoutTask(texts: Texts, task: string): Readonly<Record<string, string>> {
  const weeks = idsOf(texts, 'weeks').map((week) => {
    const days = tasksOfWeek(texts, week).map((tasks) => tasks.filter((id) => id !== task));
    const said = days.map((each) => (each.length === 0 ? noTasks : each.join(',')));
    return [`week.${week}.days`, said.join(' ')] as const;
  });
  const tasks = idsOf(texts, 'tasks').filter((id) => id !== task);
  return { ...Object.fromEntries(weeks), tasks: tasks.join(' ') };
}
