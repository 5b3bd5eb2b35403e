import { Link } from '../../../ui/navigation/link.ts';
import { filterTitles } from '../../../../domain/search/recipes/filter-words.rules.ts';
import * as m from '../../../../i18n/paraglide/messages.js';
import { useLocale } from '../../../shell/locale.ts';
import { Section } from '../../../ui/layout/section.tsx';
import { searchPath } from '../../search/search-address.ts';
import type { TagGroup } from './recipe-tag-groups.ts';
import { keptPart } from '../../../loading/kept-part.tsx';

interface RecipeTagsProps {
  groups: readonly TagGroup[];
}

/** The recipe's own words, each leading to the others it is true of. */
export function RecipeTags({ groups }: RecipeTagsProps) {
  return (
    <Section title={m.recipes_more_like_this()}>
      <TagGroups groups={groups} />
    </Section>
  );
}

const TagGroups = keptPart(function TagGroups({ groups }: RecipeTagsProps) {
  const locale = useLocale();
  return (
    <dl className="grid gap-x-16 gap-y-1 lg:grid-cols-2">
      {groups.map(({ filter, tags }) => (
        <div
          key={filter}
          className="grid gap-x-4 border-b border-line py-2 sm:grid-cols-[9rem_1fr] sm:items-baseline"
        >
          <dt className="text-sm text-ink-2">{filterTitles[filter]()}</dt>
          <dd className="flex flex-wrap gap-x-5">
            {tags.map(({ value, label }) => (
              <Link
                key={value}
                to={searchPath({ locale, filters: { [filter]: [value] } })}
                rel="nofollow"
                className="inline-flex min-h-target items-center font-semibold text-link underline decoration-line-strong underline-offset-4 hover:decoration-current"
              >
                {label}
              </Link>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
});
