const accented: Record<string, string> = {
  a: 'á',
  b: 'ƀ',
  c: 'ç',
  d: 'ð',
  e: 'é',
  f: 'ƒ',
  g: 'ĝ',
  h: 'ĥ',
  i: 'í',
  j: 'ĵ',
  k: 'ķ',
  l: 'ļ',
  m: 'ɱ',
  n: 'ñ',
  o: 'ó',
  p: 'þ',
  q: 'ɋ',
  r: 'ŕ',
  s: 'š',
  t: 'ţ',
  u: 'ú',
  v: 'ṽ',
  w: 'ŵ',
  x: 'ẋ',
  y: 'ý',
  z: 'ž',
  A: 'Á',
  B: 'Ɓ',
  C: 'Ç',
  D: 'Ð',
  E: 'É',
  F: 'Ƒ',
  G: 'Ĝ',
  H: 'Ĥ',
  I: 'Í',
  J: 'Ĵ',
  K: 'Ķ',
  L: 'Ļ',
  M: 'Ṁ',
  N: 'Ñ',
  O: 'Ó',
  P: 'Þ',
  Q: 'Ɋ',
  R: 'Ŕ',
  S: 'Š',
  T: 'Ţ',
  U: 'Ú',
  V: 'Ṽ',
  W: 'Ŵ',
  X: 'Ẋ',
  Y: 'Ý',
  Z: 'Ž',
};

/**
 * English turned into the test locale's pseudo-language: readable, accented, a third longer and
 * bracketed, so that a text that was not translated or does not fit is seen at a glance.
 * Placeholders in braces stay as they are.
 */
export function toPseudoLanguage(text: string): string {
  const accentedText = text
    .split(/(\{[^}]*\})/)
    .map((part) => (part.startsWith('{') ? part : accent(part)))
    .join('');
  const padding = '·'.repeat(Math.ceil(text.length / 6));
  return `[${accentedText}${padding}]`;
}

function accent(text: string): string {
  return [...text].map((letter) => accented[letter] ?? letter).join('');
}
