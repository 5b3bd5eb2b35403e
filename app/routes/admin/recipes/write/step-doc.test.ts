import { expect, test } from 'vitest';
import { docOfStep, textOfStep } from './step-doc.ts';
import { marksIn } from './step-marks.ts';

test.each([
  'Pat the beef dry.',
  'Melt {butter} of the butter, then the rest of it ({butter#2 1/3}).',
  '{salt}',
  'A brace { that is none',
  '',
])('"%s" is the same after it was edited', (text) => {
  expect(textOfStep(docOfStep(text))).toBe(text);
});

test('an amount is one thing, not letters', () => {
  expect(docOfStep('Melt {butter 1/3} now').content?.[0]?.content).toEqual([
    { type: 'text', text: 'Melt ' },
    { type: 'amount', attrs: { key: 'butter', share: '1/3' } },
    { type: 'text', text: ' now' },
  ]);
});

test('what a step uses and how long it takes is found among its words', () => {
  const text = 'Toss the peppers and olives; roast for 12 minutes, rest for 3 minutes.';
  const said = marksIn(text, { names: ['Bell pepper', 'Black olives', 'Salt'], minutes: [12] });
  expect(said.map(({ from, to, kind }) => [text.slice(from, to), kind])).toEqual([
    ['peppers', 'food'],
    ['olives', 'food'],
    ['12 minutes', 'timer'],
  ]);
  const sizzled = marksIn('Sizzle for 30 seconds.', { names: [], minutes: [0.5] });
  expect(sizzled).toEqual([{ from: 11, to: 21, kind: 'timer' }]);
  const hours = 'Braise the beef for 2 hours.';
  expect(
    marksIn(hours, { names: ['Beef chuck'], minutes: [120] }).map(({ from, to }) =>
      hours.slice(from, to),
    ),
  ).toEqual(['beef', '2 hours']);
});

test('a whole name is found before a word of it', () => {
  const text = 'Pat the trout fillets dry.';
  expect(
    marksIn(text, { names: ['Trout fillet'], minutes: [] }).map(({ from, to }) =>
      text.slice(from, to),
    ),
  ).toEqual(['trout fillets']);
});

test('a word that only begins like a food is none', () => {
  expect(marksIn('Heat the oven.', { names: ['Oat'], minutes: [] })).toEqual([]);
  expect(marksIn('Saltpeter stays outside.', { names: ['Salt'], minutes: [] })).toEqual([]);
});
