export type Encoding = 'br' | 'gzip' | 'identity';

/** The best of what the reader takes; brotli is smaller than gzip. */
export function preferredEncoding(accepted: string | undefined): Encoding {
  const names = acceptedEncodings(accepted);
  if (names.includes('br')) return 'br';
  return names.includes('gzip') ? 'gzip' : 'identity';
}

/** By name, in lower case; those that are refused left out. */
export function acceptedEncodings(accepted: string | undefined): string[] {
  return (accepted ?? '')
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(';')[0]?.trim() ?? '');
}
