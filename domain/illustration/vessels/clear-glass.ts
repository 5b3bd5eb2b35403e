import { sauces } from '../sauces.ts';
import type { Composition, Setting } from '../setting.ts';
import { circle, line, noOutline, opacity, ring, roundCaps, white } from '../svg.ts';
import { glassEdge, shadow } from '../tableware.ts';

/** A tall glass of something clear, with ice and what floats in it. */
export function fillClearGlass(setting: Setting): Composition {
  const { stage, foods } = setting;
  const { dark, base } = sauces.water;
  const vessel =
    shadow(setting, 122, 22, 30) +
    circle(0, 0, 132, white, noOutline + opacity(0.6)) +
    ring(129, white, 6, opacity(0.95)) +
    ring(132, glassEdge, 2.5) +
    circle(0, 0, 118, dark, noOutline) +
    circle(-1, -1, 113, base, noOutline);
  const bubbles =
    'M-70-30h.1M-20-80h.1M60-50h.1M80 20h.1M30 78h.1M-50 66h.1M-84 10h.1M10-30h.1M-14 40h.1';
  const [first, second] = [...foods.side, ...foods.top];
  const [garnish] = foods.garnish;
  const [citrus] = foods.citrus;
  const contents =
    line(bubbles, white, 7, roundCaps + opacity(0.9)) +
    stage.place('icecube', -44, -40, 20, 1.5) +
    stage.place('icecube', 48, -26, 60, 1.4) +
    stage.place('icecube', -6, 58, 110, 1.45) +
    (first ? stage.cluster(first, -10, 4, 62, 5, 1.25) : '') +
    (second ? stage.cluster(second, 30, 30, 40, 3, 1) : '') +
    (citrus ? stage.place(citrus, 66, 52, 30, 1.5) : '') +
    (garnish
      ? stage.place(garnish, -66, 34, 20, 1.9) + stage.place(garnish, -52, 50, 110, 1.7)
      : '');
  return { vessel, contents, edges: [glassEdge], rim: { radius: 132 } };
}
