import type { Archetype, Role } from './archetype.ts';
import { beds } from './beds.ts';
import { cheeses } from './cheeses.ts';
import { doughs } from './doughs.ts';
import { eggs } from './eggs.ts';
import { garnishes } from './garnishes.ts';
import { heroes } from './heroes.ts';
import { meats } from './meats.ts';
import { nutsAndSpices } from './nuts.ts';
import { seafood } from './seafood.ts';
import { sides } from './sides.ts';
import { strandBeds } from './strands.ts';
import { toppings } from './toppings.ts';
import { vegetables } from './vegetables.ts';

const drawings = {
  ...heroes,
  ...eggs,
  ...meats,
  ...seafood,
  ...cheeses,
  ...sides,
  ...vegetables,
  ...beds,
  ...strandBeds,
  ...toppings,
  ...nutsAndSpices,
  ...garnishes,
  ...doughs,
};

export type ArchetypeName = keyof typeof drawings;

export const archetypes: Readonly<Record<ArchetypeName, Archetype>> = drawings;

export const archetypeNames = Object.keys(archetypes) as ArchetypeName[];

export function isArchetypeName(name: string): name is ArchetypeName {
  return Object.hasOwn(archetypes, name);
}

export function archetypeRole(name: ArchetypeName): Role {
  return archetypes[name].role;
}
