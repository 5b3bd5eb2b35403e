import { isArchetypeName, type ArchetypeName } from './archetypes/all.ts';
import { usualFormOf } from './forms/form-of.ts';
import { isSauceName, type SauceName } from './sauces.ts';

/** The archetype or sauce an ingredient is usually drawn as, or null when it is not drawn. */
export function archetypeOf(name: string): ArchetypeName | SauceName | null {
  const drawn = usualFormOf(name)?.replace('~', '');
  if (drawn === undefined) return null;
  if (isArchetypeName(drawn)) return drawn;
  return isSauceName(drawn) ? drawn : null;
}
