import { builder, ProblemType } from '../../../api/builder.ts';
import { isId } from '../../../lib/ids.ts';
import { problem, type Problem } from '../../../lib/problems.ts';
import { requireAdministrator } from '../groups/administered.ts';
import { AdministeredGroupType } from '../groups/administered-group.resolvers.ts';
import { assign, takeBack } from './assign.ts';
import { listAssignable } from './assignable.ts';
import {
  AssignableType,
  AssignmentKindType,
  AssignmentType,
  contentsOf,
} from './assignment-type.resolvers.ts';
import { listAssignmentsOf } from './assignments.store.ts';

/** What administrators propose to a member, and what became of it. */

const mostListed = 30;

builder.objectFields(AdministeredGroupType, (t) => ({
  assignable: t.field({
    type: [AssignableType],
    description: 'All that can be proposed, the programs first.',
    resolve: (_group, _input, context) => listAssignable(contentsOf(context)),
  }),
  assignments: t.field({
    type: [AssignmentType],
    description: `To one member, the last ${mostListed}, the newest first.`,
    args: { memberId: t.arg.id({ required: true }) },
    resolve: ({ id: groupId }, input, { services: { db } }) => {
      const memberId = String(input.memberId);
      if (!isId(memberId)) return [];
      return listAssignmentsOf({ db, groupId, memberId, limit: mostListed });
    },
  }),
}));

const AssignInput = builder.inputType('AssignToProMemberInput', {
  fields: (t) => ({
    groupId: t.id({ required: true }),
    memberId: t.id({ required: true }),
    kind: t.field({ type: AssignmentKindType, required: true }),
    contentId: t.id({ required: true }),
  }),
});

const TakeBackInput = builder.inputType('TakeBackProAssignmentInput', {
  fields: (t) => ({
    groupId: t.id({ required: true }),
    memberId: t.id({ required: true }),
    assignmentId: t.id({ required: true }),
  }),
});

const AssigningType = builder.objectRef<{ problems: Problem[] }>('ProAssigningResult').implement({
  fields: (t) => ({
    problems: t.field({ type: [ProblemType], resolve: ({ problems }) => problems }),
  }),
});

builder.mutationFields((t) => ({
  assignToProMember: t.field({
    type: AssigningType,
    description: 'Proposes a meal plan or a program; the member is told by mail and decides.',
    args: { input: t.arg({ type: AssignInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const administering = await requireAdministrator(context, input);
      const memberId = String(input.memberId);
      if (!isId(memberId)) return { problems: [problem([], 'pro.member-not-joined')] };
      const content = String(input.contentId);
      const asked = { memberId, kind: input.kind, content, contents: contentsOf(context) };
      return { problems: await assign({ ...administering, ...asked }) };
    },
  }),
  takeBackProAssignment: t.field({
    type: AssigningType,
    description: 'Of what the member has not answered. Again changes nothing.',
    args: { input: t.arg({ type: TakeBackInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const administering = await requireAdministrator(context, input);
      const [memberId, assignmentId] = [String(input.memberId), String(input.assignmentId)];
      if (isId(memberId) && isId(assignmentId)) {
        await takeBack({ ...administering, memberId, assignmentId });
      }
      return { problems: [] };
    },
  }),
}));
