import type { LocalDay } from '../../lib/local-time.ts';
import type { ProgramCalendar } from './program-days.rules.ts';

export const runStatuses = ['RUNNING', 'PAUSED', 'STOPPED', 'FINISHED'] as const;
export type RunStatus = (typeof runStatuses)[number];

/** A member's way through a program, from its start to its end. */
export interface ProgramRun extends ProgramCalendar {
  readonly id: string;
  readonly program: string;
  readonly status: RunStatus;
  readonly startedAt: Date;
  readonly endedAt: Date | null;
}

export interface ProgramTick {
  readonly day: number;
  readonly taskId: string;
}

export interface CheckInAnswers {
  readonly mood: number;
  readonly energy: number;
  readonly hunger: number;
  readonly weightKg: number | null;
  readonly note: string;
}

export interface ProgramCheckIn extends CheckInAnswers {
  readonly week: number;
  /** Where the member was. */
  readonly day: LocalDay;
}

/** What was done of a run. */
export interface RunMarks {
  readonly ticks: readonly ProgramTick[];
  readonly readLessonIds: readonly string[];
  readonly checkIns: readonly ProgramCheckIn[];
}

export function isGoingOn({ status }: Pick<ProgramRun, 'status'>): boolean {
  return status === 'RUNNING' || status === 'PAUSED';
}
