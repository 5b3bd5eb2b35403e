const slowMs = 1000;

/** Watches how long pages take to load. */
export class SlowNavigations {
  #beganAt: number | null = null;

  /** How long a navigation took that has just ended and was slow; else null. */
  see(state: 'idle' | 'loading' | 'submitting', now: number): number | null {
    if (state === 'loading') this.#beganAt ??= now;
    if (state !== 'idle' || this.#beganAt === null) return null;
    const milliseconds = Math.round(now - this.#beganAt);
    this.#beganAt = null;
    return milliseconds > slowMs ? milliseconds : null;
  }
}
