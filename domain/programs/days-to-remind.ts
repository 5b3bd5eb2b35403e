import type { Database } from '../../db/database.ts';
import type { LocalDay } from '../../lib/local-time.ts';
import type { ProgramIndex } from './compile-programs.ts';
import { dayReached, hasPassed, lastDayOfWeek, weekOfDay } from './program-days.rules.ts';
import type { Program } from './program.ts';
import type { ProgramRun } from './program-run.ts';
import { listRunningRuns, listTicksOfRuns, listWeeksCheckedIn } from './programs.store.ts';

/** The day of a program that a member has come to, with what is left of it. */
export interface DayToRemind {
  readonly program: Program;
  /** From 1. */
  readonly day: number;
  /** Not ticked yet. */
  readonly openTaskIds: readonly string[];
  /** The week that ends today and is not checked in; else null. */
  readonly weekToCheckIn: number | null;
}

interface Asked {
  db: Database;
  programs: ProgramIndex;
  /** With the day it is where each is. */
  members: readonly { userId: string; today: LocalDay }[];
}

/**
 * Of these members, those whose program goes on today, in the same number of queries however many
 * they are. Nobody who rests, left or finished, and nobody after the last day.
 */
export async function listDaysToRemind(args: Asked): Promise<ReadonlyMap<string, DayToRemind>> {
  const { db, programs, members } = args;
  const userIds = members.map(({ userId }) => userId);
  const runs = await listRunningRuns({ db, userIds });
  const going = members.flatMap(({ userId, today }) => {
    const run = runs.get(userId);
    const program = run && programs.byKey.get(run.program);
    if (!run || !program || !isOn({ run, today, program })) return [];
    return [{ userId, run, program, day: dayOf({ run, today, program }) }];
  });
  const runIds = going.map(({ run }) => run.id);
  const owners = going.map(({ userId }) => userId);
  const [ticks, checkIns] = await Promise.all([
    listTicksOfRuns({ db, userIds: owners, runIds }),
    listWeeksCheckedIn({ db, userIds: owners, runIds }),
  ]);
  return new Map(
    going.map(({ userId, run, program, day }) => {
      const done = ticks.filter((tick) => tick.runId === run.id && tick.day === day);
      const week = weekOfDay(day);
      const isEnd = day === lastDayOfWeek(week);
      const isTold = checkIns.some((each) => each.runId === run.id && each.week === week);
      const openTaskIds = (program.days[day - 1]?.taskIds ?? []).filter(
        (id) => !done.some(({ taskId }) => taskId === id),
      );
      return [userId, { program, day, openTaskIds, weekToCheckIn: isEnd && !isTold ? week : null }];
    }),
  );
}

interface OnADay {
  run: ProgramRun;
  today: LocalDay;
  program: Program;
}

function isOn({ run, today, program }: OnADay): boolean {
  return (
    today >= run.startedOn && !hasPassed({ calendar: run, today, dayCount: program.days.length })
  );
}

function dayOf({ run, today, program }: OnADay): number {
  return dayReached({ calendar: run, today, dayCount: program.days.length });
}
