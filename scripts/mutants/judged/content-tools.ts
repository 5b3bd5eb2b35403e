import type { JudgedMutant } from './judged-mutant.ts';

export const inContentTools: readonly JudgedMutant[] = [
  {
    file: 'domain/content-tools/glossary/check-glossary.ts',
    line: "{ folder: join(folder, '..', 'i18n', 'messages', language), named: /\\.json$/, read },",
    becomes: '/\\.json/',
    reason: 'Nothing but messages lies there: no other name has it in its middle.',
  },
  {
    file: 'domain/content-tools/checks/similarity.rules.ts',
    line: 'if (ingredients < leastIngredients) return { ingredients, title: 0 };',
    becomes: 'false',
    reason: 'Saves time alone: below the least the titles decide nothing.',
  },
];
