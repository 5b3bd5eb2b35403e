import type { JudgedMutant } from './judged-mutant.ts';

export const inIllustration: readonly JudgedMutant[] = [
  {
    file: 'domain/illustration/archetypes/cuts.ts',
    line: 'for (let index = 0; index < count; index++) {',
    becomes: 'index <= count',
    reason: 'One mark or strand more among dozens: an editor accepts the picture, not the number.',
  },
];
