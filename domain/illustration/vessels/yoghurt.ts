import { swirl } from '../pouring.ts';
import { isSauceName, sauces, type SauceName } from '../sauces.ts';
import { sauceNamedIn } from '../sauce-words.ts';
import type { Composition, Setting } from '../setting.ts';
import { circle, line, noOutline, opacity, roundCaps } from '../svg.ts';
import { glazedEdges, roundDish, sheen } from '../tableware.ts';
import { fit, hasSeveral } from './placing.ts';

const heaps = [
  [-58, -44],
  [-78, 8],
  [-50, 56],
  [0, 76],
] as const;

/** A small bowl, swirled, with its toppings at one side. */
export function fillDessertBowl(setting: Setting): Composition {
  const { stage, foods, glaze, sauces: poured } = setting;
  const { dark, base, light } = sauces[creamOf(setting)];
  const swirled = 'M-84 10C-78-74 60-96 82-16 92 60-40 84-50 18-50-28 24-38 30 6 30 26-4 26-8 12';
  const vessel =
    roundDish(setting, 140) +
    circle(0, 0, 117, glaze.well, noOutline) +
    circle(0, 0, 114, dark, noOutline) +
    circle(-1, -1, 111, base, noOutline) +
    line(swirled, dark, 9, roundCaps + opacity(0.75)) +
    line('M-88 4C-80-80 62-100 84-20', light, 6, roundCaps + opacity(0.9)) +
    sheen(140);
  const contents =
    toppings(setting) +
    garnish(setting) +
    foods.citrus
      .slice(0, 1)
      .map((food) => stage.place(food, 74, 44, 20, 0.95))
      .join('') +
    (poured.includes('berry') ? swirl('berry', 60) : '');
  return {
    vessel,
    contents: setting.turned(contents),
    edges: glazedEdges(setting),
    rim: { radius: 140 },
  };
}

function creamOf({ plan, title, dish }: Setting): SauceName {
  if (plan.base && isSauceName(plan.base)) return plan.base;
  if (dish === 'SAUCE') return sauceNamedIn(title) ?? 'cream';
  const words = title.toLowerCase();
  if (/chocolate|cocoa/.test(words)) return 'cocoa';
  if (/matcha/.test(words)) return 'matcha';
  return /berry (mousse|chia|yogh?urt)/.test(words) ? 'berry' : 'cream';
}

function toppings({ stage, foods }: Setting): string {
  const shown = [...foods.top.filter(hasSeveral), ...foods.side];
  return shown
    .slice(0, heaps.length)
    .map((food, index) => {
      const [x, y] = (shown.length > 1 && heaps[index]) || [-40, 20];
      return stage.cluster(food, x, y, 30, 9, fit(food, { size: 17, most: 1.25 }));
    })
    .join('');
}

function garnish({ stage, foods }: Setting): string {
  const [food] = foods.garnish;
  if (!food) return '';
  if (food !== 'parsley' && food !== 'basil') return stage.sprinkle(food, 60, 12, 1.1, -30, 20);
  return stage.place(food, -18, -10, 30, 1.5) + stage.place(food, -6, -20, 90, 1.3);
}
