import type { KeyboardEvent } from 'react';
import * as m from '../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../i18n/paths.ts';
import { gramsText } from '../../../amounts/figures.ts';
import { longDate } from '../../../dates/long-date.ts';
import { dishPicture } from '../../../dishes/dish-picture.ts';
import { useLocale } from '../../../shell/locale.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Picture } from '../../../ui/pictures/picture.tsx';
import type { RecipesToEditQuery } from '../operations.gen.ts';
import { useTitleWords } from '../title-words.ts';
import { LanguageCells } from './translate/language-cells.tsx';
import { StateTag } from './draft/state-tag.tsx';
import { Link } from '../../../ui/navigation/link.ts';

type Item = RecipesToEditQuery['contentItems']['items'][number];

/** Arrows move from row to row, Enter opens: nothing else is needed to get through the list. */
function moveByArrows(event: KeyboardEvent<HTMLUListElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLAnchorElement>('a[data-row]')];
  const place = rows.findIndex((row) => row === document.activeElement);
  const next = rows[place + step];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}

interface RecipeTableProps {
  items: readonly Item[];
  label?: string;
  hasPicture?: boolean;
  pathOf?: (id: string) => string;
}

export function RecipeTable({ items, label = m.kitchen_recipes(), ...given }: RecipeTableProps) {
  const { hasPicture = true } = given;
  const hasCarbs = hasPicture || items.some(({ netCarbsGrams }) => netCarbsGrams !== null);
  const row = { ...given, hasCarbs };
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrows move the focus between its links */}
      <ul
        aria-label={label}
        onKeyDown={moveByArrows}
        className="overflow-hidden rounded-lg bg-surface shadow-sm"
      >
        <li
          aria-hidden
          className={`hidden items-center gap-x-4 px-4 py-2.5 text-sm font-semibold lg:grid ${columnsOf(row)}`}
        >
          <span className={row.hasPicture === false ? undefined : 'col-span-2'}>{label}</span>
          <span>{m.kitchen_filter()}</span>
          <span>{m.kitchen_languages()}</span>
          {hasCarbs && <span className="text-right">{m.kitchen_net_carbs_short()}</span>}
          <span>{m.kitchen_last_change()}</span>
        </li>
        {items.map((item) => (
          <Row key={item.id} item={item} {...row} />
        ))}
      </ul>
      <p className="hidden text-sm text-ink-2 sm:block">{m.kitchen_list_keys()}</p>
    </>
  );
}

type Columns = Pick<RecipeTableProps, 'hasPicture'> & { hasCarbs: boolean };

function columnsOf({ hasPicture = true, hasCarbs }: Columns): string {
  if (hasPicture) {
    return 'grid-cols-[4rem_minmax(0,1fr)] sm:grid-cols-[4rem_minmax(0,1fr)_8rem_9.5rem] lg:grid-cols-[4rem_minmax(0,1fr)_8rem_9.5rem_4.5rem_9rem]';
  }
  return hasCarbs
    ? 'grid-cols-[minmax(0,1fr)] sm:grid-cols-[minmax(0,1fr)_8rem_9.5rem] lg:grid-cols-[minmax(0,1fr)_8rem_9.5rem_4.5rem_9rem]'
    : 'grid-cols-[minmax(0,1fr)] sm:grid-cols-[minmax(0,1fr)_8rem_9.5rem] lg:grid-cols-[minmax(0,1fr)_8rem_9.5rem_9rem]';
}

function Row({
  item,
  pathOf,
  hasPicture = true,
  hasCarbs,
}: { item: Item } & Columns & Pick<RecipeTableProps, 'pathOf'>) {
  const locale = useLocale();
  const titleWords = useTitleWords();
  const { id, title, state, isPublished, languages, netCarbsGrams, changedAt, changedBy } = item;
  return (
    <li
      className={`relative grid items-center gap-x-4 gap-y-1.5 border-t border-line px-4 py-3 first:border-0 focus-within:bg-yolk-soft hover:bg-sunken ${columnsOf({ hasPicture, hasCarbs })}`}
    >
      {hasPicture && (
        <div className="row-span-2 h-12 overflow-hidden rounded-sm bg-sunken sm:row-span-1">
          {isPublished && <Picture {...dishPicture(id)} width={64} height={48} />}
        </div>
      )}
      <Link
        to={pathOf?.(id) ?? screenPath('adminRecipe', locale, { id })}
        data-row
        className="font-semibold wrap-anywhere after:absolute after:inset-0"
      >
        {titleWords(title)}
      </Link>
      <div className={classNames('flex flex-wrap gap-2 sm:contents', hasPicture && 'col-start-2')}>
        <span>
          <StateTag state={state} />
        </span>
        <LanguageCells languages={languages} />
      </div>
      {hasCarbs && (
        <span className="hidden text-right tabular-nums lg:block">
          {netCarbsGrams === null ? '–' : gramsText({ amount: netCarbsGrams, locale })}
        </span>
      )}
      <span className="hidden text-sm text-ink-2 lg:block">
        {changedAt && (
          <>
            {changedBy ?? m.admin_log_erased()}
            <br />
            <time dateTime={changedAt}>{longDate(changedAt, locale)}</time>
          </>
        )}
      </span>
    </li>
  );
}
