import type { Database } from '../../db/database.ts';
import type { Clock } from '../../lib/clock.ts';
import { problem, type Problem } from '../../lib/problems.ts';
import { readSignedId, signId } from '../../lib/signed-id.ts';
import { optionalMailKinds, type OptionalMailKind } from './notification-choices.rules.ts';
import { switchMailOff } from './notification-settings.store.ts';

interface Subscription {
  userId: string;
  kind: OptionalMailKind;
}

const purpose = 'unsubscribe';

/** The secret part of the link that ends one kind of e-mail, for whoever got one. */
export function unsubscribeToken({ userId, kind, secret }: Subscription & { secret: string }) {
  return signId(`${userId}_${kind}`, { purpose, secret });
}

/** What a link ends; null for one that is not ours. */
export function readUnsubscribeToken(args: { token: string; secret: string }): Subscription | null {
  const { token, secret } = args;
  const signed = readSignedId(token, { purpose, secret });
  const kind = optionalMailKinds.find((known) => signed?.endsWith(`_${known}`));
  if (signed === null || kind === undefined) return null;
  return { userId: signed.slice(0, -kind.length - 1), kind };
}

/** The link is the proof, so it works logged out and as often as it is followed. */
export async function unsubscribe(args: {
  db: Database;
  clock: Clock;
  secret: string;
  token: string;
}): Promise<Problem[]> {
  const { db, clock } = args;
  const subscription = readUnsubscribeToken(args);
  if (subscription === null) return [problem('token', 'unsubscribe.link-invalid')];
  await switchMailOff({ db, ...subscription, now: clock.now() });
  return [];
}
