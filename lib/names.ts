/** What a name is known by. */
export const letter = /[\p{L}\p{N}]/u;

/** As somebody is marked where their name has no room; of a name without letters its first sign. */
export function letterOf(name: string): string {
  const signs = [...name.normalize('NFC').trim()];
  return (signs.find((sign) => letter.test(sign)) ?? signs[0] ?? '').toUpperCase();
}

/** Of somebody whose two names are known apart: `Lucía Ferrer Gómez` is LF. */
export function initialsOfBoth(names: { firstName: string; lastName: string }): string {
  return letterOf(names.firstName) + letterOf(names.lastName);
}
