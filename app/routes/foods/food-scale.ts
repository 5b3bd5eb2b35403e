import type { NavigatorMode } from '../../../domain/foods/navigator/navigator.rules.ts';

/** Round ends of a scale that four steps divide into round numbers. */
const carbScales = [4, 8, 12, 20, 40, 60, 80, 100] as const;
const steps = 4;

/** Where the scale ends: net carbs end soon after the highest figure shown, shares at 100. */
export function scaleEnd({
  mode,
  figures,
}: {
  mode: NavigatorMode;
  figures: readonly (number | null)[];
}): number {
  if (mode !== 'carbs') return 100;
  const highest = Math.max(0, ...figures.map((figure) => figure ?? 0));
  return carbScales.find((end) => end >= highest) ?? 100;
}

export function scaleTicks(end: number): readonly number[] {
  return Array.from({ length: steps + 1 }, (_, index) => (end / steps) * index);
}

export type Threshold = 'above-5' | 'below-60' | 'below-40';

/** A rule is drawn above the first food past it, unless that is the first of all. */
const thresholds: Readonly<
  Record<NavigatorMode, readonly { threshold: Threshold; isPast: (figure: number) => boolean }[]>
> = {
  carbs: [{ threshold: 'above-5', isPast: (figure) => figure > 5 }],
  protein: [],
  satiety: [
    { threshold: 'below-60', isPast: (figure) => figure < 60 },
    { threshold: 'below-40', isPast: (figure) => figure < 40 },
  ],
};

/** The last threshold that lies between a food and the one before it. */
export function thresholdBetween({
  mode,
  before,
  figure,
}: {
  mode: NavigatorMode;
  before: number | null;
  figure: number | null;
}): Threshold | null {
  if (before === null || figure === null) return null;
  const crossed = thresholds[mode].filter(({ isPast }) => isPast(figure) && !isPast(before));
  return crossed.at(-1)?.threshold ?? null;
}
