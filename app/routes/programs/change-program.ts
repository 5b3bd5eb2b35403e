import {
  FinishProgramDocument,
  PauseProgramDocument,
  ReadProgramLessonDocument,
  RestartProgramDocument,
  ResumeProgramDocument,
  StartProgramDocument,
  StartProgramMealPlanDocument,
  StopProgramDocument,
  TickProgramTaskDocument,
  type ProgramChangedFragment,
} from './operations.gen.ts';
import { timeZoneOf } from '../../dates/time-zone.ts';
import {
  answerForms,
  type AnswerOf,
  type Outcome,
  type Sending,
} from '../../forms/answer-forms.ts';
import type { TypedDocumentString } from '../../graphql/typed-document.ts';
import { executeAsMember } from '../../members-only/execute-as-member.ts';
import { programForms } from './program-forms.ts';

export interface ProgramResult {
  /** Where the run is now. */
  run: ProgramChangedFragment['run'];
  /** Of the plan that was started. */
  planSlug: string | null;
}

export type ProgramAnswer = AnswerOf<typeof programForms, ProgramResult>;

/** Runs what a form of a program asks for. */
export const changeProgram = answerForms<typeof programForms, ProgramResult>(programForms, {
  start: ({ program_id: programId, stops_other: stopsOther }, sending) =>
    send(StartProgramDocument, { programId, stopsOther, ...zoneOf(sending) }, sending),
  pause: (fields, sending) => send(PauseProgramDocument, runOf(fields, sending), sending),
  resume: (fields, sending) => send(ResumeProgramDocument, runOf(fields, sending), sending),
  stop: (fields, sending) => send(StopProgramDocument, runOf(fields, sending), sending),
  finish: (fields, sending) => send(FinishProgramDocument, runOf(fields, sending), sending),
  restart: (fields, sending) => send(RestartProgramDocument, runOf(fields, sending), sending),
  tick: ({ day, task_id: taskId, is_done: isDone, ...fields }, sending) => {
    const input = { ...runOf(fields, sending), day, taskId, isDone };
    return send(TickProgramTaskDocument, input, sending);
  },
  read: ({ lesson_id: lessonId, ...fields }, sending) =>
    send(ReadProgramLessonDocument, { ...runOf(fields, sending), lessonId }, sending),
  'meal-plan': async ({ run_id: runId, week }, { context, url, request }) => {
    const document = StartProgramMealPlanDocument;
    const variables = { input: { runId, week, timeZone: timeZoneOf(request) } };
    const { startProgramMealPlan } = await executeAsMember({ context, url, document, variables });
    return { problems: [], result: { run: null, planSlug: startProgramMealPlan.mealPlan.slug } };
  },
});

function zoneOf({ request }: Sending) {
  return { timeZone: timeZoneOf(request) };
}

function runOf({ run_id: runId }: { run_id: string }, sending: Sending) {
  return { runId, ...zoneOf(sending) };
}

async function send<Input>(
  document: TypedDocumentString<{ change: ProgramChangedFragment }, { input: Input }>,
  input: Input,
  { context, url }: Sending,
): Promise<Outcome<ProgramResult>> {
  const { change } = await executeAsMember({ context, url, document, variables: { input } });
  return { problems: change.problems, result: { run: change.run, planSlug: null } };
}
