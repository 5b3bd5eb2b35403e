import type { Archetype } from './archetype.ts';
import { beds } from './beds.ts';
import { garnishes } from './garnishes.ts';
import { heroes } from './heroes.ts';
import { sides } from './sides.ts';
import { toppings } from './toppings.ts';

const drawings = { ...heroes, ...sides, ...beds, ...toppings, ...garnishes };

export type ArchetypeName = keyof typeof drawings;

export const archetypes: Readonly<Record<ArchetypeName, Archetype>> = drawings;

export const archetypeNames = Object.keys(archetypes) as ArchetypeName[];

export function isArchetypeName(name: string): name is ArchetypeName {
  return Object.hasOwn(archetypes, name);
}
