import type { JudgedMutant } from './judged-mutant.ts';

export const inPrograms: readonly JudgedMutant[] = [
  {
    file: 'domain/programs/program-days.rules.ts',
    line: 'return left < right ? left : right;',
    becomes: 'left <= right',
    reason: 'The same day, whichever of the two is taken.',
  },
  {
    file: 'domain/programs/parse-program.ts',
    line: "return text ?? { title: '', paragraphs: [] };",
    becomes: '{}',
    reason: 'A translation without the lesson was refused before: it is there for the types.',
  },
];
