import { Link } from 'react-router';
import { dateFormat } from '../../../lib/formats.ts';
import { locales, type Locale } from '../../../i18n/locales.ts';
import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import type { RecipeCardFragment } from '../../dishes/operations.gen.ts';
import { useLocale } from '../../shell/locale.ts';
import { Picture } from '../../ui/pictures/picture.tsx';
import { dishPicture } from '../../dishes/dish-picture.ts';
import { netCarbsText } from '../../amounts/figures.ts';

/** Seven dinners from Monday. */
export function SampleWeek({ dinners }: { dinners: readonly RecipeCardFragment[] }) {
  const weekdays = weekdaysIn(useLocale());
  return (
    <section className="page-width py-[calc(var(--spacing-section)/2)]">
      <div className="mb-5">
        <h2 className="text-h1">{m.home_week_title()}</h2>
        <p className="mt-2.5 max-w-prose text-lg text-ink-2">{m.home_week_lead()}</p>
      </div>
      <ul className="-mx-edge grid auto-cols-[minmax(9.5rem,1fr)] grid-flow-col gap-3.5 overflow-x-auto scrollbar-none scroll-px-edge px-edge py-1">
        {dinners.map((recipe, index) => (
          <li key={recipe.id}>
            <Dinner recipe={recipe} weekday={weekdays[index] ?? ''} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Dinner({ recipe, weekday }: { recipe: RecipeCardFragment; weekday: string }) {
  const locale = useLocale();
  const { id, slug, title, nutrition } = recipe;
  return (
    <div className="group relative">
      <div className="mb-2 flex justify-between text-sm font-bold">
        <span className="first-letter:uppercase">{weekday}</span>
        <span className="font-semibold text-ink-2 tabular-nums">
          {netCarbsText({ nutrition, locale })}
        </span>
      </div>
      <div className="aspect-[320/340] overflow-hidden rounded-md bg-sunken">
        <Picture {...dishPicture(id)} width={320} height={340} />
      </div>
      <h3 className="mt-2.5 text-base leading-[1.22]">
        <Link
          to={screenPath('recipe', locale, { slug })}
          className="group-hover:underline after:absolute after:inset-0 after:rounded-md focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-focus"
        >
          {title}
        </Link>
      </h3>
    </div>
  );
}

const monday = new Date('2024-01-01T00:00:00Z');
const daysOfWeek = 7;

function weekdaysIn(locale: Locale): string[] {
  const { languageTag } = locales[locale];
  const format = dateFormat(languageTag, { weekday: 'short', timeZone: 'UTC' });
  return Array.from({ length: daysOfWeek }, (_, index) => {
    const day = new Date(monday);
    day.setUTCDate(monday.getUTCDate() + index);
    return format.format(day);
  });
}
