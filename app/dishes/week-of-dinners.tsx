import * as m from '../../i18n/paraglide/messages.js';
import { screenPath } from '../../i18n/paths.ts';
import { RecipeTile } from './recipe-tile.tsx';
import type { RecipeCardFragment } from './operations.gen.ts';
import { useLocale } from '../shell/locale.ts';
import { CardRow, Section } from '../ui/layout/section.tsx';

const shown = 4;

/** Dinners of the week that an editor chose. */
export function WeekOfDinners({
  dinners,
  recipeCount,
}: {
  dinners: readonly RecipeCardFragment[];
  recipeCount: number;
}) {
  const locale = useLocale();
  return (
    <div className="page-width">
      <Section
        title={m.home_tables_title()}
        link={{
          to: screenPath('recipes', locale),
          label: m.home_all_recipes({ count: recipeCount }),
        }}
      >
        <CardRow>
          {dinners.slice(-shown).map((recipe) => (
            <RecipeTile key={recipe.id} recipe={recipe} />
          ))}
        </CardRow>
      </Section>
    </div>
  );
}
