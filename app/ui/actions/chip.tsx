import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check';
import { XIcon } from '@phosphor-icons/react/dist/ssr/X';
import type { ButtonHTMLAttributes, InputHTMLAttributes, ReactNode } from 'react';
import type { LinkProps } from 'react-router';
import { Link } from '../navigation/link.ts';
import { classNames } from '../class-names.ts';

const shape =
  'inline-flex min-h-target items-center gap-2 rounded-full px-4 py-1 text-control font-chip whitespace-nowrap transition-colors duration-(--duration-fast)';
const off = 'bg-surface inset-ring-[1.5px] inset-ring-line hover:inset-ring-line-strong';
const on = 'bg-ink text-bg';

/** A filter that is switched at once. */
export function Chip({
  isPressed,
  type = 'button',
  children,
  className,
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & { isPressed: boolean }) {
  return (
    <button
      {...rest}
      type={type}
      className={classNames(shape, isPressed ? on : off, className)}
      aria-pressed={isPressed}
    >
      {isPressed && <CheckIcon size="1.25em" weight="bold" aria-hidden />}
      {children}
    </button>
  );
}

/** A filter that lives in the address, so that it works without JavaScript. */
export function ChipLink({
  isCurrent,
  children,
  className,
  ...rest
}: LinkProps & { isCurrent: boolean }) {
  return (
    <Link
      {...rest}
      className={classNames(shape, isCurrent ? on : off, className)}
      aria-current={isCurrent || undefined}
    >
      {isCurrent && <CheckIcon size="1.25em" weight="bold" aria-hidden />}
      {children}
    </Link>
  );
}

/** A filter or choice in a form. */
export function ChipInput({
  type = 'checkbox',
  children,
  ...rest
}: Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
  type?: 'checkbox' | 'radio';
  children: ReactNode;
}) {
  return (
    <label
      className={classNames(
        shape,
        off,
        'relative has-checked:bg-ink has-checked:text-bg has-checked:inset-ring-0',
        'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
      )}
    >
      <input {...rest} type={type} className="peer sr-only" />
      <CheckIcon size="1.25em" weight="bold" aria-hidden className="hidden peer-checked:block" />
      {children}
    </label>
  );
}

/** Something chosen that can be taken away again; inside a form the button may submit. */
export function RemovableChip({
  removeLabel,
  type = 'button',
  children,
  ...rest
}: Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label'> & { removeLabel: string }) {
  return (
    <span className={classNames(shape, off, 'pr-0')}>
      {children}
      <button
        {...rest}
        type={type}
        aria-label={removeLabel}
        className="-my-1 grid size-target place-items-center rounded-full hover:bg-sunken"
      >
        <XIcon size="1em" weight="bold" aria-hidden />
      </button>
    </span>
  );
}
