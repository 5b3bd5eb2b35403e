import { expect, test } from 'vitest';
import { guideKeys, nextGuide } from './guide-keys.rules.ts';

const none = new Set<string>();

test.each<[string | null, readonly string[], string | null]>([
  [null, [], 'howItWorks'],
  ['howItWorks', [], 'questions'],
  ['ketoGuide', ['moderateGuide'], 'liberalGuide'],
  ['highProtein', [], 'howItWorks'],
  ['highProtein', ['howItWorks', 'questions'], 'ketoGuide'],
  ['satiety', guideKeys.filter((key) => key !== 'satiety'), null],
  [null, guideKeys, null],
])('after %s, with %j read, comes %s', (after, read, next) => {
  expect(nextGuide({ guides: guideKeys, after, read: new Set(read) })).toBe(next);
});

test('who follows what comes next gets to every guide once', () => {
  const read = new Set(none);
  let next = nextGuide({ guides: guideKeys, after: null, read });
  while (next !== null) {
    read.add(next);
    next = nextGuide({ guides: guideKeys, after: next, read });
  }
  expect([...read]).toEqual(guideKeys);
});
