import type { Locale } from '../../../i18n/locales.ts';
import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import { gramsText } from '../../amounts/figures.ts';
import { useLocale } from '../../shell/locale.ts';
import { ValueBar } from '../../ui/data/value-bar.tsx';
import { FigureCard } from './figure-card.tsx';
import { FigureFood } from './figure-food.tsx';
import type { PageBlockFragment } from './operations.gen.ts';
import { softHyphens } from '../../ui/soft-hyphens.ts';
import { Link } from '../../ui/navigation/link.ts';

type Ranking = Extract<PageBlockFragment, { foods: unknown }>;
type RankedFood = Ranking['foods'][number];

/** Foods of the food table as it is today, the best first. */
export function FoodRanking({ figure }: { figure: Ranking }) {
  const locale = useLocale();
  const { foods, isBySatiety, title } = figure;
  const figureOf = ({ food, proteinGrams }: RankedFood) =>
    isBySatiety ? (food.figures?.satiety.score ?? 0) : proteinGrams;
  const most = isBySatiety ? 100 : Math.max(...foods.map(figureOf));
  return (
    <FigureCard figure={figure}>
      <table className="w-full border-collapse text-left">
        <caption className="sr-only">{title}</caption>
        <thead className="text-sm text-ink-2">
          <tr>
            <th className="w-12 pb-2 font-medium sm:w-14">
              <span className="sr-only">{m.pages_table_picture()}</span>
            </th>
            <th className="pb-2 font-medium">{m.pages_table_food()}</th>
            <th className="w-1/3 pb-2 font-medium max-sm:hidden" aria-hidden />
            <th className="pb-2 text-right font-medium">
              {isBySatiety ? m.pages_table_score() : m.pages_table_protein()}
            </th>
            <th className="w-26 pb-2 pl-3 text-right font-medium wrap-anywhere hyphens-auto">
              {softHyphens(m.pages_table_net_carbs())}
            </th>
          </tr>
        </thead>
        <tbody>
          {foods.map((ranked) => (
            <FoodRow
              key={ranked.food.id}
              ranked={ranked}
              share={figureOf(ranked) / most}
              isBySatiety={isBySatiety}
              locale={locale}
            />
          ))}
        </tbody>
      </table>
    </FigureCard>
  );
}

interface FoodRowProps {
  ranked: RankedFood;
  share: number;
  isBySatiety: boolean;
  locale: Locale;
}

function FoodRow({ ranked, share, isBySatiety, locale }: FoodRowProps) {
  const { food, proteinGrams } = ranked;
  const { figures } = food;
  return (
    <tr className="border-t border-line tabular">
      <td className="py-2">
        <FigureFood food={food} />
      </td>
      <th scope="row" className="py-2 pr-2 font-normal wrap-anywhere hyphens-auto">
        <Link
          to={screenPath('food', locale, { slug: food.slug })}
          className="font-semibold hover:underline"
        >
          {softHyphens(food.name)}
        </Link>
        {!isBySatiety && figures && (
          <span className="block text-sm text-ink-2">
            {m.pages_table_serving({
              grams: gramsText({ amount: figures.servingGrams, locale }),
            })}
          </span>
        )}
      </th>
      <td className="py-2 max-sm:hidden" aria-hidden>
        <ValueBar kind={isBySatiety ? 'satiety' : 'protein'} share={share} />
      </td>
      <td className="py-2 text-right font-bold whitespace-nowrap">
        {isBySatiety ? figures?.satiety.score : gramsText({ amount: proteinGrams, locale })}
      </td>
      <td className="py-2 pl-3 text-right">{gramsText({ amount: food.netCarbsGrams, locale })}</td>
    </tr>
  );
}
