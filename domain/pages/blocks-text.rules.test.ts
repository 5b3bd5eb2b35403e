import { assert, constantFrom, property, tuple } from 'fast-check';
import { expect, test } from 'vitest';
import { readBlocks, readPerson, writeBlocks, writePerson } from './blocks-text.rules.ts';
import type { FileBlock } from './page-file.ts';

const lanes = { water: { name: 'Water', note: 'Drink.' }, sleep: { name: 'Sleep', note: 'More.' } };
const figure = { figure: 'first-days', title: 'The days', text: 'A text.', caption: 'Drawn.' };

const written: readonly (readonly [string, FileBlock])[] = [
  ['A paragraph.', 'A paragraph.'],
  ['\\- no item', '- no item'],
  ['\\1. January', '1. January'],
  ['\\\\ a backslash', '\\ a backslash'],
  ['2.5 g of salt', '2.5 g of salt'],
  ['- One\n- Two', { list: ['One', 'Two'] }],
  ['1. One\n2. Two', { steps: ['One', 'Two'] }],
  ['> tip: Salt\nA pinch.', { note: 'A pinch.', title: 'Salt', tone: 'tip' }],
  ['> medical: Ask\nYour doctor.', { note: 'Your doctor.', title: 'Ask', tone: 'medical' }],
  [
    '? Why?\nSo.\n? How?\nThus.',
    {
      questions: [
        { question: 'Why?', answer: 'So.' },
        { question: 'How?', answer: 'Thus.' },
      ],
    },
  ],
  [
    '@ Maja Lind | Dietitian\nShe reads.\n@ Anna Ek | MD | real\nShe too.',
    {
      people: [
        { name: 'Maja Lind', role: 'Dietitian', text: 'She reads.', real: false },
        { name: 'Anna Ek', role: 'MD', text: 'She too.', real: true },
      ],
    },
  ],
  [':: recipe: tomato-soup', { recipe: 'tomato-soup' }],
  [':: first-days: The days\nA text.\n= Drawn.', { ...figure, lanes: {} }],
  [
    ':: first-days: The days\nA text.\n= Drawn.\n+ water: Water | Drink.\n+ sleep: Sleep | More.',
    { ...figure, lanes },
  ],
];

test.each(written)('%j is written and read', (text, block) => {
  expect(writeBlocks([block])).toBe(text);
  expect(readBlocks(text)).toEqual([block]);
});

test('blocks in any order are read as they were written', () => {
  const any = constantFrom(...written.map(([, block]) => block));
  assert(
    property(tuple(any, any, any), (blocks) => {
      expect(readBlocks(writeBlocks(blocks))).toEqual(blocks);
    }),
  );
});

test('lines of one block are one text, and what is empty is nothing', () => {
  expect(readBlocks('  \n\n One\ntwo.  \n \t\n\n Three.\n')).toEqual(['One two.', 'Three.']);
  expect(readBlocks('> tip: Salt\nA pinch\nor two.')).toMatchObject([{ note: 'A pinch or two.' }]);
  expect(readBlocks('? Why?\nSo\nit is.')).toEqual([
    { questions: [{ question: 'Why?', answer: 'So it is.' }] },
  ]);
  expect(readBlocks(':: days: Title\nOne\ntwo.\n= A\n= B')).toMatchObject([
    { text: 'One two.', caption: 'A B' },
  ]);
  expect(readBlocks('')).toEqual([]);
});

test.each([
  ['- One\ntwo', '- One two'],
  ['1. One\ntwo', '1. One two'],
  ['x1. One', 'x1. One'],
  ['> warning: Salt', '> warning: Salt'],
  ['see > tip: Salt', 'see > tip: Salt'],
  [':: Days: Title', ':: Days: Title'],
  ['a :: days: Title', 'a :: days: Title'],
])('what is not surely a block is a paragraph: %j', (text, paragraph) => {
  expect(readBlocks(text)).toEqual([paragraph]);
});

test('a lane that is no lane is left out', () => {
  const [block] = readBlocks(
    ':: days: Title\nText.\n+ water: Water\n+ Sleep: A | B\n+ rest: A | B',
  );
  expect(block).toMatchObject({ lanes: { rest: { name: 'A', note: 'B' } }, text: 'Text.' });
  expect(Object.keys((block as { lanes: object }).lanes)).toEqual(['rest']);
});

test('who is not said to be real is a sample', () => {
  expect(readPerson('Maja Lind')).toEqual({ name: 'Maja Lind', role: '', real: false });
  expect(readPerson('Maja Lind | MD | sample').real).toBe(false);
  expect(writePerson({ name: 'Maja', role: 'MD', real: true })).toBe('Maja | MD | real');
});
