const letters: Readonly<Record<string, string>> = { æ: 'ae', ø: 'o', œ: 'oe', ß: 'ss', ł: 'l' };

/** Without accents: people leave them out, and keyboards lack them. */
export function fold(lower: string): string {
  return lower
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[æøœßł]/g, (letter) => letters[letter] ?? letter);
}
