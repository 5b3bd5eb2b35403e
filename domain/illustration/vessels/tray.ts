import { archetypes, type ArchetypeName } from '../archetypes/all.ts';
import { drizzle } from '../pouring.ts';
import type { Composition, Setting } from '../setting.ts';
import { goldenAngleDegrees, radiansOf } from '../shapes.ts';
import { variantAt } from '../stage.ts';
import { moved, rect } from '../svg.ts';
import { byImportance, fit, hasSeveral, isLeafBed } from './placing.ts';

type Corner = readonly [x: number, y: number, reach: number];

const cornersAroundHero: readonly Corner[] = [
  [-100, -54, 52],
  [-98, 52, 52],
  [104, -52, 50],
  [102, 54, 52],
];

const cornersAlone: readonly Corner[] = [
  [-86, -44, 48],
  [86, -44, 48],
  [-86, 50, 48],
  [86, 50, 48],
];

/** It lies on the hero, not in a corner of its own. */
const melting: readonly ArchetypeName[] = ['melted', 'shredded', 'parmesan'];

const trayEdge = '#565C62';

const sheetWithParchment =
  rect(-158, -108, 332, 244, 18, '#1b120a', ' opacity=".22"') +
  rect(-166, -122, 332, 244, 18, trayEdge) +
  rect(-163, -119, 326, 238, 16, '#8A9097') +
  rect(-158, -114, 316, 228, 13, '#B4BAC0') +
  '<path d="M-146-100 142-106 150 98-138 106Z" fill="#F3ECDD"/>' +
  '<path d="M-146-100-60-92 30-102 142-106 90-60ZM150 98 60 92-40 104-138 106-70 70Z" fill="#E7DDC8"/>';

/** An oven sheet with parchment: the hero in the middle, sides in the four corners. */
export function loadTray(setting: Setting): Composition {
  const { stage, foods, sauce } = setting;
  const [citrus] = foods.citrus;
  const [garnish] = foods.garnish;
  const contents =
    corners(setting) +
    heroInMiddle(setting) +
    rounds(setting) +
    (citrus ? stage.place(citrus, -34, 84, 0, 0.8) + stage.place(citrus, 52, -84, 40, 0.8) : '') +
    (sauce ? drizzle(sauce, 60) : '') +
    (garnish ? stage.sprinkle(garnish, 96, garnish === 'rosemary' ? 4 : 9, 1) : '');
  return {
    vessel: sheetWithParchment,
    contents,
    tiltDegrees: stage.pick([-10, 8, -6, 12]),
    edges: [trayEdge],
    rim: { halfWidth: 160, halfHeight: 116 },
  };
}

function corners(setting: Setting): string {
  const { foods, hero } = setting;
  const tops = foods.top.filter((food) => hasSeveral(food) && !melting.includes(food));
  const all = [...foods.hero.slice(1), ...foods.side, ...foods.bed, ...tops];
  const sides = byImportance(setting, all).slice(0, 4);
  const [first, second = first] = sides;
  const shown = sides.length < 3 ? [first, second, second, first] : sides;
  const places = hero ? cornersAroundHero : cornersAlone;
  return shown
    .map((food, index) => {
      const corner = places[index];
      return food && corner ? inCorner(setting, { food, corner, index }) : '';
    })
    .join('');
}

function inCorner(
  { stage }: Setting,
  { food, corner, index }: { food: ArchetypeName; corner: Corner; index: number },
): string {
  const [x, y, reach] = corner;
  const { fan, coversAlone, count, radius } = archetypes[food];
  if (isLeafBed(food)) return stage.leaves(food, x, y, 22, 6, 0.9);
  if (fan || coversAlone || count === 1) {
    return stage.portion(food, x, y, reach, index % 2 ? 20 : -20);
  }
  const pieceCount = radius < 13 ? 8 : 6;
  const pieces = Array.from({ length: pieceCount }, (_, piece) => {
    const angle = radiansOf(piece * goldenAngleDegrees + index * 40);
    const distance = 42 * Math.sqrt((piece + 0.3) / pieceCount) * (radius / 22 + 0.25);
    return stage.place(
      food,
      Math.cos(angle) * distance,
      Math.sin(angle) * distance,
      stage.random() * 360,
      1,
      variantAt(food, piece),
    );
  });
  return moved(x, y, Math.min(1.15, Math.max(0.8, 24 / radius)), pieces.join(''));
}

/** Rounds side by side. */
function rounds({ stage, foods }: Setting): string {
  const [dough] = foods.dough;
  if (!dough) return '';
  const spots = [-98, 0, 98].flatMap((x) => [-50, 50].map((y): [number, number] => [x, y]));
  return spots
    .map(([x, y]) => stage.place(dough, x, y, stage.random() * 360, fit(dough, roundOnTray)))
    .join('');
}

const roundOnTray = { size: 42, most: 1.25 };

function heroInMiddle({ stage, hero }: Setting): string {
  if (!hero) return '';
  const { fan, packed, ringRadius } = archetypes[hero];
  if (fan) return stage.fan(hero, 0, 0, 4, 1.25);
  if (packed) return stage.cluster(hero, 0, 0, 66, 8, 1.15);
  if (!ringRadius && archetypes[hero].radius > 70) {
    return stage.place(hero, 0, 0, -10, 92 / archetypes[hero].radius);
  }
  if (!ringRadius) {
    return stage.place(hero, 0, -42, -10, 1.12) + stage.place(hero, 2, 42, -6, 1.12);
  }
  return (
    stage.place(hero, -8, -62, -30, 1.12) +
    stage.place(hero, 22, 0, -8, 1.12) +
    stage.place(hero, -8, 62, 14, 1.12)
  );
}
