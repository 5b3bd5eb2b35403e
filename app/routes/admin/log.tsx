import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import { timeOfLog } from '../../dates/long-date.ts';
import { useLocale } from '../../shell/locale.ts';
import type { PageHandle } from '../../shell/page-layout.ts';
import { pageTitle } from '../../shell/page-title.ts';
import { ButtonLink } from '../../ui/actions/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Card } from '../../ui/layout/card.tsx';
import type { Route } from './+types/log.ts';
import { AdminFrame } from './admin-frame.tsx';
import { loadForAdministrators } from './load-for-administrators.ts';
import { actorWords, entryWords } from './log-words.ts';
import { AuditLogDocument, type AuditLogQuery } from './operations.gen.ts';

export const handle = { layout: 'task' } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle(m.admin_log(), matches) },
  { name: 'robots', content: 'noindex' },
];

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const variables = { after: url.searchParams.get('after') };
  const document = AuditLogDocument;
  const answer = await loadForAdministrators({ context, request, document, variables });
  return { log: answer?.auditLog ?? null };
}

export default function Log({ loaderData: { log } }: Route.ComponentProps) {
  const locale = useLocale();
  const { entries = [], next = null } = log ?? {};
  return (
    <AdminFrame title={m.admin_log()} lead={m.admin_log_lead()} isLocked={log === null}>
      <Card>
        {entries.length === 0 ? (
          <EmptyState scene="ledger" title={m.admin_log_empty()} />
        ) : (
          <ol>
            {entries.map((entry) => (
              <LogLine key={entry.id} entry={entry} />
            ))}
          </ol>
        )}
      </Card>
      {next !== null && (
        <div className="pt-5">
          <ButtonLink to={screenPath('adminLog', locale, undefined, { query: { after: next } })}>
            {m.admin_log_older()}
          </ButtonLink>
        </div>
      )}
    </AdminFrame>
  );
}

function LogLine({ entry }: { entry: AuditLogQuery['auditLog']['entries'][number] }) {
  const locale = useLocale();
  const { happenedAt, subject } = entry;
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5 border-t border-line py-3 first:border-0">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{entryWords(entry)}</p>
        <p className="text-sm wrap-anywhere text-ink-2">
          {subject && `${subject.email} · `}
          {actorWords(entry)}
        </p>
      </div>
      <time dateTime={happenedAt} className="text-sm text-ink-2 tabular-nums">
        {timeOfLog(happenedAt, locale)}
      </time>
    </li>
  );
}
