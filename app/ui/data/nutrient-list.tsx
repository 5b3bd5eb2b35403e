import type { ReactNode } from 'react';
import { MacroDot, type MacroKind } from './macro-bar.tsx';

export interface NutrientLine {
  label: ReactNode;
  value: ReactNode;
  /** Share of energy, beside the label. */
  share?: ReactNode;
  /** Its colour in the bar above. */
  kind?: MacroKind;
}

export function NutrientList({ lines }: { lines: readonly NutrientLine[] }) {
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-2">
      {lines.map(({ label, value, share, kind }, index) => (
        <div key={index} className="contents">
          <dt className="flex items-center gap-2">
            {kind ? <MacroDot kind={kind} /> : <span aria-hidden className="w-2.75" />}
            {label}
            {share && <span className="text-sm text-ink-2 tabular-nums">{share}</span>}
          </dt>
          <dd className="text-right font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
