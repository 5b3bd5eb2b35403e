import { archetypes, type ArchetypeName } from '../archetypes/all.ts';
import { dollop } from '../pouring.ts';
import type { Composition, Setting } from '../setting.ts';
import { boardEdge, woodenBoard } from '../tableware.ts';
import { fit, hasSeveral } from './placing.ts';

type Spot = readonly [x: number, y: number, turn: number];

const boardOfBreads = woodenBoard({
  y: -132,
  height: 264,
  grain: 'M-140-84Q0-96 140-80M-142-28Q20-42 142-26M-142 32Q-20 16 142 34M-140 84Q10 70 140 88',
});

/** Large rounds lie over one another, the others side by side. */
const spots = {
  stacked: [
    [-40, -14, 0],
    [34, 18, 40],
    [-14, 16, 160],
  ],
  long: [
    [-2, -78, -4],
    [2, 0, 3],
    [-2, 78, -2],
  ],
  apart: [
    [-88, -56, 0],
    [2, -64, 70],
    [90, -46, 160],
    [-56, 46, 250],
    [44, 52, 20],
  ],
} as const satisfies Record<string, readonly Spot[]>;

const long: readonly ArchetypeName[] = ['wraproll', 'lettucewrap', 'quesadilla'];

/** Flatbreads, rolls, bagels or wraps on a wooden board. */
export function layBreads(setting: Setting): Composition {
  const { stage, foods, sauce } = setting;
  const dough = foods.dough[0] ?? 'roll';
  const layout = layoutOf(dough);
  const size = layout === 'long' ? 1.32 : layout === 'stacked' ? 1.12 : 1;
  const scale = fit(dough, { size: archetypes[dough].radius * size, most: size });
  const laid = spots[layout].map(([x, y, turn]) => stage.place(dough, x, y, turn, scale));
  const [garnish] = foods.garnish;
  const [citrus] = foods.citrus;
  const contents =
    laid.join('') +
    beside(setting) +
    (sauce ? dollop(stage, sauce, 112, -84, 0.9) : '') +
    (garnish ? stage.sprinkle(garnish, 104, 9, 1) : '') +
    (citrus ? stage.place(citrus, 118, 92, 0, 0.9) : '');
  return {
    vessel: boardOfBreads,
    contents,
    tiltDegrees: stage.pick([-9, 7, -5, 11]),
    edges: [boardEdge],
    rim: { halfWidth: 150, halfHeight: 130 },
  };
}

function layoutOf(dough: ArchetypeName): keyof typeof spots {
  if (long.includes(dough)) return 'long';
  return archetypes[dough].radius > 60 ? 'stacked' : 'apart';
}

function beside({ stage, foods }: Setting): string {
  const [first, second] = [...foods.top.filter(hasSeveral), ...foods.side];
  return (
    (first ? stage.cluster(first, 112, 74, 26, 5, fit(first, { size: 15, most: 1 })) : '') +
    (second ? stage.cluster(second, -114, 92, 22, 4, fit(second, { size: 15, most: 1 })) : '')
  );
}
