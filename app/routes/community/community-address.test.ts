import { expect, test } from 'vitest';
import { communityPath, readCommunityAddress, topicPath } from './community-address.ts';

const read = (query: string) => readCommunityAddress(new URLSearchParams(query));
const everything = { area: null, isFollowed: false, isNewest: false, text: '', page: 1 };

test('an address without words, or with odd ones, lists everything', () => {
  expect(read('')).toEqual(everything);
  expect(read('kind=x&show=x&sort=x&page=x')).toEqual(everything);
});

test('what is listed is read from the address it makes', () => {
  const asked = {
    area: 'HEALTH',
    isFollowed: true,
    isNewest: true,
    text: 'salt & egg',
    page: 3,
  } as const;
  const path = communityPath({ ...asked, locale: 'en' });
  expect(path).toBe('/community?kind=health&show=followed&sort=newest&q=salt+%26+egg&page=3');
  expect(read(path.split('?')[1] ?? '')).toEqual(asked);
});

test('what is usual is not in an address', () => {
  expect(communityPath({ ...everything, locale: 'es' })).toBe('/es/comunidad');
});

test('a text that is too long is cut, the spaces around it are no part of it', () => {
  expect(read(`q=++${'a'.repeat(300)}`).text).toBe('a'.repeat(100));
});

test('a page of a topic leads to one of its posts', () => {
  expect(topicPath({ locale: 'en', id: 'x' })).toBe('/community/topic/x');
  expect(topicPath({ locale: 'en', id: 'x', page: null, number: 0 })).toBe(
    '/community/topic/x#post-0',
  );
  expect(topicPath({ locale: 'en', id: 'x', page: 2, number: 31 })).toBe(
    '/community/topic/x?page=2#post-31',
  );
});
