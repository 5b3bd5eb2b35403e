import { expect, test } from 'vitest';
import { acceptedEncodings, preferredEncoding } from './preferred-encoding.ts';

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['deflate', 'identity'],
  ['gzip', 'gzip'],
  ['gzip, deflate, br', 'br'],
  ['BR;q=0.1, GZip', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.00, gzip;q=0', 'identity'],
  ['br;q=0.01', 'br'],
  ['xbr, gzipped', 'identity'],
] as const)('whoever takes "%s" gets %s', (accepted, encoding) => {
  expect(preferredEncoding(accepted)).toBe(encoding);
});

test('what is taken is told by name alone', () => {
  expect(acceptedEncodings(' GZIP;q=0.5 , zstd ,br;q=0.0')).toEqual(['gzip', 'zstd']);
});
