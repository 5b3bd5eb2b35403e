import { SparkleIcon } from '@phosphor-icons/react/dist/ssr/Sparkle';
import * as m from '../../../i18n/paraglide/messages.js';
import { longDate } from '../../dates/long-date.ts';
import { useLocale } from '../../shell/locale.ts';
import type { ProgramCertificateQuery } from './operations.gen.ts';

type Shown = NonNullable<ProgramCertificateQuery['program']>;

interface SheetProps {
  program: Shown;
  certificate: NonNullable<Shown['certificate']>;
  /** Empty for who wants none on it. */
  name: string;
}

/** One page of paper: who, which program, from when to when, and what was done of it. */
export function CertificateSheet({ program, certificate, name }: SheetProps) {
  const locale = useLocale();
  const { title, weekCount, taskCount, lessonCount } = program;
  const { startedOn, finishedOn, tasksDone, lessonsRead, checkInsDone } = certificate;
  const dates = { from: longDate(startedOn, locale), to: longDate(finishedOn, locale) };
  return (
    <section
      aria-label={m.programs_certificate()}
      className="mx-auto grid max-w-form gap-6 rounded-xl border-2 border-line bg-surface px-6 py-12 text-center text-balance sm:px-12 sm:py-16"
    >
      <SparkleIcon size="3rem" weight="fill" aria-hidden className="mx-auto text-leaf" />
      <div className="grid gap-3">
        {name !== '' && <p className="font-display text-h1 wrap-anywhere">{name}</p>}
        <p className="text-ink-2">{m.programs_certificate_finished()}</p>
        <h2 className="text-h2">{title}</h2>
        <p>{m.programs_weeks({ count: weekCount })}</p>
      </div>
      <p className="text-ink-2">{m.programs_certificate_dates(dates)}</p>
      {tasksDone + lessonsRead + checkInsDone > 0 && (
        <ul className="grid gap-1 tabular-nums">
          {tasksDone > 0 && <li>{m.programs_tasks_done({ done: tasksDone, count: taskCount })}</li>}
          {lessonsRead > 0 && (
            <li>{m.programs_lessons_read({ done: lessonsRead, count: lessonCount })}</li>
          )}
          {checkInsDone > 0 && (
            <li>{m.programs_check_ins_done({ done: checkInsDone, count: weekCount })}</li>
          )}
        </ul>
      )}
    </section>
  );
}
