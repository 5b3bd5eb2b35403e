import type { LocalDay } from '../../lib/local-time.ts';
import { dayReached, pausedAt, resumedAt } from './program-days.rules.ts';
import type { ProgramRun } from './program-run.ts';

/** What may happen to a run. */
export const runTransitions = ['pause', 'resume', 'stop', 'finish'] as const;
export type RunTransition = (typeof runTransitions)[number];

interface Moment {
  today: LocalDay;
  now: Date;
  dayCount: number;
}

type Moved = { ok: true; run: ProgramRun } | { ok: false; reason: 'over' | 'not-at-the-end' };

/** Says how it is to be, so the same one again changes nothing. A run that is over stays so. */
export function movedRun(args: Moment & { run: ProgramRun; transition: RunTransition }): Moved {
  const { run, transition, today, now, dayCount } = args;
  const isOver = run.status === 'STOPPED' || run.status === 'FINISHED';
  if (isOver) return isSame(run, transition) ? { ok: true, run } : { ok: false, reason: 'over' };
  switch (transition) {
    case 'pause':
      return { ok: true, run: { ...run, ...pausedAt(run, today), status: 'PAUSED' } };
    case 'resume':
      return { ok: true, run: { ...run, ...resumedAt(run, today), status: 'RUNNING' } };
    case 'stop':
      return { ok: true, run: { ...run, status: 'STOPPED', endedAt: now } };
    case 'finish':
      return dayReached({ calendar: run, today, dayCount }) < dayCount
        ? { ok: false, reason: 'not-at-the-end' }
        : { ok: true, run: { ...run, status: 'FINISHED', endedAt: now } };
  }
}

function isSame({ status }: ProgramRun, transition: RunTransition): boolean {
  return transition === 'stop'
    ? status === 'STOPPED'
    : transition === 'finish' && status === 'FINISHED';
}
