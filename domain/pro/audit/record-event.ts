import type { Transaction } from '../../../db/database.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { CreateId } from '../../../lib/ids.ts';
import { insertEvents, type EventDetails } from './audit.store.ts';
import type { EventKind } from './event-kinds.rules.ts';

export interface NewEvent {
  groupId: string;
  /** Whoever did it; null for what the clock did. */
  actorId: string | null;
  memberId?: string | null;
  kind: EventKind;
  /** Never names or addresses: nobody can take them out again. */
  details?: EventDetails;
}

interface Recording {
  tx: Transaction;
  clock: Clock;
  createId: CreateId;
}

/** Writes it into the group's audit, in the transaction of what happened: both stay, or neither. */
export function recordEvent({ event, ...tools }: Recording & { event: NewEvent }): Promise<void> {
  return recordEvents({ ...tools, events: [event] });
}

/** Many at once, in one query. */
export function recordEvents({
  tx,
  clock,
  createId,
  events,
}: Recording & { events: readonly NewEvent[] }): Promise<void> {
  const at = clock.now();
  const rows = events.map((event) => ({
    memberId: null,
    details: {},
    ...event,
    id: createId(),
    at,
  }));
  return insertEvents({ tx, events: rows });
}
