import * as m from '../../../../i18n/paraglide/messages.js';
import { useLocale } from '../../../shell/locale.ts';
import { ChipLink } from '../../../ui/actions/chip.tsx';
import { filterMeals, filterPath, filterStrictnesses, type RecipeFilter } from './recipe-filter.ts';
import { mealWords, strictnessWords } from '../../../dishes/recipe-words.ts';

/** Links, so that a choice has an address and needs no script. */
export function RecipeFilters({ filter }: { filter: RecipeFilter }) {
  return (
    <nav aria-label={m.recipes_filters()} className="grid gap-3 pb-6">
      <Choices
        label={m.recipes_filter_meal()}
        choices={[null, ...filterMeals].map((meal) => ({
          label: meal === null ? m.recipes_filter_all_meals() : mealWords[meal](),
          filter: { ...filter, meal, page: 1 },
          isCurrent: filter.meal === meal,
        }))}
      />
      <Choices
        label={m.recipes_filter_strictness()}
        choices={[null, ...filterStrictnesses].map((strictness) => ({
          label:
            strictness === null ? m.recipes_filter_all_levels() : strictnessWords[strictness](),
          filter: { ...filter, strictness, page: 1 },
          isCurrent: filter.strictness === strictness,
        }))}
      />
      <Choices
        label={m.recipes_filter_open()}
        choices={[false, true].map((isOpen) => ({
          label: isOpen ? m.recipes_filter_open_only() : m.recipes_filter_all(),
          filter: { ...filter, isOpen, page: 1 },
          isCurrent: filter.isOpen === isOpen,
        }))}
      />
    </nav>
  );
}

interface Choice {
  label: string;
  filter: RecipeFilter;
  isCurrent: boolean;
}

function Choices({ label, choices }: { label: string; choices: readonly Choice[] }) {
  const locale = useLocale();
  return (
    <ul
      aria-label={label}
      className="-mx-edge flex gap-2 overflow-x-auto scrollbar-none px-edge py-1 sm:mx-0 sm:flex-wrap sm:px-0"
    >
      {choices.map((choice) => (
        <li key={choice.label}>
          <ChipLink
            to={filterPath({ filter: choice.filter, locale })}
            isCurrent={choice.isCurrent}
            preventScrollReset
          >
            {choice.label}
          </ChipLink>
        </li>
      ))}
    </ul>
  );
}
