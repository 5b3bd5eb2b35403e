/** Of the title of something new. */
export const longestTitle = 120;
export const longestNote = 1000;
export const longestText = 2000;
export const mostChanges = 400;
const mostFields = 600;
const longestDocument = 80_000;

const fieldPattern =
  /^[a-z][a-zA-Z]*(?:-(?:en|es|sv)|(?:\.[a-zA-Z0-9]{1,12})(?:\.[a-z]{1,10}){0,2}(?:-(?:en|es|sv))?)?$/;

export function isFieldName(field: string): boolean {
  return field.length <= 60 && fieldPattern.test(field);
}

/** Within what a page and a file may hold. */
export function isSmallEnough(fields: Readonly<Record<string, string>>): boolean {
  const entries = Object.entries(fields);
  const size = entries.reduce((sum, [field, value]) => sum + field.length + value.length, 0);
  return entries.length <= mostFields && size <= longestDocument;
}
