import { archetypes, isArchetypeName } from '../archetypes/all.ts';
import { dollop } from '../pouring.ts';
import { isSauceName, sauces, type SauceName } from '../sauces.ts';
import type { Composition, Setting } from '../setting.ts';
import { circle, noOutline, opacity, path } from '../svg.ts';
import { glazedEdges, rim, shadow } from '../tableware.ts';

/** A cup on its saucer: a cream heart, or whipped cream on cocoa. */
export function pourCup(setting: Setting): Composition {
  const { stage, plan, turnDegrees } = setting;
  const drink = drinkOf(setting);
  const vessel = cupAndSaucer(setting, drink);
  const isCreamy = plan.items.includes('chocolate') || drink === 'cocoa';
  const top = isCreamy
    ? dollop(stage, 'cream', -4, -2, 1.7) + stage.sprinkle('chocolate', 42, 6, 0.5)
    : creamHeart(sauces[drink].light);
  const turned = `<g transform="rotate(${turnDegrees})">${top}</g>`;
  return {
    vessel,
    contents: turned + nibbles(setting, drink),
    edges: glazedEdges(setting),
    rim: { radius: 138 },
  };
}

function drinkOf({ sauces: poured, title, plan }: Setting): SauceName {
  if (plan.base && isSauceName(plan.base)) return plan.base;
  if (/chai|tea\b/i.test(title)) return 'peanut';
  if (poured.includes('matcha')) return 'matcha';
  return poured.includes('cocoa') ? 'cocoa' : 'coffee';
}

function cupAndSaucer(setting: Setting, drink: SauceName): string {
  const { surface, well, edge } = setting.glaze;
  const saucerEdge = ` stroke="${edge}" stroke-width="3"`;
  return (
    shadow(setting, 138) +
    circle(0, 0, 138, well, noOutline) +
    circle(0, 0, 138, 'none', saucerEdge) +
    rim(setting, 134) +
    handle(setting) +
    circle(5, 9, 92, '#1b120a', noOutline + opacity(0.16)) +
    circle(0, 0, 90, surface, noOutline) +
    circle(0, 0, 80, well, noOutline) +
    circle(0, 0, 77, sauces[drink].dark, noOutline) +
    circle(0, 0, 73, sauces[drink].base, noOutline)
  );
}

function handle({ stage, glaze }: Setting): string {
  const shape = 'M78-18H116Q130-18 130 0T116 18H78';
  return (
    `<g transform="rotate(${stage.pick([28, -24, 140])})">` +
    '<path d="M78-20H118Q134-20 134 0T118 20H78" fill="none" stroke="#1b120a" stroke-opacity=".18" stroke-width="16" transform="translate(4 7)"/>' +
    `<path d="${shape}" fill="none" stroke="${glaze.surface}" stroke-width="15"/>` +
    `<path d="${shape}" fill="none" stroke="${glaze.well}" stroke-width="4"/></g>`
  );
}

function creamHeart(light: string): string {
  const cream = '#F8E9D0';
  const hearts = [
    ['M0 58C-14 44-64 30-60-14-56-46-16-48 0-24 16-48 56-46 60-14 64 30 14 44 0 58Z', light],
    ['M0 50C-12 37-55 25-52-13-48-38-14-40 0-15 14-40 48-38 52-13 55 25 12 37 0 50Z', cream],
    ['M0 36C-9 27-38 18-36-9-33-26-10-27 0-8 10-27 33-26 36-9 38 18 9 27 0 36Z', light],
    ['M0 29C-8 21-30 14-29-8-26-20-8-21 0-2 8-21 26-20 29-8 30 14 8 21 0 29Z', cream],
    ['M0 15C-4 11-17 7-16-5-14-12-5-12 0-3 5-12 14-12 16-5 17 7 4 11 0 15Z', light],
  ] as const;
  return hearts.map(([heart, color]) => path(heart, color, noOutline)).join('');
}

function nibbles({ stage, plan }: Setting, drink: SauceName): string {
  const items = plan.items.filter(isArchetypeName);
  const nibble =
    items.find((food) => /almond|chocolate|walnut/.test(food)) ??
    items.find((food) => archetypes[food].role === 'garnish') ??
    (drink === 'coffee' ? 'bean' : 'almond');
  return (
    stage.place(nibble, -106, 50, 40, 1.1) +
    stage.place(nibble, -88, 72, 100, 1.1) +
    stage.place(nibble, -70, 88, 160, 1.1)
  );
}
