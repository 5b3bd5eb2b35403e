import type { ArchetypeName } from './archetypes/all.ts';

/** One piece of the small group a food is shown as when it stands alone. */
export interface Piece {
  food: ArchetypeName;
  x: number;
  y: number;
  turn?: number;
  scale?: number;
  variant?: number;
}

/** Long or tiny foods are shown as a few; everything else as one piece. */
const groups = {
  steak: sideBySide({ food: 'steak', count: 3, step: 25, bend: 6 }),
  chickenslices: sideBySide({ food: 'chickenslices', count: 3, step: 25, bend: 6 }),
  asparagus: sideBySide({ food: 'asparagus', count: 4, step: 15, bend: 8 }),
  greenbeans: sideBySide({ food: 'greenbeans', count: 4, step: 14, bend: 12 }),
  turnip: sideBySide({ food: 'turnip', count: 4, step: 13, bend: 9 }),
  sausage: sideBySide({ food: 'sausage', count: 2, step: 34, bend: 5 }),
  halloumi: sideBySide({ food: 'halloumi', count: 2, step: 30, bend: 8 }),
  avoslice: sideBySide({ food: 'avoslice', count: 4, step: 13, bend: 13 }),
  bacon: [
    { food: 'bacon', x: 0, y: -16, turn: -6 },
    { food: 'bacon', x: 0, y: 14, turn: -6 },
  ],
  peppers: [{ food: 'pepper', x: 0, y: 0 }],
  onion: [
    { food: 'onion', x: 0, y: 4, scale: 1.25 },
    { food: 'onion', x: 0, y: 5, scale: 0.85 },
    { food: 'onion', x: 0, y: 6, scale: 0.45 },
  ],
  blueberry: [
    { food: 'blueberry', x: -9, y: 7 },
    { food: 'blueberry', x: 10, y: 8, turn: 60 },
    { food: 'blueberry', x: 1, y: -8, turn: 120 },
  ],
  olives: [
    { food: 'olives', x: -9, y: 5 },
    { food: 'olives', x: 9, y: 7, turn: 60, variant: 1 },
    { food: 'olives', x: 2, y: -9 },
  ],
  almond: [
    { food: 'almond', x: -9, y: 4, turn: -40 },
    { food: 'almond', x: 9, y: 5, turn: 30 },
    { food: 'almond', x: 0, y: -6, turn: 80 },
  ],
  bean: [
    { food: 'bean', x: -8, y: 4, turn: -30 },
    { food: 'bean', x: 8, y: 2, turn: 40 },
  ],
  beans: threeOf('beans'),
  blackbeans: threeOf('blackbeans'),
  cherrytomato: [
    { food: 'cherrytomato', x: -11, y: 8, variant: 1 },
    { food: 'cherrytomato', x: 12, y: 9 },
    { food: 'cherrytomato', x: 1, y: -11, turn: 40, variant: 1 },
  ],
  feta: [
    { food: 'feta', x: -8, y: 6 },
    { food: 'feta', x: 10, y: 8, turn: 30 },
    { food: 'feta', x: 2, y: -9, turn: -14 },
  ],
  shredded: [
    { food: 'shredded', x: 0, y: 0 },
    { food: 'shredded', x: 10, y: 6, turn: 80 },
  ],
  seeds: [
    { food: 'seeds', x: -6, y: 2, turn: 20 },
    { food: 'seeds', x: 4, y: -4, turn: 70 },
    { food: 'seeds', x: 5, y: 6, turn: -30 },
    { food: 'seeds', x: -3, y: -8, turn: 110 },
  ],
  chives: [
    { food: 'chives', x: -6, y: 2, turn: 20 },
    { food: 'chives', x: 5, y: -4, turn: 70 },
    { food: 'chives', x: 4, y: 7, turn: -30 },
  ],
  parmesan: [
    { food: 'parmesan', x: 0, y: -7, turn: -10 },
    { food: 'parmesan', x: 3, y: 8, turn: 14 },
  ],
  coconut: [
    { food: 'coconut', x: 0, y: -6, turn: -10 },
    { food: 'coconut', x: 3, y: 7, turn: 20 },
  ],
  walnut: [
    { food: 'walnut', x: -10, y: 6 },
    { food: 'walnut', x: 11, y: 3, turn: 70 },
  ],
  parsley: [
    { food: 'parsley', x: -7, y: 3, turn: -30 },
    { food: 'parsley', x: 7, y: 2, turn: 30 },
  ],
  lettuce: [
    { food: 'lettuce', x: -10, y: 2, turn: -16, variant: 1 },
    { food: 'lettuce', x: 10, y: 0, turn: 14 },
  ],
  spinach: [
    { food: 'spinach', x: -10, y: 2, turn: -18, variant: 1 },
    { food: 'spinach', x: 10, y: 0, turn: 16 },
  ],
  arugula: [
    { food: 'arugula', x: -11, y: 2, turn: -18, variant: 1 },
    { food: 'arugula', x: 11, y: 0, turn: 16 },
  ],
  basil: [
    { food: 'basil', x: -8, y: 2, turn: -30 },
    { food: 'basil', x: 8, y: 0, turn: 30 },
  ],
  mushroom: [{ food: 'mushroom', x: 0, y: 0, turn: -10 }],
  tofu: [
    { food: 'tofu', x: -11, y: 6 },
    { food: 'tofu', x: 12, y: 8, turn: 24 },
    { food: 'tofu', x: 1, y: -11, turn: -12 },
  ],
  dairy: [
    { food: 'cheddar', x: -12, y: -8, turn: -8, scale: 1.1 },
    { food: 'mozzarella', x: 16, y: 14, scale: 1.05 },
    { food: 'feta', x: -20, y: 26, turn: 10, scale: 1.3 },
  ],
  nuts: [
    { food: 'walnut', x: -12, y: 6, scale: 1.1 },
    { food: 'almond', x: 13, y: 8, turn: 30, scale: 1.15 },
    { food: 'almond', x: 2, y: -14, turn: -60, scale: 1.1 },
  ],
} satisfies Record<string, readonly Piece[]>;

function threeOf(food: ArchetypeName): Piece[] {
  return [
    { food, x: -10, y: 7, turn: -24 },
    { food, x: 11, y: 8, turn: 38 },
    { food, x: 1, y: -9, turn: 10 },
  ];
}

export type GroupName = keyof typeof groups;

export function groupNamed(name: string): readonly Piece[] | undefined {
  return isGroupName(name) ? groups[name] : undefined;
}

export function isGroupName(name: string): name is GroupName {
  return Object.hasOwn(groups, name);
}

export const groupNames = Object.keys(groups) as GroupName[];

function sideBySide({
  food,
  count,
  step,
  bend,
}: {
  food: ArchetypeName;
  count: number;
  step: number;
  bend: number;
}): Piece[] {
  return Array.from({ length: count }, (_, index) => {
    const along = index - (count - 1) / 2;
    return { food, x: along * step, y: Math.abs(along) * 3, turn: along * bend };
  });
}
