import { Link } from '../../ui/navigation/link.ts';
import type { NavigatorMode } from '../../../domain/foods/navigator/navigator.rules.ts';
import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import type { FoodQuery, FoodRowFragment } from './operations.gen.ts';
import { useLocale } from '../../shell/locale.ts';
import { MacroDot } from '../../ui/data/macro-bar.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { FoodPicture } from '../../dishes/food-picture.tsx';
import { modeFigureText } from './food-figures.ts';

/** What of the same kind is better, by each of the three figures. */
export function FoodAlternatives({ view: { food } }: { view: FoodQuery }) {
  const lists = [
    { mode: 'carbs', title: m.foods_fewer_carbs(), foods: food.fewerCarbs },
    { mode: 'protein', title: m.foods_more_protein(), foods: food.moreProtein },
    { mode: 'satiety', title: m.foods_more_filling(), foods: food.moreFilling },
  ] as const;
  const shown = lists.filter(({ foods }) => foods.length > 0);
  if (shown.length === 0) return null;
  return (
    <Section title={m.foods_alternatives()} lead={m.foods_alternatives_lead()}>
      <div className="grid gap-gutter md:grid-cols-2 lg:grid-cols-3">
        {shown.map((list) => (
          <Alternatives key={list.mode} {...list} />
        ))}
      </div>
    </Section>
  );
}

function Alternatives({
  mode,
  title,
  foods,
}: {
  mode: NavigatorMode;
  title: string;
  foods: readonly FoodRowFragment[];
}) {
  const locale = useLocale();
  return (
    <Card>
      <h3 className="flex items-center gap-2 pb-2 text-h4">
        <MacroDot kind={mode} />
        {title}
      </h3>
      <ul>
        {foods.map((food) => (
          <li
            key={food.id}
            className="grid grid-cols-[2.75rem_minmax(0,1fr)_auto] items-center gap-3 py-1"
          >
            <FoodPicture foodId={food.id} foodGroup={food.group} hasPicture={food.hasPicture} />
            <Link
              to={screenPath('food', locale, { slug: food.slug })}
              className="inline-flex min-h-target items-center leading-tight font-semibold hover:underline"
            >
              {food.name}
            </Link>
            <span className="font-semibold tabular-nums">
              {modeFigureText({ food, mode, locale })}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
