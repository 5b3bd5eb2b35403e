import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/ssr/MagnifyingGlass';
import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import type { Icon } from '../icon.ts';
import { boxClass } from './control-look.ts';

export type SearchFieldProps = Omit<ComponentProps<'input'>, 'aria-label'> & {
  label: string;
  /** The magnifying glass when left out; a plus where something is added. */
  icon?: Icon;
};

/** One round line without a visible label: search boxes, "Add an item". */
export function SearchField({
  label,
  icon: Sign = MagnifyingGlassIcon,
  type = 'search',
  ...input
}: SearchFieldProps) {
  return (
    <span className="relative grid min-w-0 flex-1">
      <Sign
        size="1.25em"
        weight="bold"
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-4 -translate-y-1/2 text-ink-2"
      />
      <input
        {...input}
        type={type}
        aria-label={label}
        className={classNames(boxClass, 'rounded-full pr-4 pl-11.5')}
      />
    </span>
  );
}
