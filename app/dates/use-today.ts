import { useLocalDay } from './browser-time.ts';

/** The reader's day as plans count it, a midnight in UTC; until the browser knows, the server's. */
export function useToday(guess: string): Date {
  const day = useLocalDay();
  return day === null ? new Date(guess) : midnightInUtc(day);
}

function midnightInUtc(day: Date): Date {
  return new Date(Date.UTC(day.getFullYear(), day.getMonth(), day.getDate()));
}
