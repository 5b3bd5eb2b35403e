const isoDuration =
  /^P(?:(?<days>\d+(?:\.\d+)?)D)?(?:T(?:(?<hours>\d+(?:\.\d+)?)H)?(?:(?<minutes>\d+(?:\.\d+)?)M)?(?:(?<seconds>\d+(?:\.\d+)?)S)?)?$/i;

/** Longest first: `min` would be found in `minutes`. */
const minutesPerUnit: readonly (readonly [RegExp, number])[] = [
  [/^(?:days?|días?|dias?|dygn|dagar|dag|d)$/i, 24 * 60],
  [/^(?:hours?|hrs?|horas?|timmar|timme|tim|h)$/i, 60],
  [/^(?:minutes?|minutos?|minuter|minut|mins?|m)$/i, 1],
  [/^(?:seconds?|segundos?|sekunder|secs?|sek|s)$/i, 1 / 60],
];

/** What is longer is told in sentences. */
const longestDuration = 100;

/** Whole minutes of `PT1H20M`, `1 h 20 min`, `45 minuter`, `90`; null for anything else. */
export function readMinutes(text: string): number | null {
  const minutes = readDuration(text);
  return minutes === null ? null : Math.round(minutes);
}

/** In minutes, to the second: 30 seconds are half of one. */
export function readDuration(text: string): number | null {
  const trimmed = text.slice(0, longestDuration).trim();
  const iso = isoDuration.exec(trimmed)?.groups;
  if (iso !== undefined) return isoMinutes(iso);
  if (/^\d+$/.test(trimmed)) return Number(trimmed);
  return readSpokenMinutes(trimmed);
}

/** "P" and "PT" name no time at all. */
function isoMinutes(parts: Readonly<Record<string, string | undefined>>): number | null {
  if (Object.values(parts).every((part) => part === undefined)) return null;
  const { days = 0, hours = 0, minutes = 0, seconds = 0 } = parts;
  return Number(days) * 1440 + Number(hours) * 60 + Number(minutes) + Number(seconds) / 60;
}

function readSpokenMinutes(text: string): number | null {
  const parts = [...text.matchAll(/(\d+(?:[.,]\d+)?)\s*(\p{L}+)/gu)];
  const minutes = parts.map(([, amount = '', unit = '']) => {
    const factor = minutesPerUnit.find(([pattern]) => pattern.test(unit))?.[1];
    return factor === undefined ? 0 : Number(amount.replace(',', '.')) * factor;
  });
  const total = minutes.reduce((sum, each) => sum + each, 0);
  return total > 0 ? total : null;
}
