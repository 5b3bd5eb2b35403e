import type { JudgedMutant } from './judged-mutant.ts';

export const inPro: readonly JudgedMutant[] = [
  {
    file: 'domain/pro/members/quick-add.rules.ts',
    line: `const words = text.split(/[\\s;,]+/).map((word) => word.replaceAll(/^[<("]+|[>)"]+$/g, ''));`,
    becomes: '/[\\s;,]/',
    reason: 'Words without letters are left out below.',
  },
];
