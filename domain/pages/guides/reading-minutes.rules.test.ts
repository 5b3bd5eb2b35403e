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

test('the words of every kind of block are read, and a dish has none', () => {
  const blocks: Block[] = [
    { kind: 'note', tone: 'tip', title: 'A title', text: words(358) },
    {
      kind: 'people',
      people: [{ name: 'Maja', role: 'A dietitian', text: words(358), real: true }],
    },
    {
      kind: 'figure',
      title: 'A title',
      text: words(179),
      caption: words(179),
      data: { kind: 'levels' },
      lanes: {},
    },
    { kind: 'questions', questions: [{ question: 'And why?', answer: words(358) }] },
    { kind: 'list', items: [words(180), words(180)], isNumbered: true },
    { kind: 'recipe', recipeId: 'tomato-soup' },
  ];
  const minutes = blocks.map((block) => readingMinutes(pageOf(block)));
  expect(minutes).toEqual([2, 2, 2, 2, 2, 1]);
  const all = readingMinutes({ ...pageOf(...blocks), short: [words(170)] });
  expect(all).toBe(11);
});
