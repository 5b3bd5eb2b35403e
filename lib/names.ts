const titles = /^(dra?|prof|med|docent|doctor|doctora|doktor)\.?$/i;
const letter = /[\p{L}\p{N}]/u;

/** `Anton Berg` of `Dr. Anton Berg`; a name that is nothing but a title stays. */
export function withoutTitle(name: string): string {
  const words = name.split(/\s+/).filter((word) => !titles.test(word));
  return words.join(' ') || name;
}

/** As somebody is marked where their name has no room; of a name without letters its first sign. */
export function letterOf(name: string): string {
  const signs = [...name.normalize('NFC').trim()];
  return (signs.find((sign) => letter.test(sign)) ?? signs[0] ?? '').toUpperCase();
}

/**
 * Of the first and the last word of a person's or a clinic's name, without titles before it and
 * letters after it: `Dr. Anton Berg, PhD` is AB, `Lindgård Clinic` LC.
 */
export function initialsOf(name: string): string {
  const [bare = ''] = name.split(',');
  const words = withoutTitle(bare)
    .split(/\s+/)
    .filter((word) => letter.test(word));
  const [first = bare] = words;
  const last = words.length > 1 ? words.at(-1) : undefined;
  return letterOf(first) + letterOf(last ?? '');
}

/** Of somebody whose two names are known apart: `Lucía Ferrer Gómez` is LF. */
export function initialsOfBoth(names: { firstName: string; lastName: string }): string {
  return letterOf(names.firstName) + letterOf(names.lastName);
}
