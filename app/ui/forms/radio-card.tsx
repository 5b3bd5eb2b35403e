import type { InputHTMLAttributes, ReactNode } from 'react';
import { classNames } from '../class-names.ts';

export type RadioCardProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'title'> & {
  title: ReactNode;
  /** Beside the title: a Tag. */
  tag?: ReactNode;
  detail?: ReactNode;
  /** A large number at the end, such as a price, and the words below it. */
  figure?: ReactNode;
  figureDetail?: ReactNode;
};

/** One of a few weighty choices. A radio input: arrow keys move, no JavaScript needed. */
export function RadioCard({ title, tag, detail, figure, figureDetail, ...input }: RadioCardProps) {
  return (
    <label
      className={classNames(
        '@container relative grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-2 rounded-lg bg-surface px-4 py-5 text-left sm:gap-x-4 sm:px-5.5',
        'inset-ring-[1.5px] inset-ring-line-strong transition-[box-shadow] duration-(--duration-base) hover:inset-ring-ink',
        'has-checked:shadow-md has-checked:inset-ring-[3px] has-checked:inset-ring-ink',
        'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
      )}
    >
      <input {...input} type="radio" className="peer sr-only" />
      <span
        aria-hidden
        className={classNames(
          'size-7 rounded-full border-2 border-line-strong bg-surface',
          'peer-checked:border-[5px] peer-checked:border-egg-white peer-checked:bg-yolk peer-checked:bg-clip-padding peer-checked:ring-2 peer-checked:ring-ink',
        )}
      />
      <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 sm:gap-x-4">
        <span className="flex-[1_1_6rem]">
          <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <span className="font-display text-h4 wrap-anywhere hyphens-auto @min-[20rem]:text-h3">
              {title}
            </span>
            {tag}
          </span>
          {detail && <span className="mt-1 block text-sm text-ink-2">{detail}</span>}
        </span>
        {figure && (
          <span className="text-right">
            <span className="figures block text-[1.625rem] leading-none @min-[20rem]:text-[1.875rem]">
              {figure}
            </span>
            {figureDetail && <span className="mt-1 block text-sm text-ink-2">{figureDetail}</span>}
          </span>
        )}
      </span>
    </label>
  );
}

export function RadioCards({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="sr-only">{legend}</legend>
      <div className="grid gap-4">{children}</div>
    </fieldset>
  );
}
