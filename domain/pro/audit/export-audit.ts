import type { Administering } from '../pro-tools.ts';
import { listEvents } from './audit.store.ts';
import { csvOf } from './csv.rules.ts';
import { recordEvent } from './record-event.ts';

const mostLines = 20_000;

/** With the words of the API: the same file in every language. */
export async function exportAudit(args: Administering): Promise<string> {
  const { db, clock, createId, group, actorId } = args;
  const events = await listEvents({ db, groupId: group.id, limit: mostLines, offset: 0 });
  const event = { groupId: group.id, actorId, kind: 'AUDIT_EXPORTED' as const };
  await db.transaction((tx) => recordEvent({ tx, clock, createId, event }));
  const rows = events.map(({ at, kind, actorId: actor, actorName, memberId, ...rest }) => [
    at.toISOString(),
    kind,
    actor ?? '',
    actorName ?? '',
    memberId ?? '',
    rest.memberName ?? '',
    JSON.stringify(rest.details),
  ]);
  const heads = ['at', 'kind', 'actorId', 'actorName', 'memberId', 'memberName', 'details'];
  return csvOf([heads, ...rows]);
}
