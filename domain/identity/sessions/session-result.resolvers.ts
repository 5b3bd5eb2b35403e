import type { Problem } from '../../../lib/problems.ts';
import type { Result } from '../../../lib/result.ts';
import { signId } from '../../../lib/signed-id.ts';
import { sessionTools } from './session-tools.ts';
import { builder, ProblemType } from '../../../api/builder.ts';
import type { RequestContext } from '../../../api/context.ts';
import { MeType } from '../accounts/me.resolvers.ts';
import { noteWait } from '../tries/note-wait.ts';
import type { StartedSession } from './session.ts';
import { logInStepPurpose, type Ticket } from '../tickets/ticket.ts';
import type { Viewer } from '../viewer/viewer.ts';

interface SessionResult {
  problems: readonly Problem[];
  me: Viewer | null;
  codeToken: string | null;
}

export const SessionResultType = builder.objectRef<SessionResult>('SessionResult').implement({
  description: 'Whether somebody is signed in now; the session itself is in the cookie `auth`.',
  fields: (t) => ({
    problems: t.field({ type: [ProblemType], resolve: ({ problems }) => [...problems] }),
    me: t.field({ type: MeType, nullable: true, resolve: ({ me }) => me }),
    codeToken: t.string({
      nullable: true,
      description: 'The password was right and a code is wanted: `logInWithCode` takes both.',
      resolve: ({ codeToken }) => codeToken,
    }),
  }),
});

/** What every way of signing in takes from its request. */
export function sessionRequest({ services, viewer, ipAddress, userAgent }: RequestContext) {
  const tools = sessionTools(services);
  return { tools, device: { ipAddress, userAgent }, endedSessionId: viewer?.sessionId ?? null };
}

export async function begin(
  result: Result<StartedSession, Problem[]>,
  context: RequestContext,
): Promise<SessionResult> {
  if (!result.ok) {
    return { problems: noteWait(result.reason, context), me: null, codeToken: null };
  }
  await context.login.keep(result.value);
  return { problems: [], me: result.value.viewer, codeToken: null };
}

/** Half of a login: nobody is signed in yet. */
export function askForCode({ id }: Ticket, { services }: RequestContext): SessionResult {
  const codeToken = signId(id, { purpose: logInStepPurpose, secret: services.authSecret });
  return { problems: [], me: null, codeToken };
}
