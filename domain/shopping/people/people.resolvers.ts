import { builder, ProblemType } from '../../../api/builder.ts';
import type { Problem } from '../../../lib/problems.ts';
import { requireViewer } from '../../identity/viewer/require-viewer.ts';
import { requirePremium } from '../../membership/require-premium.ts';
import type { ListState } from '../list/find-list-state.ts';
import { ListStateType } from '../list/list-state.resolvers.ts';
import {
  findListInvitation,
  inviteToList,
  takeInvitationBack,
  type ListInvitation,
} from './invite-to-list.ts';
import { findListInviter, joinList } from './join-list.ts';
import { leaveList, removePerson } from './leave-list.ts';
import { findPeople, type ListPerson } from './list-people.ts';
import { forgetOpenList } from './open-list.ts';

const PersonType = builder.objectRef<ListPerson>('ShoppingPerson').implement({
  description: 'One of those who shop from a list together.',
  fields: (t) => ({
    id: t.exposeID('id'),
    firstName: t.exposeString('firstName'),
    lastName: t.exposeString('lastName'),
    isOwner: t.exposeBoolean('isOwner', { description: 'The list is theirs.' }),
  }),
});

builder.objectField(ListStateType, 'people', (t) =>
  t.field({
    type: [PersonType],
    description: 'Who shops from it together, the owner first; none where its owner shops alone.',
    resolve: async ({ listId }: ListState, _input, { services: { db } }) => {
      return [...(await findPeople({ db, listId }))];
    },
  }),
);

const InvitationType = builder.objectRef<ListInvitation>('ShoppingListInvitation').implement({
  description: 'Lets one person onto the list.',
  fields: (t) => ({
    token: t.exposeString('token', { description: 'The part of the link that is secret.' }),
    expiresAt: t.string({ resolve: ({ expiresAt }) => expiresAt.toISOString() }),
  }),
});

builder.queryFields((t) => ({
  shoppingListInvitation: t.field({
    type: InvitationType,
    nullable: true,
    description: "Of the viewer's own list, as long as nobody used it.",
    resolve: (_root, _input, { viewer, isPremium, services }) => {
      return viewer && isPremium
        ? findListInvitation({ ...services, userId: viewer.userId })
        : null;
    },
  }),
  shoppingListInviter: t.string({
    nullable: true,
    description:
      'The first name of who invites with this link; null where it opens nothing. Asking uses nothing up.',
    args: { token: t.arg.string({ required: true }) },
    resolve: async (_root, { token }, { services }) => {
      return (await findListInviter({ ...services, token }))?.firstName ?? null;
    },
  }),
}));

interface PeopleChange {
  problems: Problem[];
}

const PeopleChangeType = builder.objectRef<PeopleChange>('ShoppingPeopleChange').implement({
  fields: (t) => ({
    problems: t.field({ type: [ProblemType], resolve: ({ problems }) => problems }),
  }),
});

const JoinInput = builder.inputType('JoinShoppingListInput', {
  fields: (t) => ({ token: t.string({ required: true }) }),
});

const RemovePersonInput = builder.inputType('RemoveShoppingPersonInput', {
  fields: (t) => ({ personId: t.id({ required: true }) }),
});

builder.mutationFields((t) => ({
  inviteToShoppingList: t.field({
    type: PeopleChangeType,
    description: 'Makes a link that lets one person onto the list; the one before opens nothing.',
    resolve: async (_root, _input, context) => {
      const { userId } = requirePremium(context);
      const invited = await inviteToList({ ...context.services, userId });
      return { problems: invited.ok ? [] : invited.reason };
    },
  }),
  takeShoppingListInvitationBack: t.field({
    type: PeopleChangeType,
    description: 'The link opens nothing any more.',
    resolve: async (_root, _input, context) => {
      const { userId } = requireViewer(context);
      await takeInvitationBack({ db: context.services.db, userId });
      return { problems: [] };
    },
  }),
  joinShoppingList: t.field({
    type: PeopleChangeType,
    description: 'The viewer shops from the list of who invited them; their own is kept.',
    args: { input: t.arg({ type: JoinInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const { userId } = requireViewer(context);
      const problems = await joinList({ ...context.services, token: input.token, userId });
      forgetOpenList(context);
      return { problems };
    },
  }),
  leaveShoppingList: t.field({
    type: PeopleChangeType,
    description: 'The viewer shops from their own list again.',
    resolve: async (_root, _input, context) => {
      const { userId } = requireViewer(context);
      await leaveList({ db: context.services.db, userId });
      forgetOpenList(context);
      return { problems: [] };
    },
  }),
  removeShoppingPerson: t.field({
    type: PeopleChangeType,
    description: "Takes somebody off the viewer's own list.",
    args: { input: t.arg({ type: RemovePersonInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const { userId: ownerId } = requireViewer(context);
      const { personId } = input;
      await removePerson({ db: context.services.db, ownerId, personId });
      return { problems: [] };
    },
  }),
}));
