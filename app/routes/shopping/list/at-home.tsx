import { HouseIcon } from '@phosphor-icons/react/dist/ssr/House';
import { PlusIcon } from '@phosphor-icons/react/dist/ssr/Plus';
import { XIcon } from '@phosphor-icons/react/dist/ssr/X';
import type { ListIntent } from '../../../../domain/shopping/operations/list-change.ts';
import * as m from '../../../../i18n/paraglide/messages.js';
import type { UnitSystem } from '../../../amounts/units-preference.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import type { Icon } from '../../../ui/icon.ts';
import { ChangeForm } from '../changes/change-form.tsx';
import type { Item } from '../list.ts';
import { FoldedGroup } from './folded-group.tsx';
import { ItemPicture, ItemWords } from './item-row.tsx';

interface AtHomeProps {
  items: readonly Item[];
  units: UnitSystem;
}

/** What the recipes need and nobody has to buy, unless they say so. */
export function AtHome({ items, units }: AtHomeProps) {
  return (
    <FoldedGroup title={m.shopping_at_home_title()} items={items}>
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
    </FoldedGroup>
  );
}

function AtHomeActions({ item }: { item: Item }) {
  const { name, foodId, standing } = item;
  if (foodId === null) return null;
  const isAlways = standing === 'ALWAYS_AT_HOME';
  return (
    <>
      <Change
        intent="want"
        foodId={foodId}
        icon={PlusIcon}
        label={m.shopping_at_home_want({ name })}
      />
      <Change
        intent={isAlways ? 'leave-usual' : 'keep-at-home'}
        foodId={foodId}
        icon={isAlways ? XIcon : HouseIcon}
        label={isAlways ? m.shopping_at_home_usual({ name }) : m.shopping_at_home_keep({ name })}
      />
    </>
  );
}

function Change(props: { intent: ListIntent; foodId: string; icon: Icon; label: string }) {
  const { intent, foodId, icon, label } = props;
  return (
    <ChangeForm>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="food_id" value={foodId} />
      <IconButton type="submit" icon={icon} label={label} />
    </ChangeForm>
  );
}
