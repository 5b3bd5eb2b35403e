import { dollop } from '../pouring.ts';
import { isSauceName, sauces, type SauceName, type SauceTones } from '../sauces.ts';
import type { Composition, Setting } from '../setting.ts';
import { radiansOf } from '../shapes.ts';
import { circle, line, moved, noOutline, opacity, path, point, roundCaps } from '../svg.ts';
import { glazedEdges, roundDish, sheen } from '../tableware.ts';
import { fit, hasSeveral } from './placing.ts';

const crust = '#B9772F';

/** A cake or tart with one slice pulled out. */
export function cutCake(setting: Setting): Composition {
  const { stage, foods, glaze } = setting;
  const vessel = roundDish(setting, 152) + circle(0, 0, 124, glaze.well, noOutline) + sheen(152);
  const [garnish] = foods.garnish;
  const contents =
    cakeAndSlice(sauces[fillingOf(setting)]) +
    decoration(setting) +
    (isSweet(setting) ? dollop(stage, 'cream', -4, 6, 0.9) : '') +
    (garnish ? stage.place(garnish, -2, 2, 30, 1.4) : '');
  return {
    vessel,
    contents: setting.turned(contents),
    edges: glazedEdges(setting),
    rim: { radius: 152 },
  };
}

/** Nobody puts cream on a quiche. */
function isSweet(setting: Setting): boolean {
  return fillingOf(setting) !== 'egg';
}

function fillingOf({ plan, title }: Setting): SauceName {
  if (plan.base && isSauceName(plan.base)) return plan.base;
  if (/choc|cocoa|brownie/i.test(title)) return 'cocoa';
  if (
    /tortilla|quiche|kuku|clafoutis|tart|pie\b/i.test(title) &&
    !/lemon|lime|berry (tart|pie)/i.test(title)
  )
    return 'egg';
  if (/lemon (tart|pie|curd)|lime/i.test(title)) return 'lemoncurd';
  return /berr(y|ies) (cheesecake|cake|tart|pie|mousse)/i.test(title) ? 'berry' : 'cream';
}

function cakeAndSlice({ dark, base, light }: SauceTones): string {
  const slice =
    path('M0 0L108-11A112 112 0 0 0 81-77Z', crust) +
    path('M8-3 98-12A100 100 0 0 0 76-66Z', dark, noOutline) +
    path('M14-6 92-13A96 96 0 0 0 73-61Z', base, noOutline);
  const shine = 'M-60-10A62 62 0 0 1-6-62M-36 40A54 54 0 0 0 34 40';
  return (
    path(mostOfCircle(112), crust) +
    path(mostOfCircle(108), '#E9BF7C', noOutline) +
    path(mostOfCircle(98), dark, noOutline) +
    path(mostOfCircle(94), base, noOutline) +
    line(shine, light, 7, roundCaps + opacity(0.8)) +
    moved(20, -14, 1, slice)
  );
}

function mostOfCircle(radius: number): string {
  const end = point(radius * 0.72, -radius * 0.69);
  return `M0 0L${radius} ${Math.round(-radius * 0.1)}A${radius} ${radius} 0 1 1 ${end}Z`;
}

function decoration({ stage, foods }: Setting): string {
  const [first, second = first] = [...foods.top.filter(hasSeveral), ...foods.citrus, ...foods.side];
  if (!first || !second) return '';
  const around = Array.from({ length: 9 }, (_, index) => {
    const food = index % 2 ? second : first;
    const angle = radiansOf(8 + index * 34);
    const scale = fit(food, { size: 16, most: 1.2 });
    return stage.place(food, Math.cos(angle) * 74, Math.sin(angle) * 74, index * 50, scale);
  });
  const onSlice = stage.place(first, 92, -44, 0, fit(first, { size: 16, most: 1.2 }));
  return around.join('') + onSlice;
}
