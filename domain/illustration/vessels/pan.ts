import { archetypes, type ArchetypeName } from '../archetypes/all.ts';
import { puddle } from '../pouring.ts';
import { sauces } from '../sauces.ts';
import type { Composition, Setting } from '../setting.ts';
import { blob, radiansOf } from '../shapes.ts';
import type { Stage } from '../stage.ts';
import { circle, line, noOutline, opacity, path, roundCaps, white } from '../svg.ts';
import { shadow } from '../tableware.ts';
import { fit, hasSeveral, interleave, isLeafBed } from './placing.ts';

/** Cast iron: a frittata, fried eggs on their bed, or an interleaved scatter. */
export function heatPan(setting: Setting): Composition {
  const { stage, foods } = setting;
  const vessel = castIron(setting);
  const [first, second] = foods.garnish;
  const [citrus] = foods.citrus;
  const contents =
    cooked(setting) +
    (first ? stage.sprinkle(first, 92, 10, 1) : '') +
    (second ? stage.sprinkle(second, 80, 6, 0.9) : '') +
    (citrus ? stage.place(citrus, 70, 66, 0, 1) : '');
  return { vessel, contents: setting.turned(contents), edges: ['#2B2C2E'], rim: { radius: 140 } };
}

function castIron(setting: Setting): string {
  const { stage } = setting;
  return (
    shadow(setting, 144) +
    `<g transform="rotate(${stage.pick([38, 142, 52])})">` +
    '<rect x="120" y="-17" width="150" height="34" rx="15" fill="#2B2C2E"/>' +
    '<rect x="226" y="-6" width="26" height="12" rx="6" fill="#0d0d0e" opacity=".55"/>' +
    '</g>' +
    circle(0, 0, 144, '#2B2C2E', noOutline) +
    circle(0, 0, 137, '#46484B', noOutline) +
    circle(0, 0, 131, '#1E1F20', noOutline) +
    panBottom(setting) +
    line('M-124-46A132 132 0 0 1 10-134', white, 5, roundCaps + opacity(0.22))
  );
}

function panBottom({ stage, sauce }: Setting): string {
  if (!sauce) return circle(0, 0, 122, '#28292B', noOutline);
  return (
    path(blob(stage.random, 124, 124, 16, 0.05), sauces[sauce].dark, noOutline) +
    path(blob(stage.random, 118, 118, 14, 0.05), sauces[sauce].base, noOutline)
  );
}

function cooked(setting: Setting): string {
  const { foods } = setting;
  const tops = foods.top.filter((food) => hasSeveral(food) && food !== 'seeds');
  const others = foods.hero.filter((food) => food !== 'friedegg').slice(0, 3);
  const toppings = [...foods.side, ...tops];
  const [surface] = foods.surface;
  if (surface) return setEggs(setting, surface, [...others, ...toppings].slice(0, 4));
  if (foods.hero.includes('friedegg'))
    return friedEggs(setting, [...others, ...toppings].slice(0, 4));
  return stirFry(setting, toppings);
}

function setEggs(setting: Setting, surface: ArchetypeName, toppings: ArchetypeName[]): string {
  const { stage, foods } = setting;
  const [bed] = foods.bed;
  const strew = (food: ArchetypeName) => {
    const most = food === 'tomato' || archetypes[food].radius > 30 ? 3 : 5;
    return stage.sprinkle(food, 78, most, fit(food, { size: 24, most: 0.95 }));
  };
  return (
    stage.place(surface, 0, 0, 0, 1.16) +
    toppings.map(strew).join('') +
    (bed ? stage.sprinkle(bed, 70, 5, 0.6) : '')
  );
}

function friedEggs({ stage, foods }: Setting, toppings: ArchetypeName[]): string {
  const [bed] = foods.bed;
  const leaves = bed
    ? stage.leaves(bed, 0, 0, 84, 11, 1.05) + stage.leaves(bed, 0, 0, 40, 6, 1)
    : '';
  const around = toppings.map((food, index) => {
    const angle = radiansOf(60 + index * (360 / toppings.length) + 45);
    return stage.portion(food, Math.cos(angle) * 80, Math.sin(angle) * 80, 40, index * 70);
  });
  const eggs =
    stage.place('friedegg', -38, -26, 0, 0.98) +
    stage.place('friedegg', 40, -6, 120, 0.98) +
    stage.place('friedegg', -14, 52, 240, 0.98);
  return leaves + around.join('') + eggs;
}

function stirFry(setting: Setting, toppings: ArchetypeName[]): string {
  const { stage, foods, hero } = setting;
  const [bed] = foods.bed;
  const strewn = foods.bed.filter((food) => isLeafBed(food) || food !== bed);
  const all = [...foods.hero.slice(0, 3), ...foods.dough, ...strewn, ...toppings].slice(0, 6);
  if (all.length === 0 && foods.top.includes('butter')) return meltingButter(stage);
  if (hero && archetypes[hero].radius >= wholeRadius && all.length <= 3) {
    return wholePieces({ stage, hero, others: all.filter((food) => food !== hero) });
  }
  const [alone] = all.length === 1 && (!bed || isLeafBed(bed)) ? all : [];
  if (alone) return nothingBeside(stage, alone);
  const underneath = bed && !isLeafBed(bed) ? stage.place(bed, 0, 0, 0, 1.8) : '';
  const mixed = interleave({
    stage,
    foods: all,
    count: 26,
    reach: 108,
    centre: 0.4,
    fitTo: { size: 27, most: 1.05 },
    variantOf: (food, index) => (archetypes[food].hasTwoVariants ? (index >> 1) % 2 : 0),
  });
  const extra = hero && archetypes[hero].radius < 40 ? stage.cluster(hero, 0, 0, 70, 5, 1.1) : '';
  return underneath + mixed + extra;
}

/** One food with room around each piece: what is crowded boils. Breads and pancakes are few. */
function nothingBeside(stage: Stage, food: ArchetypeName): string {
  if (archetypes[food].role === 'dough') {
    const spots = [
      [-52, -44],
      [48, -50],
      [54, 46],
      [-46, 54],
    ] as const;
    return spots
      .map(([x, y], index) =>
        stage.place(food, x, y, index * 80, fit(food, { size: 46, most: 1.2 })),
      )
      .join('');
  }
  return interleave({
    stage,
    foods: [food],
    count: 17,
    reach: 98,
    centre: 0.4,
    fitTo: { size: 30, most: 1.25 },
  });
}

/** Fillets, steaks and thighs are fried whole. */
const wholeRadius = 42;

function wholePieces({
  stage,
  hero,
  others,
}: {
  stage: Stage;
  hero: ArchetypeName;
  others: readonly ArchetypeName[];
}): string {
  const between = interleave({
    stage,
    foods: others,
    count: 16,
    reach: 106,
    centre: 0.4,
    fitTo: { size: 22, most: 1 },
  });
  if (archetypes[hero].fan) return between + stage.fan(hero, 0, 0, 8, 1.2);
  const pieces = [-62, 0, 62].map((y, index) => {
    const x = index === 1 ? 8 : -4;
    return stage.place(hero, x, y, -10 + index * 6, fit(hero, { size: 76, most: 1.2 }));
  });
  return between + pieces.join('');
}

function meltingButter(stage: Stage): string {
  return puddle(stage, 'butter', 4, 10, 74, 52) + stage.place('butter', 6, 4, 24, 1.7);
}
