import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check';
import { XIcon } from '@phosphor-icons/react/dist/ssr/X';
import type { InputHTMLAttributes, ReactNode } from 'react';
import { classNames } from '../class-names.ts';

export type ChoiceTileProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
  type?: 'checkbox' | 'radio';
  /** `chosen` gets a yolk with a tick, `excluded` turns red with a cross. */
  mark?: 'chosen' | 'excluded';
  /** An SVG or icon of about 80 px. */
  picture?: ReactNode;
  label: ReactNode;
  detail?: ReactNode;
};

const marked = {
  chosen: 'has-checked:bg-yolk-soft has-checked:inset-ring-[2.5px] has-checked:inset-ring-ink',
  excluded:
    'has-checked:bg-paprika-soft has-checked:inset-ring-[2.5px] has-checked:inset-ring-paprika',
};

const badge =
  'absolute top-2.5 right-2.5 hidden size-7 place-items-center rounded-full text-[0.85rem] peer-checked:grid';

/** A large choice with a picture; a plain input, so it works without JavaScript. */
export function ChoiceTile({
  type = 'checkbox',
  mark = 'chosen',
  picture,
  label,
  detail,
  ...input
}: ChoiceTileProps) {
  return (
    <label
      className={classNames(
        'relative grid min-h-38 content-center justify-items-center gap-2 rounded-lg bg-surface px-3 pt-4.5 pb-4 text-center font-semibold',
        'shadow-xs inset-ring-[1.5px] inset-ring-line transition-[background-color,box-shadow] duration-(--duration-base) hover:inset-ring-line-strong',
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
            'grid size-20 place-items-center text-[3rem] text-leaf [&>svg]:max-h-full [&>svg]:max-w-full',
            mark === 'excluded' && 'peer-checked:opacity-55',
          )}
        >
          {picture}
        </span>
      )}
      <span>{label}</span>
      {detail && <span className="text-sm font-normal text-ink-2">{detail}</span>}
      {mark === 'excluded' ? (
        <span aria-hidden className={classNames(badge, 'bg-paprika-ink text-surface')}>
          <XIcon size="1.25em" weight="bold" />
        </span>
      ) : (
        <span aria-hidden className={classNames(badge, 'yolk-mark peer-checked:animate-plop')}>
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
