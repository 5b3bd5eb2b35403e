import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

export interface Fact {
  /** "5 g"; left out where the label says all. */
  value?: ReactNode;
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
          {value !== undefined && <b className="font-bold">{value} </b>}
          <span className="text-ink-2">{label}</span>
        </li>
      ))}
    </ul>
  );
}
