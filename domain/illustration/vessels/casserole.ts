import { archetypes, type ArchetypeName } from '../archetypes/all.ts';
import type { Composition, Setting } from '../setting.ts';
import { blob, smooth } from '../shapes.ts';
import { variantAt, type Stage } from '../stage.ts';
import { line, noOutline, opacity, path, point, rect, roundCaps, white } from '../svg.ts';
import { fit, isLeafBed } from './placing.ts';

type Spot = readonly [x: number, y: number];

type Enamel = readonly [outside: string, inside: string];

const enamels: readonly [Enamel, ...Enamel[]] = [
  ['#2F6B57', '#24544A'],
  ['#C8553A', '#A5422B'],
  ['#F5EFE2', '#E1D6BF'],
  ['#2F5773', '#254659'],
];

/** Spots that get a piece, the best placed first. */
const pieceOrder = [6, 3, 12, 1, 9, 13, 7, 5, 11, 0];

/** A rectangular dish under a sheet of browned cheese. */
export function bakeCasserole(setting: Setting): Composition {
  const { stage } = setting;
  const [outside, inside] = stage.pick(enamels);
  const vessel = bakingDish({
    outside,
    inside,
    filling: setting.sauce === 'tomato' ? '#C2472B' : '#E9BC62',
  });
  const spots = scatterSpots(stage);
  const contents =
    meltedCheese(stage, spots) + pieces(setting, spots) + browned(spots) + garnish(setting, spots);
  return { vessel, contents, tiltDegrees: stage.pick([-10, 8, -6, 11]), potColor: outside };
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
  const patches = ['#FBE6A6', '#E9A73C', '#FFF0C2'].map((color) =>
    stage.reuse(path(blob(stage.random, 30, 19, 7, 0.3), color, noOutline)),
  );
  const strewn = spots.map(([x, y], index) => {
    const patch = patches[index % patches.length];
    return patch?.(x, y, (stage.random() - 0.5) * 60) ?? '';
  });
  return path(sheet, '#F7D27A', noOutline) + strewn.join('');
}

function pieces({ stage, foods }: Setting, spots: readonly Spot[]): string {
  const flat: readonly ArchetypeName[] = ['shredded', 'parmesan', 'onion'];
  const shown = [
    ...foods.hero.filter((food) => archetypes[food].radius < 45),
    ...foods.side,
    ...foods.bed.filter(isLeafBed),
    ...foods.top.filter((food) => !flat.includes(food)),
  ].slice(0, 3);
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
