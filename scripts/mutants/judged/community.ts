import type { JudgedMutant } from './judged-mutant.ts';

export const inCommunity: readonly JudgedMutant[] = [
  {
    file: 'domain/community/community.resolvers.ts',
    line: 'pausedUntil !== null && pausedUntil > services.clock.now() ? pausedUntil : null,',
    becomes: 'true',
    reason: 'Nothing is later than now either: it is there for the types.',
  },
  {
    file: 'domain/community/moderate.ts',
    line: "case 'WARN':",
    becomes: "case 'WARN':",
    reason: 'It does what a pause does, with the pause that there was before.',
  },
];
