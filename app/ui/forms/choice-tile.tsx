import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check';
import type { InputHTMLAttributes, ReactNode } from 'react';
import { classNames } from '../class-names.ts';

export type ChoiceTileProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
  type?: 'checkbox' | 'radio';
  /** `chosen` gets a yolk with a tick, `excluded` is struck out and fades. */
  mark?: 'chosen' | 'excluded';
  /** Three beside each other on a phone. */
  isSmall?: boolean;
  /** An SVG or icon of about 80 px. */
  picture?: ReactNode;
  label: ReactNode;
  detail?: ReactNode;
};

const marked = {
  chosen: 'has-checked:bg-yolk-soft has-checked:inset-ring-[2.5px] has-checked:inset-ring-ink',
  excluded: 'has-checked:inset-ring-[2.5px] has-checked:inset-ring-ink',
};

/** A large choice with a picture; a plain input, so it works without JavaScript. */
export function ChoiceTile({
  type = 'checkbox',
  mark = 'chosen',
  isSmall = false,
  picture,
  label,
  detail,
  ...input
}: ChoiceTileProps) {
  return (
    <label
      className={classNames(
        'relative grid grid-cols-[minmax(0,1fr)] content-center justify-items-center bg-surface text-center font-semibold',
        isSmall
          ? 'min-h-26 gap-1 rounded-md px-1 pt-3 pb-2.5 text-control leading-tight hyphens-auto'
          : 'min-h-38 gap-2 rounded-lg px-3 pt-4.5 pb-4',
        isSmall ? 'inset-ring-transparent' : 'inset-ring-line',
        'shadow-xs inset-ring-[1.5px] transition-[background-color,box-shadow] duration-(--duration-base) hover:inset-ring-line-strong',
        'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        'has-disabled:bg-sunken has-disabled:text-ink-3',
        marked[mark],
      )}
    >
      <input {...input} type={type} className="peer sr-only" />
      {picture && (
        <span
          aria-hidden
          className={classNames(
            'grid place-items-center text-leaf [&>svg]:max-h-full [&>svg]:max-w-full',
            isSmall ? 'size-12 text-[2rem]' : 'size-20 text-[3rem]',
            mark === 'excluded' && 'peer-checked:opacity-45',
          )}
        >
          {picture}
        </span>
      )}
      <span
        className={classNames(
          'max-w-full wrap-anywhere',
          mark === 'excluded' && 'peer-checked:line-through',
        )}
      >
        {label}
      </span>
      {detail && <span className="text-sm font-normal text-ink-2">{detail}</span>}
      {mark === 'chosen' && (
        <span
          aria-hidden
          className="absolute top-2.5 right-2.5 hidden size-7 place-items-center yolk-mark text-[0.85rem] peer-checked:grid peer-checked:animate-plop"
        >
          <CheckIcon size="1.1em" weight="bold" />
        </span>
      )}
    </label>
  );
}

/** Two, three or five tiles in a row, by the width of the screen. */
export function ChoiceTiles({
  legend,
  children,
  describedBy,
}: {
  /** Names the group for screen readers; the page's heading says it to everyone else. */
  legend: string;
  children: ReactNode;
  describedBy?: string;
}) {
  return (
    <fieldset aria-describedby={describedBy}>
      <legend className="sr-only">{legend}</legend>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 lg:grid-cols-5">
        {children}
      </div>
    </fieldset>
  );
}
