import { expect, test } from 'vitest';
import type { Language } from '../../../lib/language.ts';
import { noteBesideName } from './note-beside-name.rules.ts';

test.each<[Language, string, string, string | null]>([
  ['en', 'Black salt (kala namak)', 'kala namak', null],
  ['en', 'Canned chickpeas, drained', 'drained and rinsed', 'rinsed'],
  ['en', 'Canned black soybeans', 'black ones, drained and rinsed', 'drained and rinsed'],
  ['en', 'Chicken thighs with skin and bone', 'bone in', null],
  ['en', 'Plain yogurt', 'full fat, plain', 'full fat'],
  ['en', 'Sliced roast beef', 'thinly sliced', 'thinly sliced'],
  ['en', 'Salt', 'flaky sea salt', 'flaky sea salt'],
  ['es', 'Camarones pelados crudos', 'descongelados y pelados', 'descongelados y pelados'],
  ['es', 'Pimientos asados en frasco', 'de frasco, escurrido', 'escurrido'],
  ['sv', 'Kikärtor på burk, avrunna', 'avrunnen och sköljd', 'sköljd'],
  ['sv', 'Mald kardemumma', 'gärna nymald', 'gärna nymald'],
])('%s: beside %s the note %s is %s', (language, name, note, left) => {
  expect(noteBesideName({ note, name, language })).toBe(left);
});
