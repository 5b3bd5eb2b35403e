import * as m from '../../../i18n/paraglide/messages.js';
import { timeOfLog } from '../../dates/long-date.ts';
import { useLocale } from '../../shell/locale.ts';
import type { PageHandle } from '../../shell/page-layout.ts';
import { pageTitle } from '../../shell/page-title.ts';
import type { Route } from './+types/status.ts';
import { AdminFrame } from './admin-frame.tsx';
import { CopyStatus } from './copy-status.tsx';
import { loadForAdministrators } from './load-for-administrators.ts';
import { OperatorStatusDocument } from './operations.gen.ts';
import type { Status } from './operator-status.ts';
import { ExperimentsCard } from './experiments-card.tsx';
import { ErrorsCard } from './errors-card.tsx';
import { JobsCard, ServerCard } from './status-cards.tsx';
import { MembersCard, SignUpsCard, TrialsCard } from './status-figures.tsx';
import { StatusLights } from './status-lights.tsx';
import { useLookAgain } from './use-look-again.ts';

export const handle = { layout: 'task' } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle(m.admin_status(), matches) },
  { name: 'robots', content: 'noindex' },
];

export async function loader({ context, request }: Route.LoaderArgs) {
  const document = OperatorStatusDocument;
  const answer = await loadForAdministrators({ context, request, document, variables: {} });
  return { status: answer?.operatorStatus ?? null };
}

export default function OperatorPage({ loaderData: { status } }: Route.ComponentProps) {
  useLookAgain();
  return (
    <AdminFrame
      title={status && headline(status.toLookAt.length)}
      lead={status && <CheckedAt status={status} />}
      actions={status && <CopyStatus status={status} />}
      isLocked={status === null}
    >
      {status && <Figures status={status} />}
    </AdminFrame>
  );
}

function headline(count: number): string {
  return count === 0 ? m.admin_status_well() : m.admin_status_headline({ count });
}

function CheckedAt({ status }: { status: Status }) {
  const locale = useLocale();
  return m.admin_status_checked({ time: timeOfLog(status.checkedAt, locale) });
}

function Figures({ status }: { status: Status }) {
  return (
    <div className="grid gap-gutter">
      <StatusLights status={status} />
      <div className="grid gap-gutter lg:grid-cols-3">
        <MembersCard members={status.members} />
        <SignUpsCard signUps={status.signUps} trials={status.trials} />
        <TrialsCard trials={status.trials} payments={status.payments} />
      </div>
      {status.experiments.length > 0 && <ExperimentsCard results={status.experiments} />}
      <div className="grid items-start gap-gutter lg:grid-cols-[1.2fr_1fr]">
        <div className="grid gap-gutter">
          <JobsCard jobs={status.jobs} />
          <ErrorsCard errors={status.errors} />
        </div>
        <ServerCard status={status} />
      </div>
    </div>
  );
}
