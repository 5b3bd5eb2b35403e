import { longDate } from '../../../dates/long-date.ts';
import * as m from '../../../../i18n/paraglide/messages.js';
import type { RecipeFactsFragment } from '../operations.gen.ts';
import { useLocale } from '../../../shell/locale.ts';

/** The last ones: who cooks a dish every month would fill the page. */
const mostCookings = 2;

/** Where the minutes go, what is left for tomorrow, since when the recipe is here and who cooked it. */
export function RecipeDetails({ recipe }: { recipe: RecipeFactsFragment }) {
  const { times, publishedOn, cookings } = recipe;
  const leftovers = leftoversText(recipe);
  const dateText = useDateText();
  const published = publishedOn && m.recipes_published({ date: dateText(publishedOn) });
  const cooked = cookings
    .slice(0, mostCookings)
    .map(({ by, on }) => m.recipes_cooked_by({ name: by, date: dateText(on) }));
  const minutes = [
    m.recipes_time_prep({ count: times.prepMinutes }),
    m.recipes_time_cook({ count: times.cookMinutes }),
    m.recipes_time_active({ count: times.activeMinutes }),
  ];
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-2">
      {[...minutes, leftovers, published, ...cooked].map(
        (text) => text && <li key={text}>{text}</li>,
      )}
    </ul>
  );
}

function leftoversText(recipe: RecipeFactsFragment): string | null {
  const { isGoodAsLeftovers, leftoverServings, servings } = recipe;
  if (leftoverServings !== null) {
    return m.recipes_leftover_servings({ count: leftoverServings, servings });
  }
  return isGoodAsLeftovers ? m.recipes_good_as_leftovers() : null;
}

function useDateText(): (date: string) => string {
  const locale = useLocale();
  return (date) => longDate(date, locale);
}
