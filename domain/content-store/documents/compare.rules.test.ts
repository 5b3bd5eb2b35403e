import { expect, test } from 'vitest';
import { compareFields } from './compare.rules.ts';

test('changes are listed in the order a reader meets what changed', () => {
  const before = {
    sections: 's1 s2',
    'section.s2.title.en': 'Why',
    'section.s1.body.en': 'Salt.',
    'section.s1.title.en': 'Salt',
    reviewed: '2026-01-01',
    'description.en': 'Of salt.',
    'title.en': 'Salt and you',
  };
  const after = Object.fromEntries(
    Object.entries(before).map(([field, value]) => [
      field,
      field === 'sections' ? value : `${value} More.`,
    ]),
  );
  const listed = compareFields({ before, after, lists: ['sections'] }).map(({ field }) => field);
  expect(listed).toEqual([
    'title.en',
    'description.en',
    'reviewed',
    'section.s1.title.en',
    'section.s1.body.en',
    'section.s2.title.en',
  ]);
});

test('what came, went or became another is told; a list only where lines that stayed moved', () => {
  const compared = (before: Record<string, string>, after: Record<string, string>) =>
    compareFields({ before, after, lists: ['steps'] });
  expect(compared({ cuisine: 'THAI', role: 'main' }, { role: 'main', family: 'eggs' })).toEqual([
    { field: 'cuisine', before: 'THAI', after: '' },
    { field: 'family', before: '', after: 'eggs' },
  ]);
  expect(compared({ tip: '' }, {})).toEqual([]);
  expect(compared({ steps: 'a b' }, { steps: 'a b c' })).toEqual([]);
  expect(compared({ steps: 'a b c' }, { steps: 'c' })).toEqual([]);
  expect(compared({ steps: 'a b c' }, { steps: 'x b a' })).toEqual([
    { field: 'steps', before: 'a b c', after: 'x b a' },
  ]);
});

test('lines stand in the order of their list, a list behind another, the tenth behind the second', () => {
  const ids = Array.from({ length: 11 }, (_, index) => `s${index + 1}`);
  const lists = { steps: ids.toReversed().join(' '), faqs: 'q1' };
  const texts = [
    ...ids.map((id) => `step.${id}.text.en`),
    'faq.q1.answer.en',
    'zest',
    'step.gone.x',
  ];
  const before = { ...lists, ...Object.fromEntries(texts.map((field) => [field, 'a'])) };
  const after = { ...lists, ...Object.fromEntries(texts.map((field) => [field, 'b'])) };
  const listed = compareFields({ before, after, lists: ['faqs', 'steps'] });
  expect(listed.map(({ field }) => field)).toEqual([
    'step.gone.x',
    'zest',
    'faq.q1.answer.en',
    ...ids.toReversed().map((id) => `step.${id}.text.en`),
  ]);
});
