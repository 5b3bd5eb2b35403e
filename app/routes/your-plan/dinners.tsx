import { locales, type Locale } from '../../../i18n/locales.ts';
import * as m from '../../../i18n/paraglide/messages.js';
import { numberFormat } from '../../../lib/formats.ts';
import { weekdayOfDay } from '../../../lib/local-time.ts';
import { dishMinutes } from '../../../domain/kitchen/dish-minutes.rules.ts';
import { dishPicture } from '../../dishes/dish-picture.ts';
import { weekdayShort } from '../../dates/weekday-name.ts';
import { Picture } from '../../ui/pictures/picture.tsx';
import { dinnerOf } from '../onboarding/why-these-dinners.ts';
import type { PlanProps } from './plan-props.ts';
import { softHyphens } from '../../ui/soft-hyphens.ts';

/** The dinners of the week with their days; a day without one is left out. */
export function dinnersOf({ week, locale }: Pick<PlanProps, 'week' | 'locale'>) {
  return week.days.flatMap((day) => {
    const dish = dinnerOf(day);
    if (dish === null) return [];
    return [
      { ...dish, date: day.date, day: weekdayShort({ weekday: weekdayOfDay(day.date), locale }) },
    ];
  });
}

type Dinners = ReturnType<typeof dinnersOf>;

interface DinnerRowProps {
  dinners: Dinners;
  locale: Locale;
  /** One below that of the part they stand in. */
  titles: 'h2' | 'h3';
}

/** Side by side; a phone shows two and a half. */
export function DinnerRow({ dinners, locale, titles: Title }: DinnerRowProps) {
  return (
    <ol
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it is scrolled by keys
      tabIndex={0}
      aria-label={m.your_plan_dinners()}
      className="-mx-edge grid snap-x scroll-px-edge auto-cols-[minmax(9.5rem,1fr)] grid-flow-col gap-3 overflow-x-auto px-edge py-1 *:snap-start lg:mx-0 lg:auto-cols-[minmax(0,1fr)] lg:px-0"
    >
      {dinners.map(({ id, date, day, title, netCarbsGrams }) => (
        <li key={date} className="grid content-start gap-2">
          <p className="flex justify-between text-sm">
            <b className="capitalize">{day}</b>
            <span className="tabular-nums">{gramsText(netCarbsGrams, locale)}</span>
          </p>
          <div className="aspect-square overflow-hidden rounded-lg">
            <Picture {...dishPicture(id)} width={400} height={300} />
          </div>
          <Title className="text-h4 wrap-anywhere hyphens-auto">{softHyphens(title)}</Title>
        </li>
      ))}
    </ol>
  );
}

/** A line a day. */
export function DinnerList({ dinners, locale }: { dinners: Dinners; locale: Locale }) {
  return (
    <ol className="divide-y divide-line rounded-xl bg-surface shadow-sm">
      {dinners.map(({ id, date, day, title, netCarbsGrams, ...times }) => (
        <li key={date} className="flex items-center gap-3 px-4 py-3 sm:gap-4">
          <b className="w-10 flex-none text-sm capitalize">{day}</b>
          <div className="aspect-4/3 w-20 flex-none overflow-hidden rounded-sm">
            <Picture {...dishPicture(id)} width={96} height={72} />
          </div>
          <div className="min-w-0 flex-1">
            <h3 className="text-h4 wrap-anywhere hyphens-auto max-sm:text-base">
              {softHyphens(title)}
            </h3>
            <p className="text-sm text-ink-2">{dishMinutes(times)}</p>
          </div>
          <span className="flex-none font-semibold tabular-nums">
            {gramsText(netCarbsGrams, locale)}
          </span>
        </li>
      ))}
    </ol>
  );
}

function gramsText(grams: number, locale: Locale): string {
  const { languageTag } = locales[locale];
  const number = numberFormat(languageTag, { maximumFractionDigits: 0 }).format(grams);
  return `${number} ${m.units_g()}`;
}
