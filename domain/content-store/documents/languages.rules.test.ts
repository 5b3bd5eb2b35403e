import { expect, test } from 'vitest';
import { withEnglish, withSlugs } from './filled.rules.ts';
import { fieldsGoingOut, heldBackLanguages } from './published.rules.ts';
import { languageStates } from './translations.rules.ts';

test('what is not translated reads in English, and addresses are made of the titles', () => {
  const fields = {
    cuisine: 'NORDIC',
    'title.en': 'Fried eggs',
    'title.sv': 'Stekta ägg',
    'short.en': 'Eggs',
    'tip.es': 'Con sal',
  };
  expect(withEnglish(fields)).toEqual({
    ...fields,
    'title.es': 'Fried eggs',
    'slug-es': 'fried-eggs',
    'slug-sv': 'stekta-agg',
  });
  expect(withSlugs({ 'title.sv': 'Ägg', 'slug-sv': 'mitt-agg', 'title.en': 'Eggs' })).toEqual({
    'title.sv': 'Ägg',
    'slug-sv': 'mitt-agg',
    'title.en': 'Eggs',
  });
  expect(withSlugs({ 'title.sv': '!' })).toEqual({ 'title.sv': '!' });
});

test('each text of the source is missing, stale or there in the other languages', () => {
  const states = languageStates({
    fields: {
      cuisine: 'NORDIC',
      'title.en': 'Eggs',
      'title.es': 'Huevos',
      'tip.en': 'Salt them. Eat them! Really?',
      'tip.es': 'Sálalos.',
      'short.en': 'Eggs',
      'short.sv': 'Ägg',
      'description.en': 'Of eggs.',
      'description.sv': '',
    },
    basis: { 'tip.es': 'Salt them. Boil them.', 'tip.sv': 'Salt them.', 'title.en': 'Egg' },
  });
  expect(states).toEqual([
    { language: 'en', total: 3, missing: [], stale: [] },
    {
      language: 'es',
      total: 3,
      missing: ['description.es'],
      stale: [{ field: 'tip.es', added: ['Eat them!', 'Really?'], removed: ['Boil them.'] }],
    },
    {
      language: 'sv',
      total: 3,
      missing: ['title.sv', 'tip.sv', 'description.sv'],
      // Nothing is behind where nothing was translated.
      stale: [],
    },
  ]);
});

test('a sentence ends behind its quotes, and a text without its end is one', () => {
  const [, spanish] = languageStates({
    fields: { 'tip.en': 'He said “no.” Then  (he left.) And more', 'tip.es': 'x' },
    basis: { 'tip.es': '' },
  });
  expect(spanish?.stale).toEqual([
    { field: 'tip.es', added: ['He said “no.”', 'Then  (he left.)', 'And more'], removed: [] },
  ]);
});

const before = {
  servings: '4',
  'title.en': 'Eggs',
  'title.es': 'Huevos',
  'title.sv': 'Ägg',
  'slug-es': 'huevos',
  'tip.en': 'Salt.',
  'tip.es': 'Sal.',
};
const newest = {
  servings: '6',
  'title.en': 'Fried eggs',
  'title.es': 'Huevos fritos',
  'title.sv': 'Stekta ägg',
  'slug-es': 'huevos-fritos',
  'step.en': 'Fry.',
  'step.es': 'Fríe.',
  'step.sv': 'Stek.',
};

test('what never went out goes out whole', () => {
  expect(fieldsGoingOut({ newest, before: null, chosen: ['es'] })).toEqual(newest);
});

test('English takes the figures along; who is held back keeps what was there', () => {
  expect(fieldsGoingOut({ newest, before, chosen: ['en', 'sv'] })).toEqual({
    servings: '6',
    'title.en': 'Fried eggs',
    'title.es': 'Huevos',
    'title.sv': 'Stekta ägg',
    'slug-es': 'huevos',
    'step.en': 'Fry.',
    // A line that Spanish never had is taken from the draft; the tip went with the English one.
    'step.es': 'Fríe.',
    'step.sv': 'Stek.',
  });
  expect(fieldsGoingOut({ newest, before, chosen: ['en', 'es', 'sv'] })).toEqual(newest);
});

test('a translation alone takes its own texts, of what everybody reads', () => {
  expect(fieldsGoingOut({ newest, before, chosen: ['es'] })).toEqual({
    ...before,
    'title.es': 'Huevos fritos',
    'slug-es': 'huevos-fritos',
  });
});

test.each([
  [{}, []],
  [{ servings: '5' }, ['en']],
  [{ 'title.en': 'Eggs' }, ['en']],
  [{ 'title.sv': 'Ägg' }, ['sv']],
  [{ 'slug-es': 'huevos' }, ['es']],
  [{ 'tip.es': 'Sal.', 'tip.sv': '' }, ['es']],
  [{ 'title.en': 'x', 'title.es': 'x', 'title.sv': 'x' }, ['en', 'es', 'sv']],
])('with %o still read, %o are held back', (changed, languages) => {
  const published = { ...newest, ...changed } as Record<string, string>;
  expect(heldBackLanguages({ newest, published })).toEqual(languages);
});
