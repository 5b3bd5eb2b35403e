import { redirect } from 'react-router';
import { screenPath } from '../../../../i18n/paths.ts';
import { answerForms } from '../../../forms/answer-forms.ts';
import { executeAsMember } from '../../../members-only/execute-as-member.ts';
import { requestLocale } from '../../../shell/locale.ts';
import { ExportProAuditDocument, ExportProMembersDocument } from '../operations.gen.ts';
import type { Route } from './+types/export.ts';
import { exportForms } from './export-forms.ts';

const answerExport = answerForms<typeof exportForms, { csv: string }>(exportForms, {
  'export-members': async ({ group_id: groupId, status, q: search, member }, sending) => {
    const { context, url } = sending;
    const filter = { statuses: status === null ? [] : [status], search };
    const input = { groupId, filter, memberIds: member.length > 0 ? [...member] : null };
    const asked = { context, url, document: ExportProMembersDocument, variables: { input } };
    const { problems, csv } = (await executeAsMember(asked)).exportProMembers;
    return { problems, result: { csv } };
  },
  'export-audit': async ({ group_id: groupId }, { context, url }) => {
    const variables = { input: { groupId } };
    const asked = { context, url, document: ExportProAuditDocument, variables };
    const { problems, csv } = (await executeAsMember(asked)).exportProAudit;
    return { problems, result: { csv } };
  },
});

/** There is nothing to see here; the forms of the pages lead to a file. */
export function loader({ request }: Route.LoaderArgs) {
  return redirect(screenPath('proMembers', requestLocale(request)));
}

export async function action(args: Route.ActionArgs) {
  const { outcome, result, intent } = await answerExport(args);
  if (outcome !== 'done' || result === null) {
    const query = { problem: 'export' };
    return redirect(screenPath('proMembers', requestLocale(args.request), undefined, { query }));
  }
  const name = intent === 'export-audit' ? 'audit' : 'members';
  return new Response(result.csv, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}.csv"`,
      'cache-control': 'private, no-store',
    },
  });
}
