import { expect, test } from 'vitest';
import { findPageAt } from './find-page.ts';
import type { Page, Pages } from './page.ts';

function pageCalled(key: string, slugs: Page['slugs']): Page {
  return { key, kind: 'guide', slugs } as Page;
}

const eggs = pageCalled('eggs', { en: 'eggs', es: 'huevos', sv: 'agg' });
const bread = pageCalled('bread', { en: 'bread', es: 'pan', sv: 'brod' });
const pans = pageCalled('pans', { en: 'pan', es: 'sartenes', sv: 'pannor' });
const pages = { eggs, bread, pans, guides: pageCalled('guides', null) } as unknown as Pages;
const keyAt = (slug: string, language: 'en' | 'es' | 'sv') =>
  findPageAt({ pages, slug, language })?.key ?? null;

test('a page is found by its address in the language of the reader, else by that in another one', () => {
  expect(keyAt('huevos', 'es')).toBe('eggs');
  expect(keyAt('agg', 'en')).toBe('eggs');
  expect(keyAt('eggs', 'sv')).toBe('eggs');
});

test('where two pages have one address in two languages, the reader’s language decides', () => {
  expect(keyAt('pan', 'en')).toBe('pans');
  expect(keyAt('pan', 'es')).toBe('bread');
  // Whoever reads neither gets the first language that has it.
  expect(keyAt('pan', 'sv')).toBe('pans');
});

test('what is called nothing is no page', () => {
  expect([keyAt('guides', 'en'), keyAt('', 'en')]).toEqual([null, null]);
});
