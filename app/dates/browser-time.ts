import { useSyncExternalStore } from 'react';

/** A day and hour on the reader's clock: `2026-03-10`, 0 to 23. */
export interface ReadersHour {
  day: string;
  hour: number;
}

/**
 * What the reader's clock shows. The server uses the hour it is told, as its own clock may stand in
 * another time zone.
 */
export function useReadersHour(told: ReadersHour | null): ReadersHour | null {
  const text = useSyncExternalStore(
    everyMinute,
    () => textOf(browsersHour()),
    () => (told === null ? null : textOf(told)),
  );
  return text === null ? null : parse(text);
}

function browsersHour(): ReadersHour {
  const now = new Date();
  const minutes = now.getTimezoneOffset();
  const shifted = new Date(now.getTime() - minutes * 60_000);
  return { day: shifted.toISOString().slice(0, 10), hour: now.getHours() };
}

/** `2026-03-10T07`. A text is equal to itself, so that nothing is drawn anew within the hour. */
function textOf({ day, hour }: ReadersHour): string {
  return `${day}T${hour}`;
}

function parse(text: string): ReadersHour {
  const [day = '', hour = '0'] = text.split('T');
  return { day, hour: Number(hour) };
}

function everyMinute(onChange: () => void): () => void {
  const timer = setInterval(onChange, 60_000);
  return () => clearInterval(timer);
}
