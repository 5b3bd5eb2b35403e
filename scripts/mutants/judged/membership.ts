import type { JudgedMutant } from './judged-mutant.ts';

export const inMembership: readonly JudgedMutant[] = [
  {
    file: 'domain/membership/facts/fold-facts.rules.ts',
    line: 'const expireTime = end > standing.expireTime ? end : standing.expireTime;',
    becomes: 'end >= standing.expireTime',
    reason: 'The same moment, whichever of the two is taken.',
  },
  {
    file: 'domain/membership/facts/fold-facts.rules.ts',
    line: '(a.id < b.id ? -1 : Number(a.id > b.id)),',
    becomes: 'a.id <= b.id',
    reason: 'Two facts of one id are one before they are sorted.',
  },
  {
    file: 'domain/membership/facts/fold-facts.rules.ts',
    line: '(a.id < b.id ? -1 : Number(a.id > b.id)),',
    becomes: 'true',
    reason: 'Two facts of one id are one before they are sorted.',
  },
  {
    file: 'domain/membership/facts/fold-facts.rules.ts',
    line: '(a.id < b.id ? -1 : Number(a.id > b.id)),',
    becomes: 'false',
    reason: 'Two facts of one id are one before they are sorted.',
  },
  {
    file: 'domain/membership/facts/fold-facts.rules.ts',
    line: '(a.id < b.id ? -1 : Number(a.id > b.id)),',
    becomes: 'a.id >= b.id',
    reason: 'Two facts of one id are one before they are sorted.',
  },
];
