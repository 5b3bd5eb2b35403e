import { timeZoneOf } from '../dates/time-zone.ts';
import type { ReadersClock } from './community-words.ts';

/** As the server knows it; the page in the browser goes by the same. */
export function readersClock(request: Request): ReadersClock {
  return { timeZone: timeZoneOf(request) ?? 'UTC', now: new Date().toISOString() };
}
