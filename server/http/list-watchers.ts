import type { ServerResponse } from 'node:http';
import { listChangedEvent, type ListSignal } from '../../domain/shopping/sync/list-signal.rules.ts';

/** A member's phones, tablets and tabs; the one that has waited longest makes room for another. */
const mostPerMember = 12;
const mostAltogether = 5000;
const heartbeatMs = 25_000;
/** The browser then connects again, and its login is checked again. */
const longestMs = 10 * 60_000;
const reconnectMs = 2000;
/** What a browser that does not read may leave waiting here. */
const mostWaitingBytes = 16 * 1024;

interface Watcher {
  userId: string;
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
  add({
    userId,
    response,
    revision,
  }: {
    userId: string;
    response: ServerResponse;
    revision: number;
  }) {
    const watcher = { userId, response, since: Date.now() };
    const own = this.#watchers.get(userId) ?? new Set();
    this.#watchers.set(userId, own.add(watcher));
    this.#count += 1;
    response.once('close', () => this.#forget(watcher));
    write(watcher, `retry: ${reconnectMs}\n${changedEvent(revision)}`);
    const [oldest] = own;
    if (oldest && own.size > mostPerMember) oldest.response.end();
  }

  tell({ userId, revision }: ListSignal): void {
    for (const watcher of this.#watchers.get(userId) ?? []) write(watcher, changedEvent(revision));
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
