import type { Locale } from '../../../i18n/locales.ts';
import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import { gramsText, wholeNumber } from '../../amounts/figures.ts';
import { useLocale } from '../../shell/locale.ts';
import { FigureCard } from './figure-card.tsx';
import { FigureFood } from './figure-food.tsx';
import type { PageBlockFragment } from './operations.gen.ts';
import { softHyphens } from '../../ui/soft-hyphens.ts';
import { Link } from '../../ui/navigation/link.ts';

type Table = Extract<PageBlockFragment, { rows: unknown }>;

/** Foods that an editor chose, side by side; a figure for members alone is a dash. */
export function FoodTable({ figure }: { figure: Table }) {
  const locale = useLocale();
  return (
    <FigureCard figure={figure}>
      <table className="w-full border-collapse text-left">
        <caption className="sr-only">{figure.title}</caption>
        <thead className="text-sm text-ink-2">
          <tr>
            <th className="w-14 pb-2 font-medium">
              <span className="sr-only">{m.pages_table_picture()}</span>
            </th>
            <th className="pb-2 font-medium">{m.pages_table_food()}</th>
            <th className="pb-2 text-right font-medium wrap-anywhere hyphens-auto">
              {softHyphens(m.pages_table_net_carbs())}
            </th>
            <th className="pb-2 pl-3 text-right font-medium wrap-anywhere hyphens-auto">
              {m.pages_table_protein_share()}
            </th>
            <th className="pb-2 pl-3 text-right font-medium wrap-anywhere hyphens-auto max-sm:hidden">
              {m.pages_table_satiety()}
            </th>
          </tr>
        </thead>
        <tbody>
          {figure.rows.map((food) => (
            <FoodRow key={food.id} food={food} locale={locale} />
          ))}
        </tbody>
      </table>
    </FigureCard>
  );
}

const unknown = '–';

function FoodRow({ food, locale }: { food: Table['rows'][number]; locale: Locale }) {
  const { figures } = food;
  const protein = figures?.proteinEnergyPercent ?? null;
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
      </th>
      <td className="py-2 text-right font-bold whitespace-nowrap">
        {gramsText({ amount: food.netCarbsGrams, locale })}
      </td>
      <td className="py-2 pl-3 text-right whitespace-nowrap">
        {protein === null
          ? unknown
          : m.foods_percent({ amount: wholeNumber({ amount: protein, locale }) })}
      </td>
      <td className="py-2 pl-3 text-right max-sm:hidden">{figures?.satiety.score ?? unknown}</td>
    </tr>
  );
}
