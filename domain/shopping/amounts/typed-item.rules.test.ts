import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readTypedItem, summedAmounts, typedLine } from './typed-item.rules.ts';

test.each([
  ['oat milk 2 l', 'oat milk', '2 l'],
  ['oat milk, 2 l', 'oat milk', '2 l'],
  ['2 cups of cream', 'cream', '2 cups'],
  ['1 1/2 cups cream', 'cream', '1 1/2 cups'],
  ['½ lb ground beef', 'ground beef', '½ lb'],
  ['2½ dl cream', 'cream', '2½ dl'],
  ['12 eggs', 'eggs', '12'],
  ['eggs x12', 'eggs', '12'],
  ['2x soap', 'soap', '2'],
  ['2 × soap', 'soap', '2'],
  ['3 cans tomatoes', 'tomatoes', '3 cans'],
  ['butter 1 lb.', 'butter', '1 lb.'],
  ['leche de avena 2 l', 'leche de avena', '2 l'],
  ['3 tomates', 'tomates', '3'],
  ['2 tazas de crema', 'crema', '2 tazas'],
  ['medio kilo de carne', 'medio kilo de carne', null],
  ['1 kilo de carne molida', 'carne molida', '1 kilo'],
  ['1.000 g de queso', 'queso', '1.000 g'],
  ['jitomates x 4', 'jitomates', '4'],
  ['2 latas de atún', 'atún', '2 latas'],
  ['2 dl grädde', 'grädde', '2 dl'],
  ['500g kycklingfilé', 'kycklingfilé', '500 g'],
  ['kycklingfilé 500g', 'kycklingfilé', '500 g'],
  ['1,5 l mjölk', 'mjölk', '1,5 l'],
  ['3 st gurka', 'gurka', '3 st'],
  ['2 påsar spenat', 'spenat', '2 påsar'],
  ['  smör   2 hg ', 'smör', '2 hg'],
  ['2 l havremjölk', 'havremjölk', '2 l'],
  ['havremjölk 2l', 'havremjölk', '2 l'],
  ['1,5 dl grädde', 'grädde', '1,5 dl'],
  ['grädde 1,5 dl', 'grädde', '1,5 dl'],
  ['½ kg potatis', 'potatis', '½ kg'],
  ['potatis ½ kg', 'potatis', '½ kg'],
  ['2 förp kesella', 'kesella', '2 förp'],
  ['basilika 2 krukor', 'basilika', '2 krukor'],
  ['oat milk , 2 l', 'oat milk', '2 l'],
  ['oat milk: 2 l', 'oat milk', '2 l'],
  ['oat milk - 2 l', 'oat milk', '2 l'],
  ['Coca-Cola 2 l', 'Coca-Cola', '2 l'],
  ['16 fl oz cream', 'cream', '16 fl oz'],
  ['cream 16 fl. oz.', 'cream', '16 fl. oz.'],
  ['1 gallon of milk', 'milk', '1 gallon'],
  ['2 dozen eggs', 'eggs', '2 dozen'],
  ['1 docena de huevos', 'huevos', '1 docena'],
  ['2 manojos de cilantro', 'cilantro', '2 manojos'],
  ['jamón 200 g', 'jamón', '200 g'],
  ['2x400 g tomatoes', 'tomatoes', '2 × 400 g'],
  ['crushed tomatoes 2x400 g', 'crushed tomatoes', '2 × 400 g'],
  ['krossade tomater 2 x 400g', 'krossade tomater', '2 × 400 g'],
  ['2 × 1,5 l de agua', 'agua', '2 × 1,5 l'],
])('%j is %j, %j', (line, text, amount) => {
  const read = { text, amount };
  expect(readTypedItem(line)).toEqual(read);
  expect(readTypedItem(typedLine(read))).toEqual(read);
});

test.each([
  '7up',
  '2% milk',
  'Omega 3',
  'vitamin B12',
  '00 flour',
  '0 l milk',
  '2-3 onions',
  '2 l',
  '½ kg',
  '2x400 g',
  '2 x 400 ml',
  '2x400 tomatoes',
  'ägg 6-12 st',
  '3',
  'x 3',
  'soap',
  '1/0 l milk',
  '100% cacao',
])('%j is a name and no amount', (line) => {
  expect(readTypedItem(line)).toEqual({ text: line, amount: null });
});

test.each([
  ['2 l', '5 dl', 'en', '2.5 l'],
  ['2 l', '5 dl', 'sv-SE', '2,5 l'],
  ['500 g', '1 kg', 'en', '1500 g'],
  ['1 kg', '500 g', 'en', '1.5 kg'],
  ['3', '2', 'en', '5'],
  ['½ l', '½ l', 'en', '1 l'],
  ['2 cans', '1 can', 'en', '3 cans'],
  ['2 cups', '240 ml', 'en', '3 cups'],
  ['2 × 400 g', '200 g', 'en', '1000 g'],
  ['1 kg', '2x250 g', 'sv-SE', '1,5 kg'],
  ['6', '1 dozen', 'en', '18'],
])('%s and %s in %s are %s', (first, second, languageTag, sum) => {
  expect(summedAmounts({ amounts: [first, second], languageTag })).toBe(sum);
});

test.each([
  ['2 l', '500 g'],
  ['2 cans', '2 bags'],
  ['a few', '2'],
  ['2 l', '3'],
])('%s and %s do not add up', (first, second) => {
  expect(summedAmounts({ amounts: [first, second], languageTag: 'en' })).toBeNull();
});

test('whatever is written keeps a name', () => {
  const words = fc.array(
    fc.constantFrom('milk', '2', 'l', 'x', '1/2', '½', 'de', '500g', '1,5', '%', ',', 'påsar'),
    { minLength: 1, maxLength: 20 },
  );
  fc.assert(
    fc.property(words, (parts) => {
      const line = parts.join(' ');
      const { text, amount } = readTypedItem(line);
      expect(text).not.toBe('');
      expect(amount).not.toBe('');
      expect(amount === null ? text : line).toBe(line);
    }),
  );
});

test('what is longer than a name and an amount is not taken apart', () => {
  const line = `2 l ${'milk '.repeat(100)}1 l`;
  expect(readTypedItem(line).amount).toBeNull();
});
