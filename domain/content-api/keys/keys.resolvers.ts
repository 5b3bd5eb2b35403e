import { builder, ProblemType } from '../../../api/builder.ts';
import type { RequestContext } from '../../../api/context.ts';
import type { Problem } from '../../../lib/problems.ts';
import {
  accountResult,
  AccountResultType,
} from '../../identity/accounts/account-result.resolvers.ts';
import { requireRole } from '../../identity/roles/require-role.ts';
import { contentScopes } from '../content-kinds.rules.ts';
import {
  createContentKey,
  listContentKeys,
  revokeContentKey,
  type ContentKey,
} from './manage-keys.ts';

const ContentScopeType = builder.enumType('ContentScope', {
  description: 'What a key of the content API may read.',
  values: contentScopes,
});

const ContentKeyType = builder.objectRef<ContentKey>('ContentKey').implement({
  description: 'What another program reads our content with, at /cms/graphql.',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    scopes: t.field({ type: [ContentScopeType], resolve: ({ scopes }) => [...scopes] }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    lastUsedAt: t.expose('lastUsedAt', { type: 'DateTime', nullable: true }),
    revokedAt: t.expose('revokedAt', { type: 'DateTime', nullable: true }),
  }),
});

interface CreatedKey {
  readonly problems: readonly Problem[];
  readonly secret: string | null;
}

const CreatedKeyType = builder.objectRef<CreatedKey>('CreateContentKeyResult').implement({
  fields: (t) => ({
    problems: t.field({ type: [ProblemType], resolve: ({ problems }) => [...problems] }),
    secret: t.exposeString('secret', {
      nullable: true,
      description: 'The key itself. It is told this once and kept as a hash.',
    }),
  }),
});

const CreateContentKeyInput = builder.inputType('CreateContentKeyInput', {
  fields: (t) => ({
    name: t.string({ required: true, description: 'What it is for.' }),
    scopes: t.field({ type: [ContentScopeType], required: true }),
  }),
});

const RevokeContentKeyInput = builder.inputType('RevokeContentKeyInput', {
  fields: (t) => ({ id: t.string({ required: true }) }),
});

function managing(context: RequestContext) {
  const { userId } = requireRole(context, 'ADMINISTRATOR');
  const { db, clock, createId } = context.services;
  return { db, clock, createId, actor: { kind: 'ADMINISTRATOR', userId } as const };
}

builder.queryField('contentKeys', (t) =>
  t.field({
    type: [ContentKeyType],
    description: 'The keys of the content API, newest first; for administrators.',
    resolve: (_root, _input, context) => listContentKeys(managing(context)),
  }),
);

builder.mutationFields((t) => ({
  createContentKey: t.field({
    type: CreatedKeyType,
    description: 'Makes a key of the content API; for administrators.',
    args: { input: t.arg({ type: CreateContentKeyInput, required: true }) },
    resolve: async (_root, { input }, context): Promise<CreatedKey> => {
      const result = await createContentKey({ ...managing(context), ...input });
      if (result.ok) return { problems: [], secret: result.value };
      return { problems: result.reason, secret: null };
    },
  }),
  revokeContentKey: t.field({
    type: AccountResultType,
    description: 'Ends a key of the content API at once; for administrators.',
    args: { input: t.arg({ type: RevokeContentKeyInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      await revokeContentKey({ ...managing(context), ...input });
      return accountResult([], context);
    },
  }),
}));
