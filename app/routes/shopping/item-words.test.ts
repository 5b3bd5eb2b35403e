import { expect, test } from 'vitest';
import { amountText, itemNotes, wantedWords } from './item-words.ts';
import { itemNamed } from './testing/build-list.ts';

const reading = { units: 'metric', locale: 'en' } as const;
const grams = (number: number) => {
  const amount = { number, fraction: null, unit: 'g' } as const;
  return {
    metric: amount,
    us: { ...amount, number: number / 10, unit: 'oz' as const, plus: null },
  };
};

test('an item of which there is nothing to say has no notes', () => {
  expect(itemNotes({ item: itemNamed('Leek', 'PRODUCE'), ...reading })).toEqual([]);
});

test('notes say what is optional, instead of it, there already and changed by hand, in this order', () => {
  const item = itemNamed('Leek', 'PRODUCE', {
    isToTaste: true,
    isOptional: true,
    isAdjusted: true,
    optionalAmount: grams(50),
    haveAmount: grams(100),
    alternatives: [
      {
        foods: [
          { name: 'Onion', amount: grams(80) },
          { name: 'Salt', amount: null },
        ],
      },
    ] as never,
  });
  const notes = itemNotes({ item, ...reading });
  expect(notes).toHaveLength(6);
  expect(notes[2]).toContain('50\u00a0g');
  expect(notes[3]).toContain('Onion 80\u00a0g and Salt');
  expect(notes[4]).toBe('You have 100\u00a0g of it');
});

test('a dish that wants an item twice is named once, after how much is needed', () => {
  const recipe = { id: 'r', slug: 'r', title: 'Steak with green beans', short: 'Steak' };
  const source = { recipe, amount: grams(100) };
  const item = itemNamed('Beans', 'PRODUCE', {
    needed: [{ part: null, amount: grams(350), pieces: null }],
    sources: [source, source, { ...source, recipe: null }],
  } as never);
  expect(wantedWords({ item, ...reading })).toBe('350\u00a0g, Steak');
  expect(wantedWords({ item: itemNamed('Milk', null), ...reading })).toBe('');
});

test('amounts are read in the units of the reader', () => {
  const amount = grams(100);
  const read = { amount, hasPlural: true, locale: 'en' } as const;
  expect(amountText({ ...read, units: 'us' })).toBe('10\u00a0oz');
  expect(amountText({ ...read, amount: null, units: 'us' })).toBeNull();
});

test('what no single measure comes near is read with its spoons', () => {
  const amount = grams(110);
  const plus = { number: 2, fraction: null, unit: 'tbsp' };
  const us = { number: 0, fraction: '⅓', unit: 'cup', plus };
  const read = { amount: { ...amount, us }, hasPlural: true, locale: 'en' } as const;
  expect(amountText({ ...read, units: 'us' })).toBe('⅓\u00a0cup + 2\u00a0tbsp');
});
