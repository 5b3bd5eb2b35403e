import { expect, test } from 'vitest';
import { indexContent } from '../../recipes/content-index.ts';
import { ownContent } from '../../recipes/testing/own-content.ts';
import { readSentence, sentenceIn } from './read-sentence.ts';
import { toldWord } from './told-words.ts';

const content = indexContent(await ownContent());

function told(check: string, language: 'en' | 'es' | 'sv'): string {
  const said = readSentence(check);
  if (said === null) throw new Error(`Not read: ${check}`);
  return sentenceIn({
    said,
    language,
    wordOf: (parameter) => toldWord({ parameter, language, content }),
  });
}

test('figures are written as a language writes them', () => {
  const check = 'Day 2 has 1199.7 kcal, the least is 1200.';
  expect(told(check, 'en')).toBe('Day 2 has 1,199.7 kcal, the least is 1,200.');
  expect(told(check, 'es')).toBe('El día 2 tiene 1,199.7 kcal; el mínimo es 1,200.');
  expect(told(check, 'sv')).toBe('Dag 2 har 1\u00a0199,7 kcal, det minsta är 1\u00a0200.');
});

test('kinds, cuisines and tags are called as whoever chooses them reads them', () => {
  expect(told('4 dinners are STIR_FRY, the limit is 3.', 'en')).toBe(
    '4 dinners are of one kind (stir-fry), the limit is 3.',
  );
  expect(told('5 dinners are AMERICAN, the limit is 4.', 'sv')).toBe(
    '5 middagar är av samma slag (amerikanskt), det mesta är 4.',
  );
  expect(told('beef-goulash-soup is not EGG_FREE and VEGAN.', 'es')).toBe(
    'A Sopa gulash de res le falta lo que promete el menú: sin huevo y vegano.',
  );
});
