import { builder } from '../../../api/builder.ts';
import type { RequestContext } from '../../../api/context.ts';
import { accountResult, AccountResultType } from '../accounts/account-result.resolvers.ts';
import { grantRole, takeBackRole } from './change-roles.ts';
import { listPeople, type PersonWithRoles } from './list-people.ts';
import { requireRole } from './require-role.ts';
import { RoleType } from './role-type.resolvers.ts';
import type { HeldRole } from './roles.rules.ts';

const HeldRoleType = builder.objectRef<HeldRole>('HeldRole').implement({
  fields: (t) => ({
    role: t.field({ type: RoleType, resolve: ({ role }) => role }),
    language: t.exposeString('language', {
      description: '`en`, `es` or `sv` of a translator, else `all`.',
    }),
    isSample: t.exposeBoolean('isSample', {
      description: 'Of a demo: it opens without a second factor.',
    }),
  }),
});

const PersonType = builder.objectRef<PersonWithRoles>('Person').implement({
  description: 'Somebody who holds a role.',
  fields: (t) => ({
    userId: t.exposeID('userId'),
    firstName: t.exposeString('firstName'),
    lastName: t.exposeString('lastName'),
    email: t.exposeString('email'),
    roles: t.field({ type: [HeldRoleType], resolve: ({ roles }) => [...roles] }),
    isSecondFactorOn: t.exposeBoolean('isSecondFactorOn', {
      description: 'Editors, moderators and administrators need it before their role opens.',
    }),
  }),
});

const RoleInput = builder.inputType('RoleInput', {
  fields: (t) => ({
    email: t.string({ required: true, description: 'The address of an account.' }),
    role: t.field({ type: RoleType, required: true }),
    language: t.string({ description: '`en`, `es` or `sv`: what a translator translates into.' }),
  }),
});

builder.queryField('people', (t) =>
  t.field({
    type: [PersonType],
    description: 'Everybody who holds a role; for administrators.',
    resolve: (_root, _input, context) => {
      requireRole(context, 'ADMINISTRATOR');
      return listPeople({ db: context.services.db });
    },
  }),
);

builder.mutationFields((t) => ({
  grantRole: t.field({
    type: AccountResultType,
    description: 'Gives a role to an account with a confirmed address; for administrators.',
    args: { input: t.arg({ type: RoleInput, required: true }) },
    resolve: async (_root, { input }, context) =>
      accountResult(await grantRole(changing(context, input)), context),
  }),
  takeBackRole: t.field({
    type: AccountResultType,
    description:
      'Takes a role away; for administrators. The last administrator stays, and so does whoever the setting ADMIN_EMAILS names.',
    args: { input: t.arg({ type: RoleInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const administratorEmails = context.services.settings.ADMIN_EMAILS;
      const problems = await takeBackRole({ ...changing(context, input), administratorEmails });
      return accountResult(problems, context);
    },
  }),
}));

function changing(context: RequestContext, input: typeof RoleInput.$inferInput) {
  const { userId } = requireRole(context, 'ADMINISTRATOR');
  const { db, clock, createId } = context.services;
  const actor = { kind: 'ADMINISTRATOR', userId } as const;
  return { db, clock, createId, actor, ...input, language: input.language ?? null };
}
