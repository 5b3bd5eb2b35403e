import { expect, test } from 'vitest';
import { isKeptSource, unkeptSources } from './kept-source.rules.ts';

test.each([
  'USDA SR28 row 01256 (plain Greek yogurt, nonfat) stands in',
  'Blend of USDA SR28 rows: 10105 (pork jowl) 96 %, 02047 (salt) 4 %',
  'Standard Tables of Food Composition in Japan 2020 (8th edition), 09004 nori, toasted',
  'Mackerel, warm smoked, Norwegian Food Composition Table 04.024',
  'European hake, raw, ANSES-Ciqual table 2025, row 26044',
  'Livsmedelsverket 2026, no. 12',
  'Cheese, Paneer, CoFID 2021 (energy, protein)',
  'Pure substance; energy by Regulation (EU) No 1169/2011, Annex XIV',
  'Quark, 1 % fat (matvaretabellen.no/en/quark-1-fat)',
])('"%s" can be looked up', (citation) => {
  expect(isKeptSource(citation)).toBe(true);
});

test.each([
  '',
  'Rounded from European labels, none of them kept: USDA SR28 has no such food',
  'USDA SR28 row 01019; sodium from typical labels',
  'Norwegian Food Composition Table',
  'CoFID 2021, sodium from memory',
  'A book on cheese',
  'A table of 2026',
])('"%s" cannot', (citation) => {
  expect(isKeptSource(citation)).toBe(false);
});

test('names the line of a food whose figures nobody can look up, and asks USDA rows nothing', () => {
  const text = [
    'id,source,description',
    'onion,usda-sr28:11282,"Onions, raw"',
    'moon-husk,label:moon-husk,Rounded from labels',
    'skyr,label:skyr,USDA SR28 row 01256 stands in',
  ].join('\n');
  expect(unkeptSources({ file: 'nutrients.csv', text })).toEqual([
    {
      file: 'nutrients.csv',
      line: 3,
      message:
        'The figures of moon-husk name no source that is kept: a row of a public table, a regulation or a web address.',
    },
  ]);
});
