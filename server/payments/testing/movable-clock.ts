import { addDays, type Clock } from '../../../lib/clock.ts';

/** Time as a test tells it. */
export class MovableClock implements Clock {
  #now: Date;

  constructor(start: string) {
    this.#now = new Date(start);
  }

  now(): Date {
    return new Date(this.#now);
  }

  addSeconds(seconds: number): void {
    this.#now = new Date(this.#now.getTime() + seconds * 1000);
  }

  addDays(days: number): void {
    this.#now = addDays(this.#now, days);
  }
}
