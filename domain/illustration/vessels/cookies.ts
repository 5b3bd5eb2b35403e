import type { Composition, Setting } from '../setting.ts';
import { blob, radiansOf } from '../shapes.ts';
import { line, noOutline, path, roundCaps } from '../svg.ts';
import { flatPlate, glazedEdges, roundDish, sheen } from '../tableware.ts';
import { fit, hasSeveral } from './placing.ts';

/** Seven cookies: six in a ring, one in the middle. */
export function layCookies(setting: Setting): Composition {
  const { stage } = setting;
  const vessel = roundDish(setting, 152) + flatPlate(setting, 120) + sheen(152);
  const cookie = stage.reuse(cookieOf(setting));
  const ring = Array.from({ length: 6 }, (_, index) => {
    const angle = radiansOf(index * 60);
    return cookie(Math.cos(angle) * 68, Math.sin(angle) * 68, stage.random() * 360);
  });
  const contents = ring.join('') + cookie(2, 2, 20) + toppings(setting);
  return {
    vessel,
    contents: setting.turned(contents),
    edges: glazedEdges(setting),
    rim: { radius: 152 },
  };
}

function cookieOf({ stage, title, plan }: Setting): string {
  const isDark = /double|cocoa|brownie/i.test(title);
  const paleChips = plan.items.includes('chocolate') ? '#4A2A1C' : '#B97C34';
  const chips = 'M-18-14h.1M10-20h.1M20 4h.1M-4 6h.1M-22 12h.1M6 24h.1';
  return (
    path(blob(stage.random, 42, 41, 12, 0.08), isDark ? '#3A2118' : '#A8682A') +
    path(blob(stage.random, 38, 37, 10, 0.08), isDark ? '#5F3B2A' : '#DDA457', noOutline) +
    line(chips, isDark ? '#2A160E' : paleChips, 8, roundCaps) +
    line('M-20-16h.1M8-22h.1M18 2h.1', isDark ? '#8E5F48' : '#F3CF8E', 3, roundCaps)
  );
}

function toppings({ stage, foods }: Setting): string {
  const [first, second] = foods.top.filter(hasSeveral);
  return (
    (first ? stage.cluster(first, 88, -56, 20, 4, fit(first, { size: 15, most: 1.1 })) : '') +
    (second ? stage.cluster(second, -84, 60, 20, 4, fit(second, { size: 15, most: 1.1 })) : '')
  );
}
