import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import type { FoodRowFragment } from './operations.gen.ts';
import { useLocale } from '../../shell/locale.ts';
import { ButtonLink } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { FoodStill } from './food-still.tsx';
import { gramsText, netCarbsText } from './food-figures.ts';
import { ThreeFigures } from './three-figures.tsx';

/** The first food of the list, larger. */
export function FoodCard({ food }: { food: FoodRowFragment }) {
  const locale = useLocale();
  const path = screenPath('food', locale, { slug: food.slug });
  const { figures, recipeCount } = food;
  const servingGrams = figures?.servingGrams ?? null;
  return (
    <Card className="grid gap-4 lg:sticky lg:top-24">
      <FoodStill food={food} />
      <div>
        <h2 className="text-h2">{food.name}</h2>
        <p className="text-sm text-ink-2">
          {servingGrams === null
            ? m.foods_figures_for_members()
            : m.foods_serving_line({
                grams: gramsText({ amount: servingGrams, locale }),
                netCarbs: netCarbsText({ food, locale, factor: servingGrams / 100 }),
              })}
        </p>
      </div>
      <ThreeFigures food={food} netCarbsLabel={m.foods_net_carbs_per_100()} />
      <ButtonLink variant="quiet" isBlock to={path}>
        {recipeCount > 0 ? m.foods_card_recipes({ count: recipeCount }) : m.foods_card_open()}
      </ButtonLink>
    </Card>
  );
}
