import { expect, test } from 'vitest';
import { softHyphens } from './soft-hyphens.ts';

test.each([
  ['Måttlig lågkolhydratkost, 20 till 50 g', 'Måttlig låg-kolhydrat-kost, 20 till 50 g'],
  ['Lågkolhydratmenyer', 'Låg-kolhydrat-menyer'],
  ['Nettokolhydrater per 100 g', 'Netto-kolhydrater per 100 g'],
  ['Kycklingbröstfilé', 'Kyckling-bröst-filé'],
  ['Vassleproteinpulver', 'Vassle-protein-pulver'],
  ['Kastanjechampinjoner', 'Kastanje-champin-joner'],
  ['Za’atarkyckling', 'Za’atar-kyckling'],
  ['Havregrynsgröt', 'Havregryns-gröt'],
  ['Mättnadspoäng', 'Mättnads-poäng'],
  ['Champinjoner', 'Champin-joner'],
  ['Champiñones', 'Champi-ñones'],
  ['Chicharrones', 'Chicha-rrones'],
])('%s may be broken where its parts meet', (text, broken) => {
  expect(softHyphens(text).replaceAll('\u00AD', '-')).toBe(broken);
});

test.each(['Laxfilé med dill', 'Chicken breast, unconventionally', 'Espárragos caramelizados'])(
  '%s stays as it is',
  (text) => expect(softHyphens(text)).toBe(text),
);
