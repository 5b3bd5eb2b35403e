import { createHash } from 'node:crypto';

/** The id of a row that follows from a request: the same request makes the same rows. */
export function derivedId(...parts: readonly (string | number)[]): string {
  const hex = createHash('sha256').update(JSON.stringify(parts)).digest('hex');
  const [first, second, third, fourth] = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
  ];
  return `${first}-${second}-${third}-${fourth}-${hex.slice(20, 32)}`;
}
