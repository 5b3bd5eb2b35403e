import type { Composition, Setting } from '../setting.ts';
import { blob } from '../shapes.ts';
import { moved, noOutline, path } from '../svg.ts';
import { boardEdge, woodenBoard } from '../tableware.ts';

const boardOfLoaf = woodenBoard({
  y: -126,
  height: 252,
  grain: 'M-140-80Q0-92 140-76M-142-26Q20-40 142-24M-142 34Q-20 18 142 36',
});

/** Slices on a board, one of them buttered. */
export function sliceLoaf({ stage, foods }: Setting): Composition {
  const bread = foods.dough[0] ?? 'breadslice';
  const slice = (x: number, y: number, turn: number) => stage.place(bread, x, y, turn);
  const [garnish] = foods.garnish;
  const [citrus] = foods.citrus;
  const contents =
    slice(-82, -52, -16) +
    slice(-46, -44, -6) +
    slice(-8, -42, 6) +
    slice(76, -40, 20) +
    slice(-70, 58, 8) +
    moved(-70, 56, 1, path(blob(stage.random, 30, 20, 8, 0.2), '#FFE08A', noOutline)) +
    stage.place('butter', 64, 62, 12, 1.7) +
    (garnish ? stage.sprinkle(garnish, 120, 12, 1.1) : '') +
    (citrus ? stage.place(citrus, 112, 78) : '');
  return {
    vessel: boardOfLoaf,
    contents,
    tiltDegrees: stage.pick([-9, 7, -5, 11]),
    edges: [boardEdge],
    rim: { halfWidth: 150, halfHeight: 124 },
  };
}
