import { isSauceName, sauces, type SauceName } from '../sauces.ts';
import type { Composition, Setting } from '../setting.ts';
import { circle, line, noOutline, opacity, ring, roundCaps, white } from '../svg.ts';
import { glassEdge, shadow } from '../tableware.ts';
import { interleave } from './placing.ts';

/** A glass jar from above: what is pickled in it, or the sauce. */
export function fillJar(setting: Setting): Composition {
  const { stage, foods } = setting;
  const { dark, base, light } = sauces[brineOf(setting)];
  const inside = [...foods.hero, ...foods.side, ...foods.bed, ...foods.top].slice(0, 4);
  const vessel =
    shadow(setting, 132, 12, 18) +
    circle(0, 0, 132, '#C9DCE4', noOutline + opacity(0.75)) +
    ring(128, white, 5, opacity(0.9)) +
    ring(132, glassEdge, 2.5) +
    ring(116, '#9DB9C4', 3, opacity(0.7)) +
    circle(0, 0, 108, dark, noOutline) +
    circle(-1, -1, 104, base, noOutline);
  const swirled = 'M-66 4C-58-58 48-72 66-10 70 48-34 60-40 8-36-22 16-26 20 4';
  const [first, second] = foods.garnish;
  const contents =
    (inside.length === 0 ? line(swirled, light, 9, roundCaps) : '') +
    interleave({
      stage,
      foods: inside,
      count: 15,
      reach: 84,
      centre: 0.4,
      fitTo: { size: 36, most: 1 },
    }) +
    (first ? stage.sprinkle(first, 82, 8, 1.1) : '') +
    (second ? stage.sprinkle(second, 70, 5, 1) : '');
  const glint = line('M-112-40A120 120 0 0 1 4-119', white, 6, roundCaps + opacity(0.8));
  return {
    vessel,
    contents: setting.turned(contents) + glint,
    edges: [glassEdge],
    rim: { radius: 128 },
  };
}

function brineOf({ plan, title }: Setting): SauceName {
  if (plan.base && isSauceName(plan.base)) return plan.base;
  if (/mayo|aioli/i.test(title)) return 'mayo';
  if (/vinaigrette|dressing|oil/i.test(title)) return 'broth';
  if (/onion|beet|cabbage/i.test(title)) return 'berry';
  return /kimchi/i.test(title) ? 'chili' : 'greencurry';
}
