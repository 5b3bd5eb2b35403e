import { isId } from '../../lib/ids.ts';
import { problem, type Problem } from '../../lib/problems.ts';
import { type Result } from '../../lib/result.ts';
import { builder, ProblemType } from '../../api/builder.ts';
import type { RequestContext } from '../../api/context.ts';
import { MealPlanType } from '../meal-plans/reading/meal-plan-type.resolvers.ts';
import { viewPlan, type ViewedPlan } from '../meal-plans/reading/view-plan.ts';
import { requirePremium } from '../membership/require-premium.ts';
import { zoneField, zoneOf } from '../../api/time-zone.ts';
import { saveCheckIn } from './check-in.ts';
import { readLesson, tickTask } from './mark-program.ts';
import { moveProgram } from './move-program.ts';
import { ProgramRunType } from './program-run-type.resolvers.ts';
import { languageOf } from './program-type.resolvers.ts';
import { todayOf, viewCurrentRun, viewRunById, type RunView } from './program-views.ts';
import { programNotFound } from './programs.errors.ts';
import type { RunTransition } from './run-state.rules.ts';
import { restartProgram, startProgram, type OtherProgram } from './start-program.ts';
import { startWeekPlan } from './start-week-plan.ts';
import type { ProgramRun } from './program-run.ts';

interface ProgramChange {
  problems: readonly Problem[];
  run: RunView | null;
}

const ProgramChangeType = builder.objectRef<ProgramChange>('ProgramChange').implement({
  fields: (t) => ({
    problems: t.field({ type: [ProblemType], resolve: ({ problems }) => [...problems] }),
    run: t.field({
      type: ProgramRunType,
      nullable: true,
      description: 'As it is now, changed or not; of a refused start the one that is in the way.',
      resolve: ({ run }) => run,
    }),
  }),
});

const ProgramPlanType = builder.objectRef<ViewedPlan>('ProgramPlanStarted').implement({
  fields: (t) => ({
    problems: t.field({ type: [ProblemType], resolve: () => [] }),
    mealPlan: t.field({ type: MealPlanType, resolve: (plan) => plan }),
  }),
});

const StartInput = builder.inputType('StartProgramInput', {
  fields: (t) => ({
    programId: t.id({ required: true }),
    stopsOther: t.boolean({
      description: 'One program is followed at a time: whether another one is stopped for it.',
    }),
    timeZone: t.string({ description: zoneField }),
  }),
});

const RunInput = builder.inputType('ProgramRunInput', {
  fields: (t) => ({
    runId: t.id({ required: true }),
    timeZone: t.string({ description: zoneField }),
  }),
});

const TickInput = builder.inputType('TickProgramTaskInput', {
  fields: (t) => ({
    runId: t.id({ required: true }),
    day: t.int({ required: true, description: 'Of the program, from 1; any of its days.' }),
    taskId: t.id({ required: true }),
    isDone: t.boolean({ required: true, description: 'As it is to be.' }),
    timeZone: t.string({ description: zoneField }),
  }),
});

const ReadInput = builder.inputType('ReadProgramLessonInput', {
  fields: (t) => ({
    runId: t.id({ required: true }),
    lessonId: t.id({ required: true }),
    timeZone: t.string({ description: zoneField }),
  }),
});

const CheckInInput = builder.inputType('SaveProgramCheckInInput', {
  fields: (t) => ({
    runId: t.id({ required: true }),
    week: t.int({ required: true, description: 'One that has begun.' }),
    mood: t.int({ required: true, description: '1 to 5, the best.' }),
    energy: t.int({ required: true, description: '1 to 5, the most.' }),
    hunger: t.int({ required: true, description: '1 to 5, the hungriest.' }),
    weightKg: t.float({ description: 'Goes to tracking too; left out, it is taken out there.' }),
    note: t.string(),
    timeZone: t.string({ description: zoneField }),
  }),
});

const WeekPlanInput = builder.inputType('StartProgramMealPlanInput', {
  fields: (t) => ({
    runId: t.id({ required: true }),
    week: t.int({ required: true }),
    timeZone: t.string({ description: zoneField }),
  }),
});

builder.mutationFields((t) => {
  const transition = (name: RunTransition, description: string) =>
    t.field({
      type: ProgramChangeType,
      description,
      args: { input: t.arg({ type: RunInput, required: true }) },
      resolve: (_root, { input }, context) =>
        changed({
          context,
          input,
          change: (member) => moveProgram({ ...member, transition: name }),
        }),
    });
  return {
    pauseProgram: transition('pause', 'The days stand still.'),
    resumeProgram: transition('resume', 'Goes on with the day on which it was paused.'),
    stopProgram: transition('stop', 'Ends it before its end; what was done is kept.'),
    finishProgram: transition('finish', 'Ends it, once its last day has come.'),
    startProgram: t.field({
      type: ProgramChangeType,
      description: 'Begins today. The same one again changes nothing.',
      args: { input: t.arg({ type: StartInput, required: true }) },
      resolve: async (_root, { input }, context) => {
        const { userId } = requirePremium(context);
        const program = String(input.programId);
        if (!context.services.programs.isOffered(program)) throw programNotFound();
        const timeZone = zoneOf(input.timeZone);
        const today = todayOf({ ...context.services, timeZone });
        const stopsOther = input.stopsOther ?? false;
        const asked = { ...context.services, userId, program, stopsOther, today };
        return startAnswer({ context, userId, timeZone, started: await startProgram(asked) });
      },
    }),
    restartProgram: t.field({
      type: ProgramChangeType,
      description: 'From the first day; what was done so far is kept and no longer counts.',
      args: { input: t.arg({ type: RunInput, required: true }) },
      resolve: async (_root, { input }, context) => {
        const { userId } = requirePremium(context);
        const timeZone = zoneOf(input.timeZone);
        const today = todayOf({ ...context.services, timeZone });
        const runId = checkedRunId(input.runId);
        const { isOffered } = context.services.programs;
        const restarting = { ...context.services, userId, runId, today, isOffered };
        const started = await restartProgram(restarting);
        if (started === null) throw programNotFound();
        return startAnswer({ context, userId, timeZone, started });
      },
    }),
    tickProgramTask: t.field({
      type: ProgramChangeType,
      args: { input: t.arg({ type: TickInput, required: true }) },
      resolve: (_root, { input }, context) =>
        changed({
          context,
          input,
          change: (member) => {
            const { day, isDone } = input;
            return tickTask({ ...member, day, taskId: String(input.taskId), isDone });
          },
        }),
    }),
    readProgramLesson: t.field({
      type: ProgramChangeType,
      args: { input: t.arg({ type: ReadInput, required: true }) },
      resolve: (_root, { input }, context) =>
        changed({
          context,
          input,
          change: (member) => readLesson({ ...member, lessonId: String(input.lessonId) }),
        }),
    }),
    saveProgramCheckIn: t.field({
      type: ProgramChangeType,
      description: 'A week has one check-in; again it is corrected.',
      args: { input: t.arg({ type: CheckInInput, required: true }) },
      resolve: (_root, { input }, context) =>
        changed({
          context,
          input,
          change: (member) => {
            const { week, mood, energy, hunger } = input;
            const told = { weightKg: input.weightKg ?? null, note: input.note ?? '' };
            return saveCheckIn({ ...member, week, answers: { mood, energy, hunger, ...told } });
          },
        }),
    }),
    startProgramMealPlan: t.field({
      type: ProgramPlanType,
      description: "Copies the week's meal plan to the member's own and follows it.",
      args: { input: t.arg({ type: WeekPlanInput, required: true }) },
      resolve: async (_root, { input }, context) => {
        const { userId } = requirePremium(context);
        const runId = checkedRunId(input.runId);
        const language = languageOf(context);
        const { week } = input;
        const asked = { language, userId, runId, week, timeZone: zoneOf(input.timeZone) };
        const plan = await startWeekPlan({ ...context.services, ...asked });
        if (plan === null) throw programNotFound();
        return viewPlan({ plan, relation: 'own', context });
      },
    }),
  };
});

function checkedRunId(id: string | number): string {
  if (!isId(String(id))) throw programNotFound();
  return String(id);
}

/** Policy: premium members change their own runs, and nobody else's. */
async function changed(args: {
  context: RequestContext;
  input: { runId: string | number; timeZone?: string | null | undefined };
  change: (
    member: Pick<RequestContext['services'], 'db' | 'clock' | 'programs'> & {
      userId: string;
      runId: string;
      today: string;
      timeZone: string | null;
    },
  ) => Promise<Result<null, readonly Problem[]> | null>;
}): Promise<ProgramChange> {
  const { context, input, change } = args;
  const { userId } = requirePremium(context);
  const { db, clock, programs } = context.services;
  const runId = checkedRunId(input.runId);
  const timeZone = zoneOf(input.timeZone);
  const member = { db, clock, programs, userId, runId, timeZone };
  const result = await change({ ...member, today: todayOf(member) });
  if (result === null) throw programNotFound();
  return { problems: result.ok ? [] : result.reason, run: await viewRunById(member) };
}

async function startAnswer(args: {
  context: RequestContext;
  userId: string;
  timeZone: string | null;
  started: Result<ProgramRun, OtherProgram>;
}): Promise<ProgramChange> {
  const { context, started, ...viewing } = args;
  const run = await viewCurrentRun({ ...context.services, ...viewing });
  if (started.ok) return { problems: [], run };
  const other = context.services.programs.byKey.get(started.reason.program);
  const title = other?.texts[languageOf(context)].title ?? '';
  return { problems: [problem([], 'program.other-running', { title })], run };
}
