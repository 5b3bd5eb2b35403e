import type { SearchFilters } from '../../../../domain/search/recipes/search-filters.rules.ts';
import * as m from '../../../../i18n/paraglide/messages.js';
import { useLocale } from '../../../shell/locale.ts';
import { ChipLink } from '../../../ui/actions/chip.tsx';
import { searchPath } from '../../search/search-address.ts';
import { discoverPath, type DiscoverAddress } from './discover-address.ts';

interface Quick {
  word: () => string;
  filters: Partial<SearchFilters>;
}

/** What is looked for most, each a search. */
const quick: readonly Quick[] = [
  { word: m.recipes_quick_keto, filters: { strictness: ['keto'] } },
  { word: m.recipes_quick_protein, filters: { tag: ['high_protein'] } },
  { word: m.recipes_quick_pan, filters: { dish: ['pan'] } },
  { word: m.recipes_quick_breakfast, filters: { type: ['breakfast'] } },
  { word: m.recipes_quick_no_meat, filters: { diet: ['vegetarian'] } },
];

interface QuickChipsProps {
  address: DiscoverAddress;
  /** Who has not answered the quiz has no day to fit. */
  hasDay: boolean;
}

export function QuickChips({ address, hasDay }: QuickChipsProps) {
  const locale = useLocale();
  const { fitsDay } = address;
  return (
    <ul
      aria-label={m.recipes_quick()}
      className="-mx-edge flex gap-2 overflow-x-auto scrollbar-none px-edge pt-1 pb-6 sm:mx-0 sm:flex-wrap sm:px-0"
    >
      {hasDay && (
        <li>
          <ChipLink
            to={discoverPath({ address: { ...address, fitsDay: !fitsDay }, locale })}
            isCurrent={fitsDay}
            preventScrollReset
          >
            {m.recipes_quick_fits_day()}
          </ChipLink>
        </li>
      )}
      {quick.map(({ word, filters }) => (
        <li key={word()}>
          <ChipLink to={searchPath({ locale, tab: 'recipes', filters })} isCurrent={false}>
            {word()}
          </ChipLink>
        </li>
      ))}
    </ul>
  );
}
