import { animalForms } from './animal-forms.ts';
import type { Drawn, FoodForms } from './food-forms.ts';
import { fruitAndSeedForms } from './fruit-and-seed-forms.ts';
import { herbAndSauceForms } from './herb-and-sauce-forms.ts';
import { vegetableForms } from './vegetable-forms.ts';

/** Canonical English names; the first hit wins, so the order matters. */
const foodForms: readonly FoodForms[] = [
  ...animalForms,
  ...vegetableForms,
  ...fruitAndSeedForms,
  ...herbAndSauceForms,
];

/** Poured, and not what they are pressed or boiled from; `tuna in oil` is a fish. */
const poured = /(?<!\bin (?:olive |sunflower )?)\b(?:oil|fat|tallow|molasses)$/i;

function knownForm(name: string): FoodForms | undefined {
  return poured.test(name) ? undefined : foodForms.find(({ words }) => words.test(name));
}

/** What is written of one food in one recipe. */
export interface Written {
  name: string;
  title?: string;
  note?: string;
  /** The sentences of the steps that use it. */
  steps?: string;
  dish?: string;
  vessel?: string;
}

/** How a food is drawn in a recipe; undefined for foods no drawing knows: salt, oil, flour. */
export function formOf(written: Written): Drawn | undefined {
  const known = knownForm(written.name);
  if (known === undefined) return undefined;
  const text = textOf(written);
  const form = known.forms?.find(([sign]) => sign.test(text));
  return form === undefined ? known.usual : form[1];
}

/** How a food is drawn when nothing is said of it. */
export function usualFormOf(name: string): Drawn | undefined {
  return knownForm(name)?.usual;
}

function textOf({
  name,
  title = '',
  note = '',
  steps = '',
  dish = '',
  vessel = '',
}: Written): string {
  return `${title} ; ${name} ; [${note}] ; ${steps} #${dish} @${vessel}`.toLowerCase();
}

/** Every drawing a food may have, whatever is made of it. */
export function formsOf(name: string): readonly Drawn[] {
  const known = knownForm(name);
  if (known === undefined) return [];
  return [known.usual, ...(known.forms ?? []).map(([, drawn]) => drawn)];
}
