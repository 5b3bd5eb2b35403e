/** The queue is full: the work would have to wait too long. */
export class QueueFullError extends Error {
  constructor() {
    super('The queue is full');
    this.name = 'QueueFullError';
  }
}

/** Runs a few tasks at a time, lets a few more wait and turns the others away at once. */
export class WorkQueue {
  readonly #limits: { running: number; waiting: number };
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(limits: { running: number; waiting: number }) {
    this.#limits = limits;
  }

  async run<Value>(task: () => Promise<Value>): Promise<Value> {
    await this.#turn();
    try {
      return await task();
    } finally {
      this.#running -= 1;
      this.#waiting.shift()?.();
    }
  }

  async #turn(): Promise<void> {
    if (this.#running >= this.#limits.running) {
      if (this.#waiting.length >= this.#limits.waiting) throw new QueueFullError();
      const { promise, resolve } = Promise.withResolvers<void>();
      // Counted before it goes on, so that nobody slips in between.
      this.#waiting.push(() => {
        this.#running += 1;
        resolve();
      });
      return promise;
    }
    this.#running += 1;
  }
}
