import type { JudgedMutant } from './judged-mutant.ts';

export const inProfile: readonly JudgedMutant[] = [
  {
    file: 'domain/profile/projection/weight-projection.rules.ts',
    line: 'if (pointAt({ ...course, week: mostWeeks }).leastKg < healthyKg) return null;',
    becomes: 'pointAt({ ...course, week: mostWeeks }).leastKg <= healthyKg',
    reason:
      'No weight comes out exactly on the bound, unless it is the goal, which is checked before.',
  },
  {
    file: 'domain/profile/projection/weight-projection.rules.ts',
    line: 'const profile = plannerProfileOf({ ...survey, includePremium: true });',
    becomes: 'false',
    reason: 'Whose recipes may be used changes no targets.',
  },
  {
    file: 'domain/profile/projection/weight-projection.rules.ts',
    line: 'if (goalKg === null) return null;',
    becomes: 'false',
    reason: 'Without a goal it would be to lose all of the weight, which no plan leads to.',
  },
  {
    file: 'domain/profile/projection/weight-projection.rules.ts',
    line: 'if (shareOfChange >= 1) return null;',
    becomes: 'false',
    reason: 'Its logarithm is no number, or endless, and no week either.',
  },
  {
    file: 'domain/profile/projection/weight-projection.rules.ts',
    line: 'if (shareOfChange >= 1) return null;',
    becomes: 'shareOfChange > 1',
    reason: 'Its logarithm is no number, or endless, and no week either.',
  },
];
