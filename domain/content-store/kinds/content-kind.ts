import type { Screen } from '../../../i18n/paths.ts';
import { languages } from '../../../lib/language.ts';
import type { Fields } from '../documents/document.rules.ts';
import type { Catalogue } from './catalogue.ts';
import type { EditedFile } from './edited-file.ts';
import type { Remark } from './remark.ts';

/** A thing as a list of its kind shows it. */
export interface ListedThing {
  readonly id: string;
  readonly title: string;
  /** What it is found by: how it is called. */
  readonly words: readonly string[];
  /** What it is made of; it is found by that, too, behind what is called so. */
  readonly foods?: readonly string[];
  /** Of a serving, or of 100 g; null where nobody asks for it. */
  readonly netCarbsGrams: number | null;
}

/** What a dish is found by for one of its foods. */
export function foodWords(foodId: string, content: Catalogue['content']): readonly string[] {
  const food = content.foodsById.get(foodId);
  return food === undefined ? [] : languages.map((language) => food.names[language].singular);
}

/** How things of a kind become fields, and fields become what everybody reads. */
export interface ContentKind {
  /** What everybody reads of it. */
  readonly list: (catalogue: Catalogue) => readonly ListedThing[];
  readonly isShown: (args: { id: string; catalogue: Catalogue }) => boolean;
  /** Null where everybody reads nothing of this name. */
  readonly fieldsOf: (args: { id: string; catalogue: Catalogue }) => Fields | null;
  /** What is to be put right; it may go out where nothing of that stops it. */
  readonly judge: (args: { id: string; fields: Fields; catalogue: Catalogue }) => readonly Remark[];
  readonly files: (args: { id: string; fields: Fields }) => readonly EditedFile[];
  /** What a new one begins with; null where there are as many as there are. */
  readonly begin: ((args: { title: string; today: string }) => Fields) | null;
  /** Whose addresses name it: where it is edited, and where it is read. */
  readonly screens: readonly Screen[];
  /** Whether something new may be called so, as far as its files go. */
  readonly mayBeCalled?: (id: string) => boolean;
  /** Its addresses in Spanish and Swedish follow its titles. */
  readonly hasAddresses: (id: string) => boolean;
  /** It may be taken away from everybody. */
  readonly canBeArchived: (id: string) => boolean;
}
