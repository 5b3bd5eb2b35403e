import type { Locale } from '../../../i18n/locales.ts';
import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import { inTenths } from '../../../lib/tenths.ts';
import { gramsText } from '../../amounts/figures.ts';
import { useLocale } from '../../shell/locale.ts';
import { FigureCard } from './figure-card.tsx';
import { FigureFood } from './figure-food.tsx';
import { radiusOfGram } from './scaled-yolk.ts';
import type { PageBlockFragment } from './operations.gen.ts';
import { Link } from '../../ui/navigation/link.ts';

type Servings = Extract<PageBlockFragment, { dayGrams: unknown }>;

const boxWidth = 112;

/** Usual servings beside a whole day, every yolk in one scale. */
export function ServingsFigure({ figure }: { figure: Servings }) {
  const locale = useLocale();
  const { servings, dayGrams } = figure;
  const mostGrams = Math.max(dayGrams, ...servings.map(({ netCarbsGrams }) => netCarbsGrams));
  const gramRadius = radiusOfGram({ mostGrams, boxWidth });
  return (
    <FigureCard figure={figure}>
      <ol className="grid grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] items-baseline gap-x-2 gap-y-6">
        {servings.map((serving) => (
          <Serving
            key={serving.food.id}
            serving={serving}
            gramRadius={gramRadius}
            locale={locale}
          />
        ))}
        <li className="grid justify-items-center rounded-lg bg-yolk-soft px-1 pb-3 text-center text-yolk-ink">
          <ScaledYolk grams={dayGrams} gramRadius={gramRadius} />
          <b className="figures text-h3">{gramsText({ amount: dayGrams, locale })}</b>
          <span className="font-semibold">{m.pages_whole_day()}</span>
          <span className="text-xs">{m.pages_whole_day_detail()}</span>
        </li>
      </ol>
    </FigureCard>
  );
}

interface ServingProps {
  serving: Servings['servings'][number];
  gramRadius: number;
  locale: Locale;
}

function Serving({ serving, gramRadius, locale }: ServingProps) {
  const { food, grams, netCarbsGrams } = serving;
  return (
    <li className="grid justify-items-center px-1 pb-3 text-center">
      <ScaledYolk grams={netCarbsGrams} gramRadius={gramRadius} />
      <FigureFood food={food} />
      <b className="figures text-h3">{gramsText({ amount: netCarbsGrams, locale })}</b>
      <Link
        to={screenPath('food', locale, { slug: food.slug })}
        className="leading-tight font-semibold text-balance hover:underline"
      >
        {food.name}
      </Link>
      <span className="text-xs text-ink-2">{gramsText({ amount: grams, locale })}</span>
    </li>
  );
}

/** Nothing is drawn as nothing. */
function ScaledYolk({ grams, gramRadius }: { grams: number; gramRadius: number }) {
  const width = inTenths(2 * gramRadius * Math.sqrt(Math.max(0, grams)));
  return (
    <span aria-hidden className="mb-1.5 w-28 border-b-2 border-line pb-0.5 print-color">
      {width > 0 && (
        <span
          className="mx-auto block aspect-square rounded-full border-[1.5px] border-yolk-edge bg-yolk"
          style={{ width }}
        />
      )}
    </span>
  );
}
