import { expect, test } from 'vitest';
import { structuredPage } from './page-structured-data.ts';
import type { WrittenPage } from './written-page.ts';

const words = (text: string) => ({ runs: [{ text, isStrong: false, href: null, source: null }] });
const page = {
  kind: 'PAGE',
  title: 'What is keto?',
  description: 'In short',
  reviewedOn: '2026-10-01',
  checked: null,
  sections: [],
  sources: [],
} as unknown as WrittenPage;
const place = {
  brandName: 'Yolk',
  url: 'https://yolk.example/keto',
  homeUrl: 'https://yolk.example/',
  languageTag: 'en',
};
const partsOf = (parts: object) => structuredPage({ ...place, page: { ...page, ...parts } });
const typesOf = (parts: object) => partsOf(parts).map((each) => each['@type']);

test('a page says where it stands, and a guide that it is an article', () => {
  expect(typesOf({})).toEqual(['BreadcrumbList']);
  expect(typesOf({ kind: 'GUIDE' })).toEqual(['BreadcrumbList', 'Article']);
});

test('questions of all sections are told with plain answers, without the numbers of sources', () => {
  const answer = { runs: [...words('Yes. ').runs, { ...words('3').runs[0], source: 3 }] };
  const sections = [
    { blocks: [{ text: words('none') }, { questions: [{ question: 'Is it safe?', answer }] }] },
    { blocks: [{ questions: [{ question: 'And eggs?', answer: words('Too.') }] }] },
  ];
  expect(typesOf({ sections })).toEqual(['BreadcrumbList', 'FAQPage']);
  expect(partsOf({ sections })[1]?.mainEntity).toMatchObject([
    { name: 'Is it safe?', acceptedAnswer: { text: 'Yes. ' } },
    { name: 'And eggs?', acceptedAnswer: { text: 'Too.' } },
  ]);
});

test('a guide names who checked it and when, or else when it was last read through', () => {
  const reviewOf = (parts: object) => partsOf({ kind: 'GUIDE', ...parts })[1]?.mainEntityOfPage;
  expect(reviewOf({})).toEqual({
    '@type': 'WebPage',
    '@id': place.url,
    lastReviewed: '2026-10-01',
  });
  const checked = { by: 'Ada Berg', on: '2026-11-01' };
  expect(reviewOf({ checked })).toMatchObject({
    lastReviewed: '2026-11-01',
    reviewedBy: { name: 'Ada Berg' },
  });
});

test('a guide cites the studies that it names, by where a register has them', () => {
  const sources = [
    { title: 'Eggs', pmid: '123', doi: '10.1/eggs' },
    { title: 'Yolks', pmid: null, doi: '10.1/yolks' },
    { title: 'A table', pmid: null, doi: null },
  ];
  expect(partsOf({ kind: 'GUIDE', sources })[1]?.citation).toEqual([
    'https://pubmed.ncbi.nlm.nih.gov/123/',
    'https://doi.org/10.1/yolks',
  ]);
});
