import * as m from '../../../i18n/paraglide/messages.js';
import { useLocale } from '../../shell/locale.ts';
import type { ReadersHour } from '../../dates/browser-time.ts';
import { longDateHeading } from '../../dates/weekday-name.ts';

const morningFromHour = 5;
const afternoonFromHour = 12;
const eveningFromHour = 18;

/** By the reader's own clock, so it says no more than hello while nobody knows it. */
export function Greeting({ firstName, now }: { firstName: string; now: ReadersHour | null }) {
  const locale = useLocale();
  return (
    <div className="flex flex-wrap items-end justify-between gap-4 pt-7 pb-6">
      <h1 className="text-h1">{greetingWords(now)({ name: firstName })}</h1>
      {/* A line of its own on phones, so that nothing moves once the day is known. */}
      <p className="min-h-6 font-semibold text-ink-2 max-sm:w-full">
        {now && longDateHeading({ date: now.day, locale })}
      </p>
    </div>
  );
}

function greetingWords(now: ReadersHour | null) {
  if (now === null) return m.home_hello;
  const { hour } = now;
  if (hour < morningFromHour || hour >= eveningFromHour) return m.home_good_evening;
  return hour < afternoonFromHour ? m.home_good_morning : m.home_good_afternoon;
}
