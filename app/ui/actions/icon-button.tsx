import type { ButtonHTMLAttributes } from 'react';
import type { LinkProps } from 'react-router';
import { Link } from '../navigation/link.ts';
import { classNames } from '../class-names.ts';
import type { Icon } from '../icon.ts';

interface IconButtonLook {
  icon: Icon;
  /** What it does, for people who do not see the icon. */
  label: string;
  /** `filled` on pictures, `outlined` on the page, `plain` in bars and rows. */
  look?: 'plain' | 'outlined' | 'filled';
  /** Saved or selected: uses the fill icon. */
  isFilledIcon?: boolean;
  /** A count at the corner; `label` must say it too. */
  badge?: number;
}

export type IconButtonProps = IconButtonLook &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label' | 'children'> & {
    /** For buttons that stay pressed; sets aria-pressed and the fill icon. */
    isPressed?: boolean;
  };

export function IconButton({
  icon,
  label,
  look,
  isFilledIcon = false,
  isPressed,
  badge,
  type = 'button',
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={classNames(iconButtonClass(look), className)}
      aria-label={label}
      aria-pressed={isPressed}
    >
      <Sign icon={icon} isFilled={isPressed || isFilledIcon} badge={badge} />
    </button>
  );
}

export type IconButtonLinkProps = IconButtonLook & Omit<LinkProps, 'aria-label' | 'children'>;

export function IconButtonLink({
  icon,
  label,
  look,
  isFilledIcon = false,
  badge,
  className,
  ...rest
}: IconButtonLinkProps) {
  return (
    <Link {...rest} className={classNames(iconButtonClass(look), className)} aria-label={label}>
      <Sign icon={icon} isFilled={isFilledIcon} badge={badge} />
    </Link>
  );
}

export function iconButtonClass(look: IconButtonLook['look'] = 'plain'): string {
  return classNames(
    'relative grid size-target flex-none place-items-center rounded-full text-[1.15rem]',
    'transition-[background-color,scale] duration-(--duration-fast) active:scale-95',
    'disabled:scale-100 disabled:text-ink-3',
    look === 'plain' && 'hover:bg-sunken',
    look === 'outlined' && 'inset-ring-[1.5px] inset-ring-line hover:inset-ring-line-strong',
    look === 'filled' && 'bg-surface shadow-sm hover:bg-sunken',
  );
}

function Sign({
  icon: Shape,
  isFilled,
  badge,
}: {
  icon: Icon;
  isFilled: boolean;
  badge: number | undefined;
}) {
  return (
    <>
      <Shape size="1.25em" weight={isFilled ? 'fill' : 'bold'} aria-hidden />
      {badge ? (
        <span
          aria-hidden
          className="absolute top-0.5 right-0 grid h-5 min-w-5 place-items-center rounded-full bg-yolk px-1.25 text-[0.75rem] leading-none font-bold text-on-yolk tabular-nums"
        >
          {badge}
        </span>
      ) : null}
    </>
  );
}
