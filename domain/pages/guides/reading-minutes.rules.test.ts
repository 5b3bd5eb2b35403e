import { expect, test } from 'vitest';
import type { Block, PageText, RichText } from '../page.ts';
import { readingMinutes } from './reading-minutes.rules.ts';

const words = (count: number): RichText => [
  { text: 'word '.repeat(count), isStrong: false, target: null, source: null },
];
const pageOf = (...blocks: Block[]): PageText => ({
  title: 'A guide',
  lead: 'What it is about.',
  description: '',
  short: [],
  sections: [{ id: 'what', title: 'What', blocks }],
});

test('a guide takes a minute for 180 words, wherever they stand, and never none', () => {
  expect(readingMinutes(pageOf())).toBe(1);
  const questions = [{ question: 'Why?', answer: words(360) }];
  expect(
    readingMinutes(
      pageOf(
        { kind: 'paragraph', text: words(180) },
        { kind: 'list', items: [words(90), words(90)], isNumbered: false },
        { kind: 'questions', questions },
      ),
    ),
  ).toBe(4);
});
