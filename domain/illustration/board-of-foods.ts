import { lookDrawing } from './looks/look.ts';
import { hashOf, randomFrom } from './seed.ts';
import { opacity, toTenth } from './svg.ts';
import { tableColorOf } from './tablecloth.ts';
import { asRaw } from './tones.ts';

/** A food before it is cooked, unless it says that it comes from the stove. */
export interface BoardFood {
  look: string;
  /** Meat, fish and poultry: their drawings are cooked, so they are cooled down. */
  isFlesh: boolean;
  isCooked?: true | undefined;
}

interface Board {
  /** Of the recipe: how each food is turned. */
  slug: string;
  foods: readonly BoardFood[];
  isForDarkPage?: boolean;
}

type Place = readonly [x: number, y: number, size: number];

/** Where so many foods lie, the most important first, on wood of 400 x 300. */
const placesByCount: readonly (readonly Place[])[] = [
  [],
  [[200, 150, 168]],
  [
    [142, 142, 142],
    [262, 164, 124],
  ],
  [
    [128, 122, 128],
    [254, 104, 112],
    [212, 212, 106],
  ],
  [
    [122, 106, 122],
    [244, 98, 110],
    [280, 202, 98],
    [142, 208, 100],
  ],
  [
    [116, 100, 118],
    [226, 88, 100],
    [302, 162, 98],
    [208, 202, 104],
    [106, 208, 92],
  ],
  [
    [108, 96, 112],
    [208, 84, 94],
    [302, 104, 92],
    [298, 206, 92],
    [202, 196, 98],
    [104, 206, 92],
  ],
];

/** What a board has room for. */
export const mostOnBoard = placesByCount.length - 1;

/** Looks that show a food cooked or cut, and what it is before. */
const beforeCooking: Readonly<Record<string, string>> = {
  chicken: 'rawcut:#EDBFA8',
  chickenbite: 'rawcut:#EDBFA8',
  drumstick: 'leg:#EDC4A6',
  spatchcock: 'leg:#EDC4A6',
  steak: 'rawcut:#A63E42',
  pork: 'rawcut:#DC908B',
  lamb: 'ribs:#B5555A',
  burger: 'mince',
  meatball: 'mince',
  egg: 'egg:#D9A877',
  friedegg: 'egg:#D9A877',
  scrambled: 'egg:#D9A877',
  omelette: 'egg:#D9A877',
  halloumi: 'block:#F6EFD9',
};

/** Raw foods on wood: what goes in at a step. */
export function foodsOnBoard({ slug, foods, isForDarkPage = false }: Board): string {
  const shown = foods.slice(0, mostOnBoard);
  const random = randomFrom(hashOf(slug));
  const places = placesByCount[shown.length] ?? [];
  const laid = shown.map((food, index) => {
    const [x, y, size] = places[index] ?? [200, 150, 100];
    const turn = toTenth((random() - 0.5) * 16);
    return lay({ food, x, y, size, turn });
  });
  const dim = isForDarkPage ? opacity(0.3) : '';
  const cloth = `<rect class="y-table" width="400" height="300" fill="${tableColorOf('oat')}"${dim}/>`;
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300" aria-hidden="true">' +
    `${cloth}${wood}${laid.join('')}</svg>`
  );
}

/** A board without its table, of 400 x 300. */
export const wood =
  '<path d="M54 50q0-22 22-24l252-12q24 0 26 22l12 206q0 24-24 26L76 282q-22 0-24-22z"' +
  ' fill="#2a1608" opacity=".12" transform="translate(6 10)"/>' +
  '<path d="M46 46q0-22 22-24l262-10q24 0 26 22l10 208q0 24-24 26L70 276q-22 0-24-22z"' +
  ' fill="#C58F54"/>' +
  '<path d="M56 50q0-18 18-20l250-9q20 0 22 20l9 198q0 18-20 20L76 266q-18 0-20-18z"' +
  ' fill="#D9A668"/>' +
  '<path d="M58 96q150-16 292-10M60 176q150 14 296 0M62 232q140-10 290-4" fill="none"' +
  ' stroke="#C58F54" stroke-width="2.5" opacity=".7"/>';

function lay({
  food,
  x,
  y,
  size,
  turn,
}: {
  food: BoardFood;
  x: number;
  y: number;
  size: number;
  turn: number;
}): string {
  const corner = `translate(${toTenth(x - size / 2)} ${toTenth(y - size / 2)})`;
  const around = `rotate(${turn} ${size / 2} ${size / 2})`;
  return `<g transform="${corner}${around}">${rawFood(food, size)}</g>`;
}

/** One food before it is cooked, or after where it says so, its corner at 0,0. */
export function rawFood({ look, isFlesh, isCooked }: BoardFood, size: number): string {
  const uncooked = isCooked ? look : beforeCooking[look];
  const drawing = lookDrawing(uncooked ?? look, { size, edge: '#2a160833' }) ?? '';
  const raw = isFlesh && uncooked === undefined ? asRaw(drawing) : drawing;
  return raw.replace(' aria-hidden="true"', '');
}

/** Where so many foods lie on the board: the middle of each, and its size. */
export function placesOnBoard(count: number): readonly Place[] {
  return placesByCount[Math.min(count, mostOnBoard)] ?? [];
}
