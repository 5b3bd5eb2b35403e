import * as m from '../../../../i18n/paraglide/messages.js';
import type { PageHandle } from '../../../shell/page-layout.ts';
import { pageHead } from '../../../shell/page-head.ts';
import { ButtonLink } from '../../../ui/actions/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import type { Route } from './+types/audit.ts';
import { ExportForm } from '../export/export-form.tsx';
import { groupIdOf, loadGroup } from '../frame/load-group.ts';
import { ProFrame } from '../frame/pro-frame.tsx';
import { useGroupPath } from '../frame/use-group-path.ts';
import { ProAuditDocument } from '../operations.gen.ts';
import { EventList } from './event-list.tsx';
import { pageNumberOf } from '../../../shell/page-number.ts';

const pageSize = 50;

export const handle = { layout: 'task' } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageHead({ title: m.pro_audit_title(), matches }),
  { name: 'robots', content: 'noindex' },
];

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const page = pageNumberOf(url.searchParams);
  const variables = { groupId: groupIdOf(url), first: pageSize, offset: (page - 1) * pageSize };
  const document = ProAuditDocument;
  const { proGroup } = await loadGroup({ context, request, url, document, variables });
  const { events, ...group } = proGroup;
  const last = Math.max(1, Math.ceil(events.totalCount / pageSize));
  return { group, events: events.nodes, page, last };
}

export default function Audit({ loaderData }: Route.ComponentProps) {
  const { group, events, page, last } = loaderData;
  const path = useGroupPath();
  const to = (each: number) => path('proAudit', { page: String(each) });
  return (
    <ProFrame
      group={group}
      title={m.pro_audit_title()}
      lead={m.pro_audit_lead()}
      actions={<ExportForm what="audit" groupId={group.id} address={null} />}
    >
      <Card>
        <EventList events={events} />
      </Card>
      {last > 1 && (
        <nav aria-label={m.pro_pages()} className="flex flex-wrap items-center gap-2.5">
          {page > 1 && (
            <ButtonLink size="sm" to={to(page - 1)}>
              {m.pro_page_before()}
            </ButtonLink>
          )}
          <span className="text-small text-ink-2 tabular-nums">
            {m.pro_page_of({ page, last })}
          </span>
          {page < last && (
            <ButtonLink size="sm" to={to(page + 1)}>
              {m.pro_page_next()}
            </ButtonLink>
          )}
        </nav>
      )}
    </ProFrame>
  );
}
