/** Of the first and the last name; titles before and after them are none: `Dr. Anton Berg, PhD`. */
export function initialsOfTitled(name: string): string {
  const words = (name.split(',')[0] ?? '').split(' ').filter((word) => !word.endsWith('.'));
  const last = words.length > 1 ? words.at(-1) : undefined;
  return `${words[0]?.[0] ?? ''}${last?.[0] ?? ''}`;
}
