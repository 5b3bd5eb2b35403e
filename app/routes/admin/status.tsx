import { data } from 'react-router';
import * as m from '../../../i18n/paraglide/messages.js';
import { timeOfLog } from '../../dates/long-date.ts';
import { answerForms, refuse } from '../../forms/answer-forms.ts';
import { answerTo } from '../../forms/form-answers.ts';
import { execute } from '../../graphql/api.ts';
import { useLocale } from '../../shell/locale.ts';
import type { PageHandle } from '../../shell/page-layout.ts';
import { pageTitle } from '../../shell/page-title.ts';
import type { Route } from './+types/status.ts';
import { statusForms } from './admin-forms.ts';
import { AdminFrame } from './admin-frame.tsx';
import { CopyStatus } from './copy-status.tsx';
import { loadForAdministrators } from './load-for-administrators.ts';
import { OperatorStatusDocument, RetryWaitingMailsDocument } from './operations.gen.ts';
import type { Status } from './operator-status.ts';
import { StatusBoard } from './status-board.tsx';
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

const answerStatus = answerForms<typeof statusForms, { count: number }>(statusForms, {
  'retry-mails': async (_fields, { context }) => {
    const { retryWaitingMails } = await execute(context, RetryWaitingMailsDocument);
    const { problems, count } = retryWaitingMails;
    return { problems, result: { count } };
  },
});

export async function action(args: Route.ActionArgs) {
  const answer = await answerStatus(args);
  return answer.outcome === 'done' ? data(answer) : refuse(answer);
}

export default function OperatorPage({ loaderData, actionData }: Route.ComponentProps) {
  const { status } = loaderData;
  useLookAgain();
  return (
    <AdminFrame
      title={status && headline(status.toLookAt.length)}
      lead={status && <CheckedAt status={status} />}
      actions={status && <CopyStatus status={status} />}
      isLocked={status === null}
    >
      {status && (
        <StatusBoard
          status={status}
          retried={answerTo(actionData, 'retry-mails')?.result?.count ?? null}
        />
      )}
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
