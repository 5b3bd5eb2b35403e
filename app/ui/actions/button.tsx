import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react';
import type { LinkProps } from 'react-router';
import { Link } from '../navigation/link.ts';
import { classNames } from '../class-names.ts';
import { Spinner } from '../feedback/spinner.tsx';
import type { Icon } from '../icon.ts';
import { buttonClass, type ButtonLook } from './button-look.ts';

interface ButtonContent {
  icon?: Icon;
  /** Behind the words, for arrows that point on. */
  trailingIcon?: Icon;
  children: ReactNode;
}

export type ButtonProps = ButtonLook &
  ButtonContent &
  ButtonHTMLAttributes<HTMLButtonElement> & {
    /** Working on it: keeps width, words and focus, and ignores further presses. */
    isBusy?: boolean;
  };

export function Button({
  variant,
  size,
  isBlock,
  icon,
  trailingIcon,
  isBusy = false,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={classNames(buttonClass({ variant, size, isBlock }), className)}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? ignorePress : onClick}
    >
      <Words icon={icon} trailingIcon={trailingIcon} isBusy={isBusy}>
        {children}
      </Words>
    </button>
  );
}

export type ButtonLinkProps = ButtonLook & ButtonContent & LinkProps;

export function ButtonLink({
  variant,
  size,
  isBlock,
  icon,
  trailingIcon,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Link {...rest} className={classNames(buttonClass({ variant, size, isBlock }), className)}>
      <Words icon={icon} trailingIcon={trailingIcon}>
        {children}
      </Words>
    </Link>
  );
}

function ignorePress(event: MouseEvent) {
  event.preventDefault();
}

/** The spinner takes the icon's place, or slides in beside the words: the width stays. */
function Words({
  icon: Leading,
  trailingIcon: Trailing,
  isBusy = false,
  children,
}: ButtonContent & { isBusy?: boolean }) {
  const isPushed = isBusy && !Leading;
  return (
    <>
      {isPushed && <Spinner className="absolute left-2.5" />}
      {Leading && (isBusy ? <Spinner /> : <Leading size="1.25em" weight="bold" aria-hidden />)}
      <span className={isPushed ? 'translate-x-2.5' : undefined}>{children}</span>
      {Trailing && (
        <Trailing
          size="1.25em"
          weight="bold"
          aria-hidden
          className={isPushed ? 'invisible' : undefined}
        />
      )}
    </>
  );
}
