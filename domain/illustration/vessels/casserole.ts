import { archetypes, type ArchetypeName } from '../archetypes/all.ts';
import { isSauceName, sauces } from '../sauces.ts';
import type { Composition, Setting } from '../setting.ts';
import { blob, smooth } from '../shapes.ts';
import { againstCloth } from '../tablecloth.ts';
import { variantAt, type Stage } from '../stage.ts';
import { line, noOutline, opacity, path, point, rect, roundCaps, white } from '../svg.ts';
import { fit } from './placing.ts';

type Spot = readonly [x: number, y: number];

type Enamel = readonly [outside: string, inside: string];

const enamels: readonly [Enamel, ...Enamel[]] = [
  ['#2F6B57', '#24544A'],
  ['#C8553A', '#A5422B'],
  ['#F5EFE2', '#E1D6BF'],
  ['#2F5773', '#254659'],
];

const sheet = smooth([
  [-132, -84],
  [-40, -92],
  [70, -86],
  [134, -76],
  [136, 30],
  [128, 84],
  [30, 86],
  [-80, 92],
  [-132, 78],
  [-128, -30],
]);

/** Spots that get a piece, the best placed first. */
const pieceOrder = [6, 3, 12, 1, 9, 13, 7, 5, 11, 0];

/** A rectangular dish under a sheet of browned cheese. */
export function bakeCasserole(setting: Setting): Composition {
  const { stage } = setting;
  const [outside, inside] = stage.pick(againstCloth(setting, enamels, ([color]) => color));
  const vessel = bakingDish({
    outside,
    inside,
    filling: setting.plan.base === 'empty' ? inside : fillingOf(setting),
  });
  const spots = scatterSpots(stage);
  const contents = toppingOf(setting, spots) + pieces(setting, spots) + garnish(setting, spots);
  return {
    vessel,
    contents,
    tiltDegrees: stage.pick([-10, 8, -6, 11]),
    edges: [outside],
    rim: { halfWidth: 150, halfHeight: 106 },
  };
}

const meltingCheeses: readonly ArchetypeName[] = [
  'melted',
  'shredded',
  'mozzarella',
  'brieslice',
  'parmesan',
  'cheddar',
  'bluecrumbs',
];

/** Cheese where there is cheese, mash on a cottage pie, a set custard; else the sauce alone. */
function toppingOf(setting: Setting, spots: readonly Spot[]): string {
  const { stage, foods, plan } = setting;
  stage.note(...foods.top.filter((food) => meltingCheeses.includes(food)));
  const mash = foods.bed.find((food) => food === 'plainmash' || food === 'mash');
  if (mash) stage.note(mash);
  if (mash) return sheetOf('#E6CD8E', '#F9EBC2', stage, spots) + scoop(setting);
  if (plan.base === 'custard') return sheetOf('#E2B04C', '#F9DC8C', stage, spots) + scoop(setting);
  if (hasCheese(setting)) return meltedCheese(stage, spots) + browned(spots);
  const [bed] = foods.bed.filter((food) => archetypes[food].coversAlone);
  return bed ? stage.place(bed, -62, 0, 0, 1.5) + stage.place(bed, 62, 0, 60, 1.5) : '';
}

function isCovered({ foods, plan }: Setting): boolean {
  return (
    plan.base === 'custard' || foods.bed.some((food) => food === 'plainmash' || food === 'mash')
  );
}

/** A corner is eaten already, so that one sees what is under the crust. */
function scoop(setting: Setting): string {
  const { stage } = setting;
  const under = sauces[setting.sauce ?? 'brown'];
  const hole = path(blob(stage.random, 64, 48, 12, 0.14), under.dark, noOutline);
  const inside = layersOf(setting).map((food, index) => {
    const [x, y] = [
      [-22, -8],
      [24, -12],
      [-8, 18],
      [32, 18],
    ][index] ?? [0, 0];
    return stage.place(food, x ?? 0, y ?? 0, index * 50, fit(food, { size: 25, most: 1 }));
  });
  return `<g transform="translate(70 40)">${hole}${inside.join('')}</g>`;
}

function sheetOf(edge: string, face: string, stage: Stage, spots: readonly Spot[]): string {
  const peak = stage.reuse(line('M-16 4Q-6-10 6-2T18-4', edge, 6, roundCaps));
  return (
    path(sheet, face, noOutline) +
    spots.map(([x, y]) => peak(x, y, (stage.random() - 0.5) * 50)).join('') +
    browned(spots)
  );
}

function fillingOf({ plan, sauce }: Setting): string {
  if (plan.base && isSauceName(plan.base)) return sauces[plan.base].base;
  return sauce ? sauces[sauce].base : '#E9BC62';
}

function bakingDish({
  outside,
  inside,
  filling,
}: {
  outside: string;
  inside: string;
  filling: string;
}): string {
  return (
    rect(-152, -104, 320, 236, 44, '#1b120a', ' opacity=".2"') +
    rect(-186, -46, 372, 92, 26, outside) +
    rect(-176, -34, 352, 68, 18, inside) +
    rect(-160, -116, 320, 232, 42, outside) +
    rect(-148, -104, 296, 208, 34, inside) +
    rect(-143, -99, 286, 198, 30, filling) +
    line('M-152-76Q-152-108-118-108H10', white, 5, roundCaps + opacity(0.45))
  );
}

function scatterSpots({ random }: Stage): Spot[] {
  return Array.from({ length: 15 }, (_, index): Spot => {
    const x = -112 + (index % 5) * 56 + (random() - 0.5) * 18;
    return [x, -68 + Math.floor(index / 5) * 68 + (random() - 0.5) * 18];
  });
}

function meltedCheese(stage: Stage, spots: readonly Spot[]): string {
  const patches = ['#FBE6A6', '#E9A73C', '#FFF0C2'].map((color) =>
    stage.reuse(path(blob(stage.random, 30, 19, 7, 0.3), color, noOutline)),
  );
  const strewn = spots.map(([x, y], index) => {
    const patch = patches[index % patches.length];
    return patch?.(x, y, (stage.random() - 0.5) * 60) ?? '';
  });
  return path(sheet, '#F7D27A', noOutline) + strewn.join('');
}

/** What is in the dish, the cheese on top of it aside. */
function layersOf({ foods }: Setting): readonly ArchetypeName[] {
  const flat: readonly ArchetypeName[] = ['shredded', 'parmesan', 'melted', 'onion'];
  const covers: readonly ArchetypeName[] = ['mash', 'plainmash'];
  return [
    ...foods.hero,
    ...foods.side,
    ...foods.bed.filter((food) => !covers.includes(food)),
    ...foods.top.filter((food) => !flat.includes(food)),
  ].slice(0, 4);
}

function pieces(setting: Setting, spots: readonly Spot[]): string {
  const { stage, foods } = setting;
  if (isCovered(setting)) return '';
  const ground = foods.bed.some((food) => archetypes[food].coversAlone) && !hasCheese(setting);
  const shown = layersOf(setting).filter((food) => !ground || !archetypes[food].coversAlone);
  return pieceOrder
    .map((spot, index) => {
      const food = shown[index % shown.length];
      if (!food) return '';
      const [x, y] = spots[spot] ?? [0, 0];
      const turn = stage.random() * 360;
      const scale = fit(food, { size: 27, most: 1.25 });
      return stage.place(food, x, y, turn, scale, variantAt(food, index));
    })
    .join('');
}

function hasCheese({ foods }: Setting): boolean {
  return foods.top.some((food) => meltingCheeses.includes(food));
}

function browned(spots: readonly Spot[]): string {
  const marks = spots
    .filter((_, index) => index % 2)
    .map(([x, y]) => `M${point(x + 22, y + 24)}q8-8 16-1`);
  return line(marks.join(''), '#B96F1C', 6, roundCaps + opacity(0.7));
}

function garnish({ stage, foods }: Setting, spots: readonly Spot[]): string {
  const [food] = foods.garnish;
  if (!food) return '';
  return Array.from({ length: 7 }, (_, index) => {
    const [x, y] = spots[(index * 2) % spots.length] ?? [0, 0];
    return stage.place(food, x + 14, y - 22, stage.random() * 360);
  }).join('');
}
