import { HouseIcon } from '@phosphor-icons/react/dist/ssr/House';
import { PlusIcon } from '@phosphor-icons/react/dist/ssr/Plus';
import { XIcon } from '@phosphor-icons/react/dist/ssr/X';
import { memo } from 'react';
import * as m from '../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../i18n/paths.ts';
import { useLocale } from '../../../shell/locale.ts';
import type { UnitSystem } from '../../../amounts/units-preference.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { buttonSending } from '../../../forms/button-sending.ts';
import { ChangeForm } from '../changes/change-form.tsx';
import type { listForms } from '../changes/shopping-forms.ts';
import type { Item } from '../list.ts';
import { FoldedGroup } from './folded-group.tsx';
import { ItemPicture, ItemWords } from './item-row.tsx';

/** In the address of the list, where this stands open. */
export const openAtHome = 'home';

interface AtHomeProps {
  items: readonly Item[];
  units: UnitSystem;
  /** By the address: how it is opened without scripts. */
  isOpen: boolean;
}

/** What the recipes need and nobody has to buy, unless they say so. */
export const AtHome = memo(function AtHome({ items, units, isOpen }: AtHomeProps) {
  const query = { [openAtHome]: '' };
  return (
    <FoldedGroup
      title={m.shopping_at_home_title()}
      items={items}
      isOpen={isOpen}
      openTo={screenPath('shoppingList', useLocale(), undefined, { query })}
    >
      <Rows items={items} units={units} />
    </FoldedGroup>
  );
});

/** A component of its own, so that nothing of it is made while nobody looks. */
function Rows({ items, units }: Pick<AtHomeProps, 'items' | 'units'>) {
  return (
    <ChangeForm>
      <ul>
        {items.map((item) => (
          <li key={item.key} className="flex min-h-14 items-center gap-3.5 border-b border-line">
            <span aria-hidden className="size-9.5 flex-none">
              <ItemPicture item={item} />
            </span>
            <span className="min-w-0 flex-1">
              <ItemWords item={item} units={units} />
              {item.standing === 'ALWAYS_AT_HOME' && (
                <span className="block text-sm text-ink-2">{m.shopping_always_at_home()}</span>
              )}
            </span>
            <AtHomeActions item={item} />
          </li>
        ))}
      </ul>
    </ChangeForm>
  );
}

function AtHomeActions({ item }: { item: Item }) {
  const { key, name, foodId, standing } = item;
  if (foodId === null) return null;
  const isAlways = standing === 'ALWAYS_AT_HOME';
  return (
    <>
      <IconButton
        type="submit"
        {...buttonSending<typeof listForms>({ intent: 'want', food_id: foodId })}
        data-item={key}
        icon={PlusIcon}
        label={m.shopping_at_home_want({ name })}
      />
      <IconButton
        type="submit"
        {...buttonSending<typeof listForms>({
          intent: isAlways ? 'leave-usual' : 'keep-at-home',
          food_id: foodId,
        })}
        icon={isAlways ? XIcon : HouseIcon}
        label={isAlways ? m.shopping_at_home_usual({ name }) : m.shopping_at_home_keep({ name })}
      />
    </>
  );
}
