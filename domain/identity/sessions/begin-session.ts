import { replaceSession } from '../identity.store.ts';
import { isAuthenticatorOn } from '../second-factor/second-factor.store.ts';
import { newSession, startedSession } from './session.ts';
import type { Device, SessionTools, StartedSession } from './session.ts';
import { newTicket, type Ticket } from '../tickets/ticket.ts';
import { insertTicket } from '../tickets/tickets.store.ts';
import type { Viewer } from '../viewer/viewer.ts';

/** Where a login stands after its first step. */
export type LogInOutcome =
  | { kind: 'signed-in'; session: StartedSession }
  | { kind: 'code-needed'; ticket: Ticket };

export interface Beginning {
  tools: SessionTools;
  user: Omit<Viewer, 'sessionId'>;
  isRemembered: boolean;
  device: Device;
  /** The session the browser still has: it ends when the new one begins. */
  endedSessionId: string | null;
}

/** After the first factor: begins a session, or asks for the second factor where one is set up. */
export async function beginSession(beginning: Beginning): Promise<LogInOutcome> {
  const { tools, user, isRemembered } = beginning;
  const { userId } = user;
  if (!(await isAuthenticatorOn({ db: tools.db, userId }))) {
    return { kind: 'signed-in', session: await startSession(beginning) };
  }
  const details = { isRemembered: String(isRemembered) };
  const ticket = newTicket({ tools, purpose: 'log-in', userId, details });
  await insertTicket({ tx: tools.db, ticket });
  return { kind: 'code-needed', ticket };
}

/** Begins a session for a user whose every factor was checked. */
export async function startSession(beginning: Beginning): Promise<StartedSession> {
  const { tools, user, isRemembered, device, endedSessionId } = beginning;
  const session = newSession({ tools, userId: user.userId, isRemembered, device });
  await replaceSession({ db: tools.db, session, endedSessionId });
  return startedSession({ tools, user, sessionId: session.id, isRemembered });
}
