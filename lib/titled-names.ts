import { letter, letterOf } from './names.ts';

const titles = /^(dra?|prof|med|docent|doctor|doctora|doktor)\.?$/i;

/** `Anton Berg` of `Dr. Anton Berg`; a name that is nothing but a title stays. */
export function withoutTitle(name: string): string {
  const words = name.split(/\s+/).filter((word) => !titles.test(word));
  return words.join(' ') || name;
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
