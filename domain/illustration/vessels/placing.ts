import { archetypes, type ArchetypeName } from '../archetypes/all.ts';
import type { Setting } from '../setting.ts';
import { goldenAngleDegrees, radiansOf } from '../shapes.ts';
import { variantAt, type Stage } from '../stage.ts';

export function hasSeveral(food: ArchetypeName): boolean {
  return (archetypes[food].count ?? 0) > 1;
}

export function isLeafBed(food: ArchetypeName): boolean {
  return archetypes[food].role === 'bed' && !archetypes[food].coversAlone;
}

/** As the plan has them: the most important first, whatever their roles. */
export function byImportance(
  { plan: { items } }: Setting,
  foods: readonly ArchetypeName[],
): ArchetypeName[] {
  return foods.toSorted((a, b) => items.indexOf(a) - items.indexOf(b));
}

/** The scale that brings a food to a size, at most `most`. */
export function fit(food: ArchetypeName, { size, most }: { size: number; most: number }): number {
  return Math.min(most, size / archetypes[food].radius);
}

/** Foods mixed all over a round surface, outermost first, so that none hides the others. */
export function interleave({
  stage,
  foods,
  count,
  reach,
  centre,
  fitTo,
  variantOf = variantAt,
}: {
  stage: Stage;
  foods: readonly ArchetypeName[];
  count: number;
  reach: number;
  /** How far the innermost piece is from the middle, in pieces. */
  centre: number;
  fitTo: { size: number; most: number };
  variantOf?: (food: ArchetypeName, index: number) => number;
}): string {
  const startDegrees = stage.random() * 360;
  let pieces = '';
  for (let index = count - 1; index >= 0; index--) {
    const food = foods[index % foods.length];
    if (!food) break;
    const distance = reach * Math.sqrt((index + centre) / count);
    const angle = radiansOf(startDegrees + index * goldenAngleDegrees);
    pieces += stage.place(
      food,
      Math.cos(angle) * distance,
      Math.sin(angle) * distance,
      stage.random() * 360,
      fit(food, fitTo),
      variantOf(food, index),
    );
  }
  return pieces;
}
