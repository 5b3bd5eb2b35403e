import { expect, test } from 'vitest';
import { fieldWords } from './field-words.ts';
import type { OpenDraft } from '../draft/use-draft.ts';

const texts = {
  steps: 's1 s2',
  faqs: 'f1',
  cookings: 'c1',
  ingredients: 'i1',
  sections: 'what',
};
const lines = [{ id: 'i1', food: { name: 'Cod' } }];
const opened = { draft: { texts }, recipe: { lines } } as unknown as OpenDraft;

test.each([
  ['title.sv', 'Title, Swedish'],
  ['step.s2.text.sv', 'Step 2, Swedish'],
  ['step.s2.text', 'Step 2'],
  ['step.s1.uses', 'Step 1, uses'],
  ['faq.f1.question.es', 'Question 1, Spanish'],
  ['cooking.c1', 'Cooking 1'],
  ['ingredient.i1', 'Cod'],
  ['servings', 'Servings'],
])('%s is called %s', (field, words) => {
  expect(fieldWords(field, opened)).toBe(words);
});

test('a line that is gone has no number, and an ingredient that is gone the name of the list', () => {
  expect(fieldWords('step.s9.text', opened)).toBe('Step –');
  expect(fieldWords('ingredient.i9', opened)).toBe('Ingredients');
});

test('lines of other kinds are called as their own editors call them', () => {
  expect(fieldWords('section.what.body.en', opened)).toMatch(/^Section 1/);
});
