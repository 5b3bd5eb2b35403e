import { sql } from 'drizzle-orm';
import {
  date,
  doublePrecision,
  foreignKey,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from '../identity/identity.tables.ts';
import type { RunStatus } from './program-run.ts';

export const programRuns = pgTable(
  'program_runs',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    /** The file's name. */
    program: text('program').notNull(),
    status: text('status').$type<RunStatus>().notNull(),
    /** The date where the member was; a date needs no time zone. */
    startedOn: date('started_on', { mode: 'string' }).notNull(),
    pausedOn: date('paused_on', { mode: 'string' }),
    pausedDays: integer('paused_days').notNull(),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('program_runs_one_at_a_time')
      .on(table.userId)
      .where(sql`status in ('RUNNING', 'PAUSED')`),
  ],
);

const ofRun = {
  userId: text('user_id').notNull(),
  runId: text('run_id').notNull(),
};

export const programTicks = pgTable(
  'program_ticks',
  {
    ...ofRun,
    /** Of the program, from 1. */
    day: integer('day').notNull(),
    taskId: text('task_id').notNull(),
    tickedAt: timestamp('ticked_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.runId, table.day, table.taskId] }),
    foreignKey({
      columns: [table.userId, table.runId],
      foreignColumns: [programRuns.userId, programRuns.id],
    }).onDelete('cascade'),
  ],
);

export const programLessonsRead = pgTable(
  'program_lessons_read',
  {
    ...ofRun,
    lessonId: text('lesson_id').notNull(),
    readAt: timestamp('read_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.runId, table.lessonId] }),
    foreignKey({
      columns: [table.userId, table.runId],
      foreignColumns: [programRuns.userId, programRuns.id],
    }).onDelete('cascade'),
  ],
);

export const programCheckIns = pgTable(
  'program_check_ins',
  {
    ...ofRun,
    week: integer('week').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    mood: integer('mood').notNull(),
    energy: integer('energy').notNull(),
    hunger: integer('hunger').notNull(),
    /** Also an entry of tracking; kept here as it was told. */
    weightKg: doublePrecision('weight_kg'),
    note: text('note').notNull(),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.runId, table.week] }),
    foreignKey({
      columns: [table.userId, table.runId],
      foreignColumns: [programRuns.userId, programRuns.id],
    }).onDelete('cascade'),
  ],
);
