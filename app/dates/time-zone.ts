import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import type { ReadersHour } from './browser-time.ts';
import { isTimeZone, localMoment, type LocalMoment } from '../../lib/local-time.ts';

const oneYearSeconds = 365 * 24 * 60 * 60;
const pattern = /(?:^|;\s*)time_zone=([^;]+)/;

/** The time zone of the reader's device, as its browser told the server; null before it did. */
export function timeZoneOf(request: Request): string | null {
  return zoneIn(request.headers.get('cookie') ?? '');
}

function zoneIn(cookies: string): string | null {
  const name = nameIn(cookies);
  return isTimeZone(name) ? name : null;
}

function nameIn(cookies: string): string {
  const [, given = ''] = pattern.exec(cookies) ?? [];
  return safelyDecoded(given);
}

function safelyDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

/** What the reader's clock shows; in UTC where their time zone is not known. */
export function readersMoment({ request, now }: { request: Request; now: Date }): LocalMoment {
  return localMoment({ now, timeZone: timeZoneOf(request) ?? 'UTC' });
}

/** The hour on the reader's clock; null where their time zone is not known. */
export function readersHour(args: { request: Request; now: Date }): ReadersHour | null {
  if (timeZoneOf(args.request) === null) return null;
  const { day, minute } = readersMoment(args);
  return { day, hour: Math.floor(minute / 60) };
}

/** Tells the server which zone its days are to be counted in, and asks for this page again. */
export function useTimeZone(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const timer = setTimeout(() => {
      if (tellTimeZone()) void revalidate();
    });
    return () => clearTimeout(timer);
  }, [revalidate]);
}

/** Tells it for the pages that follow; what is filled in on this one stays as it is. */
export function useTimeZoneAhead(): void {
  useEffect(() => {
    setTimeout(tellTimeZone);
  }, []);
}

/**
 * True when the server did not know. A browser takes milliseconds to find its zone: that is not done
 * in one go with what else a page does first.
 */
function tellTimeZone(): boolean {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  if (!timeZone || nameIn(document.cookie) === timeZone) return false;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // oxlint-disable-next-line unicorn/no-document-cookie -- the cookie store is not everywhere yet
  document.cookie = `time_zone=${encodeURIComponent(timeZone)}; Path=/; Max-Age=${oneYearSeconds}; SameSite=Lax${secure}`;
  return nameIn(document.cookie) === timeZone;
}
