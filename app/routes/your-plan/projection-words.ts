import { shownWeight } from '../../../domain/profile/body-units.rules.ts';
import type { WeightUnit } from '../../../domain/profile/survey/survey-answers.rules.ts';
import { locales, type Locale } from '../../../i18n/locales.ts';
import * as m from '../../../i18n/paraglide/messages.js';
import { dateFormat } from '../../../lib/formats.ts';
import { addLocalDays, type LocalDay } from '../../../lib/local-time.ts';
import type { ProjectionFragment } from './operations.gen.ts';

/** A projection as it is read: in the reader's units, from today on. */
export interface ReadProjection {
  projection: ProjectionFragment;
  unit: WeightUnit;
  today: LocalDay;
  locale: Locale;
}

const dayCount = 7;

/** The months in which the range meets the goal; in kilograms where that is too far away. */
export function projectionTitle(read: ReadProjection): string {
  const { projection, unit } = read;
  const { goalKg, earliestWeek, latestWeek, afterAYear } = projection;
  if (goalKg === null || earliestWeek === null) {
    return m.your_plan_title_year(rangeWords({ ...afterAYear, unit }));
  }
  const goal = weightWords({ weightKg: goalKg, unit });
  const months = monthsOf({ ...read, earliestWeek, latestWeek });
  if (latestWeek === null) return m.your_plan_title_earliest({ goal, month: months.earliest });
  if (months.earliest === months.latest) {
    return m.your_plan_title_month({ goal, month: months.latest });
  }
  return m.your_plan_title_months({ goal, from: months.from, to: months.latest });
}

export function weightWords(args: { weightKg: number; unit: WeightUnit }): string {
  return shownWeight({ ...args, rounding: 'nearest' });
}

/** `81`, `89 kg`: the unit is named once, where it is one word. */
function rangeWords(args: { leastKg: number; mostKg: number; unit: WeightUnit }) {
  const { leastKg, mostKg, unit } = args;
  const least = weightWords({ weightKg: leastKg, unit });
  const most = weightWords({ weightKg: mostKg, unit });
  return { least: unit === 'st' ? least : least.replace(` ${unit}`, ''), most };
}

/** Without a picture the range is told in a sentence. */
export function projectionSentence(read: ReadProjection): string {
  const { projection, unit } = read;
  return m.your_plan_graph({
    start: weightWords({ weightKg: projection.startKg, unit }),
    ...rangeWords({ ...projection.afterAYear, unit }),
  });
}

interface Weeks {
  today: LocalDay;
  locale: Locale;
  earliestWeek: number;
  latestWeek: number | null;
}

/** The year is named once where both months are in it. */
function monthsOf({ today, locale, earliestWeek, latestWeek }: Weeks) {
  const [early, late] = [earliestWeek, latestWeek ?? earliestWeek].map((week) =>
    addLocalDays(today, week * dayCount),
  ) as [LocalDay, LocalDay];
  const isOneYear = early.slice(0, 4) === late.slice(0, 4);
  const withYear = { month: 'long', year: 'numeric' } as const;
  return {
    from: monthWords({ day: early, locale, style: isOneYear ? { month: 'long' } : withYear }),
    earliest: monthWords({ day: early, locale, style: withYear }),
    latest: monthWords({ day: late, locale, style: withYear }),
  };
}

function monthWords(args: {
  day: LocalDay;
  locale: Locale;
  style: Intl.DateTimeFormatOptions;
}): string {
  const { languageTag } = locales[args.locale];
  return dateFormat(languageTag, { ...args.style, timeZone: 'UTC' }).format(new Date(args.day));
}

/** `Jan` below the graph. */
export function monthTick(day: LocalDay, locale: Locale): string {
  return monthWords({ day, locale, style: { month: 'short' } });
}
