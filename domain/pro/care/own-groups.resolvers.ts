import { builder, ProblemType } from '../../../api/builder.ts';
import type { Problem } from '../../../lib/problems.ts';
import { requireViewer } from '../../identity/viewer/require-viewer.ts';
import { changeShare } from './change-shares.ts';
import { leaveGroup } from './leave-group.ts';
import { listOwnGroups, type Look, type OwnGroup } from './own-groups.ts';
import { ShareItemType, ShareType } from './share-item.resolvers.ts';

const LookType = builder.objectRef<Look>('ProLook').implement({
  description: 'Somebody of the group looked at what a member shares.',
  fields: (t) => ({
    at: t.expose('at', { type: 'DateTime' }),
    by: t.exposeString('by', { nullable: true, description: 'Null once their account is gone.' }),
    items: t.field({ type: [ShareItemType], resolve: ({ items }) => [...items] }),
  }),
});

const OwnGroupType = builder.objectRef<OwnGroup>('OwnGroup').implement({
  description: 'A group the viewer is in, and what it sees.',
  fields: (t) => ({
    memberId: t.exposeID('memberId', { description: "Of the viewer's row in the group." }),
    title: t.exposeString('title'),
    isPaidByGroup: t.exposeBoolean('isPaidByGroup'),
    joinedAt: t.expose('joinedAt', { type: 'DateTime' }),
    endsAt: t.expose('endsAt', { type: 'DateTime', nullable: true }),
    shares: t.field({ type: [ShareType], resolve: ({ shares }) => [...shares] }),
    looks: t.field({
      type: [LookType],
      description: 'The last ones, newest first. All of them are in the download of own data.',
      resolve: ({ looks }) => [...looks],
    }),
  }),
});

builder.queryField('myGroups', (t) =>
  t.field({
    type: [OwnGroupType],
    description: 'The groups the viewer is in, the one joined last first.',
    resolve: (_root, _input, context) => {
      const { userId } = requireViewer(context);
      const { db, clock } = context.services;
      return listOwnGroups({ db, userId, now: clock.now() });
    },
  }),
);

const ChangeShareInput = builder.inputType('ChangeProShareInput', {
  fields: (t) => ({
    memberId: t.id({ required: true }),
    item: t.field({ type: ShareItemType, required: true }),
    isShared: t.boolean({ required: true }),
  }),
});

const LeaveGroupInput = builder.inputType('LeaveProGroupInput', {
  fields: (t) => ({ memberId: t.id({ required: true }) }),
});

const OwnGroupResultType = builder.objectRef<{ problems: Problem[] }>('OwnGroupResult').implement({
  fields: (t) => ({
    problems: t.field({ type: [ProblemType], resolve: ({ problems }) => problems }),
  }),
});

builder.mutationFields((t) => ({
  changeProShare: t.field({
    type: OwnGroupResultType,
    description: 'The viewer shows a group something from now on, or takes it back at once.',
    args: { input: t.arg({ type: ChangeShareInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const { userId } = requireViewer(context);
      const { memberId, item, isShared } = input;
      const change = { userId, memberId: String(memberId), item, isShared };
      return { problems: await changeShare({ ...context.services, ...change }) };
    },
  }),
  leaveProGroup: t.field({
    type: OwnGroupResultType,
    description: 'The viewer leaves a group; everything they shared with it is closed.',
    args: { input: t.arg({ type: LeaveGroupInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const { userId } = requireViewer(context);
      const memberId = String(input.memberId);
      return { problems: await leaveGroup({ ...context.services, userId, memberId }) };
    },
  }),
}));
