import { expect, test } from 'vitest';
import { actorWords, entryWords } from './log-words.ts';

type Entry = Parameters<typeof entryWords>[0];

const maja = { firstName: 'Maja', lastName: 'Lind', email: 'maja@example.com' };
const entry: Entry = {
  id: '1',
  happenedAt: '2026-11-28T10:00:00.000Z',
  action: 'ROLE_GRANTED',
  actorKind: 'ADMINISTRATOR',
  role: 'EDITOR',
  language: null,
  name: null,
  by: null,
  subject: maja,
};

test('an entry says who it is about and what became of them', () => {
  expect(entryWords(entry)).toContain('Maja Lind');
  expect(entryWords(entry)).toMatch(/editor/i);
  expect(entryWords({ ...entry, subject: null })).not.toContain('Maja');
});

test('what is published has its name', () => {
  const published = { ...entry, action: 'CONTENT_PUBLISHED', name: 'Beef stew' };
  expect(entryWords(published)).toContain('Beef stew');
});

test.each(['NEVER_HEARD_OF', 'toString'])('an action of a newer version stays: %s', (action) => {
  expect(entryWords({ ...entry, action })).toBe(action);
});

test('who did it is named, and what is no person differs from somebody erased', () => {
  expect(actorWords({ ...entry, by: { firstName: 'Ada', lastName: 'Berg' } })).toContain(
    'Ada Berg',
  );
  const kinds = ['COMMAND', 'SETTING', 'DEMO', 'ADMINISTRATOR'];
  const words = kinds.map((actorKind) => actorWords({ ...entry, actorKind }));
  expect(new Set(words).size).toBe(kinds.length);
});
