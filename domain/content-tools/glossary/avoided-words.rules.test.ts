import { expect, test } from 'vitest';
import { wordFinder } from './avoided-words.rules.ts';
import type { Language } from '../../../lib/language.ts';
import type { GlossaryEntry } from './glossary.ts';

const spanish: readonly GlossaryEntry[] = [
  { use: 'jugo', avoid: ['zumo'], allowed: [] },
  { use: 'camarón', avoid: ['gamba'], allowed: [] },
  { use: 'tazón', avoid: ['bol'], allowed: [] },
  { use: 'ejotes', avoid: ['judía', 'judía verde'], allowed: [] },
  { use: 'repollo', avoid: ['col'], allowed: ['col de Bruselas'] },
  { use: 'pudín', avoid: ['pudin'], allowed: [] },
  { use: 'video', avoid: ['vídeo'], allowed: [] },
  { use: 'aderezo', avoid: ['aliñ*'], allowed: [] },
  { use: 'altramuz', avoid: ['lupinuz'], allowed: [] },
];

const english: readonly GlossaryEntry[] = [
  { use: 'almond milk', avoid: ['almond drink'], allowed: [] },
  { use: 'shrimp', avoid: ['prawn'], allowed: ['prawn cracker'] },
];

const swedish: readonly GlossaryEntry[] = [
  { use: 'citronsaft', avoid: ['citronjuice*'], allowed: [] },
  { use: 'kålsallad', avoid: ['*slaw'], allowed: ['coleslaw'] },
  { use: 'kycklingtinga', avoid: ['kyckling tinga'], allowed: [] },
  { use: 'lök', avoid: ['*lauk*'], allowed: [] },
  { use: 'medlemskap', avoid: ['prenumer*'], allowed: ['kalenderprogram som en prenumeration'] },
];

test.each<[Language, string, readonly string[]]>([
  ['es', 'Añade el zumo de limón.', ['zumo → jugo']],
  ['es', 'Zumos y GAMBAS', ['Zumos → jugo', 'GAMBAS → camarón']],
  ['es', 'dos boles, un bolillo y un árbol', ['boles → tazón']],
  ['es', 'Las judías verdes y las judias', ['judías verdes → ejotes', 'judias → ejotes']],
  ['es', 'Las judías\n  verdes', ['judías\n  verdes → ejotes']],
  ['es', 'Col, coles de Bruselas y colesterol', ['Col → repollo']],
  ['es', 'Un pudin y dos pudines, o un pudín', ['pudin → pudín']],
  ['es', 'Un vídeo y un video', ['vídeo → video']],
  ['es', 'Alíñalo con el aliño', ['Alíñalo → aderezo', 'aliño → aderezo']],
  ['es', 'dos lupinuces', ['lupinuces → altramuz']],
  ['es', 'Quedan {zumo} días', []],
  [
    'en',
    'The almond drink and two almond drinks',
    ['almond drink → almond milk', 'almond drinks → almond milk'],
  ],
  ['en', 'Prawns with prawn crackers', ['Prawns → shrimp']],
  ['sv', 'Rör i citronjuicen.', ['citronjuicen → citronsaft']],
  ['sv', 'Persiljeslaw och coleslaw', ['Persiljeslaw → kålsallad']],
  ['sv', 'Rödlauken och lauk', ['Rödlauken → lök', 'lauk → lök']],
  ['sv', 'Tacos med kyckling tinga', ['kyckling tinga → kycklingtinga']],
  ['sv', 'I ditt kalenderprogram som en prenumeration', []],
  ['sv', 'Prenumerationen avslutades', ['Prenumerationen → medlemskap']],
])('in %s, "%s"', (language, text, expected) => {
  const find = wordFinder({
    language,
    entries: { en: english, es: spanish, sv: swedish }[language],
  });
  const found = find(text).map(({ words, use }) => `${words} → ${use}`);
  expect(found).toEqual(expected);
});

test('says where in the text a word begins', () => {
  const find = wordFinder({ language: 'es', entries: spanish });
  expect(find('Añade el zumo')).toEqual([{ words: 'zumo', use: 'jugo', index: 9 }]);
});
