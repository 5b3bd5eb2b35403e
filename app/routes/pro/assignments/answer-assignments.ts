import { timeZoneOf } from '../../../dates/time-zone.ts';
import type { Outcome, Sending } from '../../../forms/answer-forms.ts';
import { execute } from '../../../graphql/api.ts';
import {
  AnswerProAssignmentDocument,
  type AnswerProAssignmentMutation,
} from '../operations.gen.ts';

export type Started = AnswerProAssignmentMutation['answerProAssignment']['started'];

interface Answer {
  assignment: string;
  isAccepted: boolean;
  stopsOther?: boolean;
}

/** What the member says to a proposal, and what was started by it. */
export async function answerAssignment(
  { assignment: assignmentId, ...answer }: Answer,
  { context, request }: Sending,
): Promise<Outcome<Started>> {
  const input = { assignmentId, ...answer, timeZone: timeZoneOf(request) };
  const { answerProAssignment } = await execute(context, AnswerProAssignmentDocument, { input });
  return { problems: answerProAssignment.problems, result: answerProAssignment.started };
}
