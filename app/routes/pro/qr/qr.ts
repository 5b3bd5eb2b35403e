import { data } from 'react-router';
import { execute } from '../../../graphql/api.ts';
import { redirectToLogin } from '../../../members-only/login-redirect.ts';
import {
  GroupSeesViewerDocument,
  InvitationPaperDocument,
  QrGroupsDocument,
} from '../operations.gen.ts';
import type { Route } from './+types/qr.ts';

/** The invitation of a group as a page to print: of the one named, else the first one administered. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { me } = await execute(context, GroupSeesViewerDocument);
  if (!me) throw redirectToLogin(request);
  const groupId = await askedGroup({ context, request });
  const { invitationPaper } = await execute(context, InvitationPaperDocument, { groupId });
  const [problem] = invitationPaper.problems;
  if (invitationPaper.pdf === null) {
    const status = problem?.code === 'pro.qr-failed' ? 503 : 409;
    throw data({ code: problem?.code ?? 'internal', message: problem?.message ?? '' }, { status });
  }
  return new Response(Buffer.from(invitationPaper.pdf, 'base64'), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="invitation.pdf"',
      'cache-control': 'private, no-store',
    },
  });
}

async function askedGroup({ context, request }: Pick<Route.LoaderArgs, 'context' | 'request'>) {
  const asked = new URL(request.url).searchParams.get('group');
  if (asked !== null) return asked;
  const { getDDProGroups: groups } = await execute(context, QrGroupsDocument);
  const own = groups.find(({ isAdministrator }) => isAdministrator);
  return own?.id ?? '';
}
