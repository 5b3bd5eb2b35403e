import { expect, test } from 'vitest';
import {
  confirmTranslations,
  emptyDocument,
  idsOf,
  isSameFields,
  languageOfField,
  lineOf,
  mergeChanges,
  textOfField,
  type Fields,
} from './document.rules.ts';

test.each([
  ['title.es', 'es', 'title'],
  ['step.s2.text.sv', 'sv', 'step.s2.text'],
  ['title.en', 'en', 'title'],
  ['times.prep', null, 'times'],
])('%s is written in %s, of %s', (field, language, text) => {
  expect(languageOfField(field)).toBe(language);
  expect(textOfField(field)).toBe(text);
});

test('what is the same in all languages is written in none', () => {
  expect(languageOfField('cuisine')).toBeNull();
});

test('ids have spaces between them, however many', () => {
  expect(idsOf({ steps: ' s1  s2 ' }, 'steps')).toEqual(['s1', 's2']);
  expect(idsOf({}, 'steps')).toEqual([]);
  expect(['steps', 'days', 'glass'].map(lineOf)).toEqual(['step', 'day', 'glas']);
});

interface Case {
  fields?: Fields;
  basis?: Fields;
  changes: [field: string, was: string, value: string][];
}

function merged({ fields = {}, basis = {}, changes }: Case) {
  return mergeChanges({
    document: { fields, basis },
    changes: changes.map(([field, was, value]) => ({ field, was, value })),
    lists: ['steps', 'faqs'],
  });
}

test('nothing is begun with', () => {
  expect(merged({ ...emptyDocument, changes: [] }).document).toEqual({ fields: {}, basis: {} });
});

test.each([
  ['what nobody else changed is taken', { cuisine: 'GREEK' }, 'GREEK', 'NORDIC', 'NORDIC', []],
  ['what is new is taken', {}, '', 'NORDIC', 'NORDIC', []],
  ['what both made alike is no conflict', { cuisine: 'NORDIC' }, 'GREEK', 'NORDIC', 'NORDIC', []],
  [
    'what somebody else made otherwise stays theirs',
    { cuisine: 'THAI' },
    'GREEK',
    'NORDIC',
    'THAI',
    [{ field: 'cuisine', theirs: 'THAI', yours: 'NORDIC' }],
  ],
  [
    'what somebody else took away is told',
    {},
    'GREEK',
    'NORDIC',
    undefined,
    [{ field: 'cuisine', theirs: '', yours: 'NORDIC' }],
  ],
  ['an empty text is none', { cuisine: 'GREEK' }, 'GREEK', '', undefined, []],
] as const)('%s', (_what, fields, was, value, kept, conflicts) => {
  const { document, conflicts: told } = merged({ fields, changes: [['cuisine', was, value]] });
  expect(document.fields['cuisine']).toBe(kept);
  expect('cuisine' in document.fields).toBe(kept !== undefined);
  expect(told).toEqual(conflicts);
});

test.each([
  // was, mine, theirs, merged
  ['a b c', 'c a b', 'a b c', 'c a b'],
  ['a b', 'a  b x', 'a b', 'a b x'],
  ['a b c', 'a c', 'a b c d', 'a c d'],
  ['a b c', 'a b c x', 'a c', 'a c x'],
  ['a b c', 'a x b c', 'a b c d', 'a x b c d'],
  ['a b', 'x a b', 'a b d', 'x a b d'],
  ['a b', 'a b x y', 'a b d', 'a b x y d'],
  ['a b', 'a b x', 'b d', 'b x d'],
  ['a b', 'a x b', 'b d', 'b d x'],
  ['a b', 'b a', 'a b d', 'a b d'],
  ['a b', 'a', 'b', ''],
  ['', 'x', 'y', 'x y'],
  ['a', 'a x', 'a x', 'a x'],
])('of a list %s, one made %s and the other %s: %s', (was, mine, theirs, ids) => {
  const { document, conflicts } = merged({
    fields: { steps: theirs },
    changes: [['steps', was, mine]],
  });
  expect(document.fields['steps'] ?? '').toBe(ids);
  expect(conflicts).toEqual([]);
});

test('a line that left its list takes its texts with it, and no other', () => {
  const fields = {
    steps: 's1 s2',
    'step.s1.text.en': 'Boil.',
    'step.s2.text.en': 'Fry.',
    'step.s2.text.sv': 'Stek.',
    'times.prep': '10',
    'art.items': 'egg',
    'photo.alt.en': 'A plate',
    'title.en': 'Eggs',
  };
  const basis = { 'step.s2.text.sv': 'Fry well.', 'title.sv': 'Egg' };
  const { document } = merged({ fields, basis, changes: [['steps', 's1 s2', 's1']] });
  expect(document).toEqual({
    fields: {
      steps: 's1',
      'step.s1.text.en': 'Boil.',
      'times.prep': '10',
      'art.items': 'egg',
      'photo.alt.en': 'A plate',
      'title.en': 'Eggs',
    },
    basis: { 'title.sv': 'Egg' },
  });
});

const translated = { 'title.en': 'Eggs', 'title.es': 'Huevos', 'title.sv': 'Ägg' };

test('a source that moves on leaves its translations behind with what they say', () => {
  const first = merged({ fields: translated, changes: [['title.en', 'Eggs', 'Two eggs']] });
  expect(first.document.basis).toEqual({ 'title.es': 'Eggs', 'title.sv': 'Eggs' });
  // However often it moves, the text that was translated is remembered.
  const second = merged({ ...first.document, changes: [['title.en', 'Two eggs', 'Three eggs']] });
  expect(second.document.basis).toEqual({ 'title.es': 'Eggs', 'title.sv': 'Eggs' });
  const spanish = merged({ ...second.document, changes: [['title.es', 'Huevos', 'Tres huevos']] });
  expect(spanish.document.basis).toEqual({ 'title.sv': 'Eggs' });
  expect(spanish.document.fields['title.es']).toBe('Tres huevos');
  // Back to what was translated: nothing is behind.
  const back = merged({ ...spanish.document, changes: [['title.en', 'Three eggs', 'Eggs']] });
  expect(back.document.basis).toEqual({ 'title.es': 'Three eggs' });
});

test('a text without a translation leaves none behind, and saying the same changes nothing', () => {
  const fields = { 'title.en': 'Eggs', 'title.es': 'Huevos' };
  expect(merged({ fields, changes: [['title.en', 'Eggs', 'Two']] }).document.basis).toEqual({
    'title.es': 'Eggs',
  });
  const basis = { 'title.es': 'Egg' };
  const { document } = merged({ fields, basis, changes: [['title.es', 'Huevos', 'Huevos']] });
  expect(document.basis).toEqual(basis);
});

test('a translation that somebody looked at is right as it is', () => {
  const document = { fields: translated, basis: { 'title.es': 'Egg', 'title.sv': 'Egg' } };
  expect(confirmTranslations({ document, confirmed: ['title.es', 'tip.sv'] })).toEqual({
    fields: translated,
    basis: { 'title.sv': 'Egg' },
  });
});

test.each([
  [{ a: '1', b: '2' }, { b: '2', a: '1' }, true],
  [{ a: '1' }, { a: '1', b: '2' }, false],
  [{ a: '1', b: '2' }, { a: '1' }, false],
  [{ a: '1' }, { a: '2' }, false],
  [{ a: '1' }, { b: '1' }, false],
  [{ a: '1', b: '2' }, { a: '1', b: '3' }, false],
  [{}, {}, true],
])('%o and %o are the same: %s', (one, other, isSame) => {
  expect(isSameFields(one as Fields, other as Fields)).toBe(isSame);
});
