import { CaretLeftIcon } from '@phosphor-icons/react/dist/ssr/CaretLeft';
import { CaretRightIcon } from '@phosphor-icons/react/dist/ssr/CaretRight';
import { lastDayOfWeek, weekOfDay } from '../../../domain/programs/program-days.rules.ts';
import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import type { ProgramDayQuery, ProgramWeekPlanQuery } from './operations.gen.ts';
import { useLocale } from '../../shell/locale.ts';
import { ButtonLink } from '../../ui/actions/button.tsx';
import { IconButtonLink } from '../../ui/actions/icon-button.tsx';
import { Tag } from '../../ui/data/tag.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Page } from '../../ui/layout/page.tsx';
import type { FormProblem } from '../../forms/form-answers.ts';
import { longDate } from '../../dates/long-date.ts';
import { DayLessons, DayTasks } from './day-tasks.tsx';
import { openDayBefore } from './open-days.ts';
import { ProgramForm } from './program-form.tsx';
import { ProgramProgress } from './program-progress.tsx';
import { Link } from '../../ui/navigation/link.ts';

type ShownProgram = NonNullable<ProgramDayQuery['program']>;
type WeekPlan = NonNullable<NonNullable<ProgramWeekPlanQuery['program']>['run']>['mealPlan'];

export interface DayPageProps {
  program: ShownProgram;
  day: NonNullable<ShownProgram['day']>;
  weekPlan: WeekPlan;
  /** A check-in was just saved. */
  isSaved: boolean;
  problems: readonly FormProblem[];
}

/** What there is to do on a day; the days before and after are a press away. */
export function DayPage({ program, day, weekPlan, isSaved, problems }: DayPageProps) {
  const { run } = program;
  const week = program.weeks[weekOfDay(day.number) - 1];
  return (
    <Page className="pb-16">
      <DayHeader program={program} day={day} />
      <div className="grid gap-4">
        {problems[0] && <Alert tone="danger">{problems[0].message}</Alert>}
        {isSaved && <Alert tone="tip">{m.programs_check_in_saved()}</Alert>}
        <RunNotice program={program} />
      </div>
      <div className="mt-4 grid gap-gutter lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start">
        <div className="grid gap-4">
          <DayTasks program={program} day={day} />
          {day.lessons.length > 0 && <DayLessons program={program} lessons={day.lessons} />}
          {run && <FinishCard program={program} />}
        </div>
        <div className="grid gap-4">
          {week && <WeekPlanCard program={program} week={week} weekPlan={weekPlan} />}
          {run && <CheckInCard program={program} day={day.number} />}
          <CatchUp program={program} day={day.number} />
        </div>
      </div>
    </Page>
  );
}

function DayHeader({ program, day: { number } }: Pick<DayPageProps, 'program' | 'day'>) {
  const locale = useLocale();
  const { slug, title, dayCount, run } = program;
  const week = program.weeks[weekOfDay(number) - 1];
  const link = (day: number) => screenPath('programDay', locale, { slug, day });
  return (
    <header className="grid gap-3 pt-7 pb-5">
      <p className="font-semibold">
        <Link to={screenPath('program', locale, { slug })} className="link">
          {title}
        </Link>
      </p>
      <div className="flex items-center justify-between gap-3">
        <h1 className="text-h1">{m.programs_day({ number })}</h1>
        <nav aria-label={m.programs_days()} className="flex gap-2">
          {number > 1 && (
            <IconButtonLink
              icon={CaretLeftIcon}
              label={m.programs_day_before()}
              look="outlined"
              to={link(number - 1)}
            />
          )}
          {number < dayCount && (
            <IconButtonLink
              icon={CaretRightIcon}
              label={m.programs_day_after()}
              look="outlined"
              to={link(number + 1)}
            />
          )}
        </nav>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-ink-2">
        {isGoingOn(run) && run.dayReached === number && <Tag tone="leaf">{m.programs_today()}</Tag>}
        {isGoingOn(run) && run.dateOfDay && <span>{longDate(run.dateOfDay, locale)}</span>}
        {week && <span>{m.programs_week_theme({ number: week.number, theme: week.theme })}</span>}
      </div>
      <div className="max-w-form">
        <ProgramProgress done={number} count={dayCount} />
      </div>
    </header>
  );
}

function isGoingOn(run: ShownProgram['run']): run is NonNullable<ShownProgram['run']> {
  return run?.status === 'RUNNING' || run?.status === 'PAUSED';
}

/** Why nothing can be ticked here, or that the days stand still. */
function RunNotice({ program }: { program: ShownProgram }) {
  const locale = useLocale();
  const { slug, run } = program;
  if (!isGoingOn(run)) {
    return (
      <Alert
        action={
          <ButtonLink size="sm" to={screenPath('program', locale, { slug })}>
            {m.programs_to_program()}
          </ButtonLink>
        }
      >
        {m.programs_look_only()}
      </Alert>
    );
  }
  if (run.status === 'RUNNING') return null;
  return (
    <Alert
      title={m.programs_paused()}
      action={
        <ProgramForm intent="resume" fields={{ run_id: run.id }}>
          {m.programs_resume()}
        </ProgramForm>
      }
    >
      {m.programs_paused_text()}
    </Alert>
  );
}

function WeekPlanCard({
  program: { run },
  week,
  weekPlan,
}: {
  program: ShownProgram;
  week: ShownProgram['weeks'][number];
  weekPlan: WeekPlan;
}) {
  const locale = useLocale();
  const { number, mealPlan } = week;
  const isFollowed = weekPlan?.isStarted ?? false;
  const slug = isFollowed && weekPlan ? weekPlan.slug : mealPlan.slug;
  return (
    <Card as="section">
      <h2 className="text-h4">{m.programs_meal_plan()}</h2>
      <p className="mt-1.5 font-display text-lg">{mealPlan.title}</p>
      {isFollowed && <p className="mt-1 text-ink-2">{m.programs_meal_plan_followed()}</p>}
      <div className="mt-4 flex flex-wrap gap-3">
        {isGoingOn(run) && !isFollowed && (
          <ProgramForm intent="meal-plan" fields={{ run_id: run.id, week: number }} variant="ink">
            {m.programs_meal_plan_start()}
          </ProgramForm>
        )}
        <ButtonLink to={screenPath('mealPlan', locale, { slug })}>
          {m.programs_meal_plan_open()}
        </ButtonLink>
      </div>
    </Card>
  );
}

/** On the last day of a week, and from then on until it is done; afterwards to correct it. */
function CheckInCard({ program, day }: { program: ShownProgram; day: number }) {
  const locale = useLocale();
  const { slug, run } = program;
  const week = weekOfDay(day);
  if (!isGoingOn(run) || run.weekReached < week) return null;
  const done = run.checkIns.find((checkIn) => checkIn.week === week);
  const isDue = !done && run.dayReached >= lastDayOfWeek(week);
  return (
    <Card as="section" tone={isDue ? 'yolk' : 'surface'}>
      <h2 className="text-h4">{m.programs_check_in_title({ number: week })}</h2>
      <p className="mt-1.5 text-ink-2">
        {done ? m.programs_check_in_done() : m.programs_check_in_lead()}
      </p>
      <div className="mt-4">
        <ButtonLink
          variant={isDue ? 'ink' : 'secondary'}
          to={screenPath('programCheckIn', locale, { slug, week })}
        >
          {done ? m.programs_check_in_change() : m.programs_check_in_start()}
        </ButtonLink>
      </div>
    </Card>
  );
}

/** The first day behind with something left, for who likes to catch up; nobody has to. */
function CatchUp({ program, day }: { program: ShownProgram; day: number }) {
  const locale = useLocale();
  const { slug, run } = program;
  if (!isGoingOn(run)) return null;
  const open = openDayBefore({ weeks: program.weeks, ticks: run.ticks, day: run.dayReached });
  if (open === null || open === day) return null;
  return (
    <Card as="section">
      <h2 className="text-h4">{m.programs_catch_up()}</h2>
      <p className="mt-1.5 text-ink-2">{m.programs_catch_up_text({ number: open })}</p>
      <div className="mt-4">
        <ButtonLink size="sm" to={screenPath('programDay', locale, { slug, day: open })}>
          {m.programs_day({ number: open })}
        </ButtonLink>
      </div>
    </Card>
  );
}

function FinishCard({ program: { run, dayCount } }: { program: ShownProgram }) {
  if (!isGoingOn(run) || run.dayReached < dayCount) return null;
  return (
    <Card as="section" tone="leaf">
      <h2 className="text-h3">{m.programs_finish_title()}</h2>
      <p className="mt-1.5">{m.programs_finish_text()}</p>
      <div className="mt-4">
        <ProgramForm intent="finish" fields={{ run_id: run.id }} variant="primary">
          {m.programs_finish()}
        </ProgramForm>
      </div>
    </Card>
  );
}
