import { builder } from '../../../api/builder.ts';
import { addDays } from '../../../lib/clock.ts';
import { AdministeredGroupType } from '../groups/administered-group.resolvers.ts';
import type { ProGroup } from '../groups/group.ts';
import { memberStatuses, type MemberStatus } from './member-status.rules.ts';
import { MemberStatusType, ProMemberType } from './member-type.resolvers.ts';
import {
  countByStatus,
  countFigures,
  findMember,
  listMembers,
  memberOrders,
  type MemberOrder,
} from './members.store.ts';
import { isId } from '../../../lib/ids.ts';

const mostAtOnce = 200;
const endingDays = 30;

const MemberOrderType = builder.enumType('ProMemberOrder', { values: memberOrders });

export const MemberFilterInput = builder.inputType('ProMemberFilter', {
  fields: (t) => ({
    statuses: t.field({ type: [MemberStatusType], description: 'Any of these; all without one.' }),
    search: t.string({ description: 'In names and addresses.' }),
    order: t.field({ type: MemberOrderType }),
    isDescending: t.boolean(),
  }),
});

interface Filter {
  statuses?: readonly MemberStatus[] | null | undefined;
  search?: string | null | undefined;
  order?: MemberOrder | null | undefined;
  isDescending?: boolean | null | undefined;
}

/** What a filter says, with what it leaves out. */
export function readFilter(filter: Filter | null | undefined) {
  return {
    statuses: filter?.statuses ?? [],
    search: (filter?.search ?? '').slice(0, 200),
    order: filter?.order ?? ('NAME' as const),
    isDescending: filter?.isDescending ?? false,
  };
}

interface Page {
  group: ProGroup;
  filter: ReturnType<typeof readFilter>;
  limit: number;
  offset: number;
}

interface StatusCount {
  status: MemberStatus;
  count: number;
}

const StatusCountType = builder.objectRef<StatusCount>('ProMemberCount').implement({
  fields: (t) => ({
    status: t.field({ type: MemberStatusType, resolve: ({ status }) => status }),
    count: t.exposeInt('count'),
  }),
});

const MembersType = builder.objectRef<Page>('ProMembers').implement({
  fields: (t) => ({
    nodes: t.field({
      type: [ProMemberType],
      resolve: ({ group, filter, limit, offset }, _input, { services: { db, clock } }) =>
        listMembers({ db, now: clock.now(), groupId: group.id, ...filter, limit, offset }),
    }),
    counts: t.field({
      type: [StatusCountType],
      description: 'Of those that the search finds, whatever statuses were asked for.',
      resolve: async ({ group, filter: { search } }, _input, { services: { db, clock } }) => {
        const found = await countByStatus({ db, now: clock.now(), groupId: group.id, search });
        return memberStatuses.map((status) => ({ status, count: found.get(status) ?? 0 }));
      },
    }),
  }),
});

const FiguresType = builder
  .objectRef<{ endingCount: number; everCount: number }>('ProGroupFigures')
  .implement({
    fields: (t) => ({
      endingCount: t.exposeInt('endingCount', {
        description: `Terms that end within ${endingDays} days.`,
      }),
      everCount: t.exposeInt('everCount', {
        description: 'Everybody who ever joined, also who left or was removed.',
      }),
    }),
  });

builder.objectFields(AdministeredGroupType, (t) => ({
  members: t.field({
    type: MembersType,
    args: {
      filter: t.arg({ type: MemberFilterInput }),
      first: t.arg.int({ description: `At most ${mostAtOnce}; 50 where nothing is said.` }),
      offset: t.arg.int(),
    },
    resolve: (group, { filter, first, offset }) => ({
      group,
      filter: readFilter(filter),
      limit: Math.min(Math.max(first ?? 50, 1), mostAtOnce),
      offset: Math.min(Math.max(offset ?? 0, 0), 1_000_000),
    }),
  }),
  member: t.field({
    type: ProMemberType,
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    resolve: ({ id: groupId }, { id }, { services: { db } }) =>
      isId(String(id)) ? findMember({ db, groupId, memberId: String(id) }) : null,
  }),
  figures: t.field({
    type: FiguresType,
    resolve: ({ id: groupId }, _input, { services: { db, clock } }) => {
      const now = clock.now();
      return countFigures({ db, groupId, now, until: addDays(now, endingDays) });
    },
  }),
}));
