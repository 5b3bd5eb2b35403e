import { expect, test } from 'vitest';
import { kindOf, readVideosAddress, videosPath } from './videos-address.ts';

const read = (query: string) => readVideosAddress(new URLSearchParams(query));

test('what is looked for is read from the address it makes', () => {
  const asked = { text: 'salmon', collection: 'lessons', areOpen: true } as const;
  const path = videosPath({ ...asked, locale: 'en' });
  expect(path).toMatch(/\?q=salmon&kind=lessons&open=all$/);
  expect(read(path.split('?')[1] ?? '')).toEqual(asked);
});

test('odd values look for nothing', () => {
  expect(read('kind=LESSONS&open=yes')).toEqual({ text: '', collection: null, areOpen: false });
  expect(read(`q=${'a'.repeat(90)}`).text).toHaveLength(80);
});

test('a collection has a name in addresses', () => {
  expect(kindOf('LESSONS')).toBe('lessons');
  expect(kindOf('COOKING')).toBe('cooking');
});
