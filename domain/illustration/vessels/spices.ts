import { isSauceName, sauces } from '../sauces.ts';
import type { Composition, Setting } from '../setting.ts';
import { blob } from '../shapes.ts';
import { circle, line, noOutline, opacity, path, rect, ring, roundCaps } from '../svg.ts';
import { glazedEdges, shadow, sheen } from '../tableware.ts';

/** A small bowl of ground spice with a wooden spoon; whole spices lie beside it. */
export function groundSpices(setting: Setting): Composition {
  const { stage, foods, glaze, plan, title } = setting;
  const named = plan.base && isSauceName(plan.base) ? plan.base : undefined;
  const { dark, base, light } =
    sauces[named ?? (/taco|chili|paprika/i.test(title) ? 'chili' : 'gravy')];
  const vessel =
    shadow(setting, 108) +
    circle(0, 0, 108, glaze.surface, noOutline) +
    ring(107, glaze.edge, 3) +
    circle(0, 0, 90, glaze.well, noOutline) +
    sheen(108);
  const grains =
    'M-30-20h.1M-8-38h.1M24-30h.1M40 0h.1M-44 10h.1M-16 4h.1M12 12h.1M-26 34h.1M8 40h.1M32 30h.1M-4-14h.1';
  const contents =
    path(blob(stage.random, 84, 82, 16, 0.05), dark, noOutline) +
    path(blob(stage.random, 66, 62, 14, 0.12), base, noOutline) +
    path('M-44-10C-34-40 12-50 42-34 22-18-16 0-44-10Z', light, noOutline + opacity(0.55)) +
    line(grains, dark, 4, roundCaps) +
    spoon(base) +
    whole(setting) +
    foods.garnish
      .slice(0, 1)
      .map((food) => stage.cluster(food, -6, 10, 26, 4, 1))
      .join('');
  return { vessel, contents: setting.turned(contents), edges: glazedEdges(setting), rim: null };
}

function spoon(color: string): string {
  return (
    `<g transform="translate(118 -84)rotate(38)">${rect(-7, 18, 14, 96, 7, '#A8703A')}` +
    `${path('M0-30C22-30 26 10 0 26-26 10-22-30 0-30Z', '#B9824A')}` +
    `${path('M0-20C14-20 17 8 0 17-17 8-14-20 0-20Z', color, noOutline)}</g>`
  );
}

function whole({ stage, foods }: Setting): string {
  const spots = [
    [-118, 78],
    [-96, 108],
    [-128, 40],
  ] as const;
  const shown = foods.garnish.slice(0, 3);
  return shown
    .map((food, index) => {
      const [x, y] = spots[index] ?? [-110, 80];
      return stage.cluster(food, x, y, 18, 3, 1.1);
    })
    .join('');
}
