import type { CommunityArea, ReportReason } from '../../domain/community/community.rules.ts';
import { locales, type Locale } from '../../i18n/locales.ts';
import * as m from '../../i18n/paraglide/messages.js';
import { dateFormat } from '../../lib/formats.ts';
import { localMoment } from '../../lib/local-time.ts';
import { initialsOf } from '../../lib/titled-names.ts';
import { toneOf } from '../ui/data/tone-of.ts';

export const areaWords: Record<CommunityArea, () => string> = {
  COOKING: m.community_area_cooking,
  EVERYDAY: m.community_area_everyday,
  PROGRESS: m.community_area_progress,
  FAMILY: m.community_area_family,
  HEALTH: m.community_area_health,
};

export const reasonWords: Record<ReportReason, () => string> = {
  MEDICINE: m.community_reason_medicine,
  UNKIND: m.community_reason_unkind,
  SELLING: m.community_reason_selling,
  PRIVATE: m.community_reason_private,
  OTHER: m.community_reason_other,
};

/** The letters and colour of a name, the same on every page; no letters for whom is not named. */
export function markOf(name: string | null) {
  return { letters: initialsOf(name ?? ''), tone: toneOf(name ?? '') };
}

/** What a reader's clock shows, as the server was told of it. */
export interface ReadersClock {
  timeZone: string;
  now: string;
}

/** `Nov 22`, and of another year with it. */
function dayOf(args: { time: string; locale: Locale; clock: ReadersClock }): string {
  const { time, locale, clock } = args;
  const { timeZone } = clock;
  const yearOf = (moment: string) =>
    localMoment({ now: new Date(moment), timeZone }).day.slice(0, 4);
  const isThisYear = yearOf(time) === yearOf(clock.now);
  const format = { day: 'numeric', month: 'short', timeZone } as const;
  const year = isThisYear ? {} : ({ year: 'numeric' } as const);
  return dateFormat(locales[locale].languageTag, { ...format, ...year }).format(new Date(time));
}

const minuteMs = 60_000;
const hourMinutes = 60;
const dayMinutes = 24 * hourMinutes;

/** `12 min ago`, `3 h ago`, and by its day what is older. */
export function agoOf(args: { time: string; locale: Locale; clock: ReadersClock }): string {
  const { time, locale, clock } = args;
  const passed = (Date.parse(clock.now) - Date.parse(time)) / minuteMs;
  if (passed >= dayMinutes) return dayOf(args);
  return passed < hourMinutes
    ? m.community_minutes_ago({ count: Math.max(1, Math.floor(passed)) }, { locale })
    : m.community_hours_ago({ count: Math.floor(passed / hourMinutes) }, { locale });
}

/** `Nov 22, 17:40` */
export function momentOf(args: { time: string; locale: Locale; clock: ReadersClock }): string {
  const { time, locale, clock } = args;
  const format = { hour: 'numeric', minute: '2-digit', timeZone: clock.timeZone } as const;
  const hour = dateFormat(locales[locale].languageTag, format).format(new Date(time));
  return `${dayOf(args)}, ${hour}`;
}
