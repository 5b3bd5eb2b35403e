import type { JudgedMutant } from './judged-mutant.ts';

export const inPlanner: readonly JudgedMutant[] = [
  {
    file: 'domain/planner/generate-plan.ts',
    line: 'const decision = decideByWeighing({ problem, keepsCarbs: true, isStubborn: true });',
    becomes: 'false',
    reason: 'It only tries longer: what it leaves undecided the solver decides.',
  },
  {
    file: 'domain/planner/search/walk.ts',
    line: 'turn = (turn + goldenRatio) | 0;',
    becomes: 'turn - goldenRatio',
    reason: 'Backwards in steps of the golden ratio any few are spread over all just as well.',
  },
  {
    file: 'domain/planner/weigh/delta-terms.ts',
    line: 'for (let at = facts[nextFacts + traitStartAt]!; at < nextEnd; at++) {',
    becomes: 'nextFacts - traitStartAt',
    reason: 'It is the first figure of a record: at 0, whichever way one counts.',
  },
  {
    file: 'domain/planner/weigh/apply.ts',
    line: 'for (let at = facts[item * factStride + traitStartAt]!; at < end; at++) {',
    becomes: 'item * factStride - traitStartAt',
    reason: 'It is the first figure of a record: at 0, whichever way one counts.',
  },
  {
    file: 'domain/planner/exact/pack-mains.ts',
    line: 'if (nextLunch >= 0) change(nextLunch, packing.mains.isSafe[next] === 1 ? next : empty, 1);',
    becomes: 'nextLunch > 0',
    reason: 'The lunch of a later day is never the first slot.',
  },
  {
    file: 'domain/planner/ask/suggest.ts',
    line: 'return found?.reasons ?? [];',
    becomes: '["Stryker was here"]',
    reason: 'The dish was just put there, so it is found: it is there for the types.',
  },
];
