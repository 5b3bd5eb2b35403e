import { isSauceName, sauces, type SauceName, type SauceTones } from '../sauces.ts';
import type { Composition, Setting } from '../setting.ts';
import { circle, line, noOutline, opacity, roundCaps, white } from '../svg.ts';
import { shadow } from '../tableware.ts';
import { fit } from './placing.ts';

const steel = '#565C62';
/** Before anything is poured. */
const bottom: SauceTones = { dark: '#A9B0B6', base: '#BCC3C8', light: '#D3D8DC' };

/** A small pan of steel: warm sauces. */
export function warmSaucepan(setting: Setting): Composition {
  const { stage, foods, plan } = setting;
  const isEmpty = plan.base === 'empty';
  const { dark, base, light } = isEmpty ? bottom : sauces[sauceOf(setting)];
  const vessel =
    shadow(setting, 126) +
    `<g transform="rotate(${stage.pick([38, 142, 52])})">` +
    '<rect x="104" y="-12" width="136" height="24" rx="12" fill="#7F868C"/>' +
    '<rect x="204" y="-4" width="22" height="8" rx="4" fill="#2a2c2e" opacity=".5"/></g>' +
    circle(0, 0, 126, steel, noOutline) +
    circle(0, 0, 123, '#8F969C', noOutline) +
    circle(0, 0, 119, '#D3D8DC', noOutline) +
    circle(0, 0, 110, dark, noOutline) +
    circle(-1, -1, 105, base, noOutline) +
    line('M-108-40A116 116 0 0 1 8-115', white, 5, roundCaps + opacity(0.7));
  const swirled = 'M-70 6C-62-62 50-76 70-10 74 50-36 62-42 8-38-24 18-28 22 4';
  const [garnish] = foods.garnish;
  const strewn = [...foods.side, ...foods.top].slice(0, 2);
  const contents =
    (isEmpty ? '' : line(swirled, light, 9, roundCaps + opacity(0.8))) +
    strewn.map((food) => stage.sprinkle(food, 74, 6, fit(food, { size: 17, most: 1 }))).join('') +
    (garnish ? stage.sprinkle(garnish, 62, 6, 1.3) : '');
  return { vessel, contents: setting.turned(contents), edges: [steel], rim: { radius: 122 } };
}

function sauceOf({ plan, title, sauces: poured }: Setting): SauceName {
  if (plan.base && isSauceName(plan.base)) return plan.base;
  if (/satay|peanut/i.test(title)) return 'peanut';
  if (/hollandaise|b[eé]arnaise/i.test(title)) return 'lemoncurd';
  if (/barbecue/i.test(title)) return 'chili';
  return poured[0] ?? 'brown';
}
