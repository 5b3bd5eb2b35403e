import { Menu as BaseMenu } from '@base-ui/react/menu';
import { CaretDownIcon } from '@phosphor-icons/react/dist/ssr/CaretDown';
import { DotsThreeIcon } from '@phosphor-icons/react/dist/ssr/DotsThree';
import { DotsThreeVerticalIcon } from '@phosphor-icons/react/dist/ssr/DotsThreeVertical';
import { useRef, type ReactNode } from 'react';
import type { To } from 'react-router';
import { Link } from '../navigation/link.ts';
import { classNames } from '../class-names.ts';
import type { Icon } from '../icon.ts';
import { iconButtonClass } from './icon-button.tsx';

export type MenuItem = {
  label: ReactNode;
  icon?: Icon;
  isDanger?: boolean;
  isDisabled?: boolean;
} & ({ to: To } | { onSelect: () => void });

export interface MenuProps {
  /** Names the button and the menu. */
  label: string;
  /** Groups are parted by a line. */
  groups: readonly (readonly MenuItem[])[];
  /** Three dots lying, standing in rows. */
  dots?: 'lying' | 'standing';
  look?: 'plain' | 'outlined' | 'filled';
  /** How the button looks that says the label instead of dots. */
  namedClass?: string;
  /** What that button says, where its label tells more. */
  words?: string;
  /** Where the keyboard goes on once something was chosen; the button itself when left out. */
  goesOnIn?: () => HTMLElement | null;
}

/** A row or page menu behind three dots, or behind its name. Arrow keys, Home, End, typing and Esc work as usual. */
export function Menu(menu: MenuProps) {
  const { label, groups, dots = 'lying', look, namedClass, words, goesOnIn } = menu;
  const Dots = dots === 'lying' ? DotsThreeIcon : DotsThreeVerticalIcon;
  const hasChosen = useRef(false);
  return (
    <BaseMenu.Root modal={false} onOpenChange={(isOpen) => void (hasChosen.current &&= !isOpen)}>
      {namedClass === undefined ? (
        <BaseMenu.Trigger aria-label={label} className={iconButtonClass(look)} data-noprint>
          <Dots size="1.25em" weight="bold" aria-hidden />
        </BaseMenu.Trigger>
      ) : (
        <BaseMenu.Trigger aria-label={words && label} className={namedClass} data-noprint>
          {words ?? label}
          <CaretDownIcon size="1em" weight="bold" aria-hidden />
        </BaseMenu.Trigger>
      )}
      <BaseMenu.Portal>
        <BaseMenu.Positioner align="end" sideOffset={6} className="z-(--z-dialog)">
          <BaseMenu.Popup
            finalFocus={goesOnIn && (() => (hasChosen.current ? (goesOnIn() ?? true) : true))}
            className="max-h-(--available-height) min-w-56 overflow-y-auto rounded-md bg-raised p-1.5 text-ink shadow-lg outline-none inset-ring inset-ring-line"
          >
            {groups.map((items, index) => (
              <BaseMenu.Group key={index}>
                {index > 0 && <BaseMenu.Separator className="mx-2 my-1.5 h-px bg-line" />}
                {items.map((item, place) => (
                  <Item key={place} item={item} onChoose={() => void (hasChosen.current = true)} />
                ))}
              </BaseMenu.Group>
            ))}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  );
}

function Item({ item, onChoose }: { item: MenuItem; onChoose: () => void }) {
  const { icon: Sign, label } = item;
  const className = classNames(
    'flex min-h-target cursor-pointer items-center gap-3 rounded-sm px-3 py-2 outline-none select-none',
    'data-highlighted:bg-sunken data-disabled:cursor-default data-disabled:text-ink-3',
    item.isDanger && 'text-danger-ink',
  );
  const words = (
    <>
      {Sign && <Sign size="1.25em" weight="bold" aria-hidden className="flex-none" />}
      {label}
    </>
  );
  if ('to' in item) {
    return (
      <BaseMenu.LinkItem render={<Link to={item.to} />} closeOnClick className={className}>
        {words}
      </BaseMenu.LinkItem>
    );
  }
  return (
    <BaseMenu.Item
      disabled={item.isDisabled}
      onClick={() => {
        onChoose();
        item.onSelect();
      }}
      className={className}
    >
      {words}
    </BaseMenu.Item>
  );
}
