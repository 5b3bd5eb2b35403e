import type { PerLanguage } from '../../../lib/language.ts';
import type { SynonymGroup } from './synonym-group.ts';

/**
 * Names for what a dish is free of. They are only found whole: their first letters, or a misspelt
 * one, would bring everything without eggs to whoever looks for eggs.
 */
export const freeOfSynonyms: PerLanguage<readonly SynonymGroup[]> = {
  en: [
    ['dairy free', 'without dairy', 'no dairy', 'non dairy'],
    ['egg free', 'eggless', 'without eggs', 'no egg'],
    ['gluten free', 'without gluten', 'no gluten'],
    ['nut free', 'without nuts', 'no nuts'],
  ],
  es: [
    ['sin frutos secos', 'sin nueces'],
    ['sin gluten', 'libre de gluten'],
    ['sin huevo', 'libre de huevo'],
    ['sin lácteos', 'sin leche', 'libre de lácteos'],
  ],
  sv: [
    ['glutenfritt', 'glutenfri', 'utan gluten'],
    ['mjölkfritt', 'mjölkfri', 'utan mjölk', 'mejerifri'],
    ['nötfritt', 'nötfri', 'utan nötter'],
    ['äggfritt', 'äggfri', 'utan ägg'],
  ],
};
