import { archetypes, type ArchetypeName } from '../archetypes/all.ts';
import { dollop } from '../pouring.ts';
import { sauces } from '../sauces.ts';
import type { Composition, Setting } from '../setting.ts';
import { line, moved, roundCaps, toHundredth } from '../svg.ts';
import { boardEdge, woodenBoard } from '../tableware.ts';
import { fit, isLeafBed } from './placing.ts';

const boardWithHole =
  woodenBoard({
    y: -136,
    height: 272,
    grain: 'M-140-84Q0-96 140-80M-142-30Q20-44 142-28M-142 30Q-20 14 142 32M-140 84Q10 70 140 88',
  }) + '<circle cx="120" cy="-106" r="11" fill="#7E5227"/>';

/** A burger with its trimmings, or three lettuce boats. */
export function serveOnBoard(setting: Setting): Composition {
  const contents = setting.hero === 'burger' ? burger(setting) : boats(setting);
  return {
    vessel: boardWithHole,
    contents,
    tiltDegrees: setting.stage.pick([-9, 7, -5, 11]),
    edges: [boardEdge],
    rim: { halfWidth: 150, halfHeight: 134 },
  };
}

function burger({ stage, foods, sauce, plan: { items } }: Setting): string {
  const has = (food: ArchetypeName) => items.includes(food);
  const hasCheese = ['cheddar', 'shredded', 'melted'].some((food) => items.includes(food));
  const layers = [
    stage.leaves(foods.bed[0] ?? 'lettuce', -12, 8, 62, 9, 1.05),
    has('tomato') &&
      stage.place('tomato', -58, -44, 0, 1.05) + stage.place('tomato', 42, 58, 0, 1.05),
    stage.place('burger', -12, 8, 0, 1.22),
    hasCheese && stage.place('cheddar', -12, 8, 18, 1.9),
    has('bacon') &&
      stage.place('bacon', -14, -6, -24, 1.25) + stage.place('bacon', -8, 24, -14, 1.25),
    has('friedegg') && stage.place('friedegg', -12, 8, 0, 1.05),
    (has('pickle') || has('cucumber')) &&
      stage.place('pickle', -30, -12, 0, 1.05) +
        stage.place('pickle', 10, 0, 0, 1.05) +
        stage.place('pickle', -16, 34, 0, 1.05),
    has('onion') && stage.place('onion', -12, 12, 30, 1.3) + stage.place('onion', -6, 4, 200, 1.2),
  ];
  return (
    `<g transform="translate(-14 4)scale(1.24)">${layers.filter(Boolean).join('')}</g>` +
    (has('turnip') ? stage.fan('turnip', 106, 84, 24, 0.86, 6) : '') +
    (has('avoslice') ? stage.fan('avoslice', 106, 84, 24, 0.9, 5) : '') +
    (sauce ? dollop(stage, sauce, 112, -48, 1) : '')
  );
}

function boats(setting: Setting): string {
  const { stage, foods } = setting;
  const first = boat(setting, 0);
  const second = boat(setting, 1);
  const [citrus] = foods.citrus;
  return (
    first(-84, 4, -6) +
    second(0, -4, 4) +
    first(84, 2, 176) +
    (citrus
      ? stage.place(citrus, 116, 104, 0, 0.95) + stage.place(citrus, -116, -106, 40, 0.9)
      : '')
  );
}

function boat(setting: Setting, variant: number): (x: number, y: number, turn?: number) => string {
  const { stage, foods, hero, sauce } = setting;
  const [garnish] = foods.garnish;
  const fillings = [...foods.hero.slice(1), ...foods.side, ...foods.top].slice(0, 4);
  return stage.reuse(
    underneath(setting, variant) +
      fillings.map((food, index) => filling(setting, food, index)).join('') +
      (hero ? heroInBoat(setting, hero) : '') +
      (sauce ? line('M-10-52Q16-34-8-18T6 16T-6 52', sauces[sauce].base, 5, roundCaps) : '') +
      (garnish ? stage.sprinkle(garnish, 46, 4, 0.9) : ''),
  );
}

/** A shell, a slice of bread or a waffle where the dish has one, else leaves. */
function underneath({ stage, foods }: Setting, variant: number): string {
  const [dough] = foods.dough;
  const leaf = foods.bed.find(isLeafBed);
  if (dough) {
    const { radius } = archetypes[dough];
    const lining = leaf ? stage.place(leaf, 0, -4, 90, 1.2, variant) : '';
    return `<g transform="scale(${toHundredth(44 / radius)} ${toHundredth(72 / radius)})">${stage.place(dough, 0, 0)}</g>${lining}`;
  }
  const food = leaf ?? 'lettuce';
  return (
    stage.place(food, 0, -34, 0, 1.4, variant) +
    stage.place(food, 2, 36, 180, 1.4, 1 - variant) +
    stage.place(food, 0, 0, 90, 1.15, variant)
  );
}

function filling({ stage }: Setting, food: ArchetypeName, index: number): string {
  const scale = fit(food, { size: 16, most: 0.9 });
  const pieces = [-54 + index * 22, -2 + index * 18, 48 - index * 18].map((y) => {
    const x = ((stage.random() - 0.5) * 34) / scale;
    return stage.place(food, x, y / scale, stage.random() * 360);
  });
  return moved(0, 0, scale, pieces.join(''));
}

function heroInBoat({ stage }: Setting, hero: ArchetypeName): string {
  const scale = fit(hero, { size: 23, most: 1 });
  return [-40, 2, 44]
    .map((y) => {
      const x = (stage.random() - 0.5) * 12;
      return stage.place(hero, x, y, stage.random() * 360, scale);
    })
    .join('');
}
