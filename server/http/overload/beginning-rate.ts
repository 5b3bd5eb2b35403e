const memoryMs = 1000;

/** How many requests begin in a millisecond, measured only while others wait. */
export class BeginningRate {
  #perMs: number | null = null;
  #busySince: number | null = null;
  #begun = 0;

  noteOne(): void {
    this.#begun += 1;
  }

  /** How long it takes until so many have begun; null where nobody has had to wait so far. */
  waitMs(count: number): number | null {
    return this.#perMs === null ? null : count / this.#perMs;
  }

  measure(now: number, isAnyoneWaiting: boolean): void {
    if (!isAnyoneWaiting) {
      this.#busySince = null;
      return;
    }
    if (this.#busySince === null) return this.#start(now);
    const elapsedMs = now - this.#busySince;
    if (elapsedMs < memoryMs / 4) return;
    const rate = this.#begun / elapsedMs;
    this.#perMs = this.#perMs === null ? rate : (this.#perMs + rate) / 2;
    this.#start(now);
  }

  #start(now: number): void {
    this.#busySince = now;
    this.#begun = 0;
  }
}
