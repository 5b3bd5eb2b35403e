import type { EditedKind } from './content-kind.rules.ts';

/** Of the title of something new. */
export const longestTitle = 120;
export const longestNote = 1000;
/** Of a field; of what holds a whole section or lesson. */
export const longestText = 2000;
const longestSection = 8000;
/** Of an ingredient, as it is typed: reading a longer one takes a while. */
export const longestLine = 300;
export const mostChanges = 400;
/** Of a file of recipes, and of what an address answers. */
export const mostImportedBytes = 3_000_000;
/** Of a photo of a dish, as it comes from a camera. */
export const mostPhotoBytes = 6_000_000;
/** Of one recipe, those of its versions too. */
export const mostPhotosOfRecipe = 40;
const roomOfRecipe = { fields: 600, characters: 80_000 };
/** Programs of ten weeks have lessons in three languages. */
const roomOfOthers = { fields: 2000, characters: 400_000 };

const fieldPattern =
  /^[a-z][a-zA-Z]*(?:-(?:en|es|sv)|(?:\.[a-zA-Z0-9][a-zA-Z0-9-]{0,47})(?:\.[a-zA-Z]{1,12}){0,2}(?:-(?:en|es|sv))?)?$/;

export function isFieldName(field: string): boolean {
  return field.length <= 90 && fieldPattern.test(field);
}

/** Sections of pages, lessons of programs and what chapters of videos say. */
export function hasManyLines(field: string): boolean {
  return /^(?:section\.[^.]+\.body|lesson\.[^.]+\.text|chapter\.[^.]+\.says)\./.test(field);
}

export function longestTextOf(field: string): number {
  return hasManyLines(field) ? longestSection : longestText;
}

/** Within what a page and a file may hold. */
export function isSmallEnough(args: {
  kind: EditedKind;
  fields: Readonly<Record<string, string>>;
}): boolean {
  const room = args.kind === 'RECIPE' ? roomOfRecipe : roomOfOthers;
  const entries = Object.entries(args.fields);
  const size = entries.reduce((sum, [field, value]) => sum + field.length + value.length, 0);
  return entries.length <= room.fields && size <= room.characters;
}
