import type { ServerResponse } from 'node:http';
import {
  listChangedEvent,
  listHereEvent,
  type ListSignal,
} from '../../domain/shopping/sync/list-signal.rules.ts';

/** Phones, tablets and tabs of those who share a list; the one that has waited longest makes room for another. */
const mostPerList = 24;
const mostAltogether = 5000;
const heartbeatMs = 25_000;
/** The browser then connects again, and its login is checked again. */
const longestMs = 10 * 60_000;
const reconnectMs = 2000;
/** What a browser that does not read may leave waiting here. */
const mostWaitingBytes = 16 * 1024;

interface Watcher {
  /** The owner of the list. */
  userId: string;
  /** Who watches: the owner, or somebody on the list. */
  personId: string;
  response: ServerResponse;
  since: number;
}

/** The browsers that have a list open: each hears of every change of its member's list. */
export class ListWatchers {
  readonly #watchers = new Map<string, Set<Watcher>>();
  #count = 0;
  #isEnded = false;
  readonly #heart = setInterval(() => this.#beat(), heartbeatMs).unref();

  hasRoom(): boolean {
    return !this.#isEnded && this.#count < mostAltogether;
  }

  /** Takes over a response whose head was sent. */
  add({ revision, ...watching }: Omit<Watcher, 'since'> & { revision: number }) {
    const { userId, response } = watching;
    const watcher = { ...watching, since: Date.now() };
    const own = this.#watchers.get(userId) ?? new Set();
    this.#watchers.set(userId, own.add(watcher));
    this.#count += 1;
    response.once('close', () => this.#forget(watcher));
    write(watcher, `retry: ${reconnectMs}\n${changedEvent(revision)}`);
    const [oldest] = own;
    if (oldest && own.size > mostPerList) oldest.response.end();
  }

  tell({ userId, revision }: ListSignal): void {
    for (const watcher of this.#watchers.get(userId) ?? []) write(watcher, changedEvent(revision));
  }

  /** Who watches which list here. */
  watching(): readonly Pick<Watcher, 'userId' | 'personId'>[] {
    return this.#all();
  }

  /** Tells everybody who watches a list which of the others do. */
  tellHere({ userId, personIds }: { userId: string; personIds: readonly string[] }): void {
    const text = `event: ${listHereEvent}\ndata: ${personIds.join(' ')}\n\n`;
    for (const watcher of this.#watchers.get(userId) ?? []) write(watcher, text);
  }

  /** Ends the answers to people who are on their list no more. */
  endWithout(isOnList: (watching: Pick<Watcher, 'userId' | 'personId'>) => boolean): void {
    for (const watcher of this.#all()) if (!isOnList(watcher)) watcher.response.end();
  }

  /**
   * Changes may have been missed while the database was away, so every browser is made to ask
   * again.
   */
  endAll(): void {
    for (const watcher of this.#all()) watcher.response.end();
  }

  /** The server stops: all watchers end, and new ones are refused. */
  close(): void {
    this.#isEnded = true;
    clearInterval(this.#heart);
    this.endAll();
  }

  #beat(): void {
    for (const watcher of this.#all()) {
      if (Date.now() - watcher.since > longestMs) watcher.response.end();
      else write(watcher, ':\n\n');
    }
  }

  #all(): Watcher[] {
    return [...this.#watchers.values()].flatMap((own) => [...own]);
  }

  #forget(watcher: Watcher): void {
    const own = this.#watchers.get(watcher.userId);
    if (!own?.delete(watcher)) return;
    this.#count -= 1;
    if (own.size === 0) this.#watchers.delete(watcher.userId);
  }
}

function changedEvent(revision: number): string {
  return `event: ${listChangedEvent}\ndata: ${revision}\n\n`;
}

function write({ response }: Watcher, text: string): void {
  if (response.writableLength > mostWaitingBytes) response.destroy();
  else response.write(text);
}
