import type { Locale } from '../../../i18n/locales.ts';
import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import { inTenths } from '../../../lib/tenths.ts';
import { gramsText } from '../../amounts/figures.ts';
import { FoodPicture } from '../../dishes/food-picture.tsx';
import { useLocale } from '../../shell/locale.ts';
import { FigureCard } from './figure-card.tsx';
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
      <ol className="grid grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] items-end gap-x-2 gap-y-6">
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
      <FoodPicture foodId={food.id} foodGroup={food.group} hasPicture={food.hasPicture} />
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
  const radius = inTenths(gramRadius * Math.sqrt(Math.max(0, grams)));
  const height = Math.ceil(radius * 2) + 6;
  return (
    <svg
      viewBox={`0 0 ${boxWidth} ${height}`}
      width={boxWidth}
      height={height}
      aria-hidden
      className="max-w-full"
    >
      {radius > 0 && (
        <circle
          cx={boxWidth / 2}
          cy={inTenths(height - 3 - radius)}
          r={radius}
          className="fill-yolk stroke-yolk-edge"
          strokeWidth={1.5}
        />
      )}
      <path
        d={`M12 ${height - 1}H${boxWidth - 12}`}
        className="stroke-line"
        strokeWidth={2}
        strokeLinecap="round"
      />
    </svg>
  );
}
