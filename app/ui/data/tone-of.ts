const tones = ['leaf', 'paprika', 'sky', 'plum', 'yolk'] as const;

/** The colour behind somebody's initials: the same on every page, by their id or by their name. */
export function toneOf(key: string): (typeof tones)[number] {
  const sum = [...key].reduce((total, sign) => total + (sign.codePointAt(0) ?? 0), 0);
  return tones[sum % tones.length] ?? 'leaf';
}
