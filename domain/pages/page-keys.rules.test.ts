import { expect, test } from 'vitest';
import { isAddedPageKey, isPageKey, pageFileName, pageKeys } from './page-keys.rules.ts';

test('a page that editors add is called as no page with a screen is, nor as its file', () => {
  const taken = pageKeys.map((key) => pageFileName(key, 'en').replace('.yaml', ''));
  expect(taken.filter((name) => isAddedPageKey(name))).toEqual([]);
  expect([isAddedPageKey('at-work'), isAddedPageKey('At work'), isPageKey('at-work')]).toEqual([
    true,
    false,
    false,
  ]);
});

test('a key of several words is a file with hyphens, one for each language', () => {
  expect([pageFileName('ketoGuide', 'en'), pageFileName('ketoGuide', 'es')]).toEqual([
    'keto-guide.yaml',
    'keto-guide.es.yaml',
  ]);
});
