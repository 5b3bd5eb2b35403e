import { data } from 'react-router';
import { execute } from '../../../graphql/api.ts';
import { redirectToLogin } from '../../../members-only/login-redirect.ts';
import {
  GroupSeesViewerDocument,
  InvitationPaperDocument,
  MemberHandoutDocument,
  QrGroupsDocument,
} from '../operations.gen.ts';
import type { Route } from './+types/qr.ts';

/**
 * A page to print: the invitation of a group, the one named or else the first one administered; with a
 * member, the hand-out for them.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { me } = await execute(context, GroupSeesViewerDocument);
  if (!me) throw redirectToLogin(request);
  const groupId = await askedGroup({ context, request });
  const paper = await drawnPaper({ context, request, groupId });
  if (paper === null) throw data({ code: 'pro.member-not-found', message: '' }, { status: 404 });
  const [problem] = paper.problems;
  if (paper.pdf === null) {
    const status = problem?.code === 'pro.qr-failed' ? 503 : 409;
    throw data({ code: problem?.code ?? 'internal', message: problem?.message ?? '' }, { status });
  }
  return new Response(Buffer.from(paper.pdf, 'base64'), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="to-print.pdf"',
      'cache-control': 'private, no-store',
    },
  });
}

async function drawnPaper({
  context,
  request,
  groupId,
}: Pick<Route.LoaderArgs, 'context' | 'request'> & { groupId: string }) {
  const memberId = new URL(request.url).searchParams.get('member');
  if (memberId === null) {
    return (await execute(context, InvitationPaperDocument, { groupId })).invitationPaper;
  }
  return (await execute(context, MemberHandoutDocument, { groupId, memberId })).memberHandout;
}

async function askedGroup({ context, request }: Pick<Route.LoaderArgs, 'context' | 'request'>) {
  const asked = new URL(request.url).searchParams.get('group');
  if (asked !== null) return asked;
  const { getDDProGroups: groups } = await execute(context, QrGroupsDocument);
  const own = groups.find(({ isAdministrator }) => isAdministrator);
  return own?.id ?? '';
}
