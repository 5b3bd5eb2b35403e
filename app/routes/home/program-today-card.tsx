import { Link } from '../../ui/navigation/link.ts';
import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import type { HomeProgramFragment } from './operations.gen.ts';
import { useLocale } from '../../shell/locale.ts';
import { Tag } from '../../ui/data/tag.tsx';
import { ProgramProgress } from '../programs/program-progress.tsx';

/** Where the member is in their program; the whole card leads to the day. */
export function ProgramTodayCard({ program }: { program: HomeProgramFragment }) {
  const locale = useLocale();
  const { slug, title, dayCount, weeks, run, coverRecipeId } = program;
  if (!run) return null;
  const { dayReached, weekReached, status } = run;
  const week = weeks[weekReached - 1];
  const tasks = week?.days?.find(({ number }) => number === dayReached)?.tasks ?? [];
  const done = run.ticks.filter(({ day }) => day === dayReached).length;
  return (
    <section
      aria-labelledby="program-today"
      className="group relative mt-gutter flex items-center gap-4 overflow-hidden rounded-lg bg-surface py-4 pr-5 pl-4 shadow-sm hover:shadow-md"
    >
      <img
        src={`/plate/${coverRecipeId}.svg`}
        alt=""
        width={72}
        height={72}
        className="size-18 flex-none"
      />
      <div className="grid min-w-0 flex-1 gap-1.5">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 id="program-today" className="text-h4">
            <Link
              to={screenPath('programDay', locale, { slug, day: dayReached })}
              className="group-hover:underline after:absolute after:inset-0"
            >
              {title}
            </Link>
          </h2>
          {status === 'PAUSED' && <Tag>{m.programs_paused()}</Tag>}
        </div>
        <p className="text-sm text-ink-2">
          {[
            m.programs_day_of({ day: dayReached, count: dayCount }),
            week?.theme,
            m.programs_tasks_done({ done, count: tasks.length }),
          ].join(' · ')}
        </p>
        <ProgramProgress done={dayReached} count={dayCount} />
      </div>
    </section>
  );
}
