import type { ArchetypeName } from '../archetypes/all.ts';
import type { SauceName } from '../sauces.ts';

/** An archetype, a sauce marked with "~", or null for what nobody sees. */
export type Drawn = ArchetypeName | `~${SauceName}` | null;

/**
 * A food and the forms it takes. A form is told by signs in what is written of the food: the
 * recipe's title, the note of its line, the sentences of the steps that use it, the dish (`#STEW`)
 * and the vessel (`@pan`). The first sign that is found decides; without one it is drawn as usual.
 */
export interface FoodForms {
  words: RegExp;
  usual: Drawn;
  forms?: readonly (readonly [sign: RegExp, drawn: Drawn])[];
}
