import { expect, test } from 'vitest';
import { nameAlone, nameInSentence } from './name-in-sentence.ts';

test.each([
  ['Butter', 'butter'],
  ['Greek yogurt', 'Greek yogurt'],
  ['Brussels sprouts', 'Brussels sprouts'],
  ['BBQ sauce', 'BBQ sauce'],
  ['Ägg', 'ägg'],
])('%s is %s behind an amount', (name, inside) => {
  expect(nameInSentence(name)).toBe(inside);
});

test.each([
  ['Shrimp, raw and peeled', 'shrimp'],
  ['Brussels sprouts, frozen', 'Brussels sprouts'],
  ['Garlic', 'garlic'],
])('alone %s is %s', (name, alone) => {
  expect(nameAlone(name)).toBe(alone);
});
