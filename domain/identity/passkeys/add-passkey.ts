import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Database } from '../../../db/database.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { CreateId } from '../../../lib/ids.ts';
import { problem, type Problem } from '../../../lib/problems.ts';
import { refusal, success, type Result } from '../../../lib/result.ts';
import { confirmPassword } from '../passwords/confirm-password.ts';
import { cleanName } from '../identity.rules.ts';
import {
  passkeyAlgorithms,
  passkeyLibrary,
  passkeySite,
  readBrowserAnswer,
} from './passkey-site.ts';
import { insertPasskey, listPasskeysOf } from './passkeys.store.ts';
import { newTicket } from '../tickets/ticket.ts';
import { findTicket, insertTicket, useTicket } from '../tickets/tickets.store.ts';
import type { Viewer } from '../viewer/viewer.ts';

interface Adding {
  db: Database;
  clock: Clock;
  createId: CreateId;
  viewer: Viewer;
  origin: string;
}

/** What a browser needs to make or to use a passkey. */
export interface PasskeyQuestion {
  readonly ticketId: string;
  /** For the browser, as JSON. */
  readonly options: string;
}

const mostPasskeys = 20;
const longestName = 60;

/** Asks the browser for a new passkey; whoever asks has to know the password. */
export async function startPasskey(
  args: Adding & { password: string; brand: string },
): Promise<Result<PasskeyQuestion, Problem[]>> {
  const { db, clock, viewer, origin, password, brand } = args;
  const { userId, email, firstName, lastName } = viewer;
  const wrong = await confirmPassword({ db, clock, userId, password, path: 'password' });
  if (wrong.length > 0) return refusal(wrong);
  const known = await listPasskeysOf({ db, userId });
  if (known.length >= mostPasskeys) {
    return refusal([problem([], 'passkey.too-many', { most: mostPasskeys })]);
  }
  const { generateRegistrationOptions } = await passkeyLibrary();
  const options = await generateRegistrationOptions({
    rpName: brand,
    rpID: passkeySite(origin).rpID,
    userName: email,
    userID: new TextEncoder().encode(userId),
    userDisplayName: `${firstName} ${lastName}`,
    excludeCredentials: known.map(({ id }) => ({ id })),
    supportedAlgorithmIDs: passkeyAlgorithms,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  const details = { challenge: options.challenge };
  const ticket = newTicket({ tools: args, purpose: 'passkey-registration', userId, details });
  await insertTicket({ tx: db, ticket });
  return success({ ticketId: ticket.id, options: JSON.stringify(options) });
}

const failed = problem([], 'passkey.failed');

/** Keeps the passkey that the browser made. */
export async function addPasskey(
  args: Adding & { ticketId: string | null; answer: string; name: string },
): Promise<Problem[]> {
  const { db, clock, viewer, ticketId } = args;
  const now = clock.now();
  const purposes = ['passkey-registration'] as const;
  const ticket = ticketId && (await findTicket({ db, id: ticketId, purposes, now }));
  if (!ticket || ticket.userId !== viewer.userId) return [failed];
  const credential = await verified({ ...args, challenge: ticket.details.challenge ?? '' });
  if (credential === null) return [failed];
  const passkey = {
    userId: viewer.userId,
    id: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: credential.transports ?? [],
    name: cleanName(args.name).slice(0, longestName),
    createdAt: now,
  };
  // The browser may send its answer again after a lost response: it is the same passkey.
  await useTicket({ tx: db, id: ticket.id, usedAt: now });
  await insertPasskey({ db, passkey });
  return [];
}

async function verified(args: Adding & { answer: string; challenge: string }) {
  const response = readBrowserAnswer<RegistrationResponseJSON>(args.answer);
  if (response === null) return null;
  const { origin, rpID } = passkeySite(args.origin);
  const { verifyRegistrationResponse } = await passkeyLibrary();
  try {
    const result = await verifyRegistrationResponse({
      response,
      expectedChallenge: args.challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      supportedAlgorithmIDs: passkeyAlgorithms,
    });
    return result.verified ? result.registrationInfo.credential : null;
  } catch {
    // The library throws for every fault, and all of them mean that the answer is refused.
    return null;
  }
}
