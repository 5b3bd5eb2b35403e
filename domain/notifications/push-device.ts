import type { Database } from '../../db/database.ts';
import type { Clock } from '../../lib/clock.ts';
import { isId, type CreateId } from '../../lib/ids.ts';
import { problem, type Problem } from '../../lib/problems.ts';
import { refusal, success, type Result } from '../../lib/result.ts';
import type { Viewer } from '../identity/viewer/viewer.ts';
import { deleteDevice, storeDevice } from './push-devices.store.ts';
import type { PushAddress, PushSender } from './push-sender.ts';

/** An uncompressed point of P-256 and sixteen random bytes, as browsers write them. */
const p256dhPattern = /^B[\w-]{86}$/;
const authPattern = /^[\w-]{22}$/;

interface AddDevice {
  db: Database;
  clock: Clock;
  createId: CreateId;
  viewer: Viewer;
  /** Null where the operator has no keys for it. */
  push: PushSender | null;
  address: PushAddress;
}

/** Notifications to the browser the viewer sits at, for as long as they are logged in there. */
export async function addPushDevice(args: AddDevice): Promise<Result<string, Problem[]>> {
  const { db, clock, createId, viewer, push, address } = args;
  if (push === null) return refusal([problem([], 'push.unavailable')]);
  const areKeysWellFormed = p256dhPattern.test(address.p256dh) && authPattern.test(address.auth);
  if (!areKeysWellFormed || !push.isAllowed(address.endpoint)) {
    return refusal([problem('endpoint', 'push.endpoint-refused')]);
  }
  const { userId, sessionId } = viewer;
  const device = { ...address, id: createId(), sessionId, createdAt: clock.now() };
  const id = await storeDevice({ db, userId, device });
  if (id === null) return refusal([problem('endpoint', 'push.endpoint-refused')]);
  return success(id);
}

/** One that has gone already stays so. */
export async function removePushDevice(args: {
  db: Database;
  viewer: Viewer;
  id: string;
}): Promise<void> {
  const { db, viewer, id } = args;
  if (isId(id)) await deleteDevice({ db, userId: viewer.userId, id });
}
