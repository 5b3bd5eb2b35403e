import * as m from '../../../i18n/paraglide/messages.js';
import { useLocale } from '../../shell/locale.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { timeOfLog } from '../../dates/long-date.ts';
import { countWords, durationWords } from './figure-words.ts';
import { Light } from './light.tsx';
import type { Status } from './operator-status.ts';
import { serverFacts } from './status-words.ts';

/** What the steps of the lights lead to. */
export const cardIds = { errors: 'errors', server: 'server', notices: 'notices' } as const;

/** Jobs go by the names they have in the log. */
export function JobsCard({ jobs }: { jobs: Status['jobs'] }) {
  return (
    <Card as="section">
      <h2 className="text-h4">{m.admin_jobs()}</h2>
      {jobs.length === 0 ? (
        <EmptyState scene="egg-timer" headingLevel={3} title={m.admin_jobs_none()} />
      ) : (
        <FoldedJobs jobs={jobs} />
      )}
    </Card>
  );
}

/** What failed is seen at once; where all is well, the list is asked for. */
function FoldedJobs({ jobs }: { jobs: Status['jobs'] }) {
  const locale = useLocale();
  const failed = jobs.filter(({ hasFailed }) => hasFailed);
  const count = countWords(jobs.length, locale);
  return (
    <>
      {failed.length === 0 ? (
        <p className="mt-2">
          <Light isWarning={false}>{m.admin_jobs_all_done({ count })}</Light>
        </p>
      ) : (
        <JobTable jobs={failed} />
      )}
      <details className="mt-2">
        <summary className="link inline-flex min-h-target cursor-pointer items-center">
          {m.admin_jobs_all({ count })}
        </summary>
        <JobTable jobs={jobs} />
      </details>
    </>
  );
}

function JobTable({ jobs }: { jobs: Status['jobs'] }) {
  const locale = useLocale();
  return (
    <table className="mt-3 w-full text-left">
      <thead className="text-sm text-ink-2">
        <tr>
          <th scope="col" className="py-2 pr-3">
            {m.admin_job_name()}
          </th>
          <th scope="col" className="py-2 pr-3">
            {m.admin_job_last()}
          </th>
          <th scope="col" className="hidden py-2 pr-3 text-right sm:table-cell">
            {m.admin_job_took()}
          </th>
          <th scope="col" className="py-2">
            {m.admin_job_state()}
          </th>
        </tr>
      </thead>
      <tbody>
        {jobs.map(({ name, endedAt, tookMs, hasFailed }) => (
          <tr key={name} className="border-t border-line">
            <th scope="row" className="py-2.5 pr-3 font-medium wrap-anywhere">
              {name}
            </th>
            <td className="py-2.5 pr-3 tabular-nums">
              <time dateTime={endedAt}>{endedAt.slice(11, 16)}</time>
            </td>
            <td className="hidden py-2.5 pr-3 text-right tabular-nums sm:table-cell">
              {durationWords(tookMs, locale)}
            </td>
            <td className="py-2.5">
              <Light isWarning={hasFailed}>
                {hasFailed ? m.admin_job_failed() : m.admin_job_done()}
              </Light>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function ServerCard({ status }: { status: Status }) {
  const locale = useLocale();
  return (
    <Card as="section" id={cardIds.server} className="scroll-mt-6">
      <h2 className="text-h4">{m.admin_server()}</h2>
      <p className="text-sm text-ink-2">{m.admin_server_note()}</p>
      <dl className="mt-3">
        {serverFacts(status, locale).map(([label, value]) => (
          <div key={label} className="flex justify-between gap-4 border-t border-line py-2">
            <dt>{label}</dt>
            <dd className="text-right font-semibold wrap-anywhere tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

/** What companies told us of subscriptions that nobody here has, to be looked for in their dashboards. */
export function NoticesCard({ notices }: Pick<Status, 'notices'>) {
  const locale = useLocale();
  const { unsettled, unsettledNotices } = notices;
  const more = unsettled - unsettledNotices.length;
  return (
    <Card as="section" id={cardIds.notices} className="scroll-mt-6">
      <h2 className="text-h4">{m.admin_notices()}</h2>
      <p className="text-sm text-ink-2">{m.admin_notices_note()}</p>
      <ol className="mt-3">
        {unsettledNotices.map(({ provider, providerReference, receivedAt }) => (
          <li
            key={`${provider} ${providerReference} ${receivedAt}`}
            className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line py-2"
          >
            <span className="min-w-0 font-medium wrap-anywhere">
              {provider} <code className="select-all">{providerReference}</code>
            </span>
            <time dateTime={receivedAt} className="text-sm text-ink-2 tabular-nums">
              {timeOfLog(receivedAt, locale)}
            </time>
          </li>
        ))}
      </ol>
      {more > 0 && (
        <p className="text-sm text-ink-2">
          {m.admin_notices_more({ count: countWords(more, locale) })}
        </p>
      )}
    </Card>
  );
}
