import { arrive, findHere, noteHere } from '../../../domain/shopping/people/presence.ts';
import type { Services } from '../../../api/context.ts';
import { listHereEvent } from '../../../domain/shopping/sync/list-signal.rules.ts';
import { eventText, type EventStreams } from './event-streams.ts';

const heartbeatMs = 20_000;

export interface ListWatcher {
  /** The owner of the list. */
  userId: string;
  /** Who watches: the owner, or somebody on the list. */
  personId: string;
}

interface PresenceParts extends Pick<Services, 'db' | 'clock' | 'log'> {
  streams: Pick<EventStreams<ListWatcher>, 'watching' | 'tell' | 'endWhere'>;
}

/**
 * Keeps known who has a shared list open, and tells the others. Each server speaks for the browsers
 * that are connected to it.
 */
export class ListPresence {
  readonly #parts: PresenceParts;
  readonly #heart: ReturnType<typeof setInterval>;

  constructor(parts: PresenceParts) {
    this.#parts = parts;
    this.#heart = setInterval(() => this.#run(() => this.beat()), heartbeatMs).unref();
  }

  /** Somebody opened their list here. */
  arrive(personId: string): void {
    this.#run(() => arrive({ ...this.#parts, personId }));
  }

  /** Somebody opened this list, on whichever server. */
  tell(listId: string): void {
    const isWatched = this.#parts.streams.watching().some(({ userId }) => userId === listId);
    if (isWatched) this.#run(() => this.#tellAll([listId]));
  }

  /** Whoever was taken off a list hears of it no more. */
  async beat(): Promise<void> {
    const { db, clock, streams } = this.#parts;
    const personIds = [...new Set(streams.watching().map(({ personId }) => personId))];
    const people = await noteHere({ db, clock, personIds });
    const listOf = new Map(people.map(({ personId, listId }) => [personId, listId]));
    streams.endWhere(({ userId, personId }) => (listOf.get(personId) ?? personId) !== userId);
    await this.#tellAll([...listOf.values()]);
  }

  close(): void {
    clearInterval(this.#heart);
  }

  async #tellAll(listIds: readonly string[]): Promise<void> {
    const { db, clock, streams } = this.#parts;
    for (const [userId, personIds] of await findHere({ db, clock, listIds })) {
      streams.tell(userId, eventText(listHereEvent, personIds.join(' ')));
    }
  }

  /** Nobody waits for it: the next beat tells again. */
  #run(work: () => Promise<void>): void {
    work().catch((error: unknown) => {
      this.#parts.log.warn({ error }, 'who has a shopping list open could not be told');
    });
  }
}
