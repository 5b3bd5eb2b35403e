import { Link } from '../../../ui/navigation/link.ts';
import { choiceWords } from '../../../../domain/search/recipes/filter-words.rules.ts';
import type { SearchFilters } from '../../../../domain/search/recipes/search-filters.rules.ts';
import * as m from '../../../../i18n/paraglide/messages.js';
import { useLocale } from '../../../shell/locale.ts';
import { searchPath } from '../../search/search-address.ts';

interface Shelf {
  word: () => string;
  filters: Partial<SearchFilters>;
  /** A food that stands for it. */
  foodId: string;
}

const { dish, protein, diet, type } = choiceWords;

const shelves: readonly Shelf[] = [
  { word: type.breakfast, filters: { type: ['breakfast'] }, foodId: 'egg' },
  { word: dish.salad, filters: { dish: ['salad'] }, foodId: 'romaine-lettuce' },
  { word: dish.soup, filters: { dish: ['soup'] }, foodId: 'tomato' },
  { word: protein.fish, filters: { protein: ['fish'] }, foodId: 'salmon' },
  { word: protein.poultry, filters: { protein: ['poultry'] }, foodId: 'chicken-breast' },
  { word: protein.beef, filters: { protein: ['beef'] }, foodId: 'ribeye-steak' },
  { word: diet.vegetarian, filters: { diet: ['vegetarian'] }, foodId: 'broccoli' },
  { word: dish.dessert, filters: { dish: ['dessert'] }, foodId: 'raspberry' },
];

/** How many recipes there are of each choice. */
interface ShelfFacet {
  readonly filter: string;
  readonly choices: readonly { readonly value: string; readonly count: number }[];
}

/** Kinds of dishes, as the shelves of a shop, each with how much stands on it. */
export function Shelves({ facets }: { facets: readonly ShelfFacet[] }) {
  const locale = useLocale();
  return (
    <nav aria-labelledby="shelves" className="pt-[calc(var(--spacing-section)/2)]">
      <h2 id="shelves" className="mb-4 text-h2">
        {m.recipes_shelves()}
      </h2>
      <ul className="grid grid-cols-2 gap-2 sm:grid-cols-4 sm:gap-3">
        {shelves.map(({ word, filters, foodId }) => (
          <li key={foodId}>
            <Link
              to={searchPath({ locale, tab: 'recipes', filters })}
              className="flex min-h-14 items-center gap-1.5 rounded-md bg-surface px-2 py-2 text-sm font-semibold sm:gap-3 sm:px-3 sm:text-base shadow-sm hover:bg-sunken"
            >
              <img
                src={`/ingredient/${foodId}.svg`}
                alt=""
                width={36}
                height={36}
                className="flex-none"
              />
              <span className="min-w-0 flex-1 leading-tight text-balance wrap-anywhere">
                {word()}
              </span>
              <span className="text-sm font-normal text-ink-2 tabular-nums">
                {countOf({ filters, facets })}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A shelf is one choice of one filter. */
function countOf({
  filters,
  facets,
}: {
  filters: Shelf['filters'];
  facets: readonly ShelfFacet[];
}): number | null {
  const [[name, [value] = []] = ['', []]] = Object.entries(filters);
  const facet = facets.find(({ filter }) => filter.toLowerCase() === name);
  return facet?.choices.find((choice) => choice.value === value)?.count ?? null;
}
