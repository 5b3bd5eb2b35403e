import { expect, test } from 'vitest';
import { mostLines, readPastedPeople } from './quick-add.rules.ts';

const elin = { firstName: 'Elin', lastName: 'Forsberg', email: 'elin@example.com' };

test.each([
  ['Elin Forsberg <elin@example.com>'],
  ['"Elin Forsberg" <elin@example.com>,'],
  ['Elin Forsberg elin@example.com'],
  ['elin@example.com Elin Forsberg'],
  ['Elin\tForsberg\telin@example.com'],
  ['elin@example.com;Elin;Forsberg'],
  ['"Elin","Forsberg","elin@example.com"'],
])('%s is a name and an address', (line) => {
  expect(readPastedPeople(line)).toEqual([{ line: 1, ...elin }]);
});

test.each([
  ['elin.forsberg@example.com', 'Elin', 'Forsberg', 'elin.forsberg@example.com'],
  ['elin@example.com', 'Elin', '', 'elin@example.com'],
  ['Ana María de la Cruz <ana@example.com>', 'Ana', 'María de la Cruz', 'ana@example.com'],
  ['Elin Forsberg', 'Elin', 'Forsberg', ''],
  ['@', '', '', '@'],
  [';;;', '', '', ''],
])('%s is read as far as it goes', (line, firstName, lastName, email) => {
  expect(readPastedPeople(line)).toEqual([{ line: 1, firstName, lastName, email }]);
});

test('lines keep their number, and empty ones do not count', () => {
  const text = 'elin@example.com\r\n\n  \nmarcus@example.com';
  expect(readPastedPeople(text).map(({ line }) => line)).toEqual([1, 4]);
});

test('more than are taken are not read to the end', () => {
  const text = 'elin@example.com\n'.repeat(mostLines * 10);
  expect(readPastedPeople(text)).toHaveLength(mostLines + 1);
});

test.each([
  // Cells say where a first name of several words ends.
  ['Ana María;de la Cruz;ana@example.com', 'Ana María', 'de la Cruz', 'ana@example.com'],
  ['ana@example.com\tAna María\tde la Cruz', 'Ana María', 'de la Cruz', 'ana@example.com'],
  ['Ana María , de la Cruz , ana@example.com , Lima', 'Ana María', 'de la Cruz', 'ana@example.com'],
  ['"Ana María" ; "de la Cruz";ana@example.com', 'Ana María', 'de la Cruz', 'ana@example.com'],
  [
    'Ana "Nan" María;de la Cruz;ana@example.com',
    'Ana "Nan" María',
    'de la Cruz',
    'ana@example.com',
  ],
  ['Ana María;de la Cruz;none', 'Ana María', 'de la Cruz', ''],
  // Brackets around a word are none of it, those within it are.
  ['Elin <("elin@example.com")>', 'Elin', '', 'elin@example.com'],
  ['((Elin)) D"Angelo elin@example.com', 'Elin', 'D"Angelo', 'elin@example.com'],
  ['elin_-forsberg@example.com', 'Elin', 'Forsberg', 'elin_-forsberg@example.com'],
])('%s is taken as it was meant', (line, firstName, lastName, email) => {
  expect(readPastedPeople(line)).toEqual([{ line: 1, firstName, lastName, email }]);
});

test('a line without end is cut', () => {
  const [person] = readPastedPeople(`Elin ${'x'.repeat(10_000)} elin@example.com`);
  expect(person).toMatchObject({ firstName: 'Elin', lastName: 'x'.repeat(495), email: '' });
});
