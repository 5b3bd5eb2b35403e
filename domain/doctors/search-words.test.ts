import { expect, test } from 'vitest';
import { searchWordsOf, sortNameOf, wordQuery } from './search-words.ts';

const entry = {
  name: 'Dr. Petra Kovač',
  specialties: ['CARDIOLOGY'],
  clinic: 'Hjärtmottagningen Möllan',
  city: 'Malmö',
  country: 'SE',
  languages: ['hr'],
  isTelehealth: false,
  takesPatients: true,
  text: 'I work to prevent heart disease.',
  website: 'https://clinic.example',
  phone: '018123456',
} as const;

test('a doctor is found by name, clinic and town, and by the rest in every language', () => {
  const words = searchWordsOf(entry);
  const named = 'dr petra kovac hjartmottagningen mollan malmo sweden suecia sverige';
  const done = 'croatian croata kroatiska cardiology cardiologia kardiologi';
  expect(words.toSorted()).toEqual(`${named} ${done}`.split(' ').toSorted());
});

test('a country that nobody knows is no word', () => {
  const words = searchWordsOf({ ...entry, country: 'XX' });
  expect(words).not.toContain('sweden');
  expect(words.every((word) => word !== '')).toBe(true);
});

test.each([
  ['Dr. Petra Kovač', 'petra kovac'],
  ['ÅSA BERG', 'asa berg'],
])('%j is ordered as %j', (name, sortName) => {
  expect(sortNameOf({ ...entry, name })).toBe(sortName);
});

test.each([
  ['Kovač', "'kovac':*"],
  ['  petra  MALMÖ ', "'petra':* & 'malmo':*"],
  ["berg' | 'x-2", "'berg':* & 'x':* & '2':*"],
  ['!? ', null],
  ['', null],
])('%j looks for %j', (text, query) => {
  expect(wordQuery(text)).toBe(query);
});

test('no more than eight words are looked for', () => {
  expect(wordQuery('a b c d e f g h i j')?.match(/':/g)).toHaveLength(8);
});
