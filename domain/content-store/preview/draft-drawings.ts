import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Served } from '../../recipes/pictures/draw-pictures.ts';
import { drawDish } from '../../recipes/pictures/draw-pictures.ts';
import { drawStep } from '../../recipes/pictures/draw-step.ts';
import { drawnStages } from '../../recipes/pictures/drawn-stages.ts';

export interface DraftDrawing {
  /** Where the drawing is once the recipe is out. */
  readonly path: string;
  readonly svg: string;
}

/** The drawings that a recipe's page asks for. Others run between two of them. */
export async function draftDrawings(served: Served): Promise<readonly DraftDrawing[]> {
  const drawings: DraftDrawing[] = [];
  for (const isDark of [false, true]) {
    const ending = isDark ? '-dark.svg' : '.svg';
    const { id } = served.recipe;
    drawings.push({ path: `/dish/${id}${ending}`, svg: drawDish({ ...served, isDark }) });
    for (const [index, { state }] of drawnStages(served).entries()) {
      // On its plate a step shows the dish.
      const svg = state === 'PLATED' ? null : drawStep({ ...served, index, isDark });
      if (svg !== null) drawings.push({ path: `/step/${id}/${index + 1}${ending}`, svg });
      await nextTurn();
    }
  }
  return drawings;
}
