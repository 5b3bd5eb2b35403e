import type { Transaction } from '../../../db/database.ts';
import { inTurn } from '../../../db/in-turn.ts';
import { problem, type Problem } from '../../../lib/problems.ts';
import { emailProblems, normalizeEmail } from '../../identity/identity.rules.ts';
import { recordEvent, type NewEvent } from '../audit/record-event.ts';
import type { Administering } from '../pro-tools.ts';
import {
  deleteAdministrator,
  findConfirmedUser,
  insertAdministrator,
  listAdministrators,
} from './groups.store.ts';

const mostAdministrators = 20;

/**
 * Somebody with an account of their own, whose address is confirmed. Who has none is answered in
 * the same words as who has not confirmed it.
 */
export function addAdministrator(args: Administering & { email: string }): Promise<Problem[]> {
  return changing(args, (tx) => add({ ...args, tx }));
}

/** Also oneself; the last one stays. */
export function removeAdministrator(args: Administering & { userId: string }): Promise<Problem[]> {
  return changing(args, (tx) => remove({ ...args, tx }));
}

/** Hands the group over: the other administers it from now on, and the one who asks does not. */
export function transferGroup(args: Administering & { email: string }): Promise<Problem[]> {
  return changing(args, async (tx) => {
    if (normalizeEmail(args.email) === '') return emailProblems(args.email);
    const problems = await add({ ...args, tx, isTransfer: true });
    if (problems.length > 0) return problems;
    return remove({ ...args, tx, userId: args.actorId });
  });
}

function changing(
  { db, group }: Administering,
  run: (tx: Transaction) => Promise<Problem[]>,
): Promise<Problem[]> {
  if (group.closedAt !== null) return Promise.resolve([problem([], 'pro.group-closed')]);
  return inTurn({ db, name: `pro-administrators:${group.id}`, run });
}

async function add(
  args: Administering & { tx: Transaction; email: string; isTransfer?: boolean },
): Promise<Problem[]> {
  const { tx, clock, group, actorId, isTransfer = false } = args;
  const problems = emailProblems(args.email);
  if (problems.length > 0) return problems;
  const user = await findConfirmedUser({ db: tx, email: normalizeEmail(args.email) });
  if (user === null) return [problem('email', 'pro.administrator-unknown')];
  const { userId } = user;
  if (isTransfer && userId === actorId) return [problem('email', 'pro.transfer-to-self')];
  const known = await listAdministrators({ db: tx, groupId: group.id });
  if (known.length >= mostAdministrators) return [problem('email', 'pro.administrators-full')];
  const isNew = await insertAdministrator({
    tx,
    groupId: group.id,
    userId,
    addedBy: actorId,
    addedAt: clock.now(),
  });
  if (isNew) await tell({ ...args, kind: 'ADMINISTRATOR_ADDED', who: userId });
  if (isTransfer) await tell({ ...args, kind: 'GROUP_TRANSFERRED', who: userId });
  return [];
}

async function remove(
  args: Administering & { tx: Transaction; userId: string },
): Promise<Problem[]> {
  const { tx, group, userId } = args;
  const known = await listAdministrators({ db: tx, groupId: group.id });
  if (!known.some((one) => one.userId === userId)) return [];
  if (known.length === 1) return [problem([], 'pro.last-administrator')];
  await deleteAdministrator({ tx, groupId: group.id, userId });
  await tell({ ...args, kind: 'ADMINISTRATOR_REMOVED', who: userId });
  return [];
}

/** Whom it is about is named by id alone. */
function tell(
  args: Administering & { tx: Transaction; kind: NewEvent['kind']; who: string },
): Promise<void> {
  const { tx, clock, createId, group, actorId, kind, who } = args;
  const event = { groupId: group.id, actorId, kind, details: { administrator: who } };
  return recordEvent({ tx, clock, createId, event });
}
