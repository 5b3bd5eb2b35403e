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
