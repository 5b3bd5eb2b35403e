import { PencilSimpleIcon } from '@phosphor-icons/react/dist/ssr/PencilSimple';
import type { ReactNode } from 'react';
import { Link } from '../../../ui/navigation/link.ts';
import * as m from '../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../i18n/paths.ts';
import { useLocale } from '../../../shell/locale.ts';
import { Tag } from '../../../ui/data/tag.tsx';
import { CheckRowButton } from '../../../ui/forms/check-row.tsx';
import type { UnitSystem } from '../../../amounts/units-preference.ts';
import { FoodPicture } from '../../../dishes/food-picture.tsx';
import { buttonSending } from '../../../forms/button-sending.ts';
import type { listForms } from '../changes/shopping-forms.ts';
import { itemTitle } from '../buying-words.ts';
import { itemNotes, wantedWords } from '../item-words.ts';
import type { Item } from '../list.ts';
import { useOther } from '../people/people-context.ts';
import { PersonLetter } from '../people/person-letter.tsx';

interface ItemWordsProps {
  item: Item;
  units: UnitSystem;
}

interface ItemRowProps extends ItemWordsProps {
  /** Of dishes that came with a change of the plan. */
  isNew?: boolean;
}

/** A row of a `ChangeForm` that is ticked off, and back on, wherever it is pressed but on its amount. */
export function ItemRow({ item, units, isNew = false }: ItemRowProps) {
  const canChange = !item.isTicked && !item.isToTaste;
  return (
    <li className="flex items-stretch break-inside-avoid">
      <CheckRowButton
        {...buttonSending<typeof listForms>(
          item.isTicked
            ? { intent: 'untick', item_key: item.key }
            : { intent: 'tick', item_key: item.key, grams: item.grams ?? undefined },
        )}
        data-item={item.key}
        isChecked={item.isTicked}
        picture={<ItemPicture item={item} />}
        label={<ItemName item={item} units={units} />}
        detail={<ItemDetail item={item} units={units} />}
        trailing={useRowMark({ item, isNew })}
      />
      {canChange && <ChangeLink item={item} />}
    </li>
  );
}

/** New with a change of the plan, or ticked by one of the others. */
function useRowMark({ item, isNew }: Pick<ItemRowProps, 'item' | 'isNew'>): ReactNode {
  const by = useOther(item.isTicked ? item.tickedById : null);
  if (by !== null) {
    return (
      <>
        <PersonLetter name={by.firstName} />
        <span className="sr-only">{m.shopping_ticked_by({ name: by.firstName })}</span>
      </>
    );
  }
  return isNew ? <Tag tone="yolk">{m.shopping_new()}</Tag> : null;
}

export function ItemPicture({ item }: { item: Pick<Item, 'foodId' | 'foodGroup' | 'hasPicture'> }) {
  const { foodId, foodGroup, hasPicture } = item;
  if (foodId === null) {
    return (
      <span className="grid size-full place-items-center rounded-full bg-sunken text-ink-2">
        <PencilSimpleIcon size="1.25rem" />
      </span>
    );
  }
  return (
    <FoodPicture foodId={foodId} foodGroup={foodGroup ?? ''} hasPicture={hasPicture} size="line" />
  );
}

export function ItemWords(words: ItemWordsProps) {
  return (
    <>
      <ItemName {...words} />
      <ItemDetail {...words} />
    </>
  );
}

export function ItemName({ item, units }: ItemWordsProps) {
  const title = itemTitle({ item, units, locale: useLocale() });
  return <span className="font-semibold wrap-anywhere">{title}</span>;
}

/** What of it is needed, and for which dishes. */
function ItemDetail({ item, units }: ItemWordsProps) {
  const locale = useLocale();
  const notes = itemNotes({ item, units, locale });
  const wanted = wantedWords({ item, units, locale });
  return (
    <>
      {wanted !== '' && (
        <span className="line-clamp-2 text-sm leading-snug text-ink-2">{wanted}</span>
      )}
      {notes.map((note) => (
        <span key={note} className="block text-sm leading-snug text-ink-2">
          {note}
        </span>
      ))}
    </>
  );
}

/** Opens what can be changed of the row. */
function ChangeLink({ item }: Pick<ItemRowProps, 'item'>) {
  const locale = useLocale();
  const { name, key } = item;
  return (
    <Link
      to={screenPath('shoppingList', locale, undefined, { query: { edit: key } })}
      preventScrollReset
      aria-label={m.shopping_change_item({ name })}
      className="grid min-h-14 min-w-target place-items-center justify-items-end border-b border-line pl-2 font-semibold text-ink-2 tabular-nums hover:underline focus-visible:-outline-offset-3"
    >
      <PencilSimpleIcon size="1.15rem" aria-hidden className="print:hidden" />
    </Link>
  );
}
