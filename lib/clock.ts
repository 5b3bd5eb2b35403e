/** Time as an argument: use cases never ask the system themselves. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

export function fixedClock(time: string | Date): Clock {
  return { now: () => new Date(time) };
}

export const dayMs = 24 * 60 * 60 * 1000;

export function addDays(date: Date, days: number): Date {
  return new Date(date.getTime() + days * dayMs);
}

/** `2026-03-09`, in UTC as all counts of days. */
export function dayOf(time: Date): string {
  return time.toISOString().slice(0, 10);
}
