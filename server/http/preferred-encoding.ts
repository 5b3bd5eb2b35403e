export type Encoding = 'br' | 'gzip' | 'identity';

/** The best of what the reader takes; brotli is smaller than gzip. */
export function preferredEncoding(accepted: string | undefined): Encoding {
  const names = (accepted ?? '')
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(';')[0]);
  if (names.includes('br')) return 'br';
  return names.includes('gzip') ? 'gzip' : 'identity';
}
