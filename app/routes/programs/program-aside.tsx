import { LockSimpleIcon } from '@phosphor-icons/react/dist/ssr/LockSimple';
import { SparkleIcon } from '@phosphor-icons/react/dist/ssr/Sparkle';
import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import type { ProgramQuery } from './operations.gen.ts';
import { useLocale } from '../../shell/locale.ts';
import { ButtonLink } from '../../ui/actions/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { OfferTerms } from '../../members-only/offer-card.tsx';
import type { MembershipOffer } from '../../members-only/membership-offer.ts';
import { askPath } from './program-address.ts';
import { ProgramForm } from './program-form.tsx';
import { ProgramProgress } from './program-progress.tsx';

type ShownProgram = NonNullable<ProgramQuery['program']>;
type Run = NonNullable<ShownProgram['run']>;

interface AsideProps {
  program: ShownProgram;
  isMember: boolean;
  offer: MembershipOffer;
  other: ProgramQuery['currentProgram'];
}

/** What one can do with the program now. */
export function ProgramAside({ program, isMember, offer, other }: AsideProps) {
  const { run } = program;
  if (!isMember) return <JoinCard offer={offer} />;
  return (
    <>
      {run?.status === 'FINISHED' && <FinishedCard program={program} run={run} />}
      {run?.status === 'RUNNING' || run?.status === 'PAUSED' ? (
        <RunCard program={program} run={run} />
      ) : (
        <StartCard program={program} other={other} />
      )}
    </>
  );
}

/** What membership adds to what is open. */
export function JoinCard({ offer }: { offer: MembershipOffer }) {
  return (
    <Card as="section" tone="yolk">
      <div className="grid gap-3.5">
        <LockSimpleIcon size="1.75rem" weight="fill" aria-hidden />
        <h2 className="text-h3">{m.programs_join_title()}</h2>
        <p>{m.programs_join_text()}</p>
        <OfferTerms offer={offer} />
      </div>
    </Card>
  );
}

function StartCard({ program, other }: Pick<AsideProps, 'program' | 'other'>) {
  const locale = useLocale();
  const { id, slug, run } = program;
  const words = run ? m.programs_start_again() : m.programs_start();
  return (
    <>
      <Card as="section">
        <div className="grid gap-3.5">
          <h2 className="text-h3">{m.programs_start_title()}</h2>
          <p className="text-ink-2">{m.programs_start_text()}</p>
          <div>
            {other ? (
              <ButtonLink
                variant={run ? 'secondary' : 'primary'}
                to={askPath({ slug, ask: 'replace', locale })}
                preventScrollReset
              >
                {words}
              </ButtonLink>
            ) : (
              <ProgramForm
                intent="start"
                fields={{ program_id: id }}
                variant={run ? 'secondary' : 'primary'}
              >
                {words}
              </ProgramForm>
            )}
          </div>
        </div>
      </Card>
      <Alert tone="medical" title={m.programs_doctor_title()}>
        {m.programs_doctor_text()}
      </Alert>
    </>
  );
}

function RunCard({ program, run }: { program: ShownProgram; run: Run }) {
  const locale = useLocale();
  const { slug, dayCount } = program;
  const { id: run_id, dayReached, status } = run;
  const isPaused = status === 'PAUSED';
  return (
    <Card as="section">
      <div className="grid gap-3.5">
        <h2 className="text-h3">{m.programs_day_of({ day: dayReached, count: dayCount })}</h2>
        <ProgramProgress done={dayReached} count={dayCount} />
        <Figures program={program} run={run} />
        {isPaused && <p>{m.programs_paused_text()}</p>}
        <div className="flex flex-wrap gap-3">
          {isPaused ? (
            <ProgramForm intent="resume" fields={{ run_id }} variant="primary">
              {m.programs_resume()}
            </ProgramForm>
          ) : (
            <>
              <ButtonLink variant="primary" to={screenPath('programDay', locale, { slug })}>
                {m.programs_to_today()}
              </ButtonLink>
              <ProgramForm intent="pause" fields={{ run_id }}>
                {m.programs_pause()}
              </ProgramForm>
            </>
          )}
        </div>
        <div className="flex flex-wrap gap-x-5 gap-y-1">
          <ButtonLink variant="text" size="sm" to={screenPath('notifications', locale)}>
            {m.programs_reminders()}
          </ButtonLink>
          <ButtonLink
            variant="text"
            size="sm"
            to={askPath({ slug, ask: 'restart', locale })}
            preventScrollReset
          >
            {m.programs_restart()}
          </ButtonLink>
          <ButtonLink
            variant="text"
            size="sm"
            to={askPath({ slug, ask: 'stop', locale })}
            preventScrollReset
          >
            {m.programs_stop()}
          </ButtonLink>
        </div>
      </div>
    </Card>
  );
}

function FinishedCard({ program, run }: { program: ShownProgram; run: Run }) {
  const locale = useLocale();
  return (
    <Card as="section" tone="leaf">
      <div className="grid gap-3.5">
        <SparkleIcon size="2rem" weight="fill" aria-hidden className="text-leaf" />
        <h2 className="text-h2">{m.programs_finished_title()}</h2>
        <p>{m.programs_finished_text({ count: program.dayCount })}</p>
        <Figures program={program} run={run} />
        <div className="flex flex-wrap gap-3">
          <ButtonLink
            variant="ink"
            to={screenPath('programCertificate', locale, { slug: program.slug })}
          >
            {m.programs_to_certificate()}
          </ButtonLink>
          <ButtonLink variant="secondary" to={screenPath('programs', locale)}>
            {m.programs_what_next()}
          </ButtonLink>
        </div>
      </div>
    </Card>
  );
}

function Figures({ program, run }: { program: ShownProgram; run: Run }) {
  const { taskCount, lessonCount } = program;
  return (
    <ul className="grid gap-1 text-ink-2 tabular-nums">
      <li>{m.programs_tasks_done({ done: run.ticks.length, count: taskCount })}</li>
      <li>{m.programs_lessons_read({ done: run.readLessonIds.length, count: lessonCount })}</li>
      <li>{m.programs_check_ins_done({ done: run.checkIns.length, count: program.weekCount })}</li>
    </ul>
  );
}
