import { expect, test } from 'vitest';
import { indexBySlug, noFormerSlugs, slugsLeadingTo } from './slug-index.ts';

interface Thing {
  id: string;
  slug: string;
}

const soup = { id: 'soup', slug: 'green-soup' };
const stew = { id: 'stew', slug: 'stew' };

test('a thing is found by its slug and by the one it had', () => {
  const former = { ...noFormerSlugs, sv: { soppa: 'soup', borta: 'gone' } };
  const index = indexOf([soup, stew], former);
  expect(index.sv.get('green-soup')).toBe(soup);
  expect(index.sv.get('soppa')).toBe(soup);
  expect(index.es.get('soppa')).toBeUndefined();
  expect(index.sv.has('borta')).toBe(false);
});

test('what is called so now goes before what was called so, and the first before the second', () => {
  const other = { id: 'other', slug: 'green-soup' };
  const index = indexOf([soup, other, stew], { ...noFormerSlugs, en: { 'green-soup': 'stew' } });
  expect(index.en.get('green-soup')).toBe(soup);
});

test('slugs of before a change lead to what was made of the thing', () => {
  const before = indexOf([soup], { ...noFormerSlugs, es: { caldo: 'soup' } });
  const renamed = { id: 'soup', slug: 'pea-soup' };
  const after = indexOf([renamed], slugsLeadingTo(before, idOf));
  expect(after.es.get('caldo')).toBe(renamed);
  expect(after.en.get('green-soup')).toBe(renamed);
  expect(after.en.get('pea-soup')).toBe(renamed);
});

function indexOf(items: readonly Thing[], former: typeof noFormerSlugs) {
  return indexBySlug({ items, idOf, slugOf: ({ slug }) => slug, former });
}

function idOf({ id }: Thing): string {
  return id;
}
