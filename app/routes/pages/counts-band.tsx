import { locales } from '../../../i18n/locales.ts';
import * as m from '../../../i18n/paraglide/messages.js';
import { numberFormat } from '../../../lib/formats.ts';
import { useLocale } from '../../shell/locale.ts';
import type { AboutCountsQuery } from './operations.gen.ts';

/** What there is, counted from the content. */
export function CountsBand({ landing }: AboutCountsQuery) {
  const { recipeCount, evidence } = landing;
  const counts = [
    { count: recipeCount, label: m.pages_count_recipes() },
    { count: evidence.foodCount, label: m.pages_count_foods() },
    { count: evidence.studyCount, label: m.pages_count_studies() },
    { count: 0, label: m.pages_count_advertisements() },
  ];
  const inFigures = numberFormat(locales[useLocale()].languageTag);
  return (
    <dl className="mt-gutter grid grid-cols-2 gap-x-6 gap-y-6 lg:mt-10 lg:grid-cols-4">
      {counts.map(({ count, label }) => (
        <div key={label} className="flex flex-col-reverse justify-end">
          <dt className="max-w-[20ch] text-sm text-balance text-ink-2">{label}</dt>
          <dd className="font-display text-[clamp(2.4rem,1.6rem+3vw,4rem)] leading-tight">
            {inFigures.format(count)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
