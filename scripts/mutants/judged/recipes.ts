import type { JudgedMutant } from './judged-mutant.ts';

const onlyMemory = 'Says how many texts are kept: the text told is the same, made anew.';
const keptOrNot = 'if (ofLocale.size >= mostKept) ofLocale.clear();';

export const inRecipes: readonly JudgedMutant[] = [
  'true',
  'false',
  'ofLocale.size > mostKept',
  'ofLocale.size < mostKept',
].map((becomes) => ({
  file: 'domain/recipes/amounts/amount-text.rules.ts',
  line: keptOrNot,
  becomes,
  reason: onlyMemory,
}));
