import type { JudgedMutant } from './judged-mutant.ts';

export const inPlanner: readonly JudgedMutant[] = [
  {
    file: 'domain/planner/generate-plan.ts',
    line: 'const decision = decideByWeighing({ problem, keepsCarbs: true, isStubborn: true });',
    becomes: 'false',
    reason: 'It only tries longer: what it leaves undecided the solver decides.',
  },
];
