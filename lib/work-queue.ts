/** The queue is full: the work would have to wait too long. */
export class QueueFullError extends Error {
  constructor() {
    super('The queue is full');
    this.name = 'QueueFullError';
  }
}

interface Limits {
  running: number;
  waiting: number;
  /** Of the waiting, how many may be one owner's. */
  waitingPerOwner?: number;
  /**
   * With `newest` the latest comes first and takes the place of the oldest: who has waited long has
   * mostly gone.
   */
  order?: 'oldest' | 'newest';
}

interface Waiting {
  owner: string;
  begin: () => void;
  giveUp: () => void;
}

/** Runs a few tasks at a time, lets a few more wait and turns the others away at once. */
export class WorkQueue {
  readonly #limits: Limits;
  /** The oldest first. */
  readonly #waiting: Waiting[] = [];
  #running = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  async run<Value>(task: () => Promise<Value>, owner = ''): Promise<Value> {
    await this.#turn(owner);
    try {
      return await task();
    } finally {
      this.#running -= 1;
      const isNewestFirst = this.#limits.order === 'newest';
      (isNewestFirst ? this.#waiting.pop() : this.#waiting.shift())?.begin();
    }
  }

  async #turn(owner: string): Promise<void> {
    if (this.#running < this.#limits.running) {
      this.#running += 1;
      return;
    }
    this.#makeRoomFor(owner);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const begin = () => {
      // Counted before it goes on, so that nobody slips in between.
      this.#running += 1;
      resolve();
    };
    this.#waiting.push({ owner, begin, giveUp: () => reject(new QueueFullError()) });
    return promise;
  }

  /** Whoever has the most waiting gives up a place, in a queue that is newest first; else nobody. */
  #makeRoomFor(owner: string): void {
    const { waiting, waitingPerOwner = waiting, order } = this.#limits;
    const own = this.#waiting.filter((each) => each.owner === owner);
    const isOwnShareFull = own.length >= waitingPerOwner;
    if (!isOwnShareFull && this.#waiting.length < waiting) return;
    const oldest = isOwnShareFull ? own[0] : this.#oldestOfMost();
    if (order !== 'newest' || oldest === undefined) throw new QueueFullError();
    this.#waiting.splice(this.#waiting.indexOf(oldest), 1);
    oldest.giveUp();
  }

  #oldestOfMost(): Waiting | undefined {
    const byOwner = [...Map.groupBy(this.#waiting, ({ owner }) => owner).values()];
    return byOwner.toSorted((left, right) => right.length - left.length)[0]?.[0];
  }
}
