import type { ButtonHTMLAttributes, InputHTMLAttributes, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { CheckCircle } from './check-circle.tsx';

interface RowContent {
  /** A picture of about 38 px. */
  picture?: ReactNode;
  label: ReactNode;
  /** Below the label; it stays readable when the row is ticked. */
  detail?: ReactNode;
  /** At the end: an amount. */
  trailing?: ReactNode;
}

const row =
  'relative flex min-h-14 w-full items-center gap-3.5 border-b border-line py-1 text-left hover:bg-sunken/60';

export type CheckRowProps = RowContent & Omit<InputHTMLAttributes<HTMLInputElement>, 'type'>;

/** A row that is ticked off; the whole row is the target. A checkbox input. */
export function CheckRow({ picture, label, detail, trailing, ...input }: CheckRowProps) {
  return (
    <label
      className={classNames(
        row,
        'has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-focus',
      )}
    >
      <input {...input} type="checkbox" className="peer sr-only" />
      <CheckCircle />
      <RowWords {...{ picture, label, detail, trailing }} />
    </label>
  );
}

export type CheckRowButtonProps = RowContent &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> & { isChecked: boolean };

/** The same as a submit button: ticking off works without JavaScript. */
export function CheckRowButton({
  picture,
  label,
  detail,
  trailing,
  isChecked,
  ...button
}: CheckRowButtonProps) {
  return (
    <button
      type="submit"
      {...button}
      aria-pressed={isChecked}
      className={classNames(row, 'min-w-0 flex-1 focus-visible:-outline-offset-3')}
    >
      <CheckCircle isOn={isChecked} />
      <RowWords {...{ picture, label, detail, trailing }} isDone={isChecked} />
    </button>
  );
}

function RowWords({
  picture,
  label,
  detail,
  trailing,
  isDone = false,
}: RowContent & { isDone?: boolean }) {
  return (
    <>
      {picture && (
        <span
          aria-hidden
          className={classNames(
            'size-9.5 flex-none peer-checked:opacity-45 [&>svg]:size-full',
            isDone && 'opacity-45',
          )}
        >
          {picture}
        </span>
      )}
      <span className="min-w-0 flex-1 leading-snug peer-checked:*:first:text-ink-2 peer-checked:*:first:line-through">
        <span className={isDone ? 'text-ink-2 line-through' : undefined}>{label}</span>
        {detail}
      </span>
      {trailing && <span className="font-semibold text-ink-2 tabular-nums">{trailing}</span>}
    </>
  );
}
