import * as m from '../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../i18n/paths.ts';
import type { RecipeCardFragment } from '../../../dishes/operations.gen.ts';
import { RecipeTile } from '../../../dishes/recipe-tile.tsx';
import { useLocale } from '../../../shell/locale.ts';
import { ButtonLink } from '../../../ui/actions/button.tsx';
import { CardRow, Section } from '../../../ui/layout/section.tsx';
import type { DiscoverQuery } from '../operations.gen.ts';
import type { DiscoverAddress } from './discover-address.ts';
import { FromFridge } from './from-fridge.tsx';
import { RecipeCollections } from './recipe-collections.tsx';
import { Shelves } from './shelves.tsx';
import { Tonight, type DishOfTonight } from './tonight.tsx';

interface DiscoveryProps {
  discovery: DiscoverQuery & { saved: readonly RecipeCardFragment[] };
  address: DiscoverAddress;
  /** "November" */
  month: string;
  seasonal: readonly RecipeCardFragment[];
}

/**
 * Ways to a dish for readers with none in mind: by time, by what is in the fridge, by season, by
 * what they saved.
 */
export function Discovery({ discovery, address, month, seasonal }: DiscoveryProps) {
  const locale = useLocale();
  const { saved } = discovery;
  const list = screenPath('recipes', locale, undefined, { query: { list: 'all' } });
  return (
    <>
      <div className="grid gap-7">
        <Tonight dishes={dinnersOf(discovery)} address={address} />
        <FromFridge
          foods={discovery.fridgeFoods}
          answer={discovery.cookFromFridge}
          address={address}
        />
      </div>
      <Section
        title={<span className="inline-block first-letter:uppercase">{month}</span>}
        lead={m.recipes_season_lead()}
        link={{ to: list, label: m.recipes_saved_all() }}
      >
        <Tiles recipes={seasonal} />
      </Section>
      <RecipeCollections collections={discovery.recipeCollections} />
      {saved.length > 0 && (
        <Section
          title={m.recipes_saved_title()}
          lead={m.recipes_saved_lead()}
          link={{ to: screenPath('favorites', locale), label: m.recipes_saved_all() }}
        >
          <Tiles recipes={saved} />
        </Section>
      )}
      <Shelves facets={discovery.search.recipes?.facets ?? []} />
      <ButtonLink to={list} className="mt-4 justify-self-start">
        {m.recipes_show_all()}
      </ButtonLink>
    </>
  );
}

/** Those that fit the reader's day, where there is one to fit. */
function dinnersOf({ dinnersForToday, cookTonight }: DiscoverQuery): readonly DishOfTonight[] {
  return dinnersForToday ?? cookTonight.map((recipe) => ({ recipe, dayNetCarbsGrams: null }));
}

function Tiles({ recipes }: { recipes: readonly RecipeCardFragment[] }) {
  return (
    <CardRow>
      {recipes.map((recipe) => (
        <RecipeTile key={recipe.id} recipe={recipe} />
      ))}
    </CardRow>
  );
}
