import { findOwnMealPlanByRequest } from '../meal-plans/reading/find-meal-plan.ts';
import { builder } from '../../api/builder.ts';
import { dateOfDay, dayReached, weekOfDay } from './program-days.rules.ts';
import { runStatuses, type ProgramCheckIn, type ProgramTick } from './program-run.ts';
import type { RunView } from './program-views.ts';
import { weekPlanKey } from './start-week-plan.ts';
import { viewerPlanLevel } from './viewer-plan-level.ts';
import { planOfWeek } from './week-plan.rules.ts';

const StatusType = builder.enumType('ProgramRunStatus', { values: runStatuses });

const TickType = builder.objectRef<ProgramTick>('ProgramTick').implement({
  fields: (t) => ({ day: t.exposeInt('day'), taskId: t.exposeID('taskId') }),
});

const CheckInType = builder.objectRef<ProgramCheckIn>('ProgramCheckIn').implement({
  fields: (t) => ({
    week: t.exposeInt('week'),
    day: t.exposeString('day', { description: '`2026-03-10`' }),
    mood: t.exposeInt('mood', { description: '1 to 5, the best.' }),
    energy: t.exposeInt('energy', { description: '1 to 5, the most.' }),
    hunger: t.exposeInt('hunger', { description: '1 to 5, the hungriest.' }),
    weightKg: t.exposeFloat('weightKg', { nullable: true }),
    note: t.exposeString('note'),
  }),
});

const OwnPlanType = builder
  .objectRef<{ slug: string; isStarted: boolean }>('ProgramRunMealPlan')
  .implement({
    fields: (t) => ({
      slug: t.exposeString('slug'),
      isStarted: t.exposeBoolean('isStarted', { description: 'The one being followed.' }),
    }),
  });

export const ProgramRunType = builder.objectRef<RunView>('ProgramRun').implement({
  description: "The viewer's own way through a program.",
  fields: (t) => ({
    id: t.id({ resolve: ({ run }) => run.id }),
    programId: t.id({ resolve: ({ program }) => program.key }),
    status: t.field({ type: StatusType, resolve: ({ run }) => run.status }),
    dayReached: t.int({
      description: 'From 1, where the member is; stands still in a pause.',
      resolve: (view) => reachedOf(view),
    }),
    weekReached: t.int({ resolve: (view) => weekOfDay(reachedOf(view)) }),
    dateOfDay: t.string({
      nullable: true,
      description: '`2026-03-10`; null in a pause.',
      args: { day: t.arg.int({ required: true }) },
      resolve: ({ run, program }, { day }) =>
        program.days[day - 1] === undefined ? null : dateOfDay(run, day),
    }),
    mealPlan: t.field({
      type: OwnPlanType,
      nullable: true,
      description: "The member's copy of a week's meal plan, once it was started from here.",
      args: { week: t.arg.int({ required: true }) },
      resolve: async ({ run, program }, { week }, context) => {
        const { viewer, services } = context;
        const planned = program.weeks[week - 1];
        if (viewer === null || planned === undefined) return null;
        const plan = planOfWeek(planned, await viewerPlanLevel(context));
        const requestKey = weekPlanKey({ runId: run.id, week, own: planned.mealPlan, plan });
        const { userId } = viewer;
        return findOwnMealPlanByRequest({ db: services.db, userId, requestKey });
      },
    }),
    ticks: t.field({ type: [TickType], resolve: async ({ marks }) => [...(await marks()).ticks] }),
    readLessonIds: t.idList({ resolve: async ({ marks }) => [...(await marks()).readLessonIds] }),
    checkIns: t.field({
      type: [CheckInType],
      resolve: async ({ marks }) => [...(await marks()).checkIns],
    }),
  }),
});

function reachedOf({ run, program, today }: RunView): number {
  return dayReached({ calendar: run, today, dayCount: program.days.length });
}
