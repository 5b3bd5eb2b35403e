import { PencilSimpleIcon } from '@phosphor-icons/react/dist/ssr/PencilSimple';
import { Link } from 'react-router';
import * as m from '../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../i18n/paths.ts';
import { useLocale } from '../../../shell/locale.ts';
import { CheckRowButton } from '../../../ui/forms/check-row.tsx';
import type { UnitSystem } from '../../../amounts/units-preference.ts';
import { FoodPicture } from '../../../dishes/food-picture.tsx';
import { ChangeForm } from '../changes/change-form.tsx';
import { amountText, itemNotes } from '../item-words.ts';
import type { Item } from '../list.ts';

interface ItemRowProps {
  item: Item;
  units: UnitSystem;
}

/** A row that is ticked off, and back on, wherever it is pressed but on its amount. */
export function ItemRow({ item, units }: ItemRowProps) {
  const canChange = !item.isTicked && !item.isToTaste;
  return (
    <li className="flex items-stretch break-inside-avoid">
      <ChangeForm className="min-w-0 flex-1">
        <input type="hidden" name="intent" value={item.isTicked ? 'untick' : 'tick'} />
        <input type="hidden" name="item_key" value={item.key} />
        {item.grams !== null && <input type="hidden" name="grams" value={item.grams} />}
        <CheckRowButton
          data-item={item.key}
          isChecked={item.isTicked}
          picture={<ItemPicture item={item} />}
          label={<ItemWords item={item} units={units} />}
          trailing={canChange ? undefined : <ItemAmount item={item} units={units} />}
        />
      </ChangeForm>
      {canChange && <ChangeLink item={item} units={units} />}
    </li>
  );
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
    <span className="-m-0.5 block">
      <FoodPicture foodId={foodId} foodGroup={foodGroup ?? ''} hasPicture={hasPicture} />
    </span>
  );
}

export function ItemWords({ item, units }: ItemRowProps) {
  const notes = itemNotes({ item, units, locale: useLocale() });
  return (
    <>
      <span className="wrap-anywhere">{item.name}</span>
      {notes.map((note) => (
        <span key={note} className="block text-sm leading-snug text-ink-2">
          {note}
        </span>
      ))}
    </>
  );
}

export function ItemAmount({ item, units }: ItemRowProps) {
  const text = amountText({ ...item, units, locale: useLocale() });
  if (text !== null) return text;
  return item.isToTaste && <span className="font-normal">{m.shopping_to_taste()}</span>;
}

/** The amount, to be pressed; where there is none yet, a pencil. */
function ChangeLink({ item, units }: ItemRowProps) {
  const locale = useLocale();
  const amount = amountText({ ...item, units, locale });
  const { name, key } = item;
  const label =
    amount === null ? m.shopping_change_item({ name }) : m.shopping_change_amount({ name, amount });
  return (
    <Link
      to={screenPath('shoppingList', locale, undefined, { query: { edit: key } })}
      preventScrollReset
      aria-label={label}
      className="grid min-h-14 min-w-target place-items-center justify-items-end border-b border-line pl-2 font-semibold text-ink-2 tabular-nums hover:underline focus-visible:-outline-offset-3"
    >
      {amount ?? <PencilSimpleIcon size="1.15rem" aria-hidden className="print:hidden" />}
    </Link>
  );
}
