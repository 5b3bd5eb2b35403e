import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { problem, type Problem } from '../../../lib/problems.ts';
import { refusal, success, type Result } from '../../../lib/result.ts';
import { countTry } from '../../rate-limits/count-try.ts';
import type { PasskeyQuestion } from './add-passkey.ts';
import { startSession } from '../sessions/begin-session.ts';
import { findUserById } from '../identity.store.ts';
import { passkeyLibrary, passkeySite, readBrowserAnswer } from './passkey-site.ts';
import { findPasskey, markPasskeyUsed, type StoredPasskey } from './passkeys.store.ts';
import type { Device, SessionTools, StartedSession } from '../sessions/session.ts';
import { newTicket } from '../tickets/ticket.ts';
import { findTicket, insertTicket, useTicket } from '../tickets/tickets.store.ts';
import { tooManyTries } from '../tries/too-many-tries.ts';
import { passkeyLimit } from '../tries/try-limits.rules.ts';
import { tryingOf } from '../viewer/trying-of.ts';

interface Asking {
  tools: SessionTools;
  device: Device;
  origin: string;
}

/** Asks the browser for any passkey that it has for us. The answer tells whose it is. */
export async function startPasskeyLogIn(args: Asking): Promise<Result<PasskeyQuestion, Problem[]>> {
  const { tools, device, origin } = args;
  const limits = [passkeyLimit(tryingOf({ tools, email: '', device }))];
  const { retryAfterSeconds } = await countTry({ ...tools, limits });
  if (retryAfterSeconds !== null) return refusal([tooManyTries(retryAfterSeconds)]);
  const { generateAuthenticationOptions } = await passkeyLibrary();
  const options = await generateAuthenticationOptions({
    rpID: passkeySite(origin).rpID,
    userVerification: 'required',
  });
  const details = { challenge: options.challenge };
  const ticket = newTicket({ tools, purpose: 'passkey-log-in', userId: null, details });
  await insertTicket({ tx: tools.db, ticket });
  return success({ ticketId: ticket.id, options: JSON.stringify(options) });
}

interface PasskeyLogIn extends Asking {
  ticketId: string | null;
  answer: string;
  isRemembered: boolean;
  endedSessionId: string | null;
}

const failed = problem([], 'passkey.failed');

/**
 * A passkey is both factors at once: the member has the device and unlocks it by PIN, finger or
 * face.
 */
export async function logInWithPasskey(
  args: PasskeyLogIn,
): Promise<Result<StartedSession, Problem[]>> {
  const { tools, ticketId } = args;
  const { db, clock } = tools;
  const now = clock.now();
  const purposes = ['passkey-log-in'] as const;
  const ticket = ticketId && (await findTicket({ db, id: ticketId, purposes, now }));
  const answer = readBrowserAnswer<AuthenticationResponseJSON>(args.answer);
  if (!ticket || answer === null) return refusal([failed]);
  const passkey = await findPasskey({ db, id: String(answer.id) });
  if (passkey === null) return refusal([problem([], 'passkey.unknown')]);
  const challenge = ticket.details.challenge ?? '';
  const counter = await newCounter({ ...args, passkey, answer, challenge });
  // A challenge takes one answer, so an answer that was recorded opens nothing.
  if (counter === null || !(await useTicket({ tx: db, id: ticket.id, usedAt: now }))) {
    return refusal([failed]);
  }
  const user = await findUserById({ db, userId: passkey.userId });
  if (user === null) return refusal([failed]);
  await markPasskeyUsed({ db, id: passkey.id, counter, usedAt: now });
  return success(await startSession({ ...args, user }));
}

interface Verifying extends Asking {
  passkey: StoredPasskey;
  answer: AuthenticationResponseJSON;
  challenge: string;
}

/**
 * The passkey's count of uses; null when the answer was not made by this passkey for this site and
 * challenge.
 */
async function newCounter(args: Verifying): Promise<number | null> {
  const { passkey, answer, challenge } = args;
  const { origin, rpID } = passkeySite(args.origin);
  const { id, counter } = passkey;
  const publicKey = new Uint8Array(Buffer.from(passkey.publicKey, 'base64url'));
  const { verifyAuthenticationResponse } = await passkeyLibrary();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: answer,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      credential: { id, counter, publicKey },
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    return null;
  }
}
