import { expect, test } from 'vitest';
import { z } from 'zod';
import { issuesOf, pathOf, wordsOf } from './told-error.ts';

const file = z.object({
  title: z.string().min(1),
  rows: z.array(z.string()).min(2),
  kind: z.enum(['QUESTION', 'ANSWER']),
});
const whole = { title: 'Eggs', rows: ['boil', 'eat'], kind: 'ANSWER' };

test.each([
  [{ title: undefined }, 'title', 'A text is missing here.'],
  [{ title: '' }, 'title', 'A text is missing here.'],
  [{ rows: ['boil'] }, 'rows', 'There is too little here: 2 at least.'],
  [{ kind: 'RIDDLE' }, 'kind', 'This is filled in another way: kind.'],
])('of a file with %o it is told at %s: %s', (changes, field, words) => {
  const { error } = file.safeParse({ ...whole, ...changes });
  expect([wordsOf(error), pathOf(error)]).toEqual([words, [field]]);
});

test('the first thing to put right is told, and all of them with their places', () => {
  const { error } = file.safeParse({ ...whole, title: '', kind: '' });
  expect(wordsOf(error)).toBe('A text is missing here.');
  expect(issuesOf(error)).toEqual([
    { path: ['title'], message: 'A text is missing here.' },
    { path: ['kind'], message: 'This is filled in another way: kind.' },
  ]);
});

test('of blocks that may be of several kinds the likeliest tells what it lacks', () => {
  const block = z.union([z.object({ link: z.url() }), z.object({ text: z.string().min(1) })]);
  const { error } = z.object({ block }).safeParse({ block: { text: '' } });
  expect(wordsOf(error)).toBe('A text is missing here.');
});

test('what is no fault of a file says what it is, at no place', () => {
  const error = new Error('The disk is full');
  expect([wordsOf(error), pathOf(error), issuesOf(error)]).toEqual(['The disk is full', [], []]);
  expect(wordsOf('a word')).toBe('a word');
});
