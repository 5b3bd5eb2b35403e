import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

export type MacroKind = 'carbs' | 'protein' | 'fat' | 'fiber' | 'satiety' | 'goal';

const fills: Record<MacroKind, string> = {
  carbs: 'bg-data-carbs',
  protein: 'bg-data-protein',
  fat: 'bg-data-fat',
  fiber: 'bg-data-fiber',
  satiety: 'bg-data-satiety',
  goal: 'bg-data-goal',
};

/** Shares of energy as one bar with 2 px gaps. */
export function MacroBar({
  label,
  shares,
  size = 'sm',
}: {
  /** Says it all in words: "Energy: 4 % carbs, 27 % protein, 69 % fat". */
  label: string;
  shares: readonly { kind: MacroKind; percent: number }[];
  size?: 'sm' | 'md';
}) {
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn from elements, not a file
      role="img"
      aria-label={label}
      className={classNames(
        'flex gap-0.5 overflow-hidden rounded-full bg-sunken print:border print:border-line',
        size === 'sm' ? 'h-2.5' : 'h-3.5',
      )}
    >
      {shares.map(({ kind, percent }) => (
        <span key={kind} className={fills[kind]} style={{ width: `${percent}%` }} />
      ))}
    </div>
  );
}

/** What the colours of a bar mean. */
export function MacroLegend({
  items,
  note,
}: {
  items: readonly { kind: MacroKind; label: ReactNode }[];
  note?: ReactNode;
}) {
  return (
    <ul className="flex flex-wrap gap-x-4.5 gap-y-1.5 text-sm text-ink-2">
      {items.map(({ kind, label }) => (
        <li key={kind} className="inline-flex items-center gap-1.5">
          <MacroDot kind={kind} />
          {label}
        </li>
      ))}
      {note && <li>{note}</li>}
    </ul>
  );
}

export function MacroDot({ kind }: { kind: MacroKind }) {
  return (
    <span
      aria-hidden
      className={classNames('inline-block size-2.75 flex-none rounded-full', fills[kind])}
    />
  );
}
