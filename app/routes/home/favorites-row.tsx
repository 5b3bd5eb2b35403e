import { Link } from '../../ui/navigation/link.ts';
import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import type { RecipeCardFragment } from '../../dishes/operations.gen.ts';
import { useLocale } from '../../shell/locale.ts';
import { CardRow, Section } from '../../ui/layout/section.tsx';
import { RecipeTile } from '../../dishes/recipe-tile.tsx';

/** As many as stand in a row. */
const shownCount = 4;

/** The latest of what the member marked. */
export function FavoritesRow({ recipes }: { recipes: readonly RecipeCardFragment[] }) {
  const locale = useLocale();
  if (recipes.length === 0) {
    return (
      <Section title={m.home_favorites_title()}>
        <p className="max-w-prose text-ink-2">
          {m.home_no_favorites()}{' '}
          <Link to={screenPath('recipes', locale)} className="link">
            {m.home_find_recipes()}
          </Link>
        </p>
      </Section>
    );
  }
  return (
    <Section
      title={m.home_favorites_title()}
      link={{ to: screenPath('favorites', locale), label: m.home_see_all() }}
    >
      <CardRow>
        {recipes.map((recipe) => (
          <RecipeTile key={recipe.id} recipe={recipe} headingLevel={3} />
        ))}
        {Array.from({ length: shownCount - recipes.length }, (_, place) => (
          <div key={place} aria-hidden className="hidden lg:block" />
        ))}
      </CardRow>
    </Section>
  );
}
