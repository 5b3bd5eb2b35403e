import { expect, test } from 'vitest';
import type { Language } from '../../../lib/language.ts';
import { noteInNumber } from './note-in-number.rules.ts';

test.each<[Language, string, string, string, string]>([
  ['sv', 'Avokado', 'Avokador', 'skivad', 'skivade'],
  ['sv', 'Äpple', 'Äpplen', 'syrligt, grovrivet', 'syrligt, grovrivna'],
  ['sv', 'Äpple', 'Äpplen', 'tunt skivat, med skal', 'tunt skivade, med skal'],
  ['sv', 'Päron', 'Päron', 'fast, skalat och urkärnat', 'fasta, skalade och urkärnade'],
  ['sv', 'Tomat', 'Tomater', 'mogen, delad', 'mogna, delade'],
  ['sv', 'Laxfilé', 'Laxfiléer', 'skinnfri, i 3 cm stora kuber', 'skinnfria, i 3 cm stora kuber'],
  ['sv', 'Majrova', 'Majrovor', 'skalad, delad i fyra', 'skalade, delade i fyra'],
  ['es', 'Tomate', 'Tomates', 'maduro y frío, picado fino', 'maduros y fríos, picados finos'],
  ['es', 'Cebolla', 'Cebollas', 'muy picada', 'muy picadas'],
  ['es', 'Pierna', 'Piernas', 'con piel, bien seca', 'con piel, bien secas'],
  ['es', 'Chile', 'Chiles', 'entero; si hay rojo, mejor', 'enteros; si hay rojo, mejor'],
  ['es', 'Pimiento', 'Pimientos', 'grande, cortado a lo largo', 'grandes, cortados a lo largo'],
])('in %s a note beside %s or %s is "%s" or "%s"', (language, singular, plural, one, many) => {
  const inNumber = (note: string, isOne: boolean) =>
    noteInNumber({ note, singular, plural, isOne, language });
  expect([one, many].map((note) => inNumber(note, true))).toEqual([one, one]);
  expect([one, many].map((note) => inNumber(note, false))).toEqual([many, many]);
});

test.each<[Language, string, string, string]>([
  ['en', 'Tomato', 'Tomatoes', 'halved'],
  ['es', 'Bistec', 'Bistecs', 'en tiras finas, cortadas contra la fibra'],
  ['es', 'Espinaca', 'Espinacas', 'cada hoja aparte'],
  ['sv', 'Citron', 'Citroner', 'bara skalet, fint rivet'],
  ['sv', 'Romansallat', 'Romansallater', 'hackade blad'],
  ['sv', 'Potatis', 'Potatis', 'skalad, i tärningar'],
])('in %s, what is said beside %s or %s of pieces or of a mass stays: "%s"', (...row) => {
  const [language, singular, plural, note] = row;
  const told = [true, false].map((isOne) =>
    noteInNumber({ note, singular, plural, isOne, language }),
  );
  expect(told).toEqual([note, note]);
});
