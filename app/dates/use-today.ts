import type { LocalDay } from '../../lib/local-time.ts';
import { useReadersHour } from './browser-time.ts';

/** The reader's day; until the browser knows, the server's guess. */
export function useToday(guess: LocalDay): LocalDay {
  return useReadersHour(null)?.day ?? guess;
}
