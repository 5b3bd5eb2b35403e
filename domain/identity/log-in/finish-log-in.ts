import { problem, type Problem } from '../../../lib/problems.ts';
import { refusal, success, type Result } from '../../../lib/result.ts';
import { countTry, forgetTries } from '../../rate-limits/count-try.ts';
import { hashRecoveryCode, openSecret, stepOfCode } from '../second-factor/authenticator-codes.ts';
import { startSession } from '../sessions/begin-session.ts';
import { findUserById } from '../identity.store.ts';
import {
  findAuthenticator,
  takeRecoveryCode,
  takeStep,
} from '../second-factor/second-factor.store.ts';
import type { Device, SessionTools, StartedSession } from '../sessions/session.ts';
import { findTicket, useTicket } from '../tickets/tickets.store.ts';
import { tooManyTries } from '../tries/too-many-tries.ts';
import { codeLimit } from '../tries/try-limits.rules.ts';

interface FinishLogIn {
  tools: SessionTools;
  authSecret: string;
  /** Of the first step; null when the token was not one of ours. */
  ticketId: string | null;
  /** From the authenticator app, or a recovery code. */
  code: string;
  device: Device;
  endedSessionId: string | null;
}

const startAgain = problem([], 'login.start-again');

/** The second step of a login. */
export async function finishLogIn(args: FinishLogIn): Promise<Result<StartedSession, Problem[]>> {
  const { tools, ticketId } = args;
  const { db, clock } = tools;
  const now = clock.now();
  const ticket = ticketId && (await findTicket({ db, id: ticketId, purposes: ['log-in'], now }));
  if (!ticket || ticket.userId === null || ticket.usedAt !== null) return refusal([startAgain]);
  const { userId } = ticket;
  const limit = codeLimit(userId);
  const tried = await countTry({ db, clock, limits: [limit] });
  if (tried.retryAfterSeconds !== null) return refusal([tooManyTries(tried.retryAfterSeconds)]);
  if (!(await isCodeRight({ ...args, userId }))) {
    const wait = tried.nextAfterSeconds;
    return refusal([wait === null ? problem('code', 'code.incorrect') : tooManyTries(wait)]);
  }
  const user = await findUserById({ db, userId });
  const isFirst = await useTicket({ tx: db, id: ticket.id, usedAt: now });
  if (user === null || !isFirst) return refusal([startAgain]);
  await forgetTries({ db, limit });
  const isRemembered = ticket.details.isRemembered === 'true';
  return success(await startSession({ ...args, user, isRemembered }));
}

async function isCodeRight(args: FinishLogIn & { userId: string }): Promise<boolean> {
  const { tools, authSecret, code, userId } = args;
  const { db, clock } = tools;
  const now = clock.now();
  const authenticator = await findAuthenticator({ db, userId });
  if (authenticator === null) return false;
  const step = stepOfCode({ secret: openSecret(authenticator.secret, authSecret), code, now });
  if (step !== null) return takeStep({ db, userId, step });
  return takeRecoveryCode({ db, userId, hash: hashRecoveryCode(code), usedAt: now });
}
