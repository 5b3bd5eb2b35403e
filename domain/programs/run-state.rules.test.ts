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

test('what moves a run changes what it says and nothing else', () => {
  const of = (status: RunStatus, transition: RunTransition, today = '2026-03-15') => {
    const moved = move(status, transition, today);
    if (!moved.ok) throw new Error(moved.reason);
    const { status: after, startedOn, pausedOn, pausedDays, endedAt } = moved.run;
    expect(startedOn).toBe('2026-03-02');
    return { status: after, pausedOn, pausedDays, endedAt };
  };
  const going = { pausedOn: null, pausedDays: 0, endedAt: null };
  expect(of('RUNNING', 'pause')).toEqual({ ...going, status: 'PAUSED', pausedOn: '2026-03-15' });
  expect(of('PAUSED', 'pause')).toEqual({ ...going, status: 'PAUSED', pausedOn: '2026-03-04' });
  expect(of('PAUSED', 'resume')).toEqual({ ...going, status: 'RUNNING', pausedDays: 11 });
  expect(of('RUNNING', 'stop')).toEqual({ ...going, status: 'STOPPED', endedAt: now });
  expect(of('RUNNING', 'finish')).toEqual({ ...going, status: 'FINISHED', endedAt: now });
  // Once more changes nothing, not even when it ended.
  expect(of('STOPPED', 'stop')).toEqual({ ...going, status: 'STOPPED' });
});
