import type { JudgedMutant } from './judged-mutant.ts';

export const inSearch: readonly JudgedMutant[] = [
  {
    file: 'domain/search/text/edit-distance.rules.ts',
    line: 'const right = isUnfinished ? args.right.slice(0, left.length + most) : args.right;',
    becomes: 'args.right',
    reason: 'It only spares the work: what is too long comes out too far.',
  },
  {
    file: 'domain/search/text/edit-distance.rules.ts',
    line: 'if (left.length - right.length > most) return tooFar;',
    becomes: 'false',
    reason: 'It only spares the work: what is too long comes out too far.',
  },
  {
    file: 'domain/search/text/edit-distance.rules.ts',
    line: 'if (!isUnfinished && right.length - left.length > most) return tooFar;',
    becomes: 'false',
    reason: 'It only spares the work: what is too long comes out too far.',
  },
  {
    file: 'domain/search/text/edit-distance.rules.ts',
    line: 'if (!isUnfinished && right.length - left.length > most) return tooFar;',
    becomes: 'isUnfinished',
    reason: 'It only spares the work: what is too long comes out too far.',
  },
  {
    file: 'domain/search/text/edit-distance.rules.ts',
    line: 'if (Math.min(...current) > most) return tooFar;',
    becomes: 'false',
    reason: 'It only spares the work: what is too long comes out too far.',
  },
  {
    file: 'domain/search/text/edit-distance.rules.ts',
    line: 'let beforeLast: number[] = [];',
    becomes: '["Stryker was here"]',
    reason: 'Nothing is swapped within a first letter, so nobody reads it.',
  },
  {
    file: 'domain/search/text/compounds.rules.ts',
    line: 'if (length < shortestCompound) return [];',
    becomes: '["Stryker was here"]',
    reason: 'A word that is cut nowhere has a part without letters, which no word is.',
  },
  {
    file: 'domain/search/library/library-documents.ts',
    line: 'labels: [],',
    becomes: '["Stryker was here"]',
    reason: 'Nobody looks for a plan by this word.',
  },
];
