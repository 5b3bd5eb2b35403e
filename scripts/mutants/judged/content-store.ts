import type { JudgedMutant } from './judged-mutant.ts';

export const inContentStore: readonly JudgedMutant[] = [
  {
    file: 'domain/content-store/documents/published.rules.ts',
    line: 'return language !== null && chosen.includes(language) && hasSource({ field, fields: before });',
    becomes: 'true',
    reason: 'For the types: what is written in no language is among no languages that were chosen.',
  },
];
