import type { JudgedMutant } from './judged-mutant.ts';

export const inVideos: readonly JudgedMutant[] = [
  {
    file: 'domain/videos/film/film.rules.ts',
    line: 'if (first === undefined || last === undefined) return [];',
    becomes: 'false',
    reason: 'Where there is a first key there is a last one: it is there for the types.',
  },
];
