import type { Composition, Setting } from '../setting.ts';
import { blob } from '../shapes.ts';
import { line, moved, noOutline, path, roundCaps } from '../svg.ts';
import { woodenBoard } from '../tableware.ts';

const boardOfLoaf = woodenBoard({
  y: -126,
  height: 252,
  grain: 'M-140-80Q0-92 140-76M-142-26Q20-40 142-24M-142 34Q-20 18 142 36',
});

const crumb = 'M-22-14h.1M-4-20h.1M18-12h.1M-14 6h.1M8 2h.1M26 8h.1M-28 18h.1M2 20h.1';

const breadSlice =
  path('M-44 34C-50 6-58-8-48-26-34-44 34-44 48-26 58-8 50 6 44 34 30 42-30 42-44 34Z', '#9A5E26') +
  path(
    'M-38 29C-43 4-50-8-42-22-30-36 30-36 42-22 50-8 43 4 38 29 26 35-26 35-38 29Z',
    '#EBC98C',
    noOutline,
  ) +
  line(crumb, '#CFA35F', 5, roundCaps);

/** Slices on a board, one of them buttered. */
export function sliceLoaf({ stage, foods }: Setting): Composition {
  const slice = stage.reuse(breadSlice);
  const [garnish = 'seeds'] = foods.garnish;
  const [citrus] = foods.citrus;
  const contents =
    slice(-82, -52, -16) +
    slice(-46, -44, -6) +
    slice(-8, -42, 6) +
    slice(76, -40, 20) +
    slice(-70, 58, 8) +
    moved(-70, 56, 1, path(blob(stage.random, 30, 20, 8, 0.2), '#FFE08A', noOutline)) +
    stage.place('butter', 64, 62, 12, 1.7) +
    stage.sprinkle(garnish, 120, 12, 1.1) +
    (citrus ? stage.place(citrus, 112, 78) : '');
  return { vessel: boardOfLoaf, contents, tiltDegrees: stage.pick([-9, 7, -5, 11]) };
}
