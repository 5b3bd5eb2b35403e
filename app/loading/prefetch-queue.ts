const batchSize = 4;
export const everyMs = 3_000;

/** Pages wait in a queue, each once. A link that leaves the view before its turn leaves the queue. */
export class PrefetchQueue {
  readonly #waiting = new Set<string>();
  readonly #seen = new Set<string>();

  enter(path: string): void {
    if (!this.#seen.has(path)) this.#waiting.add(path);
  }

  leave(path: string): void {
    this.#waiting.delete(path);
  }

  /** Fetches the next few; those that cannot be yet keep their place. */
  takeTurn(fetch: (path: string) => boolean): void {
    let room = batchSize;
    for (const path of this.#waiting) {
      if (room === 0) return;
      if (!fetch(path)) continue;
      this.#waiting.delete(path);
      this.#seen.add(path);
      room -= 1;
    }
  }
}
