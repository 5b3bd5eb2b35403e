import { ErrorsCard } from './errors-card.tsx';
import { ExperimentsCard } from './experiments-card.tsx';
import type { Status } from './operator-status.ts';
import { JobsCard, NoticesCard, ServerCard } from './status-cards.tsx';
import { MembersCard, SignUpsCard, TrialsCard } from './status-figures.tsx';
import { StatusLights } from './status-lights.tsx';

/** The lights, what to do for those that warn, and the cards that say more. */
export function StatusBoard({ status, retried }: { status: Status; retried: number | null }) {
  return (
    <div className="grid gap-gutter">
      <StatusLights status={status} retried={retried} />
      <div className="grid gap-gutter lg:grid-cols-3">
        <MembersCard members={status.members} />
        <SignUpsCard status={status} />
        <TrialsCard months={status.months} />
      </div>
      {status.experiments.length > 0 && <ExperimentsCard results={status.experiments} />}
      <div className="grid items-start gap-gutter lg:grid-cols-[1.2fr_1fr]">
        <div className="grid gap-gutter">
          <JobsCard jobs={status.jobs} />
          <ErrorsCard errors={status.errors} />
          {status.notices.unsettledNotices.length > 0 && <NoticesCard notices={status.notices} />}
        </div>
        <ServerCard status={status} />
      </div>
    </div>
  );
}
