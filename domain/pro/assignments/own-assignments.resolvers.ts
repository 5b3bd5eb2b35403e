import { builder, ProblemType } from '../../../api/builder.ts';
import { zoneField, zoneOf } from '../../../api/time-zone.ts';
import { isId } from '../../../lib/ids.ts';
import { problem, type Problem } from '../../../lib/problems.ts';
import { requireViewer } from '../../identity/viewer/require-viewer.ts';
import { acceptAssignment, declineAssignment, type Started } from './answer-assignment.ts';
import { AssignmentKindType, AssignmentType, contentsOf } from './assignment-type.resolvers.ts';
import { listOwnAssignments, type OwnAssignment } from './list-own-assignments.ts';

/** What a member was proposed, and what they say to it. */

const OwnAssignmentType = builder.objectRef<OwnAssignment>('OwnProAssignment').implement({
  description: 'What a group of the viewer proposed to them.',
  fields: (t) => ({
    groupTitle: t.exposeString('groupTitle'),
    assignment: t.field({ type: AssignmentType, resolve: ({ assignment }) => assignment }),
  }),
});

builder.queryField('myProAssignments', (t) =>
  t.field({
    type: [OwnAssignmentType],
    description:
      'Of the groups the viewer is in, the newest first; without what was taken back. Nothing for visitors.',
    args: { isWaiting: t.arg.boolean({ description: 'Those alone that are not answered.' }) },
    resolve: (_root, { isWaiting }, { viewer, services }) => {
      if (viewer === null) return [];
      const { db, clock } = services;
      const asked = { db, now: clock.now(), userId: viewer.userId };
      return listOwnAssignments({ ...asked, isWaiting: isWaiting ?? false });
    },
  }),
);

const AnswerInput = builder.inputType('AnswerProAssignmentInput', {
  fields: (t) => ({
    assignmentId: t.id({ required: true }),
    isAccepted: t.boolean({ required: true }),
    stopsOther: t.boolean({
      description: 'One program is followed at a time: whether another one is stopped for it.',
    }),
    timeZone: t.string({ description: zoneField }),
  }),
});

const StartedType = builder.objectRef<Started>('ProAssignmentStarted').implement({
  fields: (t) => ({
    kind: t.field({ type: AssignmentKindType, resolve: ({ kind }) => kind }),
    slug: t.exposeString('slug', { description: "Of the viewer's own plan, or of the program." }),
  }),
});

interface Answer {
  problems: Problem[];
  started: Started | null;
}

const AnswerType = builder.objectRef<Answer>('ProAssignmentAnswer').implement({
  fields: (t) => ({
    problems: t.field({ type: [ProblemType], resolve: ({ problems }) => problems }),
    started: t.field({
      type: StartedType,
      nullable: true,
      description: 'What accepting started; null where it was accepted before.',
      resolve: ({ started }) => started,
    }),
  }),
});

builder.mutationField('answerProAssignment', (t) =>
  t.field({
    type: AnswerType,
    description: 'Accepting starts the plan or the program; declining changes nothing else.',
    args: { input: t.arg({ type: AnswerInput, required: true }) },
    resolve: async (_root, { input }, context): Promise<Answer> => {
      const { userId } = requireViewer(context);
      const { services, isPremium } = context;
      const id = String(input.assignmentId);
      if (!isId(id)) return { problems: [problem([], 'pro.assignment-gone')], started: null };
      const { language, ...contents } = contentsOf(context);
      const asked = {
        ...services,
        contents,
        language,
        userId,
        id,
        stopsOther: input.stopsOther ?? false,
        timeZone: zoneOf(input.timeZone),
      };
      if (!input.isAccepted) {
        return { problems: await declineAssignment(asked), started: null };
      }
      const accepted = await acceptAssignment({ ...asked, isPremium });
      return accepted.ok
        ? { problems: [], started: accepted.value }
        : { problems: accepted.reason, started: null };
    },
  }),
);
