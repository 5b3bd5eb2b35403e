import { expect, test } from 'vitest';
import { pageKeys } from './page-keys.rules.ts';
import type { Page, Pages, Source } from './page.ts';
import { studiesOf } from './studies.ts';

function source(given: Partial<Source>): Source {
  const known = { id: 'known', authors: 'Ge L', title: 'Fourteen diets', journal: 'BMJ' };
  return { ...known, year: 2020, pmid: null, doi: null, ...given };
}

function pagesWith(...sources: Source[][]): Pages {
  return Object.fromEntries(
    pageKeys.map((key, index) => [key, { key, sources: sources[index] ?? [] } as unknown as Page]),
  ) as Pages;
}

test('a study that two guides name counts once, and the newest comes first', () => {
  const old = source({ pmid: '1', year: 1992 });
  const newer = source({ pmid: '2', year: 2021 });
  expect(studiesOf(pagesWith([old, newer], [{ ...old, id: 'as-the-other-calls-it' }]))).toEqual([
    newer,
    expect.objectContaining({ pmid: '1' }),
  ]);
});

test('a table of foods is no study', () => {
  expect(studiesOf(pagesWith([source({ title: 'National Nutrient Database' })]))).toEqual([]);
});
