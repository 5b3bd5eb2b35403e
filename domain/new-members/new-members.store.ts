import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import {
  firstSteps,
  type FirstStep,
  type FirstStepMark,
  type MarkedStep,
} from './first-steps.rules.ts';
import { newMemberMarks } from './new-members.tables.ts';

interface Owner {
  db: Database;
  userId: string;
}

export async function listMarks({ db, userId }: Owner): Promise<MarkedStep[]> {
  return db
    .select({ step: newMemberMarks.step, mark: newMemberMarks.mark })
    .from(newMemberMarks)
    .where(eq(newMemberMarks.userId, userId));
}

/** One mark a step: a later one takes its place. */
export async function keepMark({
  db,
  userId,
  step,
  mark,
  markedAt,
}: Owner & { step: FirstStep; mark: FirstStepMark; markedAt: Date }): Promise<void> {
  await db
    .insert(newMemberMarks)
    .values({ userId, step, mark, markedAt })
    .onConflictDoUpdate({
      target: [newMemberMarks.userId, newMemberMarks.step],
      set: { mark, markedAt },
    });
}

/** Every step without a mark gets this one; what was said of a step before stays. */
export async function markUnmarked({
  db,
  userId,
  mark,
  markedAt,
}: Owner & { mark: FirstStepMark; markedAt: Date }): Promise<void> {
  await db
    .insert(newMemberMarks)
    .values(firstSteps.map((step) => ({ userId, step, mark, markedAt })))
    .onConflictDoNothing();
}

export async function removeMark({ db, userId, step }: Owner & { step: FirstStep }): Promise<void> {
  await db
    .delete(newMemberMarks)
    .where(and(eq(newMemberMarks.userId, userId), eq(newMemberMarks.step, step)));
}
