import type { Random } from '../seed.ts';

/** Where on a dish a food belongs; every vessel has places for each role. */
export type Role = 'hero' | 'side' | 'bed' | 'top' | 'garnish' | 'citrus' | 'surface' | 'dough';

/** One food as the illustrator sees it, drawn around 0,0 at life size on a 400-unit stage. */
export interface Archetype {
  role: Role;
  /** Half its size. */
  radius: number;
  /** How many make a portion; 4 when left out. */
  count?: number;
  /** Laid side by side: distance and turn between neighbours. */
  fan?: { step: number; bend: number; sideways?: boolean };
  /** Arranged in a circle of this radius. */
  ringRadius?: number;
  /** Heaped in a cluster when it is the hero. */
  packed?: boolean;
  /** One drawing already covers its place: mash, cauliflower rice, zoodles. */
  coversAlone?: boolean;
  /** Looks different in every second place. */
  hasTwoVariants?: boolean;
  draw: (random: Random, variant: number) => string;
}
