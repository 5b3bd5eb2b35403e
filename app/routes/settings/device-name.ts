const browsers: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrom(?:e|ium)\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const systems: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
];

/** `Firefox, Windows`: enough to recognise a device by; null when nothing is known. */
export function deviceName(userAgent: string | null): string | null {
  const named = [browsers, systems].map((names) => nameIn(userAgent ?? '', names));
  const known = named.filter((name) => name !== null);
  return known.length === 0 ? null : known.join(', ');
}

function nameIn(text: string, names: typeof browsers): string | null {
  return names.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}
