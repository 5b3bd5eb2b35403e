import { expect, test } from 'vitest';
import type { ProgramRun, RunStatus } from './program-run.ts';
import { movedRun, runTransitions, type RunTransition } from './run-state.rules.ts';

const now = new Date('2026-03-05T08:00:00Z');

function move(status: RunStatus, transition: RunTransition, today = '2026-03-05') {
  const run: ProgramRun = {
    id: 'run',
    program: 'first-steps',
    status,
    startedOn: '2026-03-02',
    pausedOn: status === 'PAUSED' ? '2026-03-04' : null,
    pausedDays: 0,
    startedAt: now,
    endedAt: null,
  };
  return movedRun({ run, transition, today, now, dayCount: 14 });
}

function statusAfter(...args: Parameters<typeof move>) {
  const moved = move(...args);
  return moved.ok ? moved.run.status : moved.reason;
}

test.each<[RunStatus, string[]]>([
  ['RUNNING', ['PAUSED', 'RUNNING', 'STOPPED', 'not-at-the-end']],
  ['PAUSED', ['PAUSED', 'RUNNING', 'STOPPED', 'not-at-the-end']],
  ['STOPPED', ['over', 'over', 'STOPPED', 'over']],
  ['FINISHED', ['over', 'over', 'over', 'FINISHED']],
])('from %s, pause, resume, stop and finish lead to %j', (status, outcomes) => {
  expect(runTransitions.map((transition) => statusAfter(status, transition))).toEqual(outcomes);
});

test('a program can be finished from its last day on', () => {
  expect(statusAfter('RUNNING', 'finish', '2026-03-14')).toBe('not-at-the-end');
  expect(statusAfter('RUNNING', 'finish', '2026-03-15')).toBe('FINISHED');
  expect(statusAfter('RUNNING', 'finish', '2026-05-15')).toBe('FINISHED');
});
