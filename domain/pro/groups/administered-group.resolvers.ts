import { builder } from '../../../api/builder.ts';
import type { RequestContext } from '../../../api/context.ts';
import { requireViewer } from '../../identity/viewer/require-viewer.ts';
import { addingProblem } from '../members/add-members.ts';
import { ProblemType } from '../../../api/builder.ts';
import { groupAdministeredBy } from './authorise.ts';
import { MemberPeriodType, PayerLanguageType, PayerType } from './group-type.resolvers.ts';
import type { ProGroup } from './group.ts';
import { listAdministered, listAdministrators, type Administrator } from './groups.store.ts';

const AdministratorType = builder.objectRef<Administrator>('ProAdministrator').implement({
  fields: (t) => ({
    userId: t.exposeID('userId'),
    firstName: t.exposeString('firstName'),
    lastName: t.exposeString('lastName'),
    email: t.exposeString('email'),
    addedAt: t.expose('addedAt', { type: 'DateTime' }),
  }),
});

/** Everything below it is found by the group's id, which only its administrators get this far with. */
export const AdministeredGroupType = builder.objectRef<ProGroup>('ProAdministeredGroup').implement({
  description: 'A group as its administrators see it.',
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.exposeString('title'),
    subscriptionPayer: t.field({ type: PayerType, resolve: ({ payer }) => payer }),
    payerLanguage: t.field({
      type: PayerLanguageType,
      resolve: ({ payerLanguage }) => payerLanguage,
    }),
    country: t.exposeString('country', { nullable: true }),
    taxResidence: t.exposeString('taxResidence', { nullable: true }),
    subscriptionPeriod: t.field({
      type: MemberPeriodType,
      description: 'Of members who are added without one.',
      resolve: ({ period }) => period,
    }),
    isSample: t.exposeBoolean('isSample', { description: 'Made to be looked at.' }),
    isClosed: t.boolean({ resolve: ({ closedAt }) => closedAt !== null }),
    addingProblem: t.field({
      type: ProblemType,
      nullable: true,
      description: 'Why nobody can be added; null when people can.',
      resolve: (group) => addingProblem(group),
    }),
    administrators: t.field({
      type: [AdministratorType],
      resolve: ({ id }, _input, { services }) =>
        listAdministrators({ db: services.db, groupId: id }),
    }),
  }),
});

builder.queryFields((t) => ({
  proGroup: t.field({
    type: AdministeredGroupType,
    nullable: true,
    description: 'A group that the viewer administers; without an id the first one, if any.',
    args: { groupId: t.arg.id() },
    resolve: (_root, { groupId }, context) => administeredGroup(context, groupId ?? null),
  }),
  canOpenProGroup: t.boolean({
    description: 'Whether whoever is signed in may open a group here; else the operator does.',
    resolve: (_root, _input, { services }) => services.settings.PRO_GROUPS === 'open',
  }),
}));

async function administeredGroup(
  context: RequestContext,
  groupId: string | number | null,
): Promise<ProGroup | null> {
  const { userId } = requireViewer(context);
  const { db } = context.services;
  if (groupId !== null) return groupAdministeredBy({ db, userId, groupId: String(groupId) });
  const [first] = await listAdministered({ db, userId });
  return first ?? null;
}
