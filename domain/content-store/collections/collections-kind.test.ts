import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Pages } from '../../pages/page.ts';
import type { ContentIndex } from '../../recipes/content-index.ts';
import type { Fields } from '../documents/document.rules.ts';
import {
  collectionsFile,
  fieldsOfCollections,
  judgeCollections,
  withoutGoneThings,
} from './collections-kind.ts';

const content = { recipesById: new Map([['soup', {}]]) } as unknown as ContentIndex;
const guide = { kind: 'guide', slugs: { en: 'a', es: 'a', sv: 'a' } };
const pages = {
  walks: { ...guide, key: 'walks' },
  talks: { ...guide, key: 'talks' },
} as unknown as Pages;

const fields: Fields = {
  guidesets: 'first second-one',
  'guideset.first.title.en': 'First',
  'guideset.first.title.es': 'Primero',
  'guideset.first.title.sv': 'Först',
  'guideset.first.guides': 'walks',
  'guideset.second-one.title.en': 'Second',
  'guideset.second-one.title.es': 'Segundo',
  'guideset.second-one.title.sv': 'Sedan',
  'guideset.second-one.guides': 'talks',
  dishsets: 'own soups',
  'dishset.own.title.en': 'Own',
  'dishset.own.title.es': 'Propio',
  'dishset.own.title.sv': 'Egen',
  'dishset.own.search': 'dish=stew',
  'dishset.soups.title.en': 'Soups',
  'dishset.soups.title.es': 'Sopas',
  'dishset.soups.title.sv': 'Soppor',
  'dishset.soups.search': 'dish=soup',
  'dishset.soups.covers': 'soup',
};

const judged = (changes: Fields) =>
  judgeCollections({ fields: { ...fields, ...changes }, content, pages });

test('shelves come back from their file as they were edited', () => {
  const { collections, remarks } = judged({});
  expect(remarks).toEqual([]);
  expect(collections?.dishes[0]).toEqual({
    key: 'OWN',
    titles: { en: 'Own', es: 'Propio', sv: 'Egen' },
    search: 'dish=stew',
    covers: [],
  });
  expect(collections && fieldsOfCollections(collections)).toEqual(fields);
  const { name, text } = collectionsFile(fields);
  expect(name).toBe('collections.yaml');
  expect(parse(text).guides[1]).toEqual({
    key: 'second-one',
    en: 'Second',
    es: 'Segundo',
    sv: 'Sedan',
    guides: ['talks'],
  });
  expect(parse(text).dishes[1]).toMatchObject({ search: 'dish=soup', covers: ['soup'] });
  expect(parse(collectionsFile({ dishsets: 'a' }).text)).toEqual({
    guides: [],
    dishes: [{ key: 'a', en: '', es: '', sv: '', search: '', covers: [] }],
  });
});

test.each([
  [{ 'guideset.first.title.sv': ' ' }, 'guideset.first.title.sv'],
  [{ 'dishset.soups.title.en': ' ' }, 'dishset.soups.title.en'],
  [{ 'guideset.second-one.guides': '' }, 'guideset.second-one.guides'],
  [{ 'guideset.second-one.guides': 'walks' }, 'guideset.second-one.guides'],
  [{ 'guideset.first.guides': 'none' }, 'guideset.first.guides'],
  [{ 'dishset.own.search': 'dish=stone' }, 'dishset.own.search'],
  [{ 'dishset.own.search': '' }, 'dishset.own.search'],
  [{ 'dishset.own.covers': 'none' }, 'dishset.own.covers'],
  [{ 'dishset.own.covers': 'soup soup soup soup' }, 'dishset.own.covers'],
  [{ guidesets: 'first second_one' }, 'guidesets'],
  [{ dishsets: 'own SOUPS' }, 'dishsets'],
] as [Fields, string][])('with %o shelves stay here, told at %s', (changes, field) => {
  const { collections, remarks } = judged(changes);
  expect(collections).toBeNull();
  expect(remarks.map((remark) => [remark.field, remark.level])).toContainEqual([field, 'STOPS']);
});

test('a shelf without a title in a language has its English one', () => {
  const { 'dishset.soups.title.sv': _title, ...others } = fields;
  const { collections } = judgeCollections({ fields: others, content, pages });
  expect(collections?.dishes[1]?.titles.sv).toBe('Soups');
});

test('what is no longer there is left off its shelf, and a shelf of no guide is none', () => {
  const shown = withoutGoneThings({
    fields: {
      ...fields,
      'guideset.first.guides': 'gone walks',
      'guideset.second-one.guides': 'gone',
      'dishset.soups.covers': 'gone soup',
      'dishset.own.covers': 'gone',
    },
    content,
    pages,
  });
  expect(shown).toEqual({
    ...fields,
    guidesets: 'first',
    'guideset.second-one.guides': '',
    'dishset.own.covers': '',
  });
});
