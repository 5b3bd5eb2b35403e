import { expect, test } from 'vitest';
import { buildFood } from '../../foods/testing/build-food.ts';
import { readLine } from './read-line.ts';
import { readTypedLines } from './read-typed-lines.ts';

const named = (id: string, en: string, sv: string, parts = {}) =>
  buildFood({
    id,
    names: {
      en: { singular: en, plural: null },
      es: { singular: `${en} es`, plural: null },
      sv: { singular: sv, plural: null },
    },
    ...parts,
  });
const foods = [
  named('olive-oil', 'Olive oil', 'Olivolja', { densityGramsPerMl: 0.9 }),
  named('olive', 'Olive', 'Oliv', { gramsPerMeasure: { piece: 4 } }),
  named('black-olive', 'Black olive', 'Svart oliv'),
  named('garlic', 'Garlic', 'Vitlök', { gramsPerMeasure: { clove: 3 } }),
  named('butter', 'Butter', 'Smör'),
  named('oliveira-1', 'Oliveira one', 'Aa'),
  named('oliveira-2', 'Oliveira two', 'Ab'),
  named('oliveira-3', 'Oliveira three', 'Ac'),
  named('oliveira-4', 'Oliveira four', 'Ad'),
  named('oliveira-5', 'Oliveira five', 'Ae'),
];
const foodsById = new Map(foods.map((food) => [food.id, food]));
const content = { foods, foodsById };

const read = (text: string, language: 'en' | 'sv' = 'en') =>
  readLine({ text, ...content, language });

test.each([
  ['  2 dl olivolja ', '200 ml olive-oil', null],
  ['20 g Butter, melted', '20 g butter', 'melted'],
  ['3 cloves garlic', '3 clove garlic', null],
  ['200 g butter', '200 g butter', null],
  ['200 g butter | soft', '200 g butter', 'soft'],
])('"%s" is %s, noted %s', (text, line, note) => {
  expect(read(text)).toMatchObject({ line, note, candidates: expect.any(Array) });
});

test('a line as files have it is asked about no further, one of an unknown food is', () => {
  expect(read('200 g butter | soft')).toEqual({
    line: '200 g butter',
    note: 'soft',
    remarks: [],
    candidates: [],
  });
  expect(read('200 g unicorn').line).toBeNull();
});

test('half a word offers what begins so, the shortest first, before what holds the word', () => {
  const candidates = (text: string, language: 'en' | 'sv' = 'en') =>
    read(text, language).candidates.map(({ food, line }) => [food.id, line]);
  expect(read('80 g oli')).toMatchObject({ line: null, note: null, remarks: [] });
  expect(candidates('80 g oli')).toEqual([
    ['olive', '80 g olive'],
    ['olive-oil', '80 g olive-oil'],
    ['oliveira-1', '80 g oliveira-1'],
    ['oliveira-2', '80 g oliveira-2'],
    ['oliveira-4', '80 g oliveira-4'],
    ['oliveira-5', '80 g oliveira-5'],
  ]);
  expect(
    candidates('80 g oli', 'sv')
      .slice(0, 3)
      .map(([id]) => id),
  ).toEqual(['olive', 'olive-oil', 'black-olive']);
  expect(candidates('zzz')).toEqual([]);
});

test('an amount without its unit is of pieces where they are known, else of what is, else grams', () => {
  const lineOf = (text: string, id: string) =>
    read(text).candidates.find(({ food }) => food.id === id)?.line;
  expect(lineOf('4 oli', 'olive')).toBe('4 piece olive');
  expect(lineOf('4 garl', 'garlic')).toBe('4 clove garlic');
  expect(lineOf('4 butt', 'butter')).toBe('4 g butter');
  expect(lineOf('butt', 'butter')).toBe('1 g butter');
  // Nobody noted what so much of it weighs.
  expect(lineOf('4 dl butt', 'butter')).toBeUndefined();
});

const changed = (texts: Record<string, string>) =>
  readTypedLines({
    changes: Object.entries(texts).map(([field, value]) => ({ field, was: 'was', value })),
    content,
    language: 'en',
  });

test('typed lines are read with their notes; what is no line, or cannot be read, stays', async () => {
  expect(
    await changed({
      'ingredient.a.line': '20 g Butter, melted',
      'title.en': '20 g Butter, melted',
      'ingredient.b.line': 'a fistful of moonlight',
      'ingredient.c.line': '2 dl olivolja',
      'step.ingredient.a.line': '2 dl olivolja',
      'ingredient.a.line.en': '2 dl olivolja',
    }),
  ).toEqual([
    { field: 'ingredient.a.line', was: 'was', value: '20 g butter' },
    { field: 'ingredient.a.note.en', was: '', value: 'melted' },
    { field: 'title.en', was: 'was', value: '20 g Butter, melted' },
    { field: 'ingredient.b.line', was: 'was', value: 'a fistful of moonlight' },
    { field: 'ingredient.c.line', was: 'was', value: '200 ml olive-oil' },
    { field: 'step.ingredient.a.line', was: 'was', value: '2 dl olivolja' },
    { field: 'ingredient.a.line.en', was: 'was', value: '2 dl olivolja' },
  ]);
});

test('a note that is written beside a line stays, and a line too long is not read', async () => {
  const both = { 'ingredient.a.line': '20 g Butter, melted', 'ingredient.a.note.en': 'soft' };
  expect((await changed(both)).map(({ value }) => value)).toEqual(['20 g butter', 'soft']);
  const lineOf = (length: number) => `20 g Butter,${' '.repeat(length - 18)}melted`;
  const lines = { 'ingredient.a.line': lineOf(300), 'ingredient.b.line': lineOf(301) };
  expect((await changed(lines)).map(({ field, value }) => [field, value.length])).toEqual([
    ['ingredient.a.line', 11],
    ['ingredient.a.note.en', 6],
    ['ingredient.b.line', 301],
  ]);
});
