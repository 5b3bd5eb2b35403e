const written = /^(?<count>[1-9]\d*)(?<seconds> ?s)?$/;

/** Minutes of a timer as a file says it: `4`, or `30 s` where it is no whole minute; null for anything else. */
export function readTimer(text: string): number | null {
  const { count, seconds } = written.exec(text.trim())?.groups ?? {};
  if (count === undefined) return null;
  return seconds === undefined ? Number(count) : Number(count) / 60;
}

export function timerText(minutes: number): string {
  return Number.isInteger(minutes) ? String(minutes) : `${Math.round(minutes * 60)} s`;
}
