import { expect, test } from 'vitest';
import { reportReasons } from './community.rules.ts';
import { noteFor } from './note-words.rules.ts';

test.each([
  ['MEDICINE', 'about medicine'],
  ['UNKIND', 'hard on somebody'],
  ['SELLING', 'nothing is sold'],
  ['PRIVATE', 'about a person'],
  ['OTHER', 'does not fit'],
] as const)('the draft of a note about %s says so', (reason, word) => {
  expect(noteFor({ reason, language: 'en' })).toContain(word);
});

test('no draft is empty or the same as another, in no language', () => {
  const drafts = (['en', 'es', 'sv'] as const).flatMap((language) =>
    reportReasons.map((reason) => noteFor({ reason, language })),
  );
  expect(drafts).not.toContain('');
  expect(new Set(drafts).size).toBe(15);
});
