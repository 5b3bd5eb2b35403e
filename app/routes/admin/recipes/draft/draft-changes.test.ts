import { expect, test } from 'vitest';
import {
  changesOf,
  keptOf,
  movedTo,
  withAnswer,
  withChoice,
  withKept,
  withText,
} from './draft-changes.ts';

const opened = {
  texts: { 'title.en': 'Soup', servings: '4' },
  known: { 'title.en': 'Soup', servings: '4' },
  conflicts: [],
};

test('only what differs from the server is sent, with what was seen before', () => {
  const draft = withText(withText(opened, 'tip.en', 'Freeze it.'), 'servings', '');
  expect(changesOf(draft)).toEqual([
    { field: 'servings', was: '4', value: '' },
    { field: 'tip.en', was: '', value: 'Freeze it.' },
  ]);
});

test('what is typed while a save is under way stays, and is sent next', () => {
  const first = withText(opened, 'title.en', 'Soup of');
  const sent = changesOf(first);
  const typed = withText(first, 'title.en', 'Soup of leeks');
  const answered = { 'title.en': 'Soup of', servings: '6' };
  const draft = withAnswer({ draft: typed, sent, answered, conflicts: [] });
  expect(draft.texts).toEqual({ 'title.en': 'Soup of leeks', servings: '6' });
  expect(changesOf(draft)).toEqual([{ field: 'title.en', was: 'Soup of', value: 'Soup of leeks' }]);
});

test('a field in conflict shows mine, is not sent, and is sent once I chose it', () => {
  const mine = withText(opened, 'title.en', 'My soup');
  const conflict = { field: 'title.en', theirs: 'Their soup', yours: 'My soup' };
  const draft = withAnswer({
    draft: mine,
    sent: changesOf(mine),
    answered: { 'title.en': 'Their soup', servings: '4' },
    conflicts: [conflict],
  });
  expect(draft.texts['title.en']).toBe('My soup');
  expect(draft.conflicts).toEqual([conflict]);
  expect(changesOf(draft)).toEqual([]);
  expect(changesOf(withChoice(draft, 'title.en', 'My soup'))).toEqual([
    { field: 'title.en', was: 'Their soup', value: 'My soup' },
  ]);
  expect(changesOf(withChoice(draft, 'title.en', 'Their soup'))).toEqual([]);
});

test('what a crash left in the browser comes back, and nothing of another editor is lost', () => {
  const kept = [
    { field: 'servings', was: '4', value: '6' },
    { field: 'title.en', was: 'Old soup', value: 'My soup' },
  ];
  const draft = withKept(opened, kept);
  expect(changesOf(draft)).toEqual([{ field: 'servings', was: '4', value: '6' }]);
  expect(draft.conflicts).toEqual([{ field: 'title.en', theirs: 'Soup', yours: 'My soup' }]);
});

test('a text that a conflict holds back survives a crash, and so does the conflict', () => {
  const conflict = { field: 'title.en', theirs: 'Soup', yours: 'My soup' };
  const draft = { ...withText(opened, 'title.en', 'My soup'), conflicts: [conflict] };
  const again = withKept(opened, keptOf(draft));
  expect(again.texts['title.en']).toBe('My soup');
  expect(again.conflicts).toEqual([conflict]);
  expect(changesOf(again)).toEqual([]);
});

test.each([
  ['b', 0, 'b a c'],
  ['a', 1, 'b a c'],
  ['c', 9, 'a b c'],
] as const)('%s moves to place %i', (id, place, order) => {
  expect(movedTo(['a', 'b', 'c'], id, place).join(' ')).toBe(order);
});
