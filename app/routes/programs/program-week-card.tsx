import { BookOpenTextIcon } from '@phosphor-icons/react/dist/ssr/BookOpenText';
import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle';
import { ForkKnifeIcon } from '@phosphor-icons/react/dist/ssr/ForkKnife';
import { LockSimpleIcon } from '@phosphor-icons/react/dist/ssr/LockSimple';
import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import type { ProgramQuery, ProgramWeekFragment } from './operations.gen.ts';
import { useLocale } from '../../shell/locale.ts';
import { Tag } from '../../ui/data/tag.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { askPath } from './program-address.ts';
import { Link } from '../../ui/navigation/link.ts';

type ShownProgram = NonNullable<ProgramQuery['program']>;

interface WeekProps {
  program: ShownProgram;
  week: ProgramWeekFragment;
  isMember: boolean;
}

/** A week with what it is about; for members also its days. */
export function ProgramWeekCard({ program, week, isMember }: WeekProps) {
  const locale = useLocale();
  const { number, theme, summary, mealPlan } = week;
  const isNow =
    program.run?.weekReached === number &&
    (program.run.status === 'RUNNING' || program.run.status === 'PAUSED');
  return (
    <Card as="li">
      <div className="flex flex-wrap items-center gap-2">
        <span className="text-sm font-semibold text-ink-2">{m.programs_week({ number })}</span>
        {isNow && <Tag tone="leaf">{m.programs_now()}</Tag>}
      </div>
      <h3 className="mt-1 text-h3">{theme}</h3>
      <p className="mt-2 text-ink-2">{summary}</p>
      <ul className="mt-4 divide-y divide-line">
        {week.lessons.map((lesson) => (
          <LessonRow key={lesson.id} program={program} lesson={lesson} isMember={isMember} />
        ))}
        <li>
          <Link
            to={screenPath('mealPlan', locale, { slug: mealPlan.slug })}
            className="flex min-h-target items-center gap-3 py-1.5 hover:underline"
          >
            <ForkKnifeIcon
              size="1.25em"
              weight="bold"
              aria-hidden
              className="flex-none text-leaf"
            />
            {m.programs_meal_plan_titled({ title: mealPlan.title })}
          </Link>
        </li>
      </ul>
      {week.days && <DayLinks program={program} days={week.days} />}
    </Card>
  );
}

/** Open to everyone is the first; the others ask who is no member to become one. */
function LessonRow({
  program,
  lesson,
  isMember,
}: {
  program: ShownProgram;
  lesson: ProgramWeekFragment['lessons'][number];
  isMember: boolean;
}) {
  const locale = useLocale();
  const { slug, run } = program;
  const { number, title } = lesson;
  const isOpen = isMember || number === 1;
  const isRead = run?.readLessonIds.includes(lesson.id) ?? false;
  const Sign = isOpen ? (isRead ? CheckCircleIcon : BookOpenTextIcon) : LockSimpleIcon;
  const to = isOpen
    ? screenPath('programLesson', locale, { slug, lesson: number })
    : askPath({ slug, ask: 'join', locale });
  return (
    <li>
      <Link
        to={to}
        preventScrollReset={!isOpen}
        className="flex min-h-target items-center gap-3 py-1.5 hover:underline"
      >
        <Sign
          size="1.25em"
          weight={isRead ? 'fill' : 'bold'}
          aria-hidden
          className="flex-none text-leaf"
        />
        <span>
          {title}
          {!isOpen && <span className="sr-only">, {m.programs_locked()}</span>}
          {isRead && <span className="sr-only">, {m.programs_read()}</span>}
        </span>
      </Link>
    </li>
  );
}

function DayLinks({
  program,
  days,
}: {
  program: ShownProgram;
  days: NonNullable<ProgramWeekFragment['days']>;
}) {
  const locale = useLocale();
  const { slug, run } = program;
  return (
    <ul
      aria-label={m.programs_days()}
      className="mt-4 grid grid-cols-7 justify-items-center sm:flex sm:gap-2"
    >
      {days.map(({ number, tasks }) => {
        const done = run?.ticks.filter(({ day }) => day === number).length ?? 0;
        const isDone = done >= tasks.length;
        return (
          <li key={number}>
            <Link
              to={screenPath('programDay', locale, { slug, day: number })}
              aria-label={isDone ? m.programs_day_done({ number }) : m.programs_day({ number })}
              aria-current={run?.dayReached === number ? 'date' : undefined}
              className="grid size-target place-items-center rounded-full bg-sunken font-semibold tabular-nums hover:underline aria-[current]:inset-ring-2 aria-[current]:inset-ring-ink data-done:bg-yolk data-done:text-on-yolk"
              data-done={isDone || undefined}
            >
              {number}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
