import { builder } from '../../../api/builder.ts';
import { MemberPeriodType } from '../groups/group-type.resolvers.ts';
import { memberStatus, memberStatuses } from './member-status.rules.ts';
import type { ProMember } from './member.ts';

export const MemberStatusType = builder.enumType('ProMemberStatus', { values: memberStatuses });

export const ProMemberType = builder.objectRef<ProMember>('ProMember').implement({
  description: "Somebody in a group's list, as its administrators see them.",
  fields: (t) => ({
    id: t.exposeID('id'),
    firstName: t.exposeString('firstName'),
    lastName: t.exposeString('lastName'),
    email: t.exposeString('email'),
    status: t.field({
      type: MemberStatusType,
      resolve: (member, _input, { services }) => memberStatus(member, services.clock.now()),
    }),
    subscriptionPeriod: t.field({ type: MemberPeriodType, resolve: ({ period }) => period }),
    startDate: t.expose('startsAt', { type: 'DateTime', nullable: true }),
    endDate: t.expose('endsAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Null while it goes on by the month.',
    }),
    country: t.exposeString('country', { nullable: true }),
    taxResidence: t.exposeString('taxResidence', { nullable: true }),
    addedAt: t.expose('createdAt', { type: 'DateTime' }),
    joinedAt: t.expose('joinedAt', { type: 'DateTime', nullable: true }),
  }),
});
