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
