const space = /(?<=\d) (?=(?:k?g|mg|ml|cm|mm|kcal|lb|min|mmol\/l|%)(?!\p{L}))/gu;

/** Keeps a figure and its unit on one line: `20 g`. */
export function unbrokenUnits(text: string): string {
  return text.replaceAll(space, '\u00A0');
}
