import { isSauceName, sauces, type SauceName } from '../sauces.ts';
import { sauceNamedIn } from '../sauce-words.ts';
import type { Composition, Setting } from '../setting.ts';
import { circle, line, noOutline, opacity, ring, roundCaps, white } from '../svg.ts';
import { glassEdge, shadow } from '../tableware.ts';
import { fit } from './placing.ts';

/** A smoothie from above, with a straw. */
export function fillGlass(setting: Setting): Composition {
  const { stage, foods } = setting;
  const { dark, base, light } = sauces[blendOf(setting)];
  const swirled = 'M-74 0C-64-68 56-82 74-10 78 56-38 68-44 10-38-26 18-30 22 4';
  const vessel =
    shadow(setting, 122, 22, 30) +
    circle(0, 0, 134, white, noOutline + opacity(0.55)) +
    circle(0, 0, 131, 'none', ' stroke="#fff" stroke-width="6" stroke-opacity=".9"') +
    ring(134, glassEdge, 2.5) +
    circle(0, 0, 119, dark, noOutline) +
    circle(-1, -1, 115, base, noOutline) +
    line(swirled, light, 10, roundCaps);
  const [garnish] = foods.garnish;
  const contents =
    toppings(setting) +
    (garnish
      ? stage.place(garnish, 8, -8, 30, 1.7) + stage.place(garnish, 24, -18, 100, 1.5)
      : '') +
    line('M44-40 146-142', '#2F6B57', 15, roundCaps) +
    line('M44-40 146-142', '#F7F3E6', 15, ' stroke-dasharray="11 13"');
  return { vessel, contents, edges: [glassEdge], rim: { radius: 134 } };
}

function blendOf({ plan, title }: Setting): SauceName {
  if (plan.base && isSauceName(plan.base)) return plan.base;
  return /berr/i.test(plan.items.join()) ? 'berry' : (sauceNamedIn(title) ?? 'cream');
}

function toppings({ stage, foods }: Setting): string {
  const [first, second] = foods.top.filter((food) => food !== 'coconut' && food !== 'walnut');
  return (
    (first ? stage.cluster(first, -34, 30, 32, 5, fit(first, { size: 24, most: 1.6 })) : '') +
    (second ? stage.cluster(second, 36, 26, 32, 5, fit(second, { size: 24, most: 1.6 })) : '')
  );
}
