import { data, type RouterContextProvider } from 'react-router';
import {
  FinishProgramDocument,
  PauseProgramDocument,
  ReadProgramLessonDocument,
  RestartProgramDocument,
  ResumeProgramDocument,
  StartProgramDocument,
  StopProgramDocument,
  TickProgramTaskDocument,
  type ProgramChangedFragment,
} from './operations.gen.ts';
import { pageAddress } from '../../shell/locale.ts';
import { textOf } from '../../forms/form-answers.ts';
import { executeAsMember } from '../../members-only/execute-as-member.ts';
import { timeZoneOf } from '../../dates/time-zone.ts';

const intents = ['start', 'pause', 'resume', 'stop', 'finish', 'restart', 'tick', 'read'] as const;
export type ProgramIntent = (typeof intents)[number];

interface Changing {
  context: Readonly<RouterContextProvider>;
  request: Request;
  form: FormData;
}

/** What a form of a program asks for, done; forms of other pages are refused. */
export async function changeProgram(
  changing: Changing,
): Promise<ProgramChangedFragment & { intent: ProgramIntent }> {
  const asked = textOf(changing.form, 'intent');
  const intent = intents.find((each) => each === asked);
  if (intent === undefined) throw data({ code: 'input.invalid', message: '' }, { status: 400 });
  const { change } = await send({ ...changing, intent });
  return { ...change, intent };
}

function send({
  context,
  request,
  form,
  intent,
}: Changing & { intent: ProgramIntent }): Promise<{ change: ProgramChangedFragment }> {
  const member = { context, url: pageAddress(request) };
  const timeZone = timeZoneOf(request);
  const ofRun = { runId: textOf(form, 'run_id'), timeZone };
  switch (intent) {
    case 'start': {
      const stopsOther = textOf(form, 'stops_other') === 'true';
      const input = { programId: textOf(form, 'program_id'), stopsOther, timeZone };
      return executeAsMember({ ...member, document: StartProgramDocument, variables: { input } });
    }
    case 'tick': {
      const isDone = textOf(form, 'is_done') === 'true';
      const task = { day: Number(textOf(form, 'day')) || 0, taskId: textOf(form, 'task_id') };
      const variables = { input: { ...ofRun, ...task, isDone } };
      return executeAsMember({ ...member, document: TickProgramTaskDocument, variables });
    }
    case 'read': {
      const variables = { input: { ...ofRun, lessonId: textOf(form, 'lesson_id') } };
      return executeAsMember({ ...member, document: ReadProgramLessonDocument, variables });
    }
    default: {
      const document = transitions[intent];
      return executeAsMember({ ...member, document, variables: { input: ofRun } });
    }
  }
}

const transitions = {
  pause: PauseProgramDocument,
  resume: ResumeProgramDocument,
  stop: StopProgramDocument,
  finish: FinishProgramDocument,
  restart: RestartProgramDocument,
};
