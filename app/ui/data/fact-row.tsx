import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

export interface Fact {
  /** "5 g" */
  value: ReactNode;
  /** "net carbs" */
  label: ReactNode;
}

/** Numbers in a line of text: 18 g net carbs, 119 g protein, 1,790 kcal. The first one leads. */
export function FactRow({ facts, size = 'sm' }: { facts: readonly Fact[]; size?: 'sm' | 'md' }) {
  return (
    <ul
      className={classNames(
        'flex flex-wrap gap-x-4.5 gap-y-1.5 tabular-nums',
        size === 'sm' ? 'text-sm' : 'text-base',
      )}
    >
      {facts.map(({ value, label }, index) => (
        <li key={index}>
          <b className="font-bold">{value}</b> <span className="text-ink-2">{label}</span>
        </li>
      ))}
    </ul>
  );
}

/** Large numbers over their labels, at most four. */
export function FactFigures({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="flex flex-wrap gap-x-[clamp(1rem,5vw,2.25rem)] gap-y-3">
      {facts.map(({ value, label }, index) => (
        <div key={index} className="flex flex-col-reverse justify-end">
          <dt className="text-xs text-ink-2">{label}</dt>
          <dd className="figures text-[1.75rem] leading-[1.1]">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
