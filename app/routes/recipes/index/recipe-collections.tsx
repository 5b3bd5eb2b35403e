import { Link } from '../../../ui/navigation/link.ts';
import { readFilters } from '../../../../domain/search/recipes/search-filters.rules.ts';
import * as m from '../../../../i18n/paraglide/messages.js';
import type { CollectionCardFragment } from '../operations.gen.ts';
import { useLocale } from '../../../shell/locale.ts';
import { Section } from '../../../ui/layout/section.tsx';
import { searchPath } from '../../search/search-address.ts';

interface RecipeCollectionsProps {
  collections: readonly CollectionCardFragment[];
}

export function RecipeCollections({ collections }: RecipeCollectionsProps) {
  if (collections.length === 0) return null;
  return (
    <Section title={m.home_collections_title()}>
      <ul className="grid grid-cols-2 gap-gutter lg:grid-cols-3">
        {collections.map((collection, index) => (
          <li key={collection.name}>
            <CollectionCard collection={collection} tint={tints[index % tints.length] ?? ''} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

const tints = [
  'bg-table-lilac',
  'bg-table-butter',
  'bg-table-blush',
  'bg-table-sage',
  'bg-table-oat',
  'bg-table-sky',
];

/** Three of its dishes on a cloth, its name, and how many there are. The whole card is one link. */
function CollectionCard({
  collection,
  tint,
}: {
  collection: CollectionCardFragment;
  tint: string;
}) {
  const { title, filters, recipeCount, coverRecipes } = collection;
  const chosen = readFilters(
    (filter) => filters.find((each) => each.filter === filter)?.values ?? [],
  );
  return (
    <Link
      to={searchPath({ locale: useLocale(), tab: 'recipes', filters: chosen })}
      className={`group relative grid h-full content-end gap-0.5 overflow-hidden rounded-lg p-4 ${tint}`}
    >
      <Plates recipeIds={coverRecipes.map(({ id }) => id)} />
      <h3 className="text-h4 text-balance group-hover:underline lg:text-h3">{title}</h3>
      <p className="text-sm">{m.home_recipe_count({ count: recipeCount })}</p>
    </Link>
  );
}

const places = [
  '-left-10 -top-10 w-34 lg:w-46',
  '-right-11 -top-6 w-34 lg:w-46',
  'left-[26%] top-1 w-28 lg:top-2 lg:w-38',
];

/** Larger than their card, which cuts them at its edges; none reaches down to the title. */
function Plates({ recipeIds }: { recipeIds: readonly string[] }) {
  return (
    <div aria-hidden className="relative mb-1.5 h-28 lg:h-40">
      {recipeIds.slice(0, places.length).map((id, index) => (
        <img
          key={id}
          src={`/plate/${id}.svg`}
          alt=""
          width={184}
          height={184}
          loading="lazy"
          className={`absolute h-auto max-w-none drop-shadow-md ${places[index]}`}
        />
      ))}
    </div>
  );
}
