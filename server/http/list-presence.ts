import { arrive, findHere, noteHere } from '../../domain/shopping/people/presence.ts';
import type { Services } from '../../api/context.ts';
import type { ListWatchers } from './list-watchers.ts';

const heartbeatMs = 20_000;

interface PresenceParts extends Pick<Services, 'db' | 'clock' | 'log'> {
  watchers: ListWatchers;
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
    const isWatched = this.#parts.watchers.watching().some(({ userId }) => userId === listId);
    if (isWatched) this.#run(() => this.#tellAll([listId]));
  }

  /** Whoever was taken off a list hears of it no more. */
  async beat(): Promise<void> {
    const { db, clock, watchers } = this.#parts;
    const personIds = [...new Set(watchers.watching().map(({ personId }) => personId))];
    const people = await noteHere({ db, clock, personIds });
    const listOf = new Map(people.map(({ personId, listId }) => [personId, listId]));
    watchers.endWithout(({ userId, personId }) => (listOf.get(personId) ?? personId) === userId);
    await this.#tellAll([...new Set(listOf.values())]);
  }

  close(): void {
    clearInterval(this.#heart);
  }

  async #tellAll(listIds: readonly string[]): Promise<void> {
    const { db, clock, watchers } = this.#parts;
    for (const [userId, personIds] of await findHere({ db, clock, listIds })) {
      watchers.tellHere({ userId, personIds });
    }
  }

  /** Nobody waits for it: the next beat tells again. */
  #run(work: () => Promise<void>): void {
    work().catch((error: unknown) => {
      this.#parts.log.warn({ error }, 'who has a shopping list open could not be told');
    });
  }
}
