import { Link } from 'react-router';
import { readFilters } from '../../../../domain/search/recipes/search-filters.rules.ts';
import * as m from '../../../../i18n/paraglide/messages.js';
import type { CollectionCardFragment } from '../operations.gen.ts';
import { useLocale } from '../../../shell/locale.ts';
import { CardGrid, Section } from '../../../ui/layout/section.tsx';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { dishPicture } from '../../../dishes/dish-picture.ts';
import { searchPath } from '../../search/search-address.ts';

const titles: Record<CollectionCardFragment['name'], () => string> = {
  QUICK_LUNCHES: m.home_collection_quick_lunches,
  HIGH_PROTEIN: m.home_collection_high_protein,
  BAKING: m.home_collection_baking,
  SOUPS: m.home_collection_soups,
  COOK_ONCE: m.home_collection_cook_once,
  FEW_INGREDIENTS: m.home_collection_few_ingredients,
};

interface RecipeCollectionsProps {
  collections: readonly CollectionCardFragment[];
}

export function RecipeCollections({ collections }: RecipeCollectionsProps) {
  if (collections.length === 0) return null;
  return (
    <Section title={m.home_collections_title()}>
      <CardGrid columns={3}>
        {collections.map((collection) => (
          <CollectionCard key={collection.name} collection={collection} />
        ))}
      </CardGrid>
    </Section>
  );
}

/** Three of its dishes, its name, and how many there are. The whole card is one link. */
function CollectionCard({ collection }: { collection: CollectionCardFragment }) {
  const { name, filters, recipeCount, coverRecipes } = collection;
  const chosen = readFilters(
    (filter) => filters.find((each) => each.filter === filter)?.values ?? [],
  );
  return (
    <article className="group relative grid content-start gap-2.5">
      <Mosaic recipeIds={coverRecipes.map(({ id }) => id)} />
      <div>
        <h3 className="text-h4">
          <Link
            to={searchPath({ locale: useLocale(), tab: 'recipes', filters: chosen })}
            className="group-hover:underline after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-focus"
          >
            {titles[name]()}
          </Link>
        </h3>
        <p className="mt-0.5 text-sm text-ink-2">{m.home_recipe_count({ count: recipeCount })}</p>
      </div>
    </article>
  );
}

/** A large one and two small ones; fewer share the place. */
function Mosaic({ recipeIds: [large, ...small] }: { recipeIds: readonly string[] }) {
  return (
    <div
      aria-hidden
      className="flex aspect-[384/256] gap-0.75 overflow-hidden rounded-lg bg-sunken"
    >
      {large && (
        <div className="min-w-0 flex-[2]">
          <Picture {...dishPicture(large)} width={512} height={512} />
        </div>
      )}
      {small.length > 0 && (
        <div className="grid min-w-0 flex-1 grid-rows-[repeat(2,minmax(0,1fr))] gap-0.75">
          {small.map((id) => (
            <Picture key={id} {...dishPicture(id)} width={256} height={256} />
          ))}
        </div>
      )}
    </div>
  );
}
