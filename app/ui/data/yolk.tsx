import type { CSSProperties } from 'react';
import { classNames } from '../class-names.ts';

const sizes = {
  sm: 'size-8 text-xs',
  md: 'size-10 text-xs',
  lg: 'size-12.5 text-control',
  xl: 'size-18 text-lg',
  /** Of a day in a week: larger where a day is a column. */
  day: 'size-10 text-xs lg:size-12.5 lg:text-control',
};

export interface YolkProps {
  grams: number;
  /** The grams that fill the white; the same for every yolk of a screen, so that they compare. */
  max: number;
  /** "25 g net carbs", for screen readers. */
  label: string;
  size?: keyof typeof sizes;
}

/** Net carbs as an egg: the white is always as large, the area of the yolk is the grams. */
export function Yolk({ grams, max, label, size = 'md' }: YolkProps) {
  return (
    <span
      className={classNames(
        'relative isolate inline-grid flex-none place-items-center leading-none font-bold text-on-yolk tabular-nums',
        sizes[size],
      )}
    >
      <span
        aria-hidden
        className="absolute inset-0 -z-2 rounded-[50%_48%_52%_50%/52%_50%_50%_48%] bg-egg-white shadow-sm inset-ring inset-ring-[#efe6c9]"
      />
      <span
        aria-hidden
        style={{ '--yolk': yolkShare({ grams, max }) } as CSSProperties}
        className="absolute -z-1 size-[calc(86%*var(--yolk))] yolk-mark transition-[width,height] duration-(--duration-slow)"
      />
      <span aria-hidden>{Math.round(grams)}</span>
      <span className="sr-only">{label}</span>
    </span>
  );
}

/** The yolk's width as a share of its white: a number stays readable on the smallest one, and nothing is none. */
export function yolkShare({ grams, max }: { grams: number; max: number }): number {
  if (Math.round(grams) < 1) return 0;
  const share = Math.sqrt(grams / max);
  return Math.round(Math.min(1, Math.max(0.28, share)) * 100) / 100;
}
