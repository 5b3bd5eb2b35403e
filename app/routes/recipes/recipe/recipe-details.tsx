import { dateFormat } from '../../../../lib/formats.ts';
import { locales } from '../../../../i18n/locales.ts';
import * as m from '../../../../i18n/paraglide/messages.js';
import type { RecipeFactsFragment } from '../operations.gen.ts';
import { useLocale } from '../../../shell/locale.ts';

/** Where the minutes go, what is left for tomorrow, and since when the recipe is here. */
export function RecipeDetails({ recipe }: { recipe: RecipeFactsFragment }) {
  const { times, publishedOn } = recipe;
  const leftovers = leftoversText(recipe);
  const published = usePublishedText(publishedOn);
  const minutes = [
    m.recipes_time_prep({ count: times.prepMinutes }),
    m.recipes_time_cook({ count: times.cookMinutes }),
    m.recipes_time_active({ count: times.activeMinutes }),
  ];
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-2">
      {[...minutes, leftovers, published].map((text) => text && <li key={text}>{text}</li>)}
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

function usePublishedText(publishedOn: string | null): string | null {
  const { languageTag } = locales[useLocale()];
  if (publishedOn === null) return null;
  const format = dateFormat(languageTag, { dateStyle: 'long', timeZone: 'UTC' });
  return m.recipes_published({ date: format.format(new Date(publishedOn)) });
}
