import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import { netCarbsText } from '../../amounts/figures.ts';
import { cardMinutes } from '../../dishes/card-minutes.ts';
import { dishPicture } from '../../dishes/dish-picture.ts';
import { useLocale } from '../../shell/locale.ts';
import { RecipeCard } from '../../ui/cards/recipe-card.tsx';
import type { WrittenPage } from './written-page.ts';

/** A dish that a page leads to. */
export function PageDish({ dish }: { dish: WrittenPage['recipes'][number] }) {
  const locale = useLocale();
  const { id, slug, title, times, nutrition, isLocked } = dish;
  return (
    <RecipeCard
      to={screenPath('recipe', locale, { slug })}
      title={title}
      picture={dishPicture(id)}
      netCarbs={{ value: netCarbsText({ nutrition, locale }), label: m.recipes_net_carbs() }}
      time={cardMinutes(times)}
      lockLabel={isLocked ? m.recipes_lock_label() : undefined}
    />
  );
}
