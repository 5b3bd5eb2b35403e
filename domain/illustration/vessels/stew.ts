import { dollop } from '../pouring.ts';
import { sauces, type SauceTones } from '../sauces.ts';
import type { Composition, Setting } from '../setting.ts';
import { blob } from '../shapes.ts';
import { circle, line, noOutline, opacity, path, roundCaps } from '../svg.ts';
import { againstCloth } from '../tablecloth.ts';
import { shadow, sheen } from '../tableware.ts';
import { floating, liquidOf, oilDrops } from './liquid.ts';
import { interleave } from './placing.ts';

const potColors = ['#C8452F', '#2F6B57', '#2F5773', '#E0A62A'] as const;
const liquidRadius = 126;
/** Its bottom, before anything is poured. */
const enamel: SauceTones = { dark: '#D9CFBA', base: '#E9E1CF', light: '#F6EEDD' };

/** An enamelled pot from above, its pieces interleaved. */
export function fillPot(setting: Setting): Composition {
  const { stage, plan } = setting;
  const base = liquidOf(setting);
  const isEmpty = plan.base === 'empty';
  const { dark, base: body, light } = isEmpty ? enamel : sauces[base];
  const potColor = stage.pick(againstCloth(setting, potColors, (color) => color));
  const vessel =
    shadow(setting, 152) +
    handles(potColor) +
    circle(0, 0, 150, potColor, noOutline) +
    circle(0, 0, 139, '#F6EEDD', noOutline) +
    circle(0, 0, 130, dark, noOutline) +
    sheen(154) +
    path(blob(stage.random, liquidRadius, liquidRadius, 16, 0.02), body, noOutline);
  const waves = isEmpty ? '' : line(waveMarks, light, 7, roundCaps + opacity(0.8));
  const contents = waves + pieces(setting) + finish(setting, base);
  const drops = isEmpty ? '' : oilDrops({ stage, reach: liquidRadius, color: light });
  return {
    vessel,
    contents: setting.turned(drops + contents),
    edges: [potColor],
    rim: { radius: 139 },
  };
}

function handles(color: string): string {
  return (
    `<g fill="none" stroke="${color}" stroke-width="14">` +
    '<path d="M-140-34C-186-30-186 30-140 34"/><path d="M140-34C186-30 186 30 140 34"/></g>'
  );
}

const waveMarks = 'M-84-40q40-34 84-8t70-10M-70 60q36-30 70-6t76-16M-40 6q20-14 40 0';

function pieces(setting: Setting): string {
  return interleave({
    stage: setting.stage,
    foods: floating(setting).slice(0, 4),
    count: 15,
    reach: 102,
    centre: 0.5,
    fitTo: { size: 25, most: 1.1 },
  });
}

function finish({ stage, foods, sauces: poured }: Setting, base: string): string {
  const [first, second] = foods.garnish;
  const [citrus] = foods.citrus;
  return (
    (poured.includes('cream') && base !== 'cream' ? dollop(stage, 'cream', 10, 6, 1.1) : '') +
    (first ? stage.sprinkle(first, 92, 10, 1.05) : '') +
    (second ? stage.sprinkle(second, 80, 6, 1) : '') +
    (citrus ? stage.place(citrus, -78, 64, 0, 1) : '')
  );
}
