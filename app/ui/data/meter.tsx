import type { CSSProperties, ReactNode } from 'react';

const colors = {
  carbs: 'var(--color-data-carbs)',
  protein: 'var(--color-data-protein)',
  energy: 'var(--color-data-goal)',
};

/** What a figure becomes: the bar is after, the line is before, hatched is outside the target. */
export function Meter({
  kind,
  label,
  before,
  after,
  outsideFrom,
  max,
  figures,
  remark,
}: {
  kind: keyof typeof colors;
  label: ReactNode;
  before: number;
  after: number;
  /** Where the target ends; null where more is never too much. */
  outsideFrom: number | null;
  /** The end of the bar. */
  max: number;
  /** "23 → 19 g", with the words screen readers need. */
  figures: ReactNode;
  /** "over by 137" */
  remark?: ReactNode;
}) {
  const percent = (value: number) => `${Math.min(100, Math.max(0, (100 * value) / max))}%`;
  return (
    <div className="grid grid-cols-[1fr_auto] items-baseline">
      <span className="text-control text-ink-2">{label}</span>
      <span className="tabular-nums">{figures}</span>
      <span
        aria-hidden
        className="relative col-span-2 mt-1.25 h-2.5 rounded-full bg-sunken"
        style={{ '--bar': percent(after), '--bar-color': colors[kind] } as CSSProperties}
      >
        <span className="absolute inset-y-0 left-0 w-(--bar) rounded-full bg-(--bar-color) transition-[width] duration-(--duration-slow)" />
        {outsideFrom !== null && (
          <span
            className="absolute inset-y-0 right-0 rounded-r-full bg-[repeating-linear-gradient(135deg,transparent_0_3px,var(--color-line-strong)_3px_4.5px)] opacity-50"
            style={{ left: percent(outsideFrom) }}
          />
        )}
        <span className="absolute -inset-y-0.75 w-0.5 bg-ink" style={{ left: percent(before) }} />
      </span>
      {remark && <span className="col-span-2 text-sm text-paprika-ink">{remark}</span>}
    </div>
  );
}
